extension Command {
  /// Every command, in the order help shows them.
  static let all: [Command] = [
    .add, .append, .edit,
    .home, .list, .show, .search, .prompts, .history,
    .pin, .unpin,
    .review,
    .delete, .trash, .restore, .undo, .redo,
    .importing, .export,
    .make, .info, .settings, .check, .backup, .salvage,
    .parse, .completions, .complete, .man,
    .helping, .version,
  ]

  /// Those that help lists: not what only other programs use.
  static let listed: [Command] = all.filter { !$0.isHidden }

  /// The command of this name.
  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}

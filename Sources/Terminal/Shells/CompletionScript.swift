/// What a shell is told, so that it asks 'libnotes complete' whenever the reader presses Tab.
enum CompletionScript: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// How to use it.
  var usage: String {
    switch self {
    case .bash: "source <(libnotes completions bash)"
    case .zsh: "source <(libnotes completions zsh)"
    case .fish: "libnotes completions fish | source"
    }
  }

  /// The answer's first line is `words` or `files`; then a line each: the word, and behind a tab
  /// what it is.
  var text: String {
    switch self {
    case .bash: CompletionScript.bashText
    case .zsh: CompletionScript.zshText
    case .fish: CompletionScript.fishText
    }
  }

  private static let bashText = #"""
    # libnotes in bash. In ~/.bashrc: source <(libnotes completions bash)
    _libnotes() {
      local line first=1
      COMPREPLY=()
      while IFS= read -r line; do
        if [ -n "$first" ]; then
          first=
          [ "$line" = files ] && compopt -o default 2>/dev/null
        else
          COMPREPLY+=("${line%%$'\t'*}")
        fi
      done < <("${COMP_WORDS[0]}" complete bash -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
      case ${COMPREPLY[0]-} in
        *[=:]) [ ${#COMPREPLY[@]} -eq 1 ] && compopt -o nospace 2>/dev/null ;;
      esac
      return 0
    }
    complete -F _libnotes libnotes
    """#

  private static let zshText = #"""
    #compdef libnotes
    # libnotes in zsh. In ~/.zshrc, below compinit: source <(libnotes completions zsh)
    _libnotes() {
      local -a lines values shown
      local line value
      lines=("${(@f)$(${(Q)words[1]} complete zsh -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
      [[ ${lines[1]} == files ]] && _files
      for line in "${(@)lines[2,-1]}"; do
        value=${line%%$'\t'*}
        values+=("$value")
        if [[ $line == *$'\t'* ]]; then
          shown+=("$value  -- ${line#*$'\t'}")
        else
          shown+=("$value")
        fi
      done
      (( ${#values} )) && compadd -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -l -d shown -a values
    }
    compdef _libnotes libnotes
    """#

  private static let fishText = #"""
    # libnotes in fish: libnotes completions fish > ~/.config/fish/completions/libnotes.fish
    function __libnotes_complete
        set -l words (commandline -opc) (commandline -ct)
        set -l lines ($words[1] complete fish -- $words[2..-1] 2>/dev/null)
        test "$lines[1]" = files; and __fish_complete_path (commandline -ct)
        printf '%s\n' $lines[2..-1]
    end
    complete -c libnotes -f -a '(__libnotes_complete)'
    """#
}

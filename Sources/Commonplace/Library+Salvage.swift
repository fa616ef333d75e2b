import NoteStore
import NoteVocabulary

/// What was saved of a damaged library, and what was not.
public struct SalvageReport: Hashable, Sendable {
  public let notes: Int
  public let versions: Int
  public let answers: Int
  public let lostVersions: Int
  public let lostAnswers: Int
  /// The notes of which something is lost, those that lost most first.
  public let losses: [Loss]

  public var isComplete: Bool { lostVersions == 0 && lostAnswers == 0 }

  public struct Loss: Hashable, Sendable {
    /// Nothing where not even its name is known any more.
    public let note: NoteID?
    /// Its title; empty where that is not known.
    public let title: String
    /// How many of its versions were saved, and how many are lost.
    public let kept: Int
    public let lost: Int
  }

  init(_ salvage: Salvage) {
    notes = salvage.notes
    versions = salvage.versions
    answers = salvage.answers
    lostVersions = salvage.lostVersions
    lostAnswers = salvage.lostAnswers
    losses = salvage.losses.sorted { ($0.lost, $1.title) > ($1.lost, $0.title) }.map { loss in
      Loss(note: loss.note, title: loss.title, kept: loss.kept, lost: loss.lost)
    }
  }
}

extension Library {
  /// Makes a new library of whatever in a damaged one is as it was written. That one is only read.
  public static func salvage(
    _ damaged: Path, to new: Path, at now: Moment,
    using generator: inout some RandomNumberGenerator, saying progress: (Double) -> Void = { _ in }
  ) throws(LibraryError) -> SalvageReport {
    do throws(NoteStoreError) {
      return SalvageReport(
        try NoteStore.salvage(
          damaged.bytes, to: new.bytes, at: now, deriving: Reading.derivation, using: &generator,
          saying: progress))
    } catch {
      throw LibraryError(error, trying: .salvage, error == .exists ? new : damaged)
    }
  }
}

import NoteVocabulary

/// What the world tells a library that is opened; it asks for nothing itself.
public struct Occasion: Hashable, Sendable {
  /// The time. What other programs wrote until then is taken up.
  public var now: Moment

  public init(at now: Moment) { self.now = now }
}

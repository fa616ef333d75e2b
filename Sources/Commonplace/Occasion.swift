import NoteStore
import NoteVocabulary

/// What the world tells a library that is opened; it asks for nothing itself.
public struct Occasion: Sendable {
  /// The time. What other programs wrote until then is taken up.
  public let now: Moment
  /// Where it is kept which file is which copy of a library.
  let registry: CopyRegistry?

  /// `registry` is a folder for small files, one for each copy of a library that is written here,
  /// so that a copied file notices that it is one; it is made when it is needed. Without it, copies
  /// are not noticed.
  public init(
    at now: Moment, registry: Path?, using generator: inout some RandomNumberGenerator
  ) {
    self.now = now
    let numbers: [UInt64] = [generator.next(), generator.next()]
    let chance = numbers.flatMap { number in
      (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    self.registry = registry.map { CopyRegistry(in: $0.bytes, chance: chance) }
  }

  /// Without a registry.
  public init(at now: Moment) {
    self.now = now
    registry = nil
  }
}

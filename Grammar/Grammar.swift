/// The grammars, each as the bytes of its file.
package enum GrammarText {
  /// The notation of grammars, in itself.
  package static let peg: [UInt8] = PackageResources.Peg_peg
  /// JSON.
  package static let json: [UInt8] = PackageResources.Json_peg
  /// The note language.
  package static let miniMarkdown: [UInt8] = PackageResources.MiniMarkdown_peg
  /// What is known of a note, in front of its text.
  package static let frontMatter: [UInt8] = PackageResources.FrontMatter_peg
  /// The dialect of the iOS app Library Notes.
  package static let libraryNotes: [UInt8] = PackageResources.LibraryNotes_peg
}

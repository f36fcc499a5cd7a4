/// The digests in the value of ``LayoutStyle/Property/image``.
///
/// A drawing, such as a PDF file, has other pixels in each size. So the value has a second digest if a view shows a
/// drawing.
package struct ImageDigests: Hashable, Sendable {
  /// The digest of the pixels and icons that are shown.
  package var shown: String
  /// The digest of the same images and icons, each drawing in its own size. It is `nil` if there is no drawing, or if
  /// an earlier version made the value.
  package var contents: String?

  package init(shown: UInt64, contents: UInt64?) {
    self.shown = String(shown, radix: 16)
    self.contents = contents.map { String($0, radix: 16) }
  }

  /// Reads the digests from a value.
  package init(_ value: String) {
    let parts = value.split(separator: Self.separator, maxSplits: 1).map(String.init)
    shown = parts.first ?? ""
    contents = parts.count > 1 ? parts[1] : nil
  }

  private static let separator: Character = "/"

  package var value: String { contents.map { "\(shown)\(Self.separator)\($0)" } ?? shown }

  /// Returns whether the same images and icons are shown, in whatever size; `nil` if that is unknown, because only one
  /// of the values says what the drawings are.
  package func haveSameContents(as other: ImageDigests) -> Bool? {
    if shown == other.shown { return true }
    if contents == nil, other.contents == nil { return false }
    guard let contents, let others = other.contents else { return nil }
    return contents == others
  }
}

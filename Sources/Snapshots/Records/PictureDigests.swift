import Digests
import Graphics

/// What a sidecar says about the picture beside it, in its last member:
///
/// ```json
/// "picture":{"pixels":"7f0c...","file":"03be..."}
/// ```
///
/// A sidecar that was written before there were digests, or that another program has rewritten, has none; then the
/// picture has to be decoded.
package struct PictureDigests: Hashable, Sendable {
  /// The digest of the picture's size and pixels, as decoding the file gives them.
  package var pixels: QuickDigest
  /// The digest of the PNG file's bytes. With another file beside the sidecar, `pixels` says nothing.
  package var file: QuickDigest

  package init(pixels: QuickDigest, file: QuickDigest) {
    self.pixels = pixels
    self.file = file
  }

  private static let opening = Array(#","picture":{"pixels":""#.utf8)
  private static let middle = Array(#"","file":""#.utf8)
  private static let closing = Array(#""}}"#.utf8)
  private static let byteCount = opening.count + middle.count + closing.count + 2 * QuickDigest.digitCount

  /// Reads the digests of a sidecar, or returns `nil` if it has none.
  package init?(inSidecar sidecar: [UInt8]) {
    var rest = sidecar[..<sidecar.endWithoutLineBreak].suffix(Self.byteCount)
    guard rest.take(Self.opening), let pixels = rest.takeDigest(), rest.take(Self.middle),
      let file = rest.takeDigest(), rest.take(Self.closing)
    else { return nil }
    self.init(pixels: pixels, file: file)
  }

  /// Returns a sidecar with the digests, given one without.
  package func added(to layout: [UInt8]) -> [UInt8] {
    let end = layout.endWithoutLineBreak
    guard layout[..<end].last == UInt8(ascii: "}") else { return layout }
    return layout[..<(end - 1)] + Self.opening + pixels.hexadecimal.utf8 + Self.middle + file.hexadecimal.utf8
      + Self.closing + layout[end...]
  }

  /// Returns a sidecar without its digests: what it says about the layout.
  package static func removed(from sidecar: [UInt8]) -> [UInt8] {
    guard PictureDigests(inSidecar: sidecar) != nil else { return sidecar }
    let end = sidecar.endWithoutLineBreak
    return sidecar[..<(end - byteCount)] + [UInt8(ascii: "}")] + sidecar[end...]
  }
}

extension Pixmap {
  /// The digest of width, height and pixels.
  package var digest: QuickDigest {
    var hash = QuickHash()
    pixels.withUnsafeBytes { hash.add($0) }
    return hash.digest(withNumbers: [width, height])
  }
}

extension [UInt8] {
  /// The index after the last byte that is not part of a line break. Git may write other line breaks than Galley does.
  fileprivate var endWithoutLineBreak: Int {
    var end = endIndex
    while end > 0, self[end - 1] == 0x0A || self[end - 1] == 0x0D { end -= 1 }
    return end
  }
}

extension ArraySlice<UInt8> {
  /// Removes bytes from the beginning, or returns `false` if the slice begins otherwise.
  fileprivate mutating func take(_ bytes: [UInt8]) -> Bool {
    guard starts(with: bytes) else { return false }
    removeFirst(bytes.count)
    return true
  }

  fileprivate mutating func takeDigest() -> QuickDigest? {
    guard let digest = QuickDigest(hexadecimal: String(decoding: prefix(QuickDigest.digitCount), as: UTF8.self))
    else { return nil }
    removeFirst(QuickDigest.digitCount)
    return digest
  }
}

/// What content comes to under SHA-256: content of the same digest is taken for the same content.
package struct ContentDigest: Hashable, Sendable {
  /// 64 hexadecimal digits.
  package let hexadecimal: String

  /// Takes over a digest that was written down; none for another text.
  package init?(hexadecimal text: String) {
    guard text.utf8.count == Self.digitCount, text.utf8.allSatisfy(Self.isDigit) else { return nil }
    hexadecimal = text
  }

  init(_ hash: String) { hexadecimal = hash }

  /// How many digits a digest has.
  package static let digitCount = 64

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}

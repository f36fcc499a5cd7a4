/// Splits a source file in Swift into names, texts and signs, without comments.
struct SwiftLexer {
  enum Token {
    case name(String)
    /// A text, or `nil` for one with code in it.
    case text(String?)
    case sign(UInt8)
  }

  private let bytes: [UInt8]
  private var index = 0

  private static let quote = UInt8(ascii: "\"")
  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "0"): 0,
  ]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Token? {
    skipSpace()
    guard let byte = byte(at: 0) else { return nil }
    if byte == Self.quote || byte == UInt8(ascii: "#") && opensRawText { return .text(text()) }
    guard Self.isOfName(byte) else {
      index += 1
      return .sign(byte)
    }
    let start = index
    while let byte = self.byte(at: 0), Self.isOfName(byte) { index += 1 }
    return .name(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private func byte(at distance: Int) -> UInt8? { index + distance < bytes.count ? bytes[index + distance] : nil }

  private func isAt(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipSpace() {
    while let byte = byte(at: 0) {
      if isAt("//") {
        while let byte = self.byte(at: 0), byte != UInt8(ascii: "\n") { index += 1 }
      } else if isAt("/*") {
        skipComment()
      } else if byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "`") {
        index += 1
      } else {
        return
      }
    }
  }

  /// Comments can contain comments.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        index += 2
      } else if isAt("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  // MARK: Texts

  /// More signs than this before a quote open no text. Nobody needs more than two.
  private static let mostHashes = 8

  private var opensRawText: Bool {
    bytes[index...].prefix(Self.mostHashes + 1).first { $0 != UInt8(ascii: "#") } == Self.quote
  }

  /// Reads a text, or returns `nil` for one that contains code or runs over several lines.
  private mutating func text() -> String? {
    var hashes: [UInt8] = []
    while byte(at: 0) == UInt8(ascii: "#") {
      hashes.append(UInt8(ascii: "#"))
      index += 1
    }
    let isLong = isAt("\"\"\"")
    let end = Array(repeating: Self.quote, count: isLong ? 3 : 1) + hashes
    let escape = [UInt8(ascii: "\\")] + hashes
    index += isLong ? 3 : 1
    var characters: [UInt8] = []
    var isPlain = !isLong
    while let byte = byte(at: 0), !bytes[index...].starts(with: end) {
      guard bytes[index...].starts(with: escape) else {
        characters.append(byte)
        index += 1
        continue
      }
      index += escape.count
      let escaped = self.byte(at: 0) ?? 0
      index += 1
      if escaped == UInt8(ascii: "(") || escaped == UInt8(ascii: "u") {
        isPlain = false
        if escaped == UInt8(ascii: "(") { skipCode() }
      }
      characters.append(Self.escapes[escaped] ?? escaped)
    }
    index = min(index + end.count, bytes.count)
    return isPlain ? String(decoding: characters, as: UTF8.self) : nil
  }

  /// Skips code in a text up to its closing parenthesis. A text in that code ends at the next quote.
  private mutating func skipCode() {
    var depth = 1
    while depth > 0, let byte = byte(at: 0) {
      index += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case Self.quote:
        while let inner = self.byte(at: 0), inner != Self.quote { index += 1 }
        index = min(index + 1, bytes.count)
      default: break
      }
    }
  }
}

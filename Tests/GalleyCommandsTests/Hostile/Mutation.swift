import Foundation
import TestSupport

/// Damages files so that readers still accept much of them: each kind by its own syntax, and sometimes bytes at random.
struct Mutation {
  private(set) var random: SeededGenerator

  init(seed: Int) { random = SeededGenerator(seed: seed) }

  static let numbers = [
    "nan", "-inf", "1e308", "-1e308", "1e19", "9223372036854775808", "-9223372036854775809", "2147483648", "4294967295",
    "-1", "0", "-0", "5e-324", "0x80", "", "1e", "1,5", "99999", "65536", "0.1",
  ]
  static let texts = [
    "", "%1$*2$n", String(repeating: "%@", count: 50), "%999999999d", String(repeating: "W", count: 5_000),
    String(repeating: "\u{1F468}\u{200D}", count: 200), "\u{202E}abc", "\u{FEFF}", "/dev/zero", "../../etc/passwd",
    String(repeating: "a/", count: 500), "שלום", "YES", "NaN",
  ]

  mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &random) < probability }
  mutating func pick<Option>(_ options: [Option]) -> Option { random.pick(options) }

  /// Changes, inserts, repeats and removes bytes.
  mutating func bytes(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0..<pick([1, 2, 5, 20]) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[index] = pick([0, 0x7F, 0x80, 0xFF])
      case 2: bytes.removeSubrange(index..<min(index + pick([1, 4, 64]), bytes.count))
      case 3: bytes.insert(contentsOf: bytes[index..<min(index + pick([1, 8, 64]), bytes.count)], at: index)
      default: if chance(0.2) { bytes.removeSubrange(index...) }
      }
    }
    return bytes
  }

  /// Replaces, removes, repeats and exchanges the parts of a text that a pattern finds.
  mutating func parts(
    _ original: String, _ pattern: some RegexComponent, _ replacements: [String] = Mutation.numbers + Mutation.texts
  ) -> String {
    var text = original
    for _ in 0..<pick([1, 1, 3, 10]) {
      let found = text.ranges(of: pattern)
      guard !found.isEmpty, text.utf8.count < 200_000 else { break }
      let (range, other) = (pick(found), pick(found))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: text.replaceSubrange(range, with: "")
      case 1: text.replaceSubrange(range, with: String(text[other]))
      case 2:
        text.insert(contentsOf: String(repeating: String(text[other]), count: pick([1, 3, 100])), at: range.upperBound)
      default: text.replaceSubrange(range, with: pick(replacements))
      }
    }
    return text
  }

  /// Changes the attributes, and the elements as wholes, of XML.
  mutating func xml(_ original: String) -> [UInt8] {
    if chance(0.15) { return bytes(Array(original.utf8)) }
    if chance(0.1) {
      let nested = String(repeating: "<view id=\"d\"><subviews>", count: pick([10, 300, 3_000]))
      return Array(original.replacing("<subviews>", with: "<subviews>" + nested, maxReplacements: 1).utf8)
    }
    var text = original
    if chance(0.8) { text = parts(text, /"[^"<]*"/, escaped(Self.numbers + Self.texts).map { "\"\($0)\"" }) }
    if chance(0.5) { text = parts(text, /<[a-zA-Z]+ [^<>]*\/>/, [""]) }
    return Array(text.utf8)
  }

  private func escaped(_ texts: [String]) -> [String] { texts.map { $0.replacing("<", with: "&lt;") } }

  /// Changes the values and the structure of JSON.
  mutating func json(_ original: String) -> [UInt8] {
    if chance(0.2) { return bytes(Array(original.utf8)) }
    let values = ["null", "-1", "1e308", "[]", "{}", "true", "1e400", "12345678901234567890"]
    let quoted = (Self.numbers + Self.texts).map { "\"\($0)\"" }
    return Array(parts(original, /"[^"]*"|-?[0-9.]+|\[[^\[\]]*\]|\{[^{}]*\}/, values + quoted).utf8)
  }

  /// Changes the values of YAML.
  mutating func yaml(_ original: String) -> [UInt8] {
    if chance(0.2) { return bytes(Array(original.utf8)) }
    let values = ["[]", "{}", "~", "[a, [b, {c: d}]]", "!!binary aGk=", "2026-05-01", "'#FF'", "&z 3", "*c", "on"]
    let numbers = Self.numbers.filter { !$0.isEmpty }
    return Array(parts(original, /[^\s,:{}\[\]]+(?=[\s,}\]])/, values + numbers + ["\"\(pick(Self.texts))\""]).utf8)
  }

  /// Changes the quoted texts and the signs of a strings table.
  mutating func table(_ original: String) -> [UInt8] {
    chance(0.3)
      ? bytes(Array(original.utf8)) : Array(parts(original, /"[^"]*"|[=;]/, Self.texts.map { "\"\($0)\"" }).utf8)
  }

  /// Changes the numbers and tags of an SVG drawing.
  mutating func svg(_ original: String) -> [UInt8] {
    if chance(0.2) { return bytes(Array(original.utf8)) }
    let text = parts(original, /-?[0-9.]+/, Self.numbers)
    return Array((chance(0.4) ? parts(text, /<[^>]*>/, [""]) : text).utf8)
  }

  /// Changes the numbers, names and operators of a PDF file. Readers rebuild its table of objects.
  mutating func pdf(_ original: String) -> [UInt8] {
    if chance(0.2) { return bytes(Array(original.utf8)) }
    return Array(parts(original, /-?[0-9.]+|\/[A-Za-z]+|\b[a-zA-Z]{1,3}\b/, Self.numbers).utf8)
  }

  /// Changes the chunks of a PNG file, and sets their checksums right, so that what they contain is read.
  mutating func png(_ original: [UInt8]) -> [UInt8] {
    if chance(0.2) { return bytes(original) }
    var chunks = PNGChunks(original)
    let index = Int.random(in: chunks.list.indices, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: chunks.list[index].content = bytes(chunks.list[index].content)
    case 1: chunks.list.insert(chunks.list[index], at: pick(Array(chunks.list.indices)))
    case 2: chunks.list.remove(at: index)
    default:
      let sides = [[0, 0, 0, 0], [0, 0, 0x27, 0x10], [0x7F, 0xFF, 0xFF, 0xFF], [0, 1, 0, 0]] as [[UInt8]]
      chunks.list[0].content.replaceSubrange(0..<8, with: pick(sides) + pick(sides))
    }
    return chunks.bytes
  }

  /// Changes 16-bit numbers in tables of a font, mostly near their starts, where counts and offsets are.
  mutating func font(_ original: [UInt8]) -> [UInt8] {
    if chance(0.2) { return bytes(original) }
    var font = original
    func number(_ index: Int) -> Int { font[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) } }
    for _ in 0..<pick([1, 3, 8]) {
      let entry = 12 + 16 * Int.random(in: 0..<(Int(font[4]) << 8 | Int(font[5])), using: &random)
      let (offset, length) = (number(entry + 8), number(entry + 12))
      guard length >= 2, offset + length <= font.count else { continue }
      let place = offset + min(Int.random(in: 0..<pick([16, 64, length]), using: &random), length - 2)
      let values: [[UInt8]] = [[0, 0], [0xFF, 0xFF], [0x7F, 0xFF], [0x80, 0], [0, 1]]
      font.replaceSubrange(place..<(place + 2), with: pick(values))
    }
    return font
  }
}

/// The chunks of a PNG file (PNG specification, 5.3).
private struct PNGChunks {
  var list: [(type: [UInt8], content: [UInt8])] = []
  private let signature: [UInt8]

  init(_ file: [UInt8]) {
    signature = Array(file.prefix(8))
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(4)
      list.append((Array(rest.prefix(4)), Array(rest.dropFirst(4).prefix(length))))
      rest = rest.dropFirst(8 + length)
    }
  }

  var bytes: [UInt8] {
    signature
      + list.flatMap { type, content in
        Self.number(UInt32(content.count)) + type + content + Self.number(Self.checksum(type + content))
      }
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  /// Returns the CRC-32 of bytes.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}

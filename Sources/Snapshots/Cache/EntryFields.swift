/// Writes a value's fields one after the other, each with its length.
struct EntryWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ field: [UInt8]) {
    withUnsafeBytes(of: UInt32(field.count).littleEndian) { bytes += $0 }
    bytes += field
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  mutating func add(_ number: Int) { add(String(number)) }

  mutating func add(_ number: Double) { add(String(number.bitPattern)) }

  /// Adds a list of texts, with how many they are.
  mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text) }
  }
}

/// Reads a value's fields; none where they are not as they were written.
struct EntryReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Whether nothing is left.
  var isAtEnd: Bool { rest.isEmpty }

  mutating func field() -> [UInt8]? {
    guard rest.count >= 4 else { return nil }
    let count = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard rest.count - 4 >= count else { return nil }
    defer { rest = rest.dropFirst(4 + count) }
    return Array(rest.dropFirst(4).prefix(count))
  }

  mutating func text() -> String? { field().flatMap { String(validating: $0, as: UTF8.self) } }

  mutating func integer() -> Int? { text().flatMap { Int($0) } }

  mutating func number() -> Double? { text().flatMap { UInt64($0) }.map(Double.init(bitPattern:)) }

  mutating func texts() -> [String]? {
    guard let count = integer(), count >= 0 else { return nil }
    var texts: [String] = []
    while texts.count < count {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }
}

import Files

/// Writes JSON, with keys in the order given and numbers as short as possible.
package struct JSONText {
  /// The text as UTF-8.
  package var utf8: [UInt8] { bytes }
  package var text: String { String(decoding: bytes, as: UTF8.self) }
  private var bytes: [UInt8] = []

  package init() {}

  /// Writes an object, calling `members` to write its members.
  package mutating func object(_ members: (inout JSONText) -> Void) { enclosed("{", "}", members) }

  /// Writes an array, calling `write` for each element.
  package mutating func array<Element>(_ elements: [Element], _ write: (inout JSONText, Element) -> Void) {
    enclosed("[", "]") { json in
      for element in elements {
        json.separate()
        write(&json, element)
      }
    }
  }

  /// Writes a key, calling `value` to write its value.
  package mutating func member(_ key: String, _ value: (inout JSONText) -> Void) {
    separate()
    string(key)
    bytes.append(UInt8(ascii: ":"))
    value(&self)
  }

  package mutating func member(_ key: String, _ value: String) { member(key) { $0.string(value) } }
  package mutating func member(_ key: String, _ value: Bool) { member(key) { $0.flag(value) } }
  package mutating func member(_ key: String, _ value: Int) { member(key) { $0.add(String(value)) } }
  package mutating func member(_ key: String, _ value: Double) { member(key) { $0.number(value) } }
  package mutating func member(_ key: String, _ values: [String]) {
    member(key) { $0.array(values) { $0.string($1) } }
  }
  package mutating func member(_ key: String, _ values: [Double]) {
    member(key) { $0.array(values) { $0.number($1) } }
  }

  /// Writes a key with a value that is already JSON, as UTF-8.
  package mutating func member(_ key: String, utf8 value: [UInt8]) { member(key) { $0.bytes += value } }

  /// Writes members that are already JSON.
  package mutating func members(_ members: String) {
    separate()
    add(members)
  }

  /// Writes a number, rounded to three decimals.
  package mutating func number(_ value: Double) {
    let thousandths = (value * 1000).rounded()
    guard abs(thousandths) < 1e15, let whole = Int(exactly: thousandths) else {
      add("0")
      return
    }
    if whole < 0 { bytes.append(UInt8(ascii: "-")) }
    add(whole.magnitude / 1000)
    var rest = whole.magnitude % 1000
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / 100))
      rest = rest % 100 * 10
    }
  }

  /// Writes a number with all digits that are needed to read it back.
  package mutating func exactNumber(_ value: Double) {
    if abs(value) < 1e15, let whole = Int(exactly: value) { add(String(whole)) } else { add("\(value)") }
  }

  package mutating func flag(_ value: Bool) { add(value ? "true" : "false") }

  /// Writes a string, with the escapes that JSON requires.
  package mutating func string(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    if addPlain(value) { return }
    guard value.unicodeScalars.contains(where: \.isEscapedInJSON) else { return add(value) }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": add("\\\"")
      case "\\": add("\\\\")
      case "\n": add("\\n")
      case "\r": add("\\r")
      case "\t": add("\\t")
      // Characters from U+007F on are valid in JSON strings, but some readers of JSON lines treat some of them as line
      // ends, and others act on a terminal that shows the JSON.
      case _ where InertText.acts(scalar): add(Self.escape(scalar))
      default: bytes.append(contentsOf: String(scalar).utf8)
      }
    }
  }

  /// Returns JSON that something else has written, as UTF-8, with escapes for the characters that act without being
  /// seen.
  package static func inert(_ json: [UInt8]) -> [UInt8] {
    let scalars = String(decoding: json, as: UTF8.self).unicodeScalars
    // Control characters are escaped in strings, and white space between them.
    func acts(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x7F && InertText.acts(scalar) }
    guard scalars.contains(where: acts) else { return json }
    return scalars.flatMap { Array((acts($0) ? escape($0) : String($0)).utf8) }
  }

  /// Returns a character by the numbers of its UTF-16 code units (RFC 8259, 7).
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  private mutating func enclosed(_ open: String, _ close: String, _ content: (inout JSONText) -> Void) {
    add(open)
    content(&self)
    add(close)
  }

  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
    default: bytes.append(UInt8(ascii: ","))
    }
  }

  /// Writes a text of bytes that need no escape, or returns false.
  private mutating func addPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { utf8 in
      for byte in utf8 where !byte.isPlainInJSON { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
  }

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func add(_ number: UInt) {
    if number >= 10 { add(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

extension Unicode.Scalar {
  /// Whether a character has to be escaped.
  fileprivate var isEscapedInJSON: Bool { self == "\"" || self == "\\" || InertText.acts(self) }
}

extension UInt8 {
  /// Whether a byte needs no escape. Most strings consist of such bytes, and are copied as a whole.
  fileprivate var isPlainInJSON: Bool {
    self >= 0x20 && self < 0x7F && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

/// Writes JSON, with keys in the order given and numbers as short as possible.
package struct JSONText {
  package private(set) var text = ""

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
    text += ":"
    value(&self)
  }

  package mutating func member(_ key: String, _ value: String) { member(key) { $0.string(value) } }
  package mutating func member(_ key: String, _ value: Bool) { member(key) { $0.text += value ? "true" : "false" } }
  package mutating func member(_ key: String, _ value: Int) { member(key) { $0.text += String(value) } }
  package mutating func member(_ key: String, _ value: Double) { member(key) { $0.number(value) } }
  package mutating func member(_ key: String, _ values: [String]) {
    member(key) { $0.array(values) { $0.string($1) } }
  }
  package mutating func member(_ key: String, _ values: [Double]) {
    member(key) { $0.array(values) { $0.number($1) } }
  }

  /// Writes members that are already JSON.
  package mutating func members(_ members: String) {
    separate()
    text += members
  }

  /// Writes a number, rounded to three decimals.
  package mutating func number(_ value: Double) {
    let thousandths = (value * 1000).rounded()
    guard thousandths.isFinite, abs(thousandths) < 1e15 else {
      text += "0"
      return
    }
    let whole = Int(thousandths)
    if whole < 0 { text += "-" }
    text += String(whole.magnitude / 1000)
    let rest = whole.magnitude % 1000
    guard rest > 0 else { return }
    var digits = String(1000 + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
  }

  /// Writes a number with all digits that are needed to read it back.
  package mutating func exactNumber(_ value: Double) {
    if value == value.rounded(), abs(value) < 1e15 { text += String(Int(value)) } else { text += "\(value)" }
  }

  /// Writes a string, with the escapes that JSON requires.
  package mutating func string(_ value: String) {
    text += "\""
    defer { text += "\"" }
    guard !value.utf8.allSatisfy(\.isPlainInJSON) else {
      text += value
      return
    }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Valid in JSON strings, but some readers of JSON lines treat them as line ends.
      case "\u{2028}": text += "\\u2028"
      case "\u{2029}": text += "\\u2029"
      case "\u{85}": text += "\\u0085"
      case "\u{0}"..."\u{1F}": text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private mutating func enclosed(_ open: String, _ close: String, _ content: (inout JSONText) -> Void) {
    text += open
    content(&self)
    text += close
  }

  private mutating func separate() {
    if let last = text.utf8.last, ![UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":")].contains(last) {
      text += ","
    }
  }
}

extension UInt8 {
  /// Whether a byte needs no escape. Most strings consist of such bytes, and are copied as a whole.
  fileprivate var isPlainInJSON: Bool {
    self >= 0x20 && self < 0x80 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

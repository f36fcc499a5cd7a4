/// Replaces references with the characters that they represent.
package enum References {
  /// What becomes of line ends and tabs.
  package enum WhiteSpace {
    /// They stay as the file has them.
    case asWritten
    /// Each line end becomes a line feed (XML 1.0, 2.11).
    case ofText
    /// Each line end and tab becomes a space, as in the values of attributes (XML 1.0, 3.3.3).
    case ofAttribute

    /// The bytes that cannot be copied.
    fileprivate var special: [UInt8] { self == .asWritten ? Self.start : Self.all }

    private static let start = [UInt8(ascii: "&")]
    private static let all = [UInt8(ascii: "&"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t")]
  }

  /// An error in a reference.
  package struct Problem: Error, Hashable {
    /// The index of the `&`.
    package let index: Int
    /// The name between `&` and `;`, or `nil` if there is no `;` soon after the `&`.
    package let name: String?
  }

  /// The most bytes between `&` and `;` that are taken for a name.
  private static let longestUnknownName = 12

  /// Returns character data, or the value of an attribute, with its references replaced.
  ///
  /// - Parameter bytes: UTF-8 without tags.
  /// - Throws: ``Problem`` for the first reference that names neither a character nor one of XML's predefined entities.
  package static func text(_ bytes: ArraySlice<UInt8>, _ whiteSpace: WhiteSpace) throws(Problem) -> String {
    if whiteSpace.special.allSatisfy({ bytes.firstIndex(ofByte: $0) == nil }) {
      return String(decoding: bytes, as: UTF8.self)
    }
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      switch (byte, whiteSpace) {
      case (UInt8(ascii: "&"), _): text.append(contentsOf: try character(takenFrom: &rest))
      case (_, .asWritten): text.append(byte)
      // A carriage return before a line feed is part of the line's end.
      case (UInt8(ascii: "\r"), _) where rest.first == UInt8(ascii: "\n"): continue
      case (_, .ofAttribute) where whiteSpace.special.contains(byte): text.append(0x20)
      case (UInt8(ascii: "\r"), _): text.append(UInt8(ascii: "\n"))
      default: text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the character of the reference whose `&` has just been read.
  private static func character(takenFrom rest: inout ArraySlice<UInt8>) throws(Problem) -> String.UTF8View {
    let start = rest.startIndex
    let end = rest.firstIndex(ofByte: UInt8(ascii: ";"))
    let name = end.map { rest[..<$0] }
    if let end, let name, let scalar = scalar(named: name) {
      rest = rest[(end + 1)...]
      return String(Character(scalar)).utf8
    }
    let shown = name.flatMap { $0.count <= longestUnknownName ? String(decoding: $0, as: UTF8.self) : nil }
    throw Problem(index: start - 1, name: shown)
  }

  /// Returns the character with the name of an entity, or with a number such as `#10` or `#xA`.
  private static func scalar(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard name.first == UInt8(ascii: "#") else {
      return PredefinedEntity(rawValue: String(decoding: name, as: UTF8.self))?.scalar
    }
    let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
    let digits = String(decoding: name.dropFirst(isHexadecimal ? 2 : 1), as: UTF8.self)
    // A number has no sign, which `UInt32` would accept, and none is zero (XML 1.0, 4.1 and 2.2).
    guard digits.first?.isHexDigit == true, let number = UInt32(digits, radix: isHexadecimal ? 16 : 10), number > 0
    else { return nil }
    return Unicode.Scalar(number)
  }
}

/// An entity that XML defines by itself (XML 1.0, 4.6).
enum PredefinedEntity: String, CaseIterable {
  case amp, lt, gt, quot, apos

  var scalar: Unicode.Scalar {
    switch self {
    case .amp: "&"
    case .lt: "<"
    case .gt: ">"
    case .quot: "\""
    case .apos: "'"
    }
  }
}

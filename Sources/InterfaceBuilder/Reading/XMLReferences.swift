/// Replaces character and entity references with the characters that they represent.
enum XMLReferences {
  /// Returns the text of character data or of an attribute's value.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without tags.
  ///   - isAttribute: Whether line ends and tabs become spaces, as the specification requires for attributes.
  /// - Throws: `XMLProblem` if a reference is malformed or unknown.
  static func text(_ bytes: ArraySlice<UInt8>, isAttribute: Bool) throws(XMLProblem) -> String {
    if special.allSatisfy({ bytes.firstIndex(ofByte: $0) == nil }) { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "&"): text.append(contentsOf: try character(takenFrom: &rest))
      // A carriage return before a line feed is part of the line's end (XML 1.0, 2.11).
      case UInt8(ascii: "\r") where rest.first == UInt8(ascii: "\n"): continue
      case _ where isAttribute && special.contains(byte): text.append(0x20)
      case UInt8(ascii: "\r"): text.append(UInt8(ascii: "\n"))
      default: text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the character of the reference whose `&` has just been read.
  private static func character(takenFrom rest: inout ArraySlice<UInt8>) throws(XMLProblem) -> String.UTF8View {
    guard let end = rest.prefix(longest + 1).firstIndex(of: UInt8(ascii: ";")) else { throw .expected(.referenceEnd) }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    guard let character = entities[name] ?? numbered(name) else { throw .unknownReference(name) }
    rest = rest[(end + 1)...]
    return character.utf8
  }

  /// The bytes that cannot be copied as they are.
  private static let special = [UInt8(ascii: "&"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t")]

  /// The maximum number of bytes between `&` and `;`.
  private static let longest = 12

  private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  /// Returns the character of a reference such as `#10` or `#xA`.
  private static func numbered(_ name: String) -> String? {
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number > 0, let scalar = Unicode.Scalar(number) else { return nil }
    return String(Character(scalar))
  }
}

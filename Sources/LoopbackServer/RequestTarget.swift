import Files

/// The target of a request: the names of the path to a file of the site, each percent-decoded once.
package struct RequestTarget: Hashable {
  /// The names; empty for the page itself.
  package let names: [String]
  /// The query, not decoded.
  package let query: String

  /// Reads a request's target.
  ///
  /// - Throws: A ``Refusal`` if it is not a path, or contains names that could lead out of the site.
  package init(_ text: String) throws(Refusal) {
    let parts = text.utf8.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    query = parts.count > 1 ? String(parts[1]) : ""
    guard let path = parts.first, path.utf8.hasPrefix("/") else {
      throw Refusal(status: .badRequest, message: "The address is not a path.")
    }
    guard path != "/" else {
      names = []
      return
    }
    var names: [String] = []
    for name in path.utf8.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let name = Self.decoded(name), Self.isPlain(name) else {
        throw Refusal(status: .badRequest, message: "The address contains a name that no file of the site can have.")
      }
      names.append(name)
    }
    self.names = names
  }

  /// Returns the first value of a key in the query.
  package func value(of key: String) -> String? {
    query.utf8.split(separator: "&").lazy.compactMap { $0.utf8.dropping(prefix: key + "=") }.first.map(String.init)
  }

  /// Returns the first value of a key in the query, decoded as a form's (URL Standard, 5.1), or `nil` if there is none
  /// or its encoding is malformed.
  package func text(of key: String) -> String? {
    value(of: key).flatMap { Self.decoded($0.utf8.replacing("+", with: " ")[...]) }
  }

  /// Returns whether a name stays in its folder and is not that of a hidden file.
  package static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.utf8.hasPrefix(".")
      && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "/" && $0 != "\\" }
  }

  /// Returns a name without percent-encoding, or `nil` if the encoding is malformed or the bytes are not UTF-8.
  private static func decoded(_ name: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexadecimalValue, let low = rest.popFirst()?.hexadecimalValue else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var hexadecimalValue: UInt8? { Character(Unicode.Scalar(self)).hexDigitValue.map { UInt8($0) } }
}

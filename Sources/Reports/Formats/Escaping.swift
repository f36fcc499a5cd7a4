import Files
import Markup

extension String {
  /// The text for the message of a workflow command (`escapeData` of GitHub's `@actions/core`).
  package var escapedForCommand: String { withoutControls.percentEncoding(["%", "\r", "\n"]) }

  /// The text for a property of a workflow command (`escapeProperty` of GitHub's `@actions/core`).
  package var escapedForProperty: String { withoutControls.percentEncoding(["%", "\r", "\n", ":", ","]) }

  /// The path as a relative reference (RFC 3986), in which only slashes and unreserved characters stay.
  var escapedForAddress: String {
    utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isUnreserved =
        byte < 0x80
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-._~/".contains(Character(scalar)))
      return isUnreserved ? String(Character(scalar)) : byte.percentEncoded
    }.joined()
  }

  /// The path as the address of a file: a relative reference, or a URI if the path is absolute (SARIF 2.1.0, 3.4.3).
  var escapedAsFile: String { (utf8.hasPrefix("/") ? "file://" : "") + escapedForAddress }

  /// The text with the characters that act on a terminal shown as escapes, except line ends, which commands encode.
  private var withoutControls: String {
    escaped { InertText.acts($0) && $0 != "\n" && $0 != "\r" ? InertText.escape($0) : nil }
  }

  /// Returns the text with some ASCII characters as their codes.
  private func percentEncoding(_ marks: [Unicode.Scalar]) -> String {
    escaped { marks.contains($0) ? UInt8(ascii: $0).percentEncoded : nil }
  }
}

extension UInt8 {
  fileprivate var percentEncoded: String {
    let digits = String(self, radix: 16, uppercase: true)
    return "%" + (digits.count < 2 ? "0" : "") + digits
  }
}

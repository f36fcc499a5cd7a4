import Files
import Foundation
import Markup

/// How XLIFF writes what XML cannot contain.
enum XLIFFText {
  /// The type of a placeholder for a character that XML 1.0 does not allow.
  static let controlType = "x-control"
  private static let keyPrefix = "key:"

  // MARK: Reading

  /// Returns the character with a name such as `U+0001`, or the name itself.
  static func control(named name: String) -> String {
    guard name.utf8.hasPrefix("U+"), let scalar = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    else {
      return name
    }
    return String(Character(scalar))
  }

  static func key(inExtraData text: String) -> String? {
    guard let key = text.utf8.dropping(prefix: keyPrefix), let data = Data(base64Encoded: String(key)) else {
      return nil
    }
    return String(data: data, encoding: .utf8)
  }

  // MARK: Writing

  /// Returns a text as the content of an element.
  static func content(_ text: String) -> String {
    var count = 0
    return text.escaped { scalar in
      switch scalar {
      case "\"", "'": return nil
      case "\n", "\t": return nil
      case "\r": return scalar.numberedReference
      case _ where scalar.isAllowedInXML: return scalar.entity ?? scalar.inertReference
      default:
        count += 1
        let number = String(scalar.value, radix: 16, uppercase: true)
        let digits = String(repeating: "0", count: max(0, 4 - number.count)) + number
        return "<ph id=\"\(count)\" ctype=\"\(controlType)\">U+\(digits)</ph>"
      }
    }
  }

  /// Returns a note, which is one line. It is read by people and by nothing else, so what acts is shown.
  static func note(_ text: String) -> String {
    InertText.shown(text.escaped { $0 == "\n" || $0 == "\r" ? " " : nil }).escaped { scalar in
      switch scalar {
      case "\"", "'": nil
      default: scalar.isAllowedInXML ? scalar.entity : "\u{FFFD}"
      }
    }
  }

  /// Returns what an attribute of a unit has to say if its key has characters that XML does not allow, or `nil`.
  static func extraData(forKey key: String) -> String? {
    key.unicodeScalars.allSatisfy(\.isAllowedInXML) ? nil : keyPrefix + Data(key.utf8).base64EncodedString()
  }
}

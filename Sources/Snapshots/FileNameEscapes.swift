import Files

/// Names of files and folders that Linux, macOS and Windows accept, for any text.
///
/// Escaped as `%XX` for each byte are: control characters, `/ \\ : * ? " < > |`, a leading dot, a trailing dot or
/// space, the first letter of a name that Windows reserves for a device, a percent sign before two hexadecimal digits,
/// so that different texts have different names, and a first character that would be one with the slash before it, such
/// as a combining mark.
enum FileNameEscapes {
  private static let unsafe = Set("/\\:*?\"<>|".unicodeScalars)

  /// The names of devices on Windows, which no file can have, with any extension.
  private static let devices: Set<String> = [
    "con", "prn", "aux", "nul", "conin$", "conout$", "com0", "com1", "com2", "com3", "com4", "com5", "com6", "com7",
    "com8",
    "com9", "com\u{B9}", "com\u{B2}", "com\u{B3}", "lpt0", "lpt1", "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7",
    "lpt8",
    "lpt9", "lpt\u{B9}", "lpt\u{B2}", "lpt\u{B3}",
  ]

  static func escaped(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let isDevice = devices.contains(text.utf8.prefix(before: ".").lowercased().trimmingSpaces)
    var escaped = ""
    for (index, scalar) in scalars.enumerated() {
      let isLast = index == scalars.count - 1
      let isEscaped =
        switch scalar {
        case ".": index == 0 || isLast
        case " ": isLast
        case "%": scalars[(index + 1)...].prefix(2).count { $0.properties.isASCIIHexDigit } == 2
        default:
          index == 0 && (isDevice || scalar.joinsSlash) || unsafe.contains(scalar)
            || scalar.properties.generalCategory == .control
        }
      if isEscaped { escaped += percentEscapes(of: scalar) } else { escaped.unicodeScalars.append(scalar) }
    }
    return escaped
  }

  /// Returns the text of a name.
  static func unescaped(_ name: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the name that a text had in earlier versions, which kept ASCII letters, digits, `- _ +`, inner dots and
  /// spaces.
  static func formerly(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return bytes.indices.map { index in
      let isInside = index > 0 && index < bytes.count - 1
      switch bytes[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"):
        return String(Unicode.Scalar(bytes[index]))
      case UInt8(ascii: " ") where isInside, UInt8(ascii: ".") where index > 0:
        return String(Unicode.Scalar(bytes[index]))
      default: return percentEscape(of: bytes[index])
      }
    }.joined()
  }

  /// Returns as many of a name's first characters as a number of bytes holds, without a part of an escape.
  static func prefix(of name: String, bytes limit: Int) -> String {
    var (prefix, count) = ("", 0)
    for character in name {
      count += character.utf8.count
      guard count <= limit else { break }
      prefix.append(character)
    }
    if let percent = prefix.utf8.lastIndex(of: "%"), prefix.distance(from: percent, to: prefix.endIndex) < 3 {
      return String(prefix[..<percent])
    }
    return prefix
  }

  private static func percentEscapes(of scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map(percentEscape).joined()
  }

  private static func percentEscape(of byte: UInt8) -> String {
    let digits = Array("0123456789ABCDEF")
    return "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
  }
}

extension Unicode.Scalar {
  /// Whether the scalar and a slash before it are one character.
  fileprivate var joinsSlash: Bool { !isASCII && "/\(self)".count == 1 }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension String {
  /// The text as a part of a path that every file system takes: letters, digits, `.`, `-` and spaces within stay, every
  /// other byte is written `%XX`. A leading dot is escaped too, so that nothing is hidden and `..` stays in its folder.
  func percentEscapedForPath() -> String {
    var escaped = ""
    let bytes = Array(utf8)
    for (index, byte) in bytes.enumerated() {
      let isInside = index > 0 && index < bytes.count - 1
      if byte.isSafeInPath || (isInside && byte == UInt8(ascii: " ")) || (index > 0 && byte == UInt8(ascii: ".")) {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        escaped += byte.percentEscape
      }
    }
    return escaped
  }
}

extension UInt8 {
  fileprivate var isSafeInPath: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"):
      true
    default:
      false
    }
  }

  fileprivate var percentEscape: String {
    let digits = Array("0123456789ABCDEF")
    return "%\(digits[Int(self >> 4)])\(digits[Int(self & 15)])"
  }
}

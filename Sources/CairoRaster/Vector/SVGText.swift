import Graphics

/// Texts and numbers as SVG has them.
enum SVGText {
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, letter in
      switch letter {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(contentsOf: letter.unicodeScalars.filter(isAllowed).map(Character.init))
      }
    }
  }

  /// XML 1.0 allows no control characters.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF || scalar == "\t" || scalar == "\n"
  }

  /// Returns a number with up to three decimals.
  static func number(_ value: Double) -> String {
    let limited = value.isFinite ? min(max(value, -1e7), 1e7) : 0
    let thousandths = Int((limited * 1000).rounded())
    let (whole, rest) = (abs(thousandths) / 1000, abs(thousandths) % 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var decimals = String(rest + 1000).dropFirst()
    while decimals.last == "0" { decimals = decimals.dropLast() }
    return "\(sign)\(whole).\(decimals)"
  }

  /// Returns the fill of a colour as attributes.
  static func paint(_ name: String, _ color: Color) -> String {
    func hex(_ component: Double) -> String {
      let digits = String(UInt8((component * 255).rounded()), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(number(color.alpha))\"" : ""
    return "\(name)=\"#\(hex(color.red))\(hex(color.green))\(hex(color.blue))\"\(opacity)"
  }

  static func data(of path: Path) -> String {
    func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
    switch path {
    case .elements(let elements):
      return elements.map { element in
        switch element {
        case .move(let point): "M\(pair(point))"
        case .line(let point): "L\(pair(point))"
        case .curve(let first, let second, let end): "C\(pair(first)) \(pair(second)) \(pair(end))"
        case .close: "Z"
        }
      }.joined()
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect):
      return "M\(pair(rect.origin))H\(number(rect.maxX))V\(number(rect.maxY))H\(number(rect.minX))Z"
    }
  }

  /// Returns the element of a path without its end.
  static func shape(_ path: Path) -> String {
    func area(_ rect: Rect) -> String {
      let rect = rect.standardized
      return
        "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
    }
    switch path {
    case .rect(let rect): return "<rect \(area(rect))"
    case .roundedRect(let rect, let radius):
      let limited = max(0, min(radius, abs(rect.width) / 2, abs(rect.height) / 2))
      return "<rect \(area(rect)) rx=\"\(number(limited))\""
    case .ellipse(let rect):
      return "<ellipse cx=\"\(number(rect.midX))\" cy=\"\(number(rect.midY))\" rx=\"\(number(abs(rect.width) / 2))\" "
        + "ry=\"\(number(abs(rect.height) / 2))\""
    case .elements: return "<path d=\"\(data(of: path))\""
    }
  }

  static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let value = part.enumerated().reduce(0) { $0 | Int($1.element) << (16 - 8 * $1.offset) }
      for digit in 0..<4 {
        text.append(digit <= part.count ? alphabet[value >> (18 - 6 * digit) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

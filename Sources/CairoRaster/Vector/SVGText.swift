import Graphics
import Markup

/// Texts and numbers as SVG has them.
enum SVGText {
  /// Returns a text for an element or an attribute, without the characters that XML does not allow. A text that is
  /// drawn has no carriage returns.
  static func escaped(_ text: String) -> String {
    text.escaped { scalar in
      switch scalar {
      case "\n", "\t", "'": nil
      default: scalar.isAllowedInXML && scalar != "\r" ? scalar.entity ?? scalar.inertReference : ""
      }
    }
  }

  /// Returns a text for people, such as a title, as ``escaped(_:)``, but with what acts without being seen shown.
  static func shown(_ text: String) -> String {
    escaped(text.escaped { $0.isAllowedInXML && $0 != "\r" ? $0.inertEscape : "" })
  }

  /// Returns a number with up to three decimals.
  static func number(_ value: Double) -> String {
    let limited = value.isFinite ? min(max(value, -1e7), 1e7) : 0
    let thousandths = Int(bounded: (limited * 1000).rounded())
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
      let digits = String(UInt8(bounded: (component * 255).rounded()), radix: 16)
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
}

import Foundation
import Graphics

/// A path that is filled and stroked.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(.black)
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  /// The ends of lines. Square ends are drawn flat.
  open var lineCap = CAShapeLayerLineCap.butt
  /// Kept, but corners are mitered.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Kept, but the limit is 10.
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]?
  /// Kept, but dashes begin at the start of the path.
  open var lineDashPhase: CGFloat = 0
  /// The part of the path that is stroked. Nothing but 0 and 1 is drawn.
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1

  package override func kindItems() -> [DisplayItem] {
    guard let outline = path else { return [] }
    let path = outline.path
    var items: [DisplayItem] = []
    if let color = fillColor?.color, color.alpha > 0 {
      items.append(.fill(fillRule == .evenOdd ? outline.evenOddPath : path, color))
    }
    if let color = strokeColor?.color, color.alpha > 0, lineWidth > 0, strokeEnd > strokeStart {
      let style = StrokeStyle(
        width: Double(lineWidth), dash: lineDashPattern?.map(\.doubleValue) ?? [], hasRoundCaps: lineCap == .round)
      items.append(.stroke(path, style, color))
    }
    return items
  }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

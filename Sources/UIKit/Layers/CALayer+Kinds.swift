import Foundation
import Graphics

/// A gradient between colours.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`.
  open var colors: [Any]?
  /// The places of the colours, 0...1, or `nil` for equal distances.
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial

  package override func kindItems() -> [DisplayItem] {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color }
    guard !colors.isEmpty, !bounds.isEmpty else { return [] }
    return gradientItems(
      colors: colors, locations: locations?.map(\.doubleValue), from: point(startPoint), to: point(endPoint),
      in: Rect(bounds))
  }

  private func point(_ unit: CGPoint) -> Point {
    Point(x: Double(unit.x * bounds.width), y: Double(unit.y * bounds.height))
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A path that is filled and stroked.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(.black)
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  /// The part of the path that is stroked. Nothing but 0 and 1 is drawn.
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1

  package override func kindItems() -> [DisplayItem] {
    guard let path = path?.path else { return [] }
    var items: [DisplayItem] = []
    if let color = fillColor?.color, color.alpha > 0 { items.append(.fill(path, color)) }
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

/// A layer that repeats its sublayers. Here it draws them once.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
}

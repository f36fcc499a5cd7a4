import Foundation
import Galley

/// A path that is filled and stroked with the current colours.
open class UIBezierPath: NSObject, NSCopying {
  private let outline = CGMutablePath()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  /// Kept, but corners are pointed.
  open var lineJoinStyle = CGLineJoin.miter
  /// Kept, but the limit is 10.
  open var miterLimit: CGFloat = 10
  /// Kept, but curves are always smooth.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []

  public override init() { super.init() }

  /// Reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  /// Makes a rectangle with round corners, of a radius of at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    outline.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    // UIKit rounds by the width.
    let radius = min(cornerRadii.width, rect.width / 2, rect.height / 2)
    if corners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]) {
      outline.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    } else {
      let size = Size(width: radius, height: radius)
      outline.addPath(CGPath(Path.elements(of: Rect(rect), radius: size, corners: corners)))
    }
  }

  /// Makes an arc. Its angles, in radians, grow clockwise from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    outline.addPath(CGPath)
  }

  /// A copy of the path.
  open var cgPath: CGPath {
    get { outline.copy() ?? CGPath([]) }
    set { outline.replace(by: newValue) }
  }

  package var path: Path { usesEvenOddFillRule ? outline.evenOddPath : outline.path }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: outline)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.usesEvenOddFillRule, copy.dash) = (usesEvenOddFillRule, dash)
    (copy.miterLimit, copy.flatness) = (miterLimit, flatness)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBezierPath)?.outline == outline }

  open override var hash: Int { outline.hashValue }

  // MARK: Construction

  open func move(to point: CGPoint) { outline.move(to: point) }

  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // "Clockwise" is meant as on the screen here, and where y grows upwards in Core Graphics.
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  open func close() { outline.closeSubpath() }

  open func removeAllPoints() { outline.removeAll() }

  open func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.outline) }

  open func reversing() -> UIBezierPath {
    UIBezierPath(cgPath: CGPath(outline.elements.subpaths.reversed().flatMap(\.reversedSubpath)))
  }

  open func apply(_ transform: CGAffineTransform) { outline.apply(transform) }

  // MARK: Information

  open var isEmpty: Bool { outline.isEmpty }

  open var bounds: CGRect { outline.isEmpty ? .zero : outline.boundingBoxOfPath }

  open var currentPoint: CGPoint { outline.currentPoint }

  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// Sets the lengths of dashes and gaps. The phase is not used: lines begin with a dash.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
  }

  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fill(path)
  }

  /// Fills the path over what is below, whatever the blend mode.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.withAlpha(alpha) { fill() }
  }

  open func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(outline.path, style)
  }

  /// Strokes the path over what is below, whatever the blend mode.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.withAlpha(alpha) { stroke() }
  }

  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path) }

  private var style: StrokeStyle {
    StrokeStyle(width: lineWidth, dash: dash.map { Double($0) }, hasRoundCaps: lineCapStyle == .round)
  }
}

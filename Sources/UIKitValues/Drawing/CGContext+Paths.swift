import Foundation
import Galley
import Graphics

extension CGContext {
  // MARK: Current path

  public func beginPath() { currentPath.removeAll() }

  public func move(to point: CGPoint) { currentPath.move(to: point) }

  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }

  public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points) }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) { currentPath.addQuadCurve(to: end, control: control) }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }

  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects) }

  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }

  public func addPath(_ path: CGPath) { currentPath.addPath(path) }

  public func closePath() { currentPath.closeSubpath() }

  public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.copy() }

  public var isPathEmpty: Bool { currentPath.isEmpty }

  public var currentPointOfPath: CGPoint { currentPath.currentPoint }

  public var boundingBoxOfPath: CGRect { currentPath.boundingBoxOfPath }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    currentPath.contains(point, using: mode.fillRule)
  }

  // MARK: Painting

  /// Fills the current path and begins another one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(rule == .evenOdd ? currentPath.evenOddPath : currentPath.path)
    beginPath()
  }

  /// Strokes the current path and begins another one.
  public func strokePath() {
    stroke(currentPath.path, state.line)
    beginPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(mode.fillRule == .evenOdd ? currentPath.evenOddPath : currentPath.path) }
    if mode != .fill, mode != .eoFill { stroke(currentPath.path, state.line) }
    beginPath()
  }

  public func fill(_ rect: CGRect) { fill(.rect(Rect(rect.standardized))) }

  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  public func fillEllipse(in rect: CGRect) { fill(.ellipse(in: Rect(rect.standardized))) }

  public func stroke(_ rect: CGRect) { stroke(.rect(Rect(rect.standardized)), state.line) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = width
    stroke(.rect(Rect(rect.standardized)), line)
  }

  public func strokeEllipse(in rect: CGRect) { stroke(.ellipse(in: Rect(rect.standardized)), state.line) }

  /// Strokes a line between the first and the second point, the third and the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      stroke(.line(from: Point(points[index]), to: Point(points[index + 1])), state.line)
    }
  }

  /// Does nothing: what was drawn cannot be removed.
  public func clear(_ rect: CGRect) {}

  func fill(_ path: Path) {
    var items: [DisplayItem] = []
    if let shadow = state.shadow { items.append(.backdrop(path, Backdrop(blurRadius: 0, shadow: shadow))) }
    add(items + [.fill(path, state.fill)])
  }

  func stroke(_ path: Path, _ style: StrokeStyle) {
    guard style.width > 0 else { return }
    add([.stroke(path, style, state.stroke)])
  }

  // MARK: Clips

  /// Limits drawing to the current path, and begins another one.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: rule == .evenOdd ? currentPath.evenOddPath : currentPath.path)
    beginPath()
  }

  public func clip(to rect: CGRect) { clip(to: Path.rect(Rect(rect.standardized))) }

  public func clip(to rects: [CGRect]) {
    clip(to: Path.elements(rects.flatMap { Path.rect(Rect($0.standardized)).elements }))
  }

  /// Limits drawing to a rectangle. What the mask shows within it is not used.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }

  public func resetClip() { state.clips = [] }

  func clip(to path: Path) {
    let isUpright = state.transform.isIdentity
    state.clips.append(isUpright ? path : .elements(path.elements.map { $0.applying(state.transform) }))
  }

  /// The rectangle outside of which nothing is drawn, in the coordinates of the current transform.
  public var boundingBoxOfClipPath: CGRect {
    let whole = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let visible = state.clips.reduce(whole) { $0.intersection(CGPath($1.elements).boundingBoxOfPath) }
    return visible.isNull ? .zero : visible.applying(state.transform.inverted())
  }

  // MARK: Images and gradients

  /// Draws an image. As in Core Graphics, it is upside down unless the context's y axis is turned.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    let picture = DisplayItem.image(image.pixmap, in: Rect(rect), tint: nil)
    add([.group(DisplayGroup(transform: Graphics.AffineTransform(turn), items: [picture]))])
  }

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    add(gradient.ramp.items(from: Point(start), to: Point(end), in: Rect(boundingBoxOfClipPath), options: options))
  }

  /// Draws a gradient between two circles, both about the second centre.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard endRadius != startRadius else { return }
    var rect = Rect(boundingBoxOfClipPath)
    let circle = Rect(
      x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: endRadius * 2, height: endRadius * 2)
    if !options.contains(.drawsAfterEndLocation) { rect = rect.intersection(circle) }
    let items = gradient.ramp.picture(of: rect) { point in
      (hypot(point.x - endCenter.x, point.y - endCenter.y) - startRadius) / (endRadius - startRadius)
    }
    let clip = options.contains(.drawsAfterEndLocation) ? nil : Path.ellipse(in: circle)
    add([.group(DisplayGroup(clip: clip, items: items))])
  }
}

/// What is painted of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4

  fileprivate var fillRule: CGPathFillRule { self == .eoFill || self == .eoFillStroke ? .evenOdd : .winding }
}

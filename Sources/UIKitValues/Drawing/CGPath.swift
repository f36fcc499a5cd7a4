import Foundation
import Galley

/// A path of lines and curves.
public class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var elements: [PathElement]
  /// The whole path as a shape, or `nil` if it is none.
  fileprivate var shape: Path?

  package init(_ elements: [PathElement], shape: Path? = nil) {
    self.elements = elements
    self.shape = shape
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(shape: .rect(Rect(rect)), transform)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(shape: .ellipse(in: Rect(rect)), transform)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(shape: .roundedRect(Rect(rect), radius: min(cornerWidth, cornerHeight)), transform)
  }

  private convenience init(shape: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
    let transform = transform?.pointee ?? .identity
    self.init(shape.elements.map { $0.applying(transform) }, shape: transform.isIdentity ? shape : nil)
  }

  /// The path as Galley draws it.
  package var path: Path { shape ?? .elements(elements) }

  /// Returns the path moved by a distance.
  package func path(movedBy distance: Point) -> Path {
    .elements(elements.map { $0.applying(CGAffineTransform(translationX: distance.x, y: distance.y)) })
  }

  /// The path for which the non-zero winding rule fills what the even-odd rule fills in this one. Subpaths may be
  /// nested, but must not cross.
  package var evenOddPath: Path { .elements(elements.orientedForEvenOddRule) }

  public var isEmpty: Bool { elements.isEmpty }

  public var currentPoint: CGPoint { elements.currentPoint.map(CGPoint.init) ?? .zero }

  /// The smallest rectangle that contains all points, also the control points of curves.
  public var boundingBox: CGRect { box(of: elements.flatMap(\.points)) }

  /// The smallest rectangle that contains the path.
  public var boundingBoxOfPath: CGRect { box(of: elements.extremePoints) }

  private func box(of points: [Point]) -> CGRect { points.isEmpty ? .null : CGRect(Rect(enclosing: points)) }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let count = elements.map { $0.applying(transform) }.winding(around: Point(point))
    return rule == .evenOdd ? !count.isMultiple(of: 2) : count != 0
  }

  public func copy() -> CGPath? { CGPath(elements, shape: shape) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform = transform?.pointee, !transform.isIdentity else { return copy() }
    return CGPath(elements.map { $0.applying(transform) })
  }

  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }

  public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// How the inside of a path is determined.
public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}

/// The ends of lines. Square ends are drawn flat.
public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// The corners of lines, all of which are drawn pointed.
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// A path that can be extended.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init([]) }

  package func removeAll() { (elements, shape) = ([], nil) }

  package func apply(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    (elements, shape) = (elements.map { $0.applying(transform) }, nil)
  }

  package func replace(by path: CGPath) { (elements, shape) = (path.elements, path.shape) }

  fileprivate func add(_ added: [PathElement], shape: Path? = nil, _ transform: CGAffineTransform) {
    let isWhole = elements.isEmpty && transform.isIdentity
    elements += transform.isIdentity ? added : added.map { $0.applying(transform) }
    self.shape = isWhole ? shape : nil
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([.move(Point(point))], transform)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([.line(Point(point))], transform)
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    add([.move(Point(first))] + points.dropFirst().map { .line(Point($0)) }, transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add([.curve(Point(control1), Point(control2), to: Point(end))], transform)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    let (start, end) = (currentPoint, end.applying(transform))
    let control = control.applying(transform)
    // The cubic curve with the same points: its control points are two thirds of the way to the quadratic curve's.
    func twoThirds(from point: CGPoint) -> Point {
      Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    add([.curve(twoThirds(from: start), twoThirds(from: end), to: Point(end))], .identity)
  }

  public func closeSubpath() { if !elements.isEmpty { add([.close], .identity) } }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { add(.rect(Rect(rect)), transform) }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.ellipse(in: Rect(rect)), transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(.roundedRect(Rect(rect), radius: min(cornerWidth, cornerHeight)), transform)
  }

  private func add(_ shape: Path, _ transform: CGAffineTransform) { add(shape.elements, shape: shape, transform) }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.elements, shape: path.shape, transform)
  }

  /// Adds an arc. Its angles, in radians, grow from the x axis to the y axis; with `clockwise` they decrease.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = CircularArc(center: Point(center), radius: radius, from: startAngle, to: endAngle, isReversed: clockwise)
    add([elements.currentPoint == nil ? .move(arc.start) : .line(arc.start)] + arc.curves, transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0,
      transform: transform)
  }

  /// Adds an arc that touches the lines from the current point to the first point, and from there to the second.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let start = elements.currentPoint else { return move(to: tangent1End, transform: transform) }
    let (corner, end) = (Point(tangent1End.applying(transform)), Point(tangent2End.applying(transform)))
    guard let arc = CircularArc(from: start, around: corner, to: end, radius: radius) else {
      return add([.line(corner)], .identity)
    }
    add([.line(arc.start)] + arc.curves, .identity)
  }
}

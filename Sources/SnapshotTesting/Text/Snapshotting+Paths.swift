import UIKit

extension Snapshotting where Value == CGPath, Format == String {
  /// Compares the elements of paths, a line each, with one to three digits after the point.
  public static var elementsDescription: Snapshotting {
    SimplySnapshotting.lines.pullback { path in PathText { "\(($0 * 1000).rounded() / 1000)" }.text(of: path) }
  }

  /// Compares the elements of paths, a line each.
  ///
  /// - Parameter numberFormatter: Writes the points' numbers.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      PathText { numberFormatter.string(from: NSNumber(value: $0)) ?? "" }.text(of: path)
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// Compares the elements of paths, a line each, with one to three digits after the point.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback(\.cgPath)
  }

  /// Compares the elements of paths, a line each.
  ///
  /// - Parameter numberFormatter: Writes the points' numbers.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback(\.cgPath)
  }
}

/// The text about a path's elements, with an empty line before each part but the first.
private struct PathText {
  private let number: (Double) -> String

  init(_ number: @escaping (Double) -> String) { self.number = number }

  func text(of path: CGPath) -> String {
    var text = ""
    var current = CGPoint.zero
    path.applyWithBlock { element in
      let points = { (count: Int) in (0..<count).map { element.pointee.points[$0] } }
      switch element.pointee.type {
      case .moveToPoint: text += line(text.isEmpty ? "MoveTo" : "\nMoveTo", points(1))
      case .addLineToPoint: text += line("LineTo", points(1))
      case .addQuadCurveToPoint: text += line("QuadCurveTo", points(2))
      case .addCurveToPoint:
        let (first, second, end) = (points(3)[0], points(3)[1], points(3)[2])
        if let control = quadraticControl(from: current, first, second, to: end) {
          text += line("QuadCurveTo", [control, end])
        } else {
          text += line("CurveTo", [first, second, end])
        }
      case .closeSubpath: text += "Close \n"
      }
      if let end = endCount[element.pointee.type] { current = points(end)[end - 1] }
    }
    return text
  }

  /// The number of points of an element that has an end.
  private let endCount: [CGPathElementType: Int] = [
    .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
  ]

  /// Returns the control point of a quadratic curve that a cubic one was made of, or `nil` if there is none.
  ///
  /// The cubic curve's control points are two thirds of the way from its ends to the quadratic one's.
  private func quadraticControl(
    from start: CGPoint, _ first: CGPoint, _ second: CGPoint, to end: CGPoint
  ) -> CGPoint? {
    func control(_ near: CGPoint, _ end: CGPoint) -> CGPoint {
      CGPoint(x: (3 * near.x - end.x) / 2, y: (3 * near.y - end.y) / 2)
    }
    let (one, other) = (control(first, start), control(second, end))
    return abs(one.x - other.x) + abs(one.y - other.y) < 1e-6 ? one : nil
  }

  private func line(_ name: String, _ points: [CGPoint]) -> String {
    name + points.map { " (\(number(Double($0.x))), \(number(Double($0.y))))" }.joined() + "\n"
  }
}

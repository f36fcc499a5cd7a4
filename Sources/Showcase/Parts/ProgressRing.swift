import Foundation
import Galley

/// A ring that is closed as far as something has come.
final class ProgressRing: View {
  private let progress: Double
  private let ink: Color

  /// Makes a ring.
  ///
  /// - Parameters:
  ///   - progress: how far, 0...1.
  ///   - diameter: in points.
  init(_ progress: Double, diameter: Double, color: Color) {
    self.progress = progress
    ink = color
    super.init(frame: .zero)
    constrained { ring in
      ring.widthAnchor == diameter
      ring.heightAnchor == diameter
    }
  }

  override func displayItems() -> [DisplayItem] {
    let stroke = StrokeStyle(width: bounds.width * 0.14, hasRoundCaps: true)
    let circle = bounds.insetBy(dx: stroke.width / 2, dy: stroke.width / 2)
    return [.stroke(.ellipse(in: circle), stroke, ink.opacity(0.22)), .stroke(arc(in: circle), stroke, ink)]
  }

  /// From the top clockwise, in pieces of an eighth at most: the control points of a piece of angle `a` lie
  /// `4/3 tan(a/4)` of the radius along the tangents.
  private func arc(in circle: Rect) -> Path {
    let pieces = 8
    let step = 2 * Double.pi * progress / Double(pieces)
    let handle = 4.0 / 3 * tan(step / 4)
    func point(_ angle: Double, _ along: Double = 0) -> Point {
      let (sine, cosine, radius) = (sin(angle), cos(angle), circle.width / 2)
      return Point(x: circle.midX + radius * (sine + along * cosine), y: circle.midY - radius * (cosine - along * sine))
    }
    return .elements(
      [.move(point(0))]
        + (0..<pieces).map { piece in
          let (start, end) = (step * Double(piece), step * Double(piece + 1))
          return .curve(point(start, handle), point(end, -handle), to: point(end))
        })
  }
}

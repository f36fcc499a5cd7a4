import Foundation
import Galley

/// A bar chart with a highlighted bar and a word below each bar.
final class BarChart: View {
  /// - Parameters:
  ///   - values: The bars' heights as fractions of `height`, 0...1, in reading order.
  ///   - words: The words below the bars.
  ///   - highlighted: The index of the highlighted bar.
  ///   - height: The height of the area of the bars, in points.
  init(_ values: [Double], words: [String], highlighted: Int, height: Double, _ traits: TraitCollection) {
    super.init(frame: .zero)
    let columns = zip(values, words).enumerated().map { index, column in
      let isHighlighted = index == highlighted
      return Self.column(column.0, column.1, isHighlighted: isHighlighted, height: height, traits)
    }
    let row = StackView.row(spacing: 8, alignment: .fill) { columns }
    row.distribution = .fillEqually
    containing { row }.pinning(row)
  }

  private static func column(
    _ value: Double, _ word: String, isHighlighted: Bool, height: Double, _ traits: TraitCollection
  ) -> View {
    let bar = View()
    bar.layer.cornerRadius = 5
    let tint = traits.color(.systemOrange)
    bar.backgroundColor = isHighlighted ? tint : tint.opacity(0.35)
    let label = Label(
      word, .caption1, color: traits.color(isHighlighted ? .label : .secondaryLabel), alignment: .center)
    label.maximumContentSizeCategory = .extraExtraLarge
    return View().containing {
      bar
      label
    }.constrained { column in
      bar.topAnchor == column.topAnchor + height * (1 - value)
      bar.heightAnchor == height * value
      bar.leadingAnchor == column.leadingAnchor
      bar.trailingAnchor == column.trailingAnchor
      label.topAnchor == bar.bottomAnchor + 6
      label.leadingAnchor == column.leadingAnchor
      label.trailingAnchor == column.trailingAnchor
      label.bottomAnchor == column.bottomAnchor
    }
  }
}

/// A ring that shows progress.
final class ProgressRing: View {
  private let progress: Double
  private let ink: Color

  /// - Parameters:
  ///   - progress: The progress, 0...1.
  ///   - diameter: In points.
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

  /// Returns an arc from the top clockwise, in eight pieces. The control points of a piece of angle `a` are `4/3
  /// tan(a/4)` radii along the tangents.
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

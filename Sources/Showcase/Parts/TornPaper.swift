import Galley

/// A strip of paper, torn off in small teeth at its lower end.
final class TornPaper: View {
  private static let tooth = Size(width: 10, height: 6)

  /// Makes a strip around a view.
  init(_ content: View) {
    super.init(frame: .zero)
    containing { content }.constrained { paper in
      content.topAnchor == paper.topAnchor
      content.leadingAnchor == paper.leadingAnchor
      content.trailingAnchor == paper.trailingAnchor
      content.bottomAnchor == paper.bottomAnchor - Self.tooth.height
    }
  }

  override func displayItems() -> [DisplayItem] {
    let teeth = max(1, (bounds.width / Self.tooth.width).rounded())
    let width = bounds.width / teeth
    let gum = bounds.maxY - Self.tooth.height
    var edge: [PathElement] = [
      .move(.zero), .line(Point(x: bounds.maxX, y: 0)), .line(Point(x: bounds.maxX, y: gum)),
    ]
    for index in 0..<Int(teeth) {
      let right = bounds.maxX - Double(index) * width
      edge += [.line(Point(x: right - width / 2, y: bounds.maxY)), .line(Point(x: right - width, y: gum))]
    }
    return [.fill(.elements(edge + [.close]), traitCollection.color(.secondarySystemGroupedBackground))]
  }
}

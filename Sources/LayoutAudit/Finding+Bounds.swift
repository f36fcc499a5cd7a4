import AutoLayout
import Graphics

extension Finding {
  /// A view that lies partly outside of its superview: cut off there, or drawn over what is beside it. What a scroll view
  /// holds is meant to.
  static func outsideSuperview(_ view: View, pixel: Double) -> Finding? {
    guard let superview = view.superview, !(superview is ScrollView), !view.isLayoutBoundary, !view.frame.isEmpty
    else { return nil }
    // Ornament outside of the alignment rectangle, as of a switch, is meant to reach out.
    let area = view.frame.inset(by: view.alignmentRectInsets)
    let excess = Excess.largest(of: view.transform.bounds(ofTransformed: area), beyond: superview.bounds)
    guard excess.amount > pixel else { return nil }
    return Finding(
      rule: .outsideBounds, views: [view.label, superview.label],
      message: "\(view.openingPhrase) reaches \(points(excess.amount)) beyond the \(excess.edge) of"
        + " \(superview.phrase), which \(superview.clipsToBounds ? "cuts it off" : "does not clip it").",
      fixes: superview.clipsToBounds ? [] : ["Set clipsToBounds to see where the bounds end."])
  }

  /// A view that draws outside of its own bounds.
  static func drawsOutside(_ view: View, items: [DisplayItem]) -> Finding? {
    guard !view.clipsToBounds, let extent = items.extent else { return nil }
    let excess = Excess.largest(of: extent, beyond: view.bounds)
    // Lines along the edge and rounding reach out by less.
    guard excess.amount > 1 else { return nil }
    return Finding(
      rule: .outsideBounds, views: [view.label],
      message: "\(view.openingPhrase) draws \(points(excess.amount)) beyond the \(excess.edge) of its bounds.",
      fixes: ["Set clipsToBounds, or give the view the size of what it draws."])
  }
}

extension AffineTransform {
  /// The upright rectangle around a frame that is transformed about its centre.
  fileprivate func bounds(ofTransformed frame: Rect) -> Rect {
    guard self != .identity else { return frame }
    let (halfWidth, halfHeight) = (frame.width / 2, frame.height / 2)
    let reachX = abs(a) * halfWidth + abs(c) * halfHeight
    let reachY = abs(b) * halfWidth + abs(d) * halfHeight
    return Rect(
      x: frame.midX + tx - reachX, y: frame.midY + ty - reachY, width: 2 * reachX, height: 2 * reachY)
  }
}

/// How far a rectangle reaches beyond another on a side.
struct Excess {
  /// The sides of a rectangle.
  enum Side: String {
    case left, right, top, bottom
  }

  let side: Side
  /// The distance in points; negative where the rectangle ends before.
  let amount: Double

  /// The distances on all sides.
  static func all(of rect: Rect, beyond bounds: Rect) -> [Excess] {
    [
      Excess(side: .left, amount: bounds.minX - rect.minX), Excess(side: .right, amount: rect.maxX - bounds.maxX),
      Excess(side: .top, amount: bounds.minY - rect.minY), Excess(side: .bottom, amount: rect.maxY - bounds.maxY),
    ]
  }

  /// The largest distance.
  static func largest(of rect: Rect, beyond bounds: Rect) -> Excess {
    all(of: rect, beyond: bounds).reduce(Excess(side: .left, amount: 0)) { $1.amount > $0.amount ? $1 : $0 }
  }

  /// The side as sentences name it.
  var edge: String {
    switch side {
    case .left: "left edge"
    case .right: "right edge"
    case .top, .bottom: side.rawValue
    }
  }
}

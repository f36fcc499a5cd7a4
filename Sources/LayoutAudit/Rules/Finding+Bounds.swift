import AutoLayout
import Controls
import Graphics

extension Finding {
  /// A view that extends beyond its superview, and is cut off there or drawn over other views. The content of a scroll
  /// view may extend beyond it.
  ///
  /// - Parameter isAfterConflict: Whether a constraint of the view is broken. If the view is then outside of the
  ///   picture as a whole, and its superview is not, it is a warning, because nobody wants it there.
  static func outsideSuperview(_ view: View, pixel: Double, isAfterConflict: Bool) -> Finding? {
    guard let superview = view.superview, let area = view.areaInSuperview else { return nil }
    let excess = Excess.largest(of: area, beyond: superview.bounds)
    guard excess.amount > pixel + 1e-6 else { return nil }
    let isLost = isAfterConflict && view.isOutsidePicture && !superview.isOutsidePicture
    // If the superview's size is open, that is the problem: the excess belongs to one of many solutions.
    guard isLost || !superview.hasAmbiguousLayout else { return nil }
    return Finding(
      rule: .outsideBounds, severity: isLost ? .warning : .note,
      views: [view.label, superview.label],
      message: "\(view.openingPhrase) extends \(points(excess.amount)) beyond the \(excess.edge) of"
        + " \(superview.phrase), which \(superview.clipsToBounds ? "cuts it off" : "does not clip it").",
      fixes: superview.clipsToBounds ? [] : ["Enlarge the superview, or set its clipsToBounds to cut the view off."],
      amount: excess.amount)
  }

  /// A view that draws outside its own bounds, unless the system decides on what it draws.
  static func drawsOutside(_ view: View, items: [DisplayItem]) -> Finding? {
    guard !view.clipsToBounds, !view.drawsOutsideByItself, let extent = items.extent else { return nil }
    let excess = Excess.largest(of: extent, beyond: view.bounds)
    // Lines along an edge, and rounding, exceed the bounds by at most a point.
    guard excess.amount > 1 else { return nil }
    return Finding(
      rule: .outsideBounds, views: [view.label],
      message: "\(view.openingPhrase) draws \(points(excess.amount)) beyond the \(excess.edge) of its bounds.",
      fixes: ["Set clipsToBounds, or enlarge the view to the size of its drawing."], amount: excess.amount)
  }
}

extension Finding {
  /// Elements of a bar that begin or end beyond its sides, because it has no room for them.
  static func partsOutside(_ view: View) -> [Finding] {
    guard let bar = view as? any AccessibleByDefault, view.viewKind.drawing == .beyondBounds, !view.bounds.isEmpty
    else { return [] }
    return bar.accessibilityParts.compactMap { part in
      let sides = Excess.all(of: part.frame, beyond: view.bounds).filter { $0.side == .left || $0.side == .right }
      guard let excess = sides.max(by: { $0.amount < $1.amount }), excess.amount > 1 else { return nil }
      let isLost = part.frame.intersection(view.bounds).isEmpty
      let name = part.description.label.map { "The item '\($0)'" } ?? "An item"
      return Finding(
        rule: .outsideBounds, severity: isLost ? .warning : .note, views: [view.label],
        message: "\(name) of \(view.phrase) \(isLost ? "is" : "extends") \(points(excess.amount)) beyond its"
          + " \(excess.edge).",
        fixes: ["Take out an item, or make the spaces between the items smaller."], amount: excess.amount)
    }
  }
}

extension View {
  /// Whether no part of the view is in the picture of its root.
  fileprivate var isOutsidePicture: Bool {
    convert(bounds, to: rootView).intersection(rootView.bounds).isEmpty
  }

  /// Whether the system lets the view draw outside its bounds. Switches, steppers and sliders keep the size of their
  /// look in frames from another release, the knob of a segmented control has a shadow, and bars continue behind the
  /// status bar and the home indicator.
  fileprivate var drawsOutsideByItself: Bool {
    viewKind.drawing == .inSizeOfLook || viewKind.drawing == .beyondBounds
  }

  /// The part of the superview that the view needs, or `nil` if it may extend beyond its superview.
  var areaInSuperview: Rect? {
    guard let superview, !(superview is ScrollView), !isLayoutBoundary, !frame.isEmpty else { return nil }
    // Since iOS 26, a navigation bar on a phone has its search field at the bottom of the screen.
    if self is SearchBar, superview is NavigationBar { return nil }
    // Decoration outside the alignment rectangle, such as a switch's shadow, may extend beyond the superview, and an
    // alignment rectangle that is larger than the frame, such as a symbol's, too.
    var area = frame.inset(by: alignmentRectInsets).intersection(frame)
    // A row of texts on a baseline reaches around its first view alone, and the others begin above it or end below it.
    if let stack = superview as? StackView, stack.alignsBaselines, !stack.clipsToBounds {
      (area.origin.y, area.size.height) = (stack.bounds.minY, min(area.height, stack.bounds.height))
    }
    return transform.bounds(ofTransformed: area)
  }
}

extension AffineTransform {
  /// Returns the smallest upright rectangle that contains a frame transformed about its centre.
  fileprivate func bounds(ofTransformed frame: Rect) -> Rect {
    guard self != .identity else { return frame }
    let (halfWidth, halfHeight) = (frame.width / 2, frame.height / 2)
    let reachX = abs(a) * halfWidth + abs(c) * halfHeight
    let reachY = abs(b) * halfWidth + abs(d) * halfHeight
    return Rect(
      x: frame.midX + tx - reachX, y: frame.midY + ty - reachY, width: 2 * reachX, height: 2 * reachY)
  }
}

/// How far a rectangle extends beyond another on one side.
struct Excess {
  enum Side: String {
    case left, right, top, bottom
  }

  let side: Side
  /// The distance in points; negative if the rectangle ends before the other's edge.
  let amount: Double

  /// Returns the excess on all four sides.
  static func all(of rect: Rect, beyond bounds: Rect) -> [Excess] {
    [
      Excess(side: .left, amount: bounds.minX - rect.minX), Excess(side: .right, amount: rect.maxX - bounds.maxX),
      Excess(side: .top, amount: bounds.minY - rect.minY), Excess(side: .bottom, amount: rect.maxY - bounds.maxY),
    ]
  }

  /// Returns the largest excess, with an amount of at least 0.
  static func largest(of rect: Rect, beyond bounds: Rect) -> Excess {
    all(of: rect, beyond: bounds).reduce(Excess(side: .left, amount: 0)) { $1.amount > $0.amount ? $1 : $0 }
  }

  /// The name of the side for messages.
  var edge: String {
    switch side {
    case .left: "left edge"
    case .right: "right edge"
    case .top, .bottom: side.rawValue
    }
  }
}

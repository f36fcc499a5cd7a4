import Graphics

extension LayoutConstraint {
  /// Returns a constraint that represents an autoresizing mask's effect on a view's left or top edge, width or height,
  /// for logs and explanations.
  static func representingMask(of view: View, _ attribute: LayoutAttribute) -> LayoutConstraint {
    let constraint = relation(of: view, attribute)
    constraint.origin = .autoresizingMask
    return constraint
  }

  private static func relation(of view: View, _ attribute: LayoutAttribute) -> LayoutConstraint {
    let axis = attribute.axis ?? .horizontal
    let edges = MaskEdges(axis: axis)
    let frame = view.layoutState.autoresizingFrame
    let start = axis == .horizontal ? frame.minX : frame.minY
    let extent = frame.size.extent(along: axis)
    let room = (view.layoutState.autoresizingReference ?? view.superview?.bounds.size ?? frame.size).extent(along: axis)
    let shares = AutoresizingShares(view: view, axis: axis, reference: room)
    func tied(_ attribute: LayoutAttribute, to other: LayoutAttribute, share: Double, _ value: Double)
      -> LayoutConstraint
    {
      LayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: view.superview, attribute: other,
        multiplier: share, constant: value - share * room)
    }
    switch attribute {
    case edges.extent where shares.extent == 0:
      return LayoutConstraint(
        item: view, attribute: edges.extent, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        constant: extent)
    case edges.extent: return tied(edges.extent, to: edges.extent, share: shares.extent, extent)
    case _ where shares.start == 0:
      return LayoutConstraint(
        item: view, attribute: edges.start, relatedBy: .equal, toItem: view.superview, attribute: edges.start,
        constant: start)
    case _ where shares.start == 1: return tied(edges.end, to: edges.end, share: 1, start + extent)
    default: return tied(edges.start, to: edges.end, share: shares.start, start)
    }
  }
}

/// The attributes along an axis that a mask determines.
private struct MaskEdges {
  let start, end, extent: LayoutAttribute

  init(axis: Axis) {
    switch axis {
    case .horizontal: (start, end, extent) = (.left, .right, .width)
    case .vertical: (start, end, extent) = (.top, .bottom, .height)
    }
  }
}

/// The shares of a superview's growth that go to the margin before a view and to the view itself.
struct AutoresizingShares {
  let start: Double
  let extent: Double

  init(view: View, axis: Axis, reference: Double) {
    let mask = view.autoresizingMask
    let isHorizontal = axis == .horizontal
    let flags = [
      mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin),
      mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight),
      mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin),
    ]
    let before = isHorizontal ? view.layoutState.autoresizingFrame.minX : view.layoutState.autoresizingFrame.minY
    let size = view.layoutState.autoresizingFrame.size.extent(along: axis)
    let lengths = [before, size, reference - before - size]
    let flexible = flags.filter { $0 }.count
    let total = zip(flags, lengths).reduce(0) { $0 + ($1.0 ? max(0, $1.1) : 0) }
    func share(_ index: Int) -> Double {
      guard flags[index] else { return 0 }
      return total > 0 ? max(0, lengths[index]) / total : 1 / Double(flexible)
    }
    start = share(0)
    extent = share(1)
  }
}

extension View {
  /// The size that the superview had when the frame was set. The autoresizing mask measures growth from it. If it is
  /// nil, the superview's size when layout starts is used.
  package var autoresizingReference: Size? {
    get { layoutState.autoresizingReference }
    set { layoutState.autoresizingReference = newValue }
  }

  /// The last frame that layout did not set. The view's frame may differ from it by the superview's growth and by
  /// rounding.
  package var autoresizingFrame: Rect { layoutState.autoresizingFrame }
}

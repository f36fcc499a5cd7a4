import Graphics

extension LayoutConstraint {
  /// A constraint that says what a mask says of a view's left or top edge, width or height, for logs and explanations.
  static func standingForMask(of view: View, _ attribute: LayoutAttribute) -> LayoutConstraint {
    let constraint = relation(of: view, attribute)
    constraint.origin = .autoresizingMask
    return constraint
  }

  private static func relation(of view: View, _ attribute: LayoutAttribute) -> LayoutConstraint {
    let axis = attribute.axis ?? .horizontal
    let edges = MaskEdges(axis: axis)
    let frame = view.autoresizingFrame
    let start = axis == .horizontal ? frame.minX : frame.minY
    let extent = frame.size.extent(along: axis)
    let room = (view.autoresizingReference ?? view.superview?.bounds.size ?? frame.size).extent(along: axis)
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

/// What a mask speaks of along an axis.
private struct MaskEdges {
  let start, end, extent: LayoutAttribute

  init(axis: Axis) {
    switch axis {
    case .horizontal: (start, end, extent) = (.left, .right, .width)
    case .vertical: (start, end, extent) = (.top, .bottom, .height)
    }
  }
}

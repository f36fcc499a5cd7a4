import Graphics

/// Why a view has its position and size, as a value that outlives the tree.
public struct LayoutExplanation: Hashable, Sendable {
  public var view: ExplainedItem
  /// The superview, whose coordinates the numbers use, or `nil` for the root of the tree.
  public var superview: ExplainedItem?
  /// The layout direction of the view, which decides which edge is leading.
  public var direction: LayoutDirection
  /// Whether the view is the root of its layout, like the root of a scene or a table cell, so that its position and
  /// size are given.
  public var isLayoutRoot: Bool
  /// The solved alignment rectangle before rounding to pixels, in points.
  public var alignmentRect: Rect
  /// The frame in points.
  public var frame: Rect
  /// What determines each side: left, right, top, bottom, width and height.
  public var sides: [ExplainedSide]
  /// The optional constraints on the view that are not satisfied, in order of activation.
  public var yielding: [YieldingConstraint]
  /// The conflicts that include a constraint on the view.
  public var conflicts: [ExplainedConflict]
  /// The lines of the constraints in the document, by identifier. Empty until a reader of the document fills it in.
  public var lines: [String: Int] = [:]

  /// An optional constraint that is not satisfied because of stronger ones.
  public struct YieldingConstraint: Hashable, Sendable {
    public var constraint: ExplainedConstraint
    /// The amount by which the constraint is violated, in points.
    public var violation: Double
  }

  /// Required constraints that cannot all be satisfied.
  public struct ExplainedConflict: Hashable, Sendable {
    public var constraints: [ExplainedConstraint]
    /// The constraint that is broken.
    public var broken: ExplainedConstraint
    /// The rule that chose the broken constraint, as a clause.
    public var reason: String
  }
}

/// A view or guide in an explanation.
public struct ExplainedItem: Hashable, Sendable {
  /// The identifier of the view, or of a guide's owner.
  public var id: String
  /// The name that Auto Layout's log shows: `UILabel:ID'Name'`.
  public var name: String
  /// The view in words, or the owner of the guide: `the label 'Name'`, or `the switch beside 'Wi-Fi'`.
  public var words: String
  /// The identifier of the guide, or `nil` for a view.
  public var guide: String?
}

/// What determines an edge or extent of a view.
public struct ExplainedSide: Hashable, Sendable {
  /// The sides of a rectangle.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The edges of the alignment rectangle.
    case left, right, top, bottom
    /// The size of the alignment rectangle.
    case width, height
  }

  public var kind: Kind
  /// The coordinate in the superview, or the extent, in points.
  public var value: Double
  /// The constraints that together determine the value, those closest to the view first and then the strongest. Without
  /// any one of them, the value could change.
  public var holders: [ExplainedConstraint]
  /// The values that the side has in equally good layouts, or `nil` if the value is determined.
  public var freedom: Freedom?

  /// The range of a value that the constraints do not determine.
  public struct Freedom: Hashable, Sendable {
    /// The least value in points, or `nil` if there is no limit.
    public var least: Double?
    /// The greatest value in points, or `nil` if there is no limit.
    public var greatest: Double?
    /// The constraints that limit the value from below.
    public var lowerLimits: [ExplainedConstraint]
    /// The constraints that limit the value from above.
    public var upperLimits: [ExplainedConstraint]
    /// The view's frames in two equally good layouts, one with the least value and one with the greatest, in points in
    /// the superview's coordinates. If a value has no limit, the frame has a value beyond the current one.
    public var optima: [Rect]
  }
}

extension LayoutExplanation {
  /// The identifiers of all constraints that have one in the document.
  package var documentIDs: Set<String> {
    let limits = sides.compactMap(\.freedom).flatMap { $0.lowerLimits + $0.upperLimits }
    let constraints =
      sides.flatMap(\.holders) + limits + yielding.map(\.constraint) + conflicts.flatMap(\.constraints)
    return Set(constraints.compactMap(\.documentID))
  }
}

extension View {
  /// Explains what determines each side of this view, which constraints are not satisfied, and what is ambiguous.
  ///
  /// - Parameter outcome: The outcome of the layout, for its conflicts.
  /// - Returns: The explanation, or `nil` before the first layout. Solves the view's system a few times.
  public func layoutExplanation(after outcome: LayoutOutcome) -> LayoutExplanation? {
    inspectLayoutSystem { system in
      var probe = LayoutProbe(of: self, in: system)
      let conflicts = outcome.conflicts.filter { conflict in conflict.constraints.contains { $0.involves(self) } }
      return LayoutExplanation(
        view: ExplainedItem(self), superview: superview.map { ExplainedItem($0) },
        direction: effectiveUserInterfaceLayoutDirection, isLayoutRoot: self === system.root,
        alignmentRect: layoutState.solvedAlignmentRect, frame: frame,
        sides: ExplainedSide.Kind.allCases.map { probe.side($0) },
        yielding: probe.yielding(), conflicts: conflicts.map(explained))
    }
  }

  private func explained(_ conflict: LayoutConflict) -> LayoutExplanation.ExplainedConflict {
    LayoutExplanation.ExplainedConflict(
      constraints: conflict.constraints.map { ExplainedConstraint($0, explaining: self) },
      broken: ExplainedConstraint(conflict.broken, explaining: self), reason: conflict.reason)
  }
}

extension LayoutConstraint {
  /// Returns whether an item of the constraint is the view or one of its guides.
  func involves(_ view: View) -> Bool { firstItem?.layoutView === view || secondItem?.layoutView === view }
}

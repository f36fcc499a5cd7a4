import Graphics

/// Why a view stands where it stands: a value that outlives the tree.
public struct LayoutExplanation: Hashable, Sendable {
  /// The view.
  public var view: ExplainedItem
  /// The view whose coordinates the numbers are in; none for the tree's root.
  public var superview: ExplainedItem?
  /// The direction in which the view is read, which tells where its leading edge is.
  public var direction: LayoutDirection
  /// Whether the view is the root of its layout, as a scene's root and a table's cell are: its place and size are given.
  public var isLayoutRoot: Bool
  /// The alignment rectangle as solved, before rounding to pixels, in points.
  public var alignmentRect: Rect
  /// The frame, in points.
  public var frame: Rect
  /// What holds each side: left, right, top, bottom, width, height.
  public var sides: [ExplainedSide]
  /// The optional constraints on the view that do not hold, in the order of their activation.
  public var yielding: [YieldingConstraint]
  /// The conflicts that a constraint on the view takes part in.
  public var conflicts: [ExplainedConflict]
  /// The lines of the document in which constraints stand, by id; empty until someone who has read it fills it in.
  public var lines: [String: Int] = [:]

  /// An optional constraint that gave way to stronger ones.
  public struct YieldingConstraint: Hashable, Sendable {
    /// The constraint.
    public var constraint: ExplainedConstraint
    /// How far it is from holding, in points.
    public var violation: Double
  }

  /// Required constraints that cannot all hold.
  public struct ExplainedConflict: Hashable, Sendable {
    /// The conflicting constraints.
    public var constraints: [ExplainedConstraint]
    /// The one that was broken.
    public var broken: ExplainedConstraint
  }
}

/// A view or guide, as results name it.
public struct ExplainedItem: Hashable, Sendable {
  /// The id; a guide's is that of its owner.
  public var id: String
  /// The name that the log shows: `UILabel:ID'Name'`.
  public var name: String
  /// A guide's identifier; none for a view.
  public var guide: String?
}

/// What holds an edge or an extent of a view.
public struct ExplainedSide: Hashable, Sendable {
  /// The sides of a rectangle.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The edges of the alignment rectangle.
    case left, right, top, bottom
    /// Its extents.
    case width, height
  }

  /// Which side.
  public var kind: Kind
  /// The coordinate in the superview, or the extent, in points.
  public var value: Double
  /// The constraints that together keep the value, the nearest to the view first, then the strongest; without any of
  /// them there would be room to move.
  public var holders: [ExplainedConstraint]
  /// How far the side can move at no cost; none where it cannot.
  public var freedom: Freedom?

  /// The values that constraints leave open.
  public struct Freedom: Hashable, Sendable {
    /// The least value, in points; none where there is no end.
    public var least: Double?
    /// The greatest value, in points; none where there is no end.
    public var greatest: Double?
    /// What keeps the side from less.
    public var lowerLimits: [ExplainedConstraint]
    /// What keeps the side from more.
    public var upperLimits: [ExplainedConstraint]
    /// Two places of the view that are equally good: with the least and with the greatest value, or a point beyond the
    /// present one where there is no end. In the superview's coordinates, in points.
    public var optima: [Rect]
  }
}

extension LayoutExplanation {
  /// The ids of all constraints that have one in the document.
  package var documentIDs: Set<String> {
    let limits = sides.compactMap(\.freedom).flatMap { $0.lowerLimits + $0.upperLimits }
    let constraints =
      sides.flatMap(\.holders) + limits + yielding.map(\.constraint) + conflicts.flatMap(\.constraints)
    return Set(constraints.compactMap(\.documentID))
  }
}

extension View {
  /// Tells what holds this view on each side, what gives way and what stays open.
  ///
  /// - Parameter outcome: what the layout returned, for its conflicts.
  /// - Returns: the explanation; none before the first layout. A few solves of the view's system.
  public func layoutExplanation(after outcome: LayoutOutcome) -> LayoutExplanation? {
    inspectLayoutSystem { system in
      var probe = LayoutProbe(of: self, in: system)
      let conflicts = outcome.conflicts.filter { conflict in conflict.constraints.contains { $0.speaks(of: self) } }
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
      broken: ExplainedConstraint(conflict.broken, explaining: self))
  }
}

extension LayoutConstraint {
  /// Whether an item of the constraint is the view or one of its guides.
  func speaks(of view: View) -> Bool { firstItem?.layoutView === view || secondItem?.layoutView === view }
}

import AutoLayout
import Graphics

/// How a constraint stands with the layout, as colour and line show it.
struct ConstraintLook: Hashable {
  var isConflicting: Bool
  var isBroken: Bool
  var isOptional: Bool

  var color: Color { isConflicting ? OverlayStyle.conflicting : OverlayStyle.held }

  var stroke: StrokeStyle {
    StrokeStyle(width: OverlayStyle.lineWidth, dash: isOptional ? OverlayStyle.dash : [])
  }
}

/// Looks up which constraints a layout could not hold.
struct ConstraintJudgement {
  private let conflicting: Set<ObjectIdentifier>
  private let broken: Set<ObjectIdentifier>

  init(outcome: LayoutOutcome) {
    conflicting = Set(outcome.conflicts.flatMap(\.constraints).map(ObjectIdentifier.init))
    broken = Set(outcome.conflicts.map(\.broken).map(ObjectIdentifier.init))
  }

  func look(of constraint: LayoutConstraint) -> ConstraintLook {
    let id = ObjectIdentifier(constraint)
    return ConstraintLook(
      isConflicting: conflicting.contains(id), isBroken: broken.contains(id),
      isOptional: constraint.priority < .required)
  }
}

/// A line that stands for a constraint.
struct ConstraintMark {
  /// The kinds of lines.
  enum Shape: Hashable {
    /// A size or a distance: a bar with ticks at both ends.
    case bar
    /// Edges, centres or baselines in one line.
    case alignment
  }

  var shape: Shape
  /// Along which the line runs.
  var axis: Axis
  /// The line's start and end along its axis, in order.
  var extent: ClosedRange<Double>
  /// Where the line lies across its axis.
  var position: Double
  /// What the line's pill says; empty for none.
  var text: String
  var look: ConstraintLook

  var start: Point { point(at: extent.lowerBound) }
  var end: Point { point(at: extent.upperBound) }
  var length: Double { extent.upperBound - extent.lowerBound }

  /// The point a way along the line, moved aside by a distance.
  func point(at along: Double, aside: Double = 0) -> Point {
    axis == .horizontal ? Point(x: along, y: position + aside) : Point(x: position + aside, y: along)
  }
}

import AutoLayout
import Graphics

/// The state of a constraint, shown by colour and line.
struct ConstraintLook: Hashable {
  var isConflicting: Bool
  var isBroken: Bool
  var isOptional: Bool

  var color: Color { isConflicting ? OverlayStyle.conflicting : OverlayStyle.held }

  var width: Double { isConflicting ? OverlayStyle.errorLineWidth : OverlayStyle.lineWidth }

  var stroke: StrokeStyle { StrokeStyle(width: width, dash: isOptional ? OverlayStyle.dash : []) }
}

/// Finds the constraints that a layout violates.
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

/// A line that represents a constraint.
struct ConstraintMark {
  enum Shape: Hashable {
    /// A size or a distance: a bar with ticks at both ends.
    case bar
    /// A line along aligned edges, centres or baselines.
    case alignment
  }

  var shape: Shape
  /// The direction of the line.
  var axis: Axis
  /// The line's start and end along its axis.
  var extent: ClosedRange<Double>
  /// The line's coordinate across its axis.
  var position: Double
  /// The text of the line's pill; empty for no pill.
  var text: String
  var look: ConstraintLook
  /// Whether the constraint is in the content of a scroll view, which may be out of sight without an error.
  var isInScrolledContent = false

  var start: Point { point(at: extent.lowerBound) }
  var end: Point { point(at: extent.upperBound) }
  var length: Double { extent.upperBound - extent.lowerBound }
  /// The area of the line with its ticks.
  var area: Rect { Rect(enclosing: [start, end]).insetBy(dx: -OverlayStyle.tick, dy: -OverlayStyle.tick) }

  /// Returns the point at a coordinate along the line, offset across it.
  func point(at along: Double, aside: Double = 0) -> Point {
    axis == .horizontal ? Point(x: along, y: position + aside) : Point(x: position + aside, y: along)
  }
}

/// Finds the lines that represent a constraint.
struct ConstraintMarks {
  let constraint: LayoutConstraint
  let geometry: OverlayGeometry
  let look: ConstraintLook

  func marks() -> [ConstraintMark] {
    let isScrolled = constraint.isInScrolledContent
    return lines().map { mark in
      var mark = mark
      mark.isInScrolledContent = isScrolled
      return mark
    }
  }

  private func lines() -> [ConstraintMark] {
    guard let item = constraint.firstItem, let rect = geometry.rect(of: item) else { return [] }
    guard constraint.firstAttribute.kind != .dimension else { return dimensionMarks(of: rect) }
    guard let other = constraint.secondItem,
      let from = geometry.position(of: constraint.secondAttribute, of: other, seenFrom: item),
      let to = geometry.position(of: constraint.firstAttribute, of: item, seenFrom: other),
      let rect = geometry.rect(of: item, seenFrom: other), let otherRect = geometry.rect(of: other, seenFrom: item)
    else { return [] }
    let axis: Axis = constraint.firstAttribute.kind == .y ? .vertical : .horizontal
    let joins = Joint(axis: axis, from: from, to: to, first: rect, second: otherRect)
    return [isAlignment(from: from, to: to) ? alignmentMark(joins) : distanceMark(joins)]
  }

  private func isAlignment(from: Double, to: Double) -> Bool {
    constraint.constant == 0 && constraint.multiplier == 1 && abs(to - from) < 1
  }

  private func alignmentMark(_ joint: Joint) -> ConstraintMark {
    ConstraintMark(
      shape: .alignment, axis: joint.axis.crossing, extent: joint.extentAcrossBoth, position: joint.to,
      text: relationSign, look: look)
  }

  private func distanceMark(_ joint: Joint) -> ConstraintMark {
    ConstraintMark(
      shape: .bar, axis: joint.axis, extent: min(joint.from, joint.to)...max(joint.from, joint.to),
      position: joint.positionOnBoth, text: distanceText, look: look)
  }

  private var distanceText: String {
    let number = abs(constraint.constant).shortText
    guard constraint.multiplier != 1, let other = constraint.secondItem else { return relationSign + number }
    let multiple = "\(constraint.multiplier.shortText) \u{D7} \(name(of: other)).\(constraint.secondAttribute.rawValue)"
    return relationSign + multiple + signedConstant
  }

  /// Returns the bars for a size: one on its item and, if the size is a multiple of another item's, one on that item
  /// with its name.
  private func dimensionMarks(of rect: Rect) -> [ConstraintMark] {
    var marks = [dimensionMark(of: rect, constraint.firstAttribute, dimensionText)]
    if let other = constraint.secondItem, other !== constraint.firstItem, let otherRect = geometry.rect(of: other) {
      marks.append(dimensionMark(of: otherRect, constraint.secondAttribute, name(of: other)))
    }
    return marks
  }

  private func dimensionMark(of rect: Rect, _ attribute: LayoutAttribute, _ text: String) -> ConstraintMark {
    // Not at the centre, because labels have their text there and the bars of both axes would cross.
    let isWidth = attribute == .width
    return ConstraintMark(
      shape: .bar, axis: isWidth ? .horizontal : .vertical,
      extent: isWidth ? Self.range(rect.minX, rect.maxX) : Self.range(rect.minY, rect.maxY),
      position: isWidth ? rect.minY + rect.height * 0.8 : rect.minX + rect.width * 0.85, text: text,
      look: look)
  }

  /// The size as a constant, or as a multiple with the owner's name: `0.5 × Header + 8`, or `1.5 × height` of the view
  /// itself.
  private var dimensionText: String {
    guard let other = constraint.secondItem else { return relationSign + constraint.constant.shortText }
    let sign = relationSign.isEmpty ? "= " : relationSign
    let factor = constraint.multiplier == 1 ? "" : "\(constraint.multiplier.shortText) \u{D7} "
    return sign + factor + ownerWords(other) + signedConstant
  }

  private func ownerWords(_ other: any LayoutItem) -> String {
    let attribute = constraint.secondAttribute
    if other === constraint.firstItem { return attribute.rawValue }
    return name(of: other) + (attribute == constraint.firstAttribute ? "" : ".\(attribute.rawValue)")
  }

  private var signedConstant: String {
    guard constraint.constant != 0 else { return "" }
    return (constraint.constant < 0 ? " \u{2212} " : " + ") + abs(constraint.constant).shortText
  }

  /// The name of the other item. A superview without a name is called that, because "view" would tell nothing.
  private func name(of item: any LayoutItem) -> String {
    guard let view = item as? View, view.knownName.isEmpty, view === constraint.firstItem?.layoutView?.superview else {
      return item.shortName
    }
    return "superview"
  }

  private var relationSign: String {
    switch constraint.relation {
    case .equal: ""
    case .lessThanOrEqual: "\u{2264}"
    case .greaterThanOrEqual: "\u{2265}"
    }
  }

  static func range(_ one: Double, _ other: Double) -> ClosedRange<Double> { min(one, other)...max(one, other) }
}

extension LayoutConstraint {
  /// Whether the constraint relates views in a scroll view only to each other.
  fileprivate var isInScrolledContent: Bool {
    [firstItem, secondItem].compactMap { $0?.layoutView }.allSatisfy(\.isScrolled)
  }
}

/// Two items that a constraint connects along an axis.
private struct Joint {
  let axis: Axis
  /// The coordinate of the second item's attribute.
  let from: Double
  /// The coordinate of the first item's attribute.
  let to: Double
  let first: Rect
  let second: Rect

  /// From the outer edge of one item to that of the other, across the axis.
  var extentAcrossBoth: ClosedRange<Double> {
    let (one, other) = (across(first), across(second))
    // Only the inner one of two nested items is marked. Otherwise, the line for every edge related to a superview would
    // cross the whole picture.
    if one.contains(other) { return other }
    if other.contains(one) { return one }
    return min(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound)
  }

  /// The middle of the range that both items cover across the axis, or of the first item if they share none.
  var positionOnBoth: Double {
    let (one, other) = (across(first), across(second))
    let low = max(one.lowerBound, other.lowerBound)
    let high = min(one.upperBound, other.upperBound)
    return low <= high ? (low + high) / 2 : (one.lowerBound + one.upperBound) / 2
  }

  private func across(_ rect: Rect) -> ClosedRange<Double> {
    axis == .horizontal ? ConstraintMarks.range(rect.minY, rect.maxY) : ConstraintMarks.range(rect.minX, rect.maxX)
  }
}

import AutoLayout
import Galley

/// Constraints in words, from the point of view of one of their views.
struct ConstraintWording {
  private let view: ExplainedItem
  private let superview: ExplainedItem?
  private let lines: [String: Int]

  init(explanation: LayoutExplanation) {
    view = explanation.view
    superview = explanation.superview
    lines = explanation.lines
  }

  /// Priority, origin and place, in parentheses: `(required; line 17, id 8bC-Xf-vdC)`.
  func note(_ constraint: ExplainedConstraint) -> String {
    let level =
      constraint.priority == .required ? "required" : "priority \(LogNumber.text(Double(constraint.priority.rawValue)))"
    var place: [String] = []
    if let id = constraint.documentID {
      if let line = lines[id] { place.append("line \(line)") }
      place.append("id \(id)")
    }
    if let identifier = constraint.identifier, constraint.source != .rootSize { place.append("'\(identifier)'") }
    if case .stackView(let stack) = constraint.source { place.append("made by \(maker(stack))") }
    return "(\(([level] + (place.isEmpty ? [] : [place.joined(separator: ", ")])).joined(separator: "; ")))"
  }

  private func maker(_ stack: ExplainedItem) -> String {
    if stack.id == view.id { return "the view itself" }
    return stack.id == superview?.id ? "its superview" : stack.name
  }

  /// What the constraint says.
  func sentence(_ constraint: ExplainedConstraint) -> String {
    switch constraint.source {
    case .contentSize: return contentSentence(constraint)
    case .rootSize: return "\(relationSentence(constraint)), given from outside"
    case .autoresizingMask: return "\(relationSentence(constraint)), by frame and autoresizing mask"
    case .author, .stackView: return relationSentence(constraint)
    }
  }

  private func contentSentence(_ constraint: ExplainedConstraint) -> String {
    let size = "\(LogNumber.text(constraint.constant)) pt \(constraint.firstAttribute == .width ? "wide" : "high")"
    let content = constraint.firstItem.map { owned("content", by: $0) } ?? "its content"
    return constraint.relation == .lessThanOrEqual
      ? "\(content) is \(size) and hugged: no larger" : "\(content) is \(size) and resists: no smaller"
  }

  // MARK: Relations

  private func relationSentence(_ constraint: ExplainedConstraint) -> String {
    guard let first = constraint.firstItem, !constraint.relatesDistances else { return constraint.format }
    var relation = SpokenRelation(
      subject: (first, constraint.firstAttribute), sign: constraint.relation,
      object: constraint.secondItem.map { ($0, constraint.secondAttribute) }, multiplier: constraint.multiplier,
      constant: constraint.constant)
    if first.id != view.id, constraint.secondItem?.id == view.id { relation.turnRound() }
    return words(for: relation)
  }

  private func words(for relation: SpokenRelation) -> String {
    let subject = owned(relation.subject.attribute.noun, by: relation.subject.item)
    guard let object = relation.object else {
      return "\(subject) is \(relation.sign.atLeast)\(LogNumber.text(relation.constant)) pt"
    }
    let other = owned(object.attribute.noun, by: object.item)
    if relation.multiplier != 1 || relation.subject.attribute.kind == .dimension {
      return "\(subject) is \(relation.sign.atLeast)\(relation.factor)\(other)\(relation.addition)"
    }
    guard relation.constant != 0 else {
      return "\(subject) is \(relation.sign.onOrBeyond(relation.subject.attribute))\(other)"
    }
    let isBeyond = relation.constant > 0
    let distance = LogNumber.text(abs(relation.constant))
    let sign = isBeyond ? relation.sign : relation.sign.reversed
    return "\(subject) is \(sign.atLeast)\(distance) pt "
      + "\(relation.subject.attribute.direction(isBeyond: isBeyond)) \(other)"
  }

  // MARK: Items

  /// `its width`, `the width of its superview`, `the top edge of the safe area of UIView:8bC-Xf-vdC'Card'`.
  private func owned(_ noun: String, by item: ExplainedItem) -> String {
    guard let guide = item.guide else {
      return item.id == view.id ? "its \(noun)" : "the \(noun) of \(owner(item))"
    }
    guard let area = Self.areas[guide] else { return "the \(noun) of \(item.name)" }
    return item.id == view.id ? "the \(noun) of its \(area)" : "the \(noun) of the \(area) of \(owner(item))"
  }

  private func owner(_ item: ExplainedItem) -> String {
    item.id == superview?.id ? "its superview" : item.guide == nil ? item.name : "'\(item.id)'"
  }

  private static let areas = [
    "UIViewSafeAreaLayoutGuide": "safe area", "UIViewLayoutMarginsGuide": "layout margins",
    "UIViewReadableContentGuide": "readable content", "UIScrollView-contentLayoutGuide": "scrolled content",
    "UIScrollView-frameLayoutGuide": "scroll frame", "_UILayoutGuide": "bar area",
  ]
}

/// A constraint as it is told: what is said of what.
private struct SpokenRelation {
  typealias Side = (item: ExplainedItem, attribute: LayoutAttribute)

  var subject: Side
  var sign: LayoutConstraint.Relation
  var object: Side?
  var multiplier: Double
  var constant: Double

  /// Tells the same of the other side; a factor other than 1 would have to be turned round too, and reads worse.
  mutating func turnRound() {
    guard let object, multiplier == 1 else { return }
    (subject, self.object) = (object, subject)
    sign = sign.reversed
    constant = constant == 0 ? 0 : -constant
  }

  var factor: String { multiplier == 1 ? "" : "\(LogNumber.text(multiplier)) times " }

  var addition: String {
    guard constant != 0 else { return "" }
    return " \(constant > 0 ? "plus" : "minus") \(LogNumber.text(abs(constant))) pt"
  }
}

extension LayoutConstraint.Relation {
  fileprivate var reversed: LayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  fileprivate var atLeast: String {
    switch self {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }

  fileprivate func onOrBeyond(_ attribute: LayoutAttribute) -> String {
    switch self {
    case .equal: "at "
    case .lessThanOrEqual: "at or \(attribute.direction(isBeyond: false)) "
    case .greaterThanOrEqual: "at or \(attribute.direction(isBeyond: true)) "
    }
  }
}

extension LayoutAttribute {
  fileprivate var noun: String {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom: "\(rawValue) edge"
    case .width, .height: rawValue
    case .centerX: "horizontal centre"
    case .centerY: "vertical centre"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .centerXWithinMargins: "horizontal centre within margins"
    case .centerYWithinMargins: "vertical centre within margins"
    case .notAnAttribute: "nothing"
    }
  }

  /// Where greater and smaller values lie.
  fileprivate func direction(isBeyond: Bool) -> String {
    switch kind {
    case .directionalX: isBeyond ? "after" : "before"
    case .absoluteX, .neutralX: isBeyond ? "right of" : "left of"
    case .y, .dimension, .none: isBeyond ? "below" : "above"
    }
  }
}

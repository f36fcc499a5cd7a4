import AutoLayout
import Galley

/// Describes constraints in words, from the point of view of one of their views.
package struct ConstraintWording {
  private let view: ExplainedItem
  private let superview: ExplainedItem?
  private let lines: [String: Int]

  package init(explanation: LayoutExplanation) {
    view = explanation.view
    superview = explanation.superview
    lines = explanation.lines
  }

  /// Returns the priority, origin and place in parentheses: `(required; line 17, id 8bC-Xf-vdC)`.
  package func note(_ constraint: ExplainedConstraint) -> String {
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
    return stack.id == superview?.id ? "its superview" : stack.words
  }

  /// Returns a sentence without a full stop: `its width is at least 44 pt`.
  package func sentence(_ constraint: ExplainedConstraint) -> String {
    switch constraint.source {
    case .contentSize: return contentSentence(constraint)
    case .rootSize: return "\(relationSentence(constraint)), set by the size of the layout"
    case .autoresizingMask: return "\(relationSentence(constraint)), set by its frame and autoresizing mask"
    case .author, .stackView: return relationSentence(constraint)
    }
  }

  private func contentSentence(_ constraint: ExplainedConstraint) -> String {
    let noun = constraint.firstAttribute.noun
    let subject = constraint.firstItem.map { owned(noun, by: $0) } ?? "its \(noun)"
    let size = "\(LogNumber.text(constraint.constant)) pt"
    return constraint.relation == .lessThanOrEqual
      ? "\(subject) hugs its content: at most \(size)" : "\(subject) resists compression: at least \(size)"
  }

  // MARK: Relations

  private func relationSentence(_ constraint: ExplainedConstraint) -> String {
    guard let first = constraint.firstItem, !constraint.relatesDistances else { return constraint.format }
    var relation = ConstraintStatement(
      subject: (first, constraint.firstAttribute), sign: constraint.relation,
      object: constraint.secondItem.map { ($0, constraint.secondAttribute) }, multiplier: constraint.multiplier,
      constant: constraint.constant)
    if first.id != view.id, constraint.secondItem?.id == view.id { relation.invert() }
    return words(for: relation)
  }

  private func words(for relation: ConstraintStatement) -> String {
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

  /// Returns a noun with its owner: `its width`, `the width of its superview`, `the top edge of the safe area of
  /// the view 'Card'`.
  private func owned(_ noun: String, by item: ExplainedItem) -> String {
    guard let guide = item.guide else {
      return item.id == view.id ? "its \(noun)" : "the \(noun) of \(owner(item))"
    }
    guard let area = Self.areas[guide] else { return "the \(noun) of \(item.name)" }
    return item.id == view.id ? "the \(noun) of its \(area)" : "the \(noun) of the \(area) of \(owner(item))"
  }

  private func owner(_ item: ExplainedItem) -> String {
    item.id == superview?.id ? "its superview" : item.words
  }

  private static let areas = [
    "UIViewSafeAreaLayoutGuide": "safe area", "UIViewLayoutMarginsGuide": "layout margins",
    "UIViewReadableContentGuide": "readable content", "UIScrollView-contentLayoutGuide": "scroll content",
    "UIScrollView-frameLayoutGuide": "scroll frame", "_UILayoutGuide": "bar area",
  ]
}

/// A constraint as a statement about a subject.
private struct ConstraintStatement {
  typealias Side = (item: ExplainedItem, attribute: LayoutAttribute)

  var subject: Side
  var sign: LayoutConstraint.Relation
  var object: Side?
  var multiplier: Double
  var constant: Double

  /// Swaps subject and object, unless there is a multiplier: its reciprocal would be harder to read.
  mutating func invert() {
    guard let object, multiplier == 1 else { return }
    (subject, self.object) = (object, subject)
    sign = sign.reversed
    constant = constant == 0 ? 0 : -constant
  }

  var factor: String { multiplier == 1 ? "" : "\(LogNumber.factor(multiplier)) times " }

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

  /// Returns the direction of greater or of smaller values.
  fileprivate func direction(isBeyond: Bool) -> String {
    switch kind {
    case .directionalX: isBeyond ? "after" : "before"
    case .absoluteX, .neutralX: isBeyond ? "right of" : "left of"
    case .y, .dimension, .none: isBeyond ? "below" : "above"
    }
  }
}

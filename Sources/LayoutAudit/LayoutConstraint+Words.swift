import AutoLayout
import Graphics

extension LayoutConstraint {
  /// The constraint by its name with what it demands, for messages: `'Title Top' (the top of the label 'Title' is 24 pt
  /// below that of the scene's root view)`.
  var phrase: String { "'\(identifier ?? nameInDocument ?? name)' (\(demand))" }

  /// What the constraint demands, or for one that nobody wrote, where it comes from.
  private var demand: String {
    guard let view = firstItem?.layoutView else { return "its view no longer exists" }
    switch origin {
    case .autoresizingMask: return "the frame and autoresizing mask of \(view.words)"
    case .contentSize: return "the content size of \(view.words)"
    case .stackView: return "the arrangement of \(view.words) in its stack"
    case .engine: return "the \(firstAttribute.rawValue) that \(view.words) is given"
    case .user: return sentence(about: view)
    }
  }

  /// What the constraint demands in addition to its first item, in a form that is the same in all languages: `=
  /// other.width + 8`.
  var shortDemand: String {
    switch origin {
    case .autoresizingMask: return "(autoresizing mask)"
    case .contentSize: return "(content size)"
    case .stackView:
      let sides = [(firstItem, firstAttribute), (secondItem, secondAttribute)]
      let ends = sides.compactMap { item, attribute in item?.layoutView.map { "\($0.label).\(attribute.rawValue)" } }
      return "(\(ends.joined(separator: ", ")))"
    case .engine: return "(given)"
    case .user:
      guard let other = secondItem?.layoutView else { return "\(relation.sign) \(LogNumber.text(constant))" }
      let factor = multiplier == 1 ? "" : "\(LogNumber.factor(multiplier)) \u{D7} "
      let offset = constant == 0 ? "" : " \(constant > 0 ? "+" : "\u{2212}") \(LogNumber.text(abs(constant)))"
      return "\(relation.sign) \(factor)\(other.label).\(secondAttribute.rawValue)\(offset)"
    }
  }

  private func sentence(about view: View) -> String {
    let subject = "the \(firstAttribute.phrase) of \(view.words) is"
    let size = Finding.points(abs(constant))
    guard let other = secondItem?.layoutView else { return "\(subject) \(relation.phrase)\(Finding.points(constant))" }
    let object = "the \(secondAttribute.phrase) of \(other === view.superview ? "its superview" : other.words)"
    let factor = multiplier == 1 ? "" : "\(LogNumber.factor(multiplier)) times "
    let addition = constant == 0 ? "" : constant > 0 ? " plus \(size)" : " minus \(size)"
    return "\(subject) \(relation.phrase)\(factor)\(object)\(addition)"
  }
}

extension LayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "\u{2264}"
    case .greaterThanOrEqual: "\u{2265}"
    }
  }

  fileprivate var phrase: String {
    switch self {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }
}

extension LayoutAttribute {
  fileprivate var phrase: String {
    switch self {
    case .centerX: "horizontal centre"
    case .centerY: "vertical centre"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .leading, .trailing, .left, .right: "\(rawValue) edge"
    default: rawValue
    }
  }
}

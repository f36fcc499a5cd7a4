import AutoLayout

/// Some of a scene's constraints, chosen by what they are called or join.
package enum ConstraintChoice: Hashable, Sendable {
  /// The constraint with an identifier, an outlet or an id in the document.
  case named(String)
  /// The constraints between two items, whichever of them comes first.
  case between(Side, Side)

  /// An item of a constraint.
  package struct Side: Hashable, Sendable {
    /// The identifier of a view, whose layout guides count as the view, or that of a guide; or ``superview``.
    package var item: String
    /// The attribute, or `nil` for any.
    package var attribute: LayoutAttribute?

    /// The name of the superview of the other side.
    package static let superview = "superview"

    package init(item: String, attribute: LayoutAttribute? = nil) {
      self.item = item
      self.attribute = attribute
    }

    /// Reads `email`, or `email.top`: names of views can contain dots, those of attributes cannot.
    package init(text: String) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      let attribute = parts.count > 1 ? parts.last.flatMap { LayoutAttribute(rawValue: String($0)) } : nil
      self.init(item: attribute == nil ? text : parts.dropLast().joined(separator: "."), attribute: attribute)
    }
  }

  /// Returns the chosen ones of the constraints that the user made in a tree.
  func constraints(in root: View) -> [LayoutConstraint] {
    var chosen: [LayoutConstraint] = []
    root.forEachShown { view in chosen += view.constraints.filter { $0.origin == .user && includes($0) } }
    return chosen
  }

  private func includes(_ constraint: LayoutConstraint) -> Bool {
    switch self {
    case .named(let name):
      return [constraint.identifier, constraint.nameInDocument, constraint.documentID].contains(name)
    case .between(let one, let other):
      guard let first = constraint.firstItem, let second = constraint.secondItem else { return false }
      func joins(_ one: Side, _ other: Side) -> Bool {
        one.includes(first, constraint.firstAttribute, beside: second)
          && other.includes(second, constraint.secondAttribute, beside: first)
      }
      return joins(one, other) || joins(other, one)
    }
  }
}

extension ConstraintChoice.Side {
  fileprivate func includes(
    _ item: any LayoutItem, _ attribute: LayoutAttribute, beside other: any LayoutItem
  ) -> Bool {
    guard self.attribute == nil || self.attribute == attribute, let view = item.layoutView else { return false }
    if self.item == Self.superview { return other.layoutView?.superview === view }
    return view.label == self.item || (item as? LayoutGuide)?.identifier == self.item
  }
}

import Graphics

extension View {
  /// The constraints of the tree that a document or code made, in the order of the views that hold them.
  package func constraintNotes() -> [ConstraintNote] {
    var notes: [ConstraintNote] = []
    forEachInTree { view in
      for constraint in view.constraints where constraint.origin == .user {
        if let note = constraint.note { notes.append(note) }
      }
    }
    return notes
  }
}

extension LayoutConstraint {
  fileprivate var note: ConstraintNote? {
    guard let first = side(firstItem, firstAttribute) else { return nil }
    let second = side(secondItem, secondAttribute)
    let made = "\(first.view).\(first.attribute)" + (second.map { " \($0.view).\($0.attribute)" } ?? "")
    return ConstraintNote(
      id: documentID ?? made, name: identifier ?? nameInDocument ?? "", first: first, second: second,
      constant: constant)
  }

  private func side(_ item: (any LayoutItem)?, _ attribute: LayoutAttribute) -> ConstraintNote.Side? {
    item?.layoutView.map { ConstraintNote.Side(view: $0.label, attribute: attribute.rawValue) }
  }
}

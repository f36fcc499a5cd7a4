/// What has changed in a layout since its system was solved.
struct LayoutEdits {
  /// Constraints that were activated.
  var added: [LayoutConstraint] = []
  /// Constraints whose constant or priority changed.
  var changed: [LayoutConstraint] = []
  /// Whether constraints were deactivated; their rows are gone already.
  var hasRemovedRows = false
  /// Views whose natural size, or how strongly it is held, changed.
  var contents: [View] = []
  /// Views whose autoresizing frame changed.
  var masks: [View] = []
  /// Whether margins or safe areas changed.
  var hasNewMargins = false

  var isEmpty: Bool {
    added.isEmpty && changed.isEmpty && !hasRemovedRows && contents.isEmpty && masks.isEmpty && !hasNewMargins
  }

  /// Empties the lists, and lets their members be listed again.
  mutating func removeAll() {
    for constraint in changed { constraint.isEdited = false }
    for view in contents { view.marks.remove(.contentChanged) }
    for view in masks { view.marks.remove(.maskChanged) }
    self = LayoutEdits()
  }
}

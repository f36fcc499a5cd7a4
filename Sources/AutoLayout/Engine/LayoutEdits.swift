/// What has changed in a layout since its system was solved.
struct LayoutEdits {
  /// Constraints that were activated.
  var added: [LayoutConstraint] = []
  /// Constraints whose constant or priority changed.
  var changed: [LayoutConstraint] = []
  /// Whether constraints were deactivated.
  var hasRemovals = false
  /// The rows of those that were deactivated while the system was being solved; the others are gone already.
  var removedRows: [Int] = []
  /// Views whose natural size, or how strongly it is held, changed.
  var contents: [View] = []
  /// Whether the root's content changed. The root holds the edits, which therefore do not list it.
  var hasNewRootContent = false
  /// Views whose autoresizing frame changed.
  var masks: [View] = []
  /// Whether margins or safe areas changed.
  var hasNewMargins = false
  /// Whether views came or went while the system was being solved.
  var isStructural = false

  var isEmpty: Bool {
    added.isEmpty && changed.isEmpty && !hasRemovals && contents.isEmpty && masks.isEmpty && !hasNewMargins
      && !hasNewRootContent && !isStructural
  }

  /// Empties the lists, and lets their members be listed again.
  mutating func removeAll() {
    for constraint in changed { constraint.isEdited = false }
    for view in contents { view.marks.remove(.contentChanged) }
    for view in masks { view.marks.remove(.maskChanged) }
    self = LayoutEdits()
  }
}

/// What the deferred layout pass has to do for a view, and what it has seen the view's overrides do.
struct LayoutMarks: OptionSet {
  let rawValue: UInt16

  /// `layoutSubviews` is to be called.
  static let layout = LayoutMarks(rawValue: 1 << 0)
  /// Something below is to be laid out.
  static let layoutBelow = LayoutMarks(rawValue: 1 << 1)
  /// `updateConstraints` is to be called.
  static let update = LayoutMarks(rawValue: 1 << 2)
  /// Something below is to update its constraints.
  static let updateBelow = LayoutMarks(rawValue: 1 << 3)
  /// The frame is being set by layout, not by hand.
  static let beingPlaced = LayoutMarks(rawValue: 1 << 4)
  /// The override that runs has changed what the solver works on.
  static let unsettled = LayoutMarks(rawValue: 1 << 5)
  /// The content's natural size or its priorities changed since the system was solved.
  static let contentChanged = LayoutMarks(rawValue: 1 << 6)
  /// The autoresizing frame changed since the system was solved.
  static let maskChanged = LayoutMarks(rawValue: 1 << 7)

  /// The override has called its super's `updateConstraints`.
  static let calledUpdateConstraints = LayoutMarks(rawValue: 1 << 8)
  /// The override has called its super's `updateViewConstraints`.
  static let calledUpdateViewConstraints = LayoutMarks(rawValue: 1 << 9)
  /// The override has called its super's `layoutSubviews`.
  static let calledLayoutSubviews = LayoutMarks(rawValue: 1 << 10)
  /// The override has called its super's `viewWillLayoutSubviews`.
  static let calledViewWillLayoutSubviews = LayoutMarks(rawValue: 1 << 11)

  /// Of a view that was never laid out.
  static let fresh: LayoutMarks = [.layout, .layoutBelow, .update, .updateBelow]
  /// Whether a layout pass has to come by.
  static let anyLayout: LayoutMarks = [.layout, .layoutBelow]
  /// Whether an update pass has to come by.
  static let anyUpdate: LayoutMarks = [.update, .updateBelow]
}

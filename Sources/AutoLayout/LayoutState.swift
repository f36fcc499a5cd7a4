import Graphics

/// The state that the layout engine and the layout passes keep for a view. Only they read and change it.
///
/// Every access is short, so the compiler can prove that accesses do not overlap and omits the checks at run time. A
/// value that a call changes in place, such as ``View/measurements``, is therefore a property of the view instead. A
/// single long access would bring back all checks, some 400 in the engine.
struct LayoutState {
  // MARK: Place in the system

  /// The rows of the view's autoresizing mask, content size and root size. First in memory, where its alignment of 64
  /// bytes costs no padding within the state.
  var rows = OwnRows()
  /// The index of the view's first variable in the system, or -1 while the view is in no system.
  var firstVariable = -1
  /// The alignment rectangle insets that the rows were made with.
  var alignmentInsetsInSystem = EdgeInsets.zero

  // MARK: Input

  /// The frame from which the autoresizing mask moves the view: the last one that layout did not set.
  var autoresizingFrame: Rect
  /// The size that the superview had when ``autoresizingFrame`` was set, or `nil` for its size when layout starts.
  var autoresizingReference: Size?
  /// The traits and the text engine, kept by the root of the tree.
  var environment: LayoutEnvironment?

  // MARK: Solution

  /// The solved alignment rectangle in the superview's coordinates, before it is rounded to pixels.
  var solvedAlignmentRect = Rect.zero
  /// The solved width of the alignment rectangle, or `nil` before the width pass.
  var solvedWidth: Double?
  /// The layout margins as of the last layout, including the safe area.
  var margins = EdgeInsets(all: 8)
  /// The safe area as of the last layout.
  var safeAreaInsets = EdgeInsets.zero
  /// The insets of the readable content guide.
  var readableContentInsets = EdgeInsets.zero
  /// The margins and safe area last reported to the view's hooks.
  var reportedInsets = ReportedInsets()
  /// Whether the position or size is ambiguous.
  var isAmbiguous = false
  /// The solved frame, rounded to pixels, or `nil` before the first layout.
  var placedFrame: Rect?

  // MARK: Passes

  /// The work that the passes have yet to do for the view.
  var marks = LayoutMarks.initial
  /// The engine, kept by the root of a layout from one layout to the next.
  var engine: LayoutEngine?
  /// The deferred layout pass, kept by the root of the tree.
  var pass: LayoutPass?

  init(frame: Rect) { autoresizingFrame = frame }
}

/// The work that the passes have yet to do for a view, and what its overrides have done so far.
struct LayoutMarks: OptionSet {
  let rawValue: UInt16

  /// `layoutSubviews` is scheduled.
  static let layout = LayoutMarks(rawValue: 1 << 0)
  /// The layout of a descendant is scheduled.
  static let layoutBelow = LayoutMarks(rawValue: 1 << 1)
  /// `updateConstraints` is scheduled.
  static let update = LayoutMarks(rawValue: 1 << 2)
  /// The update of a descendant is scheduled.
  static let updateBelow = LayoutMarks(rawValue: 1 << 3)
  /// Layout is setting the frame.
  static let beingPlaced = LayoutMarks(rawValue: 1 << 4)
  /// The running override has changed the system.
  static let unsettled = LayoutMarks(rawValue: 1 << 5)
  /// The intrinsic size or the content priorities changed since the system was solved.
  static let contentChanged = LayoutMarks(rawValue: 1 << 6)
  /// The autoresizing frame changed since the system was solved.
  static let maskChanged = LayoutMarks(rawValue: 1 << 7)

  /// The override called super's `updateConstraints`.
  static let calledUpdateConstraints = LayoutMarks(rawValue: 1 << 8)
  /// The override called super's `updateViewConstraints`.
  static let calledUpdateViewConstraints = LayoutMarks(rawValue: 1 << 9)
  /// The override called super's `layoutSubviews`.
  static let calledLayoutSubviews = LayoutMarks(rawValue: 1 << 10)
  /// The override called super's `viewWillLayoutSubviews`.
  static let calledViewWillLayoutSubviews = LayoutMarks(rawValue: 1 << 11)

  /// The marks of a new view: everything is scheduled.
  static let initial: LayoutMarks = [.layout, .layoutBelow, .update, .updateBelow]
  /// Marks that need a layout pass.
  static let anyLayout: LayoutMarks = [.layout, .layoutBelow]
  /// Marks that need an update pass.
  static let anyUpdate: LayoutMarks = [.update, .updateBelow]
}

/// A method that the deferred layout pass calls and that may be overridden.
public enum LayoutOverride: String, Hashable, Sendable {
  /// ``View/updateConstraints()``.
  case updateConstraints
  /// ``ViewController/updateViewConstraints()``.
  case updateViewConstraints
  /// ``View/layoutSubviews()``.
  case layoutSubviews
  /// ``ViewController/viewWillLayoutSubviews()``.
  case viewWillLayoutSubviews
  /// ``ViewController/viewDidLayoutSubviews()``.
  case viewDidLayoutSubviews

  /// Whether the method belongs to the update pass.
  var isOfUpdatePass: Bool { self == .updateConstraints || self == .updateViewConstraints }
}

/// The two halves of the deferred layout pass.
public enum LayoutPhase: String, Hashable, Sendable {
  /// Constraints are updated, bottom-up.
  case update
  /// Frames are set, top-down.
  case layout
}

/// A rule of the deferred layout pass that an override broke, with the ids of the views.
///
/// Source of the rules: Auto Layout Guide, Changing Constraints. A controller's overrides are told with its view.
public enum LayoutPassViolation: Hashable, Sendable {
  /// The override never called super.
  case superNotCalled(LayoutOverride, view: String)
  /// A constraint changed after super was called, which has to come last.
  case superNotLast(LayoutOverride, view: String, constraint: String)
  /// `setNeedsUpdateConstraints` was called on `view` from within a pass, which asks for another one.
  case setNeedsUpdateConstraints(view: String, during: LayoutOverride, of: String)
  /// `setNeedsLayout` was called on the view whose layout was under way, which asks for another one.
  case setNeedsLayout(LayoutOverride, view: String)
  /// The layout of `view`, inside the subtree, was invalidated only after super was called.
  case invalidationAfterSuper(view: String, during: LayoutOverride, of: String)
  /// The layout of `view`, outside of the subtree, was invalidated.
  case invalidationOutsideSubtree(view: String, during: LayoutOverride, of: String)
  /// A constraint that a view outside of the subtree holds was changed.
  case constraintOutsideSubtree(constraint: String, during: LayoutOverride, of: String)
  /// The views whose overrides kept invalidating what was just laid out; the pass was stopped.
  case loop(LayoutPhase, views: [String])
}

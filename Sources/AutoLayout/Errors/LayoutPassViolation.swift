/// An overridable method that the deferred layout pass calls.
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

  /// Whether the update pass calls the method.
  var isOfUpdatePass: Bool { self == .updateConstraints || self == .updateViewConstraints }
}

/// The two phases of the deferred layout pass.
public enum LayoutPhase: String, Hashable, Sendable {
  /// Constraints are updated, bottom-up.
  case update
  /// Frames are set, top-down.
  case layout
}

/// A rule of the deferred layout pass that an override broke, with the identifiers of the views.
///
/// The rules are those of the Auto Layout Guide, "Changing Constraints". A controller's override is reported with the
/// controller's view.
public enum LayoutPassViolation: Hashable, Sendable {
  /// The override did not call super.
  case superNotCalled(LayoutOverride, view: String)
  /// The override changed a constraint after it called super, which must come last.
  case superNotLast(LayoutOverride, view: String, constraint: String)
  /// The override called `setNeedsUpdateConstraints` on `view`, which schedules another pass.
  case setNeedsUpdateConstraints(view: String, during: LayoutOverride, of: String)
  /// The override called `setNeedsLayout` on its own view, which schedules another pass.
  case setNeedsLayout(LayoutOverride, view: String)
  /// The override invalidated the layout of `view`, a descendant, after it called super.
  case invalidationAfterSuper(view: String, during: LayoutOverride, of: String)
  /// The override invalidated the layout of `view`, which is not a descendant.
  case invalidationOutsideSubtree(view: String, during: LayoutOverride, of: String)
  /// The override changed a constraint that a view outside the subtree holds.
  case constraintOutsideSubtree(constraint: String, during: LayoutOverride, of: String)
  /// The override of the update pass deactivated `count` constraints and activated them, or equal ones, again. An
  /// override should change only what has to change.
  case rebuiltConstraints(LayoutOverride, view: String, count: Int)
  /// The overrides of `views` kept invalidating the layout, and the pass was stopped.
  case loop(LayoutPhase, views: [String])
}

extension LayoutPassViolation: CustomStringConvertible {
  /// The override, the view and what the override did, in one sentence.
  public var description: String {
    switch self {
    case .superNotCalled(let method, let view): "'\(view)' overrides \(method.rawValue) without calling super."
    case .superNotLast(let method, let view, let constraint):
      Self.override(method, view) + "changes the constraint '\(constraint)' after calling super."
    case .setNeedsUpdateConstraints(let view, let method, let owner):
      Self.override(method, owner) + "calls setNeedsUpdateConstraints on '\(view)'."
    case .setNeedsLayout(let method, let view): Self.override(method, view) + "calls setNeedsLayout on its own view."
    case .invalidationAfterSuper(let view, let method, let owner):
      Self.override(method, owner) + "invalidates the layout of '\(view)' after calling super."
    case .invalidationOutsideSubtree(let view, let method, let owner):
      Self.override(method, owner) + "invalidates the layout of '\(view)', which is not a descendant of '\(owner)'."
    case .constraintOutsideSubtree(let constraint, let method, let owner):
      Self.override(method, owner)
        + "changes the constraint '\(constraint)', which belongs to a view outside '\(owner)'."
    case .rebuiltConstraints(let method, let view, let count):
      Self.override(method, view) + "removes \(count) constraints and adds the same ones again."
    case .loop(let phase, let views):
      "The \(phase.rawValue) pass was stopped because overrides of these views invalidated it again and again: "
        + views.map { "'\($0)'" }.joined(separator: ", ") + "."
    }
  }

  private static func override(_ method: LayoutOverride, _ view: String) -> String {
    "In its override of \(method.rawValue), '\(view)' "
  }
}

/// The deferred layout pass of a tree, kept by its root: which override is running, and which rules were broken.
final class LayoutPass {
  /// The number of rounds after which a tree that keeps invalidating itself is left as it is. Overrides that correct
  /// each other settle in two or three.
  static let maximumRounds = 10

  var isRunning = false
  var alerts = LayoutAlerts()
  private var calls: [OverrideCall] = []
  private var violations: [LayoutPassViolation] = []
  /// The views whose overrides changed something in this round.
  private var invalidators: [View] = []
  /// The views whose margins or safe area changed.
  private var viewsWithUnreportedInsets: [View] = []

  /// A running override.
  struct OverrideCall {
    let method: LayoutOverride
    let view: View
    /// Violations that count unless super is called once more.
    var pending: [LayoutPassViolation] = []
    var changesConstraints = false
    /// The constraints that the override deactivated.
    var removed: [LayoutConstraint] = []
    /// The number of constraints that the override deactivated and then activated again, or others that say the same.
    var rebuiltCount = 0
  }

  /// The innermost override that is running.
  var currentCall: OverrideCall? { calls.last }

  /// Calls an overridable method of a view or its controller, and checks that the override calls super.
  func call(_ method: LayoutOverride, of view: View, _ body: () -> Void) {
    let superMark = method.superMark
    if let superMark { view.layoutState.marks.remove(superMark) }
    calls.append(OverrideCall(method: method, view: view))
    body()
    let call = calls.removeLast()
    if let superMark, !view.layoutState.marks.contains(superMark) { record(.superNotCalled(method, view: view.label)) }
    for violation in call.pending { record(violation) }
    if method.isOfUpdatePass, call.rebuiltCount >= Self.leastRebuilt {
      record(.rebuiltConstraints(method, view: view.label, count: call.rebuiltCount))
    }
  }

  /// One constraint may be taken out to change what cannot be changed while it is active.
  private static let leastRebuilt = 2

  /// Notes that the running override deactivates a constraint.
  func noteRemoval(of constraint: LayoutConstraint) {
    if let last = calls.indices.last { calls[last].removed.append(constraint) }
  }

  /// Notes that the running override activates a constraint.
  func noteAddition(of constraint: LayoutConstraint) {
    guard let last = calls.indices.last,
      let index = calls[last].removed.firstIndex(where: { $0 === constraint || $0.matches(constraint) })
    else { return }
    calls[last].removed.remove(at: index)
    calls[last].rebuiltCount += 1
  }

  /// Drops the pending violations, because super was called again after them.
  func forgetPendingViolations(of view: View) {
    guard let last = calls.indices.last, calls[last].view === view else { return }
    calls[last].pending.removeAll()
  }

  /// Notes that the running override changes constraints.
  func noteConstraintChange() {
    guard let last = calls.indices.last else { return }
    calls[last].changesConstraints = true
  }

  /// Notes the view that causes another round.
  func noteInvalidator(_ view: View) {
    guard !invalidators.contains(where: { $0 === view }) else { return }
    invalidators.append(view)
  }

  func beginRound() { invalidators.removeAll() }

  /// Ends the pass and drops its references to views, which would keep the root alive.
  func end() {
    isRunning = false
    invalidators.removeAll()
    viewsWithUnreportedInsets.removeAll()
  }

  /// Whether margins or safe areas have changed and have not been reported yet.
  var hasUnreportedInsets: Bool { !viewsWithUnreportedInsets.isEmpty }

  /// Notes a view that may have moved, which may change its margins.
  func noteInsets(of view: View) {
    if view.hasUnreportedInsets { viewsWithUnreportedInsets.append(view) }
  }

  /// Reports the current margins and safe areas to the views.
  func reportInsets() {
    let views = viewsWithUnreportedInsets
    viewsWithUnreportedInsets.removeAll()
    for view in views { view.reportInsets() }
  }

  func reportLoop(in phase: LayoutPhase) {
    record(.loop(phase, views: invalidators.map(\.label)))
    invalidators.removeAll()
  }

  /// Keeps a violation until super is called again or the override returns.
  func suspect(_ violation: LayoutPassViolation) {
    guard let last = calls.indices.last, !calls[last].pending.contains(violation) else { return }
    calls[last].pending.append(violation)
  }

  func record(_ violation: LayoutPassViolation) {
    guard !violations.contains(violation) else { return }
    violations.append(violation)
  }

  /// Returns the violations recorded since the last call.
  func takeViolations() -> [LayoutPassViolation] {
    defer { violations.removeAll() }
    return violations
  }
}

extension LayoutOverride {
  /// The mark set when super is called, or `nil` if the override need not call it.
  var superMark: LayoutMarks? {
    switch self {
    case .updateConstraints: .calledUpdateConstraints
    case .updateViewConstraints: .calledUpdateViewConstraints
    case .layoutSubviews: .calledLayoutSubviews
    case .viewWillLayoutSubviews: .calledViewWillLayoutSubviews
    case .viewDidLayoutSubviews: nil
    }
  }
}

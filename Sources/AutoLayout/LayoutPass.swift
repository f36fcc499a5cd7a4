/// The deferred layout pass of a tree: which override runs, and which rules were broken. The tree's root holds it.
final class LayoutPass {
  /// After how many rounds a tree that keeps invalidating itself is left as it is. Overrides that correct each other
  /// settle in two or three.
  static let maximumRounds = 10

  /// Whether the pass is under way.
  var isRunning = false
  private var calls: [OverrideCall] = []
  private var violations: [LayoutPassViolation] = []
  /// The views whose overrides changed something in this round.
  private var invalidators: [View] = []
  /// The views whose margins or safe area changed.
  private var viewsWithNewInsets: [View] = []

  /// An override that runs.
  struct OverrideCall {
    let method: LayoutOverride
    let view: View
    /// What counts as broken unless super is called once more.
    var pending: [LayoutPassViolation] = []
    var changesConstraints = false
  }

  /// The override that runs, the innermost where one led to another.
  var currentCall: OverrideCall? { calls.last }

  /// Calls an overridable method of a view or its controller, and checks that the call gets to super.
  func call(_ method: LayoutOverride, of view: View, _ body: () -> Void) {
    let superMark = method.superMark
    if let superMark { view.layoutState.marks.remove(superMark) }
    calls.append(OverrideCall(method: method, view: view))
    body()
    let call = calls.removeLast()
    if let superMark, !view.layoutState.marks.contains(superMark) { record(.superNotCalled(method, view: view.label)) }
    for violation in call.pending { record(violation) }
  }

  /// Super was called again: what came before it counts as done in time.
  func forgetPendingViolations(of view: View) {
    guard let last = calls.indices.last, calls[last].view === view else { return }
    calls[last].pending.removeAll()
  }

  /// Notes that the running override changes constraints.
  func noteConstraintChange() {
    guard let last = calls.indices.last else { return }
    calls[last].changesConstraints = true
  }

  /// Notes who asks for another round.
  func noteInvalidator(_ view: View) {
    guard !invalidators.contains(where: { $0 === view }) else { return }
    invalidators.append(view)
  }

  func beginRound() { invalidators.removeAll() }

  /// Ends the pass, and with it what it holds of the views: the root among them would never go.
  func end() {
    isRunning = false
    invalidators.removeAll()
    viewsWithNewInsets.removeAll()
  }

  /// Whether views are to be told of their margins or safe area.
  var hasNewInsets: Bool { !viewsWithNewInsets.isEmpty }

  /// Notes a view that stands in its place by now, with the margins that follow from it.
  func noteInsets(of view: View) {
    if view.hasNewInsets { viewsWithNewInsets.append(view) }
  }

  /// Tells views of the margins and safe areas that they have by now.
  func tellInsets() {
    let views = viewsWithNewInsets
    viewsWithNewInsets.removeAll()
    for view in views { view.tellInsets() }
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

  /// The violations since they were asked for last.
  func takeViolations() -> [LayoutPassViolation] {
    defer { violations.removeAll() }
    return violations
  }
}

extension LayoutOverride {
  /// What tells that super was called; none where nothing is asked of the override.
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

import Foundation
import Synchronization

/// The work that a scene's code hands to the main queue.
///
/// In an app it runs when the present call has returned to the run loop. Here the renderer runs it, in order, on the
/// thread that lays out the scene: after the layout, and before the picture is taken. Work that comes from other
/// threads runs on the main queue after the picture, so that nothing touches the views while they are laid out, and no
/// picture depends on which thread is faster.
package final class DeferredWork: Sendable {
  package typealias Block = @Sendable () -> Void

  private struct State {
    /// What the scene's own thread put off.
    var waiting: [Block] = []
    /// What comes after the picture.
    var late: [Block] = []
    var sleepers: [CheckedContinuation<Void, Never>] = []
    var isFinished = false
  }

  /// Whether the code runs on another thread than the scene that it belongs to.
  @TaskLocal package static var isBeside = false
  /// In an app, work that always schedules more work would never end.
  private static let mostTurns = 32
  private let state = Mutex(State())

  package init() {}

  /// Puts off a block until the present call has returned.
  package func add(_ block: @escaping Block) {
    let isKept = state.withLock { state in
      guard !state.isFinished else { return false }
      if Self.isBeside { state.late.append(block) } else { state.waiting.append(block) }
      return true
    }
    if !isKept { DispatchQueue.main.async(execute: block) }
  }

  /// Puts off a block until the picture has been taken.
  package func addLate(_ block: @escaping Block) {
    let isKept = state.withLock { state in
      if !state.isFinished { state.late.append(block) }
      return !state.isFinished
    }
    if !isKept { block() }
  }

  /// Suspends the task until the picture has been taken.
  package func untilFinished() async {
    await withCheckedContinuation { sleeper in
      let isFinished = state.withLock { state in
        if !state.isFinished { state.sleepers.append(sleeper) }
        return state.isFinished
      }
      if isFinished { sleeper.resume() }
    }
  }

  /// Runs the work that waits now. Work that it puts off waits for the next turn, as on the main queue.
  ///
  /// - Returns: Whether anything ran.
  @discardableResult
  package func runTurn() -> Bool {
    let blocks = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for block in blocks { block() }
    return !blocks.isEmpty
  }

  /// Lays out a scene, and again after each turn of work that was put off.
  func layingOut(_ layout: () -> LayoutOutcome) -> LayoutOutcome {
    var outcome = layout()
    var turns = 0
    while turns < Self.mostTurns, runTurn() {
      outcome = layout()
      turns += 1
    }
    return outcome
  }

  /// Ends the scene: its picture has been taken. The main queue and tasks do the rest.
  func finish() {
    let (late, sleepers) = state.withLock { state in
      defer { state = State(isFinished: true) }
      return (state.late, state.sleepers)
    }
    for block in late { block() }
    for sleeper in sleepers { sleeper.resume() }
  }
}

extension DeferredWork {
  /// What tasks put off outside of a scene, by task. Their next rendering runs it.
  private static let outside = Mutex<[Int: DeferredWork]>([:])

  /// The work of the scene that is being made or laid out, or else of the next one that the task renders, or `nil`
  /// outside of tasks.
  package static var current: DeferredWork? {
    if let scene = SceneSurroundings.current { return scene.work }
    guard let task else { return nil }
    return outside.withLock { works in
      if let known = works[task] { return known }
      let work = DeferredWork()
      works[task] = work
      return work
    }
  }

  /// Takes what the task put off before it rendered a scene.
  static func takeOutside() -> DeferredWork {
    let known = task.flatMap { task in outside.withLock { $0.removeValue(forKey: task) } }
    return known ?? DeferredWork()
  }

  private static var task: Int? {
    withUnsafeCurrentTask { $0?.hashValue } ?? (Thread.isMainThread ? 0 : nil)
  }
}

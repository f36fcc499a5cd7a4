import Foundation
import Galley

// What an app hands to the main queue runs after the present call. The renderer runs it, on the thread that makes the
// screen, so that the two never run at the same time. The compiler prefers these functions to those of Dispatch,
// because they have no defaults. Where the parameters are the same, it prefers them in files that know Dispatch from
// this module alone; a file that also imports XCTest, for example, gets those of Dispatch and Foundation, as they are
// not disfavoured.

extension DispatchQueue {
  /// Runs work after the present call: on the main queue before the picture of the scene is taken, on other queues
  /// beside it.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard isMain else { return async(group: nil, execute: Self.ofScene(work)) }
    Self.putOff(work)
  }

  public func async(qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard isMain else { return async(group: nil, qos: qos, execute: Self.ofScene(work)) }
    Self.putOff(work)
  }

  public func async(group: DispatchGroup, execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard isMain else { return async(group: group, qos: .unspecified, execute: Self.ofScene(work)) }
    group.enter()
    Self.putOff {
      work()
      group.leave()
    }
  }

  @_disfavoredOverload
  public func async(execute workItem: DispatchWorkItem) {
    nonisolated(unsafe) let item = workItem
    async { item.perform() }
  }

  /// Runs work after a delay. On the main queue, the picture of the scene does not wait for it.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard isMain else { return asyncAfter(deadline: deadline, qos: .unspecified, execute: Self.ofScene(work)) }
    if deadline <= .now() { return Self.putOff(work) }
    let start: @Sendable () -> Void = {
      DispatchQueue.main.asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }
    if let scene = DeferredWork.current, !Self.isInUse(by: scene) { scene.addLate(start) } else { start() }
  }

  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    nonisolated(unsafe) let item = execute
    asyncAfter(deadline: deadline) { item.perform() }
  }

  /// Each call of `main` returns an object of its own.
  private var isMain: Bool { label == DispatchQueue.main.label }

  /// Whether the main thread does the work outside of a scene, so that its queue does not run beside it.
  private static func isInUse(by work: DeferredWork) -> Bool { SceneSurroundings.current == nil && Thread.isMainThread }

  /// Puts off work until the scene's thread or, outside of a scene on the main thread, its queue comes to it.
  fileprivate static func putOff(_ work: @escaping @Sendable () -> Void) {
    guard let scene = DeferredWork.current else { return main.async(group: nil, execute: work) }
    scene.add(work)
    if isInUse(by: scene) { main.async(group: nil) { scene.runTurn() } }
  }

  /// Lets work on another thread know the scene that it belongs to.
  fileprivate static func ofScene(
    _ work: @escaping @Sendable () -> Void
  ) -> @Sendable @convention(block) () -> Void {
    guard let scene = SceneSurroundings.current else { return work }
    return {
      SceneSurroundings.$current.withValue(scene) { DeferredWork.$isBeside.withValue(true, operation: work) }
    }
  }
}

extension OperationQueue {
  /// Runs work after the present call. On the main queue, it runs before the picture of the scene is taken.
  @_disfavoredOverload
  public func addOperation(_ block: @escaping @Sendable () -> Void) {
    guard self === OperationQueue.main else { return addOperation(BlockOperation(block: block)) }
    DispatchQueue.putOff(block)
  }
}

extension DispatchGroup {
  /// Runs work when the group is empty. If it is already, work on the main queue runs before the picture of the scene
  /// is taken.
  public func notify(queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void) {
    let start: @Sendable @convention(block) () -> Void = { queue.async(execute: work) }
    if wait(timeout: .now()) == .success { return start() }
    notify(qos: .unspecified, flags: [], queue: .global(), execute: DispatchQueue.ofScene(start))
  }
}

extension Task where Failure == Never {
  /// Runs an operation. If a scene is being made or laid out, the operation begins when its picture has been taken,
  /// never beside it.
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Success
  ) {
    self.init(priority: nil) {
      await SceneSurroundings.current?.work.untilFinished()
      return await operation()
    }
  }
}

extension Task where Failure == any Error {
  /// Runs an operation. If a scene is being made or laid out, the operation begins when its picture has been taken,
  /// never beside it.
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    self.init(priority: nil) {
      await SceneSurroundings.current?.work.untilFinished()
      return try await operation()
    }
  }
}

import Dispatch
import Files
import Foundation
import SnapshotRuns
import Synchronization

/// Worker processes of a preview, each of which answers one question at a time. One of them is kept free for urgent
/// questions. One that crashes, hangs or grows too
/// large is replaced when the next question comes.
final class WorkerSeats: Sendable {
  private struct Seat {
    let process: ChildProcess
    /// The number of restarts before the process was started.
    let generation: Int
  }

  private struct State {
    var idle: [Seat] = []
    var generation = 0
    var isClosed = false
  }

  private let start: @Sendable () throws(SystemError) -> ChildProcess
  private let free: DispatchSemaphore
  /// The processes that questions can have which are not urgent: all but one.
  private let freeForOthers: DispatchSemaphore
  private let state = Mutex(State())

  /// - Parameters:
  ///   - count: The number of processes that work at a time, at least two.
  ///   - start: Starts a process that runs ``PreviewWorker``.
  init(count: Int, start: @escaping @Sendable () throws(SystemError) -> ChildProcess) {
    self.start = start
    free = DispatchSemaphore(value: count)
    freeForOthers = DispatchSemaphore(value: count - 1)
  }

  /// Asks a process, after waiting for a free one. It is the one that has answered last, which knows most of the scene.
  ///
  /// - Parameter isUrgent: Whether a person waits with a hand on the mouse.
  /// - Throws: ``PreviewError`` if there is no answer, or if the process ends before it answers.
  func answer(
    _ question: PreviewQuestion, contents: [UInt8], isUrgent: Bool
  ) throws(PreviewError) -> PreviewAnswer {
    if !isUrgent { freeForOthers.wait() }
    defer { if !isUrgent { freeForOthers.signal() } }
    free.wait()
    defer { free.signal() }
    // A process that has ended while it waited, such as one that had become too large, has not seen the question.
    for _ in 0..<2 {
      let seat = try seat()
      if let answer = ask(seat.process, question, contents) {
        giveBack(seat)
        return try answer.get()
      }
      let ending = seat.process.end()
      guard ending == .exited(code: 0) else {
        throw PreviewError("The process that laid out the scene has ended: \(ending.sentence).")
      }
    }
    throw PreviewError("The processes that lay out scenes end before they answer.")
  }

  private func ask(
    _ process: ChildProcess, _ question: PreviewQuestion, _ contents: [UInt8]
  ) -> Result<PreviewAnswer, PreviewError>? {
    guard let json = try? JSONEncoder().encode(question),
      PreviewWire.send([Array(json), contents], to: process.input),
      let parts = PreviewWire.parts(3, from: process.output)
    else { return nil }
    let text = String(decoding: parts[1], as: UTF8.self)
    return parts[0] == [1] ? .success(PreviewAnswer(json: text, body: parts[2])) : .failure(PreviewError(text))
  }

  private func seat() throws(PreviewError) -> Seat {
    let (idle, generation, isClosed) = state.withLock { ($0.idle.popLast(), $0.generation, $0.isClosed) }
    if let idle { return idle }
    guard !isClosed else { throw PreviewError("The preview has ended.") }
    do throws(SystemError) {
      return Seat(process: try start(), generation: generation)
    } catch {
      throw PreviewError("No worker process can be started: \(error)")
    }
  }

  private func giveBack(_ seat: Seat) {
    let isKept = state.withLock { state in
      guard seat.generation == state.generation, !state.isClosed else { return false }
      state.idle.append(seat)
      return true
    }
    if !isKept { _ = seat.process.end() }
  }

  /// Lets new processes answer the next questions.
  func restart() {
    let old = state.withLock { state in
      defer { state.idle = [] }
      state.generation += 1
      return state.idle
    }
    for seat in old { _ = seat.process.end() }
  }

  /// Ends all processes, those that work after their answer.
  func close() {
    state.withLock { $0.isClosed = true }
    restart()
  }
}

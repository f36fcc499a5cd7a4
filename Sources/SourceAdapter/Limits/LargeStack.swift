#if UIKitAdapter
import Foundation

/// Runs work that calls itself as deeply as a source is nested.
///
/// In a build without optimization, a level of a tree takes at most 1.6 kB of a visitor's stack, and one of the parser
/// 13 kB. So the levels that ``SyntaxDepth`` and ``SourceNesting`` allow have room, while a process's first thread has
/// 8 MB, and others have less. The system gives memory to a stack only as far as it is used.
public enum LargeStack {
  private static let size = 256 << 20

  /// Returns what the work returns, on a thread of its own unless this one has such a stack.
  public static func run<Value, Failure>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value {
    if Thread.current.stackSize >= size { return try work() }
    return try withoutActuallyEscaping(work) { work in started(work).result }.get()
  }

  /// Returns what the work returns, or nil if it takes longer than a number of seconds. It goes on then.
  static func value<Value: Sendable>(within seconds: Double, _ work: @escaping @Sendable () -> Value) -> Value? {
    started(work).result(by: .now() + seconds).map { result in
      switch result {
      case .success(let value): value
      }
    }
  }

  private static func started<Value, Failure>(_ work: @escaping () throws(Failure) -> Value) -> Job<Value, Failure> {
    let job = Job(work)
    let thread = Thread { job.run() }
    thread.stackSize = size
    thread.start()
    return job
  }

  /// Work that one thread hands to another, and waits for: no two use it at a time.
  private final class Job<Value, Failure: Error>: @unchecked Sendable {
    private var work: (() throws(Failure) -> Value)?
    private var ended: Result<Value, Failure>?
    private let hasEnded = DispatchSemaphore(value: 0)

    init(_ work: @escaping () throws(Failure) -> Value) { self.work = work }

    func run() {
      do throws(Failure) { ended = try work.map { work throws(Failure) in .success(try work()) } } catch {
        ended = .failure(error)
      }
      work = nil
      hasEnded.signal()
    }

    var result: Result<Value, Failure> {
      guard let result = result(by: .distantFuture) else { preconditionFailure("the thread had no work") }
      return result
    }

    func result(by time: DispatchTime) -> Result<Value, Failure>? {
      hasEnded.wait(timeout: time) == .success ? ended : nil
    }
  }
}
#endif

import Files
import Galley

/// The other side of a ``WorkerPool``: takes units from the standard input and reports on the standard output.
struct WorkerLoop {
  private var pending: [UInt8] = []

  /// Works until there are no more units.
  ///
  /// - Parameter prepare: makes what works on units, or throws why it cannot.
  mutating func run(_ prepare: () throws(WorkerFailure) -> any Worker) {
    PictureMemory.keepWhenFreed()
    do throws(WorkerFailure) {
      let worker = try prepare()
      Self.send(.ready)
      while let unit = nextUnit() {
        worker.work(on: unit) { Self.send($0) }
        Self.send(.finished)
        alarm(0)
      }
    } catch {
      Self.send(.unable(error.message))
    }
  }

  private static func send(_ report: Report) {
    report.bytes.withUnsafeBytes { bytes in
      // Who asked has gone: nothing is left to be done.
      if !ByteStream.writeAll(bytes, to: STDOUT_FILENO) { exit(0) }
    }
  }

  private mutating func nextUnit() -> WorkUnit? {
    guard let document = nextField(), let folder = nextField(), let scene = nextField(), let start = nextField()
    else { return nil }
    return WorkUnit(document: document, folder: folder, scene: scene, start: Resumption(wire: start))
  }

  private mutating func nextField() -> String? {
    while true {
      if let end = pending.firstIndex(of: 0) {
        defer { pending.removeFirst(end + 1) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      let more = ByteStream.readSome(from: STDIN_FILENO)
      guard !more.isEmpty else { return nil }
      pending += more
    }
  }
}

/// Why a worker cannot work at all.
struct WorkerFailure: Error, Hashable {
  var message: String
}

/// What works on units.
protocol Worker {
  /// Works on a unit and reports on the way. Whatever goes wrong is reported, and the next unit can be worked on.
  func work(on unit: WorkUnit, report: @escaping (Report) -> Void)
}

/// Ends a process that works on one cell for too long.
enum TimeLimit {
  /// The longest that one cell may take, in seconds; the slowest known takes a hundredth.
  static let seconds: UInt32 = 60

  /// Starts the time anew. When it runs out the system ends the process, and who waits for it is told the signal.
  static func restart() { alarm(seconds) }
}

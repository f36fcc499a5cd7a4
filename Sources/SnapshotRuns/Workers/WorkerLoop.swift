import Digests
import Files
import Galley
import ImageFiles

/// The part of a run that a worker process does: takes units from the standard input and reports on a descriptor of its
/// own. What scenes print on the standard output is reported with their names.
struct WorkerLoop {
  /// The descriptor that workers report on.
  package static let descriptor: Int32 = 3

  /// Whether to report how long each scene takes.
  let measuresTimes: Bool
  private var pending: [UInt8] = []

  init(measuresTimes: Bool = false) { self.measuresTimes = measuresTimes }

  /// Works until there are no more units.
  ///
  /// - Parameter prepare: Makes the worker, or throws the reason why it cannot.
  mutating func run(_ prepare: () throws(WorkerFailure) -> any Worker) {
    PictureMemory.keepWhenFreed()
    PrintedText.writeLinesAtOnce()
    LibraryMessage.catchAll()
    var printedEnd = 0
    do throws(WorkerFailure) {
      let worker = try prepare()
      Self.send(.ready)
      while let document = nextField() {
        if document.isEmpty {
          lookUp(for: worker)
          continue
        }
        guard let unit = unit(of: document) else { return }
        var scene: String?
        var watch = SceneWatch()
        let sendTime = { [measuresTimes] in
          if measuresTimes, let scene { Self.send(.timed(scene, microseconds: watch.lap())) }
        }
        let sendPrinted = {
          guard let printed = PrintedText.ownBytes(from: printedEnd), printed.end > printedEnd else { return }
          let leftOut = printed.end - printedEnd - printed.bytes.count
          printedEnd = printed.end
          let lines = WorkerReport.lines(printed: printed.bytes, leftOut: leftOut, by: scene, of: unit.place)
          Self.send(.printed(lines, end: printed.end))
        }
        TimeLimit.cell.start()
        worker.work(on: unit) { report in
          if case .scene(let name, _) = report {
            sendPrinted()
            sendTime()
            scene = name
            _ = watch.lap()
          }
          Self.send(report)
        }
        sendPrinted()
        sendTime()
        Self.send(.finished)
        TimeLimit.cell.end()
      }
    } catch {
      Self.send(.unable(error.description))
    }
  }

  private static func send(_ report: WorkerReport) {
    report.bytes.withUnsafeBytes { bytes in
      // The run has ended: nothing is left to be done.
      if !ByteStream.writeAll(bytes, to: descriptor) { exit(0) }
    }
  }

  /// Lets the worker find out what coming units need. The run answers each question with an empty field.
  private mutating func lookUp(for worker: any Worker) {
    guard let count = nextField().flatMap({ Int($0) }), count >= 0 else { return }
    var units: [WorkUnit] = []
    while units.count < count {
      guard let document = nextField(), let unit = unit(of: document) else { return }
      units.append(unit)
    }
    TimeLimit.cell.start()
    worker.lookUp(units) { keys in
      Self.send(.wanted(keys))
      _ = nextField()
    }
    TimeLimit.cell.end()
    Self.send(.lookedUp)
  }

  /// Reads the rest of a unit.
  private mutating func unit(of document: String) -> WorkUnit? {
    guard let file = nextField(), let folder = nextField(), let scene = nextField(), let start = nextField(),
      let ignored = nextField(), let app = nextField(), let share = nextField()
    else { return nil }
    var unit = WorkUnit(document: document, file: file, folder: folder, scene: scene)
    unit.start = Resumption(wire: start)
    unit.ignoredData = ignored.utf8.split(separator: "\n").map(String.init)
    unit.app = KnownApp(wire: app)
    unit.share = SceneShare(wire: share)
    return unit
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

/// Works on units, one at a time.
package protocol Worker {
  /// Works on a unit. Errors are reported, so that the next unit can be worked on.
  func work(on unit: WorkUnit, report: @escaping (WorkerReport) -> Void)

  /// Finds out what coming units need from a cache that machines share.
  ///
  /// - Parameter ask: Returns when the values of keys that other machines have stored are in the cache.
  func lookUp(_ units: [WorkUnit], asking ask: ([ContentDigest]) -> Void)
}

extension Worker {
  package func lookUp(_ units: [WorkUnit], asking ask: ([ContentDigest]) -> Void) {}
}

/// The reason why no worker can work.
package struct WorkerFailure: Error, Hashable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}

/// The longest time that a worker process may take for one cell of one scene. When it runs out, the system ends the
/// process with SIGALRM.
///
/// Only a process that works for a run has the limit, and only during a unit. A process of tests or one under a
/// debugger has none, whatever it lays out.
package struct TimeLimit {
  /// The slowest cell known takes a hundredth of this.
  package static let cell = TimeLimit(seconds: 60)

  let seconds: UInt32

  package func start() { ProcessEnd.setTimeLimit(seconds: seconds) }

  /// Starts the time again from zero, in a process that has the limit.
  package func restart() { ProcessEnd.restartTimeLimit(seconds: seconds) }

  package func end() { ProcessEnd.setTimeLimit(seconds: 0) }
}

/// Measures how long scenes take.
struct SceneWatch {
  private var start = ContinuousClock.now

  /// Returns the microseconds since the last call, and starts again.
  mutating func lap() -> Int {
    let now = ContinuousClock.now
    defer { start = now }
    let (seconds, attoseconds) = (now - start).components
    return Int(clamping: seconds * 1_000_000 + attoseconds / 1_000_000_000_000)
  }
}

import Files

/// Distributes units over processes, so that a crash or a hang loses one scene and nothing else.
struct WorkerPool {
  /// A unit with what its workers reported.
  struct Result {
    var unit: WorkUnit
    var reports: [WorkerReport]
    /// The scenes that crashed a worker, or empty if the unit was finished.
    var losses: [Loss] = []
  }

  /// A scene that ended a worker's process.
  struct Loss: Hashable {
    /// The scene's name, or `nil` if the process ended before the first scene.
    var scene: String?
    var ending: ChildProcess.Ending

    init(scene: String?, ending: ChildProcess.Ending) {
      self.scene = scene
      self.ending = ending
    }
  }

  private var units: [WorkUnit] = []
  private let startProcess: () throws(SystemError) -> ChildProcess
  private var seats: [Seat] = []
  private var nextUnit = 0
  private var results: [Int: Result] = [:]
  private var shown = 0
  /// Adds to a unit what has become known since the units were listed.
  private var complete: (inout WorkUnit) -> Void = { _ in }
  /// Called with the number of cells that were done since the last call, at least once a second.
  private var advance: (Int) -> Void = { _ in }

  /// A process, the unit that it works on, and what it has reported about the unit.
  private struct Seat {
    let process: ChildProcess
    var reader = WorkerReportReader()
    var isReady = false
    var unit: Int?
    /// The current scene, and where to continue after it.
    var scene: (name: String, resumption: Resumption)?
    var reports: [WorkerReport] = []
    var losses: [Loss] = []
    /// The number of bytes of what the process has printed that were reported.
    var printedEnd = 0
  }

  /// - Parameter start: Starts a process that runs a ``WorkerLoop``.
  init(start: @escaping () throws(SystemError) -> ChildProcess) { startProcess = start }

  /// Starts processes, which get ready while the units are still being looked for. Those that get none are ended by
  /// ``run(_:jobs:_:)`` or ``end()``.
  mutating func start(_ count: Int) throws(WorkerFailure) {
    // A worker may end while a unit is being sent to it.
    ProcessEnd.ignoreBrokenPipes()
    while seats.count < count { seats.append(Seat(process: try process())) }
  }

  /// Ends all processes.
  mutating func end() {
    for seat in seats { _ = seat.process.end() }
    seats = []
  }

  /// Works on units.
  ///
  /// - Parameters:
  ///   - units: The units of work.
  ///   - jobs: The number of processes that work at a time.
  ///   - complete: Adds to a unit what has become known by the time a process is ready for it.
  ///   - advance: Called with the number of cells that were done since the last call, at least once a second.
  ///   - finish: Receives the results in the order of the units.
  /// - Throws: ``WorkerFailure`` if no process can be started, or if one ends before it can take units.
  mutating func run(
    _ units: [WorkUnit], jobs: Int, completing complete: @escaping (inout WorkUnit) -> Void = { _ in },
    advancing advance: @escaping (Int) -> Void = { _ in }, _ finish: (Result) -> Void
  ) throws(WorkerFailure) {
    defer { end() }
    self.units = units
    self.complete = complete
    self.advance = advance
    try start(min(jobs, units.count))
    // A seat for which there is no unit is removed.
    for index in seats.indices.reversed() { assignUnit(at: index) }
    while !seats.isEmpty {
      let ready = ChildProcess.waitForOutput(of: seats.map(\.process), milliseconds: 1000)
      if ready.isEmpty { advance(0) }
      for index in ready.reversed() { try receive(at: index) }
      while let result = results.removeValue(forKey: shown) {
        finish(result)
        shown += 1
      }
    }
  }

  private mutating func addSeat() throws(WorkerFailure) {
    seats.append(Seat(process: try process()))
    assignUnit(at: seats.count - 1)
  }

  private func process() throws(WorkerFailure) -> ChildProcess {
    do throws(SystemError) {
      return try startProcess()
    } catch {
      throw WorkerFailure("no worker process can be started: \(error)")
    }
  }

  private mutating func assignUnit(at index: Int) {
    guard nextUnit < units.count else {
      _ = seats.remove(at: index).process.end()
      return
    }
    seats[index].unit = nextUnit
    seats[index].reports = []
    seats[index].losses = []
    sendUnit(to: index)
    nextUnit += 1
  }

  /// Sends the unit of a seat, or waits until its process is ready.
  private mutating func sendUnit(to index: Int) {
    guard seats[index].isReady, let unit = seats[index].unit else { return }
    seats[index].scene = nil
    complete(&units[unit])
    // This fails if the process has died, which the next reading notices.
    _ = ByteStream.writeAll(units[unit].wire, to: seats[index].process.input)
  }

  private mutating func receive(at index: Int) throws(WorkerFailure) {
    let bytes = ByteStream.readSome(from: seats[index].process.output)
    guard !bytes.isEmpty else { return try replaceDeadSeat(at: index) }
    seats[index].reader.append(bytes)
    while index < seats.count, let report = seats[index].reader.next() {
      switch report {
      case .ready:
        seats[index].isReady = true
        sendUnit(to: index)
      case .unable(let reason): throw WorkerFailure(reason)
      case .scene(let name, let resumption): seats[index].scene = (name, resumption)
      case .progress(let cells): advance(cells)
      case .finished:
        complete(at: index)
        assignUnit(at: index)
        return
      case .printed(let text, let end):
        seats[index].printedEnd = end
        seats[index].reports.append(.log(text))
      default: seats[index].reports.append(report)
      }
    }
  }

  /// Starts another process, which continues after the scene that ended this one, or with the next unit.
  private mutating func replaceDeadSeat(at index: Int) throws(WorkerFailure) {
    reportPrinted(at: index)
    let dead = seats[index]
    let ending = dead.process.end()
    seats[index].losses.append(Loss(scene: dead.scene?.name, ending: ending))
    guard dead.isReady else {
      seats.remove(at: index)
      throw WorkerFailure("a worker process ended before it could take work: \(ending.sentence)")
    }
    if let unit = dead.unit, let scene = dead.scene {
      units[unit].start = scene.resumption
      let seat = seats.remove(at: index)
      seats.append(Seat(process: try process(), unit: unit, reports: seat.reports, losses: seat.losses))
    } else {
      complete(at: index)
      seats.remove(at: index)
      if nextUnit < units.count { try addSeat() }
    }
  }

  /// Adds what a dead process printed last.
  private mutating func reportPrinted(at index: Int) {
    let seat = seats[index]
    let bytes = seat.process.printedBytes(from: seat.printedEnd)
    guard !bytes.isEmpty, let unit = seat.unit else { return }
    let lines = WorkerReport.lines(printed: bytes, by: seat.scene?.name, of: units[unit].document)
    seats[index].reports.append(.log(lines))
  }

  private mutating func complete(at index: Int) {
    guard let unit = seats[index].unit else { return }
    results[unit] = Result(unit: units[unit], reports: seats[index].reports, losses: seats[index].losses)
    seats[index].unit = nil
  }
}

extension ChildProcess.Ending {
  /// What the ending says about the worker.
  package var sentence: String {
    switch self {
    case .signalled(SIGALRM): "one cell took longer than \(TimeLimit.cell.seconds) seconds"
    case .signalled(SIGKILL): "the worker was killed, perhaps because memory ran out"
    case .signalled(let signal): "the worker crashed (\(ChildProcess.name(ofSignal: signal)))"
    case .exited(let code): "the worker exited with code \(code)"
    }
  }
}

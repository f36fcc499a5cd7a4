import Files

/// Spreads units over processes, so that one that crashes or hangs loses the scene it was at and no other.
struct WorkerPool {
  /// What became of a unit.
  struct Result {
    var unit: WorkUnit
    var reports: [Report]
    /// What was lost of the unit; nothing where it was finished.
    var losses: [Loss] = []
  }

  /// A scene that ended a process.
  struct Loss: Hashable {
    /// The scene's name; none where the process ended before the first.
    var scene: String?
    /// How the process ended.
    var ending: ChildProcess.Ending
  }

  private var units: [WorkUnit]
  private let start: () throws(SystemError) -> ChildProcess
  private var seats: [Seat] = []
  private var nextUnit = 0
  private var results: [Int: Result] = [:]
  private var shown = 0

  /// A process, the unit that it is at and what it has reported of it.
  private struct Seat {
    let process: ChildProcess
    var reader = ReportReader()
    var isReady = false
    var unit: Int?
    /// The scene that it is at, and where to go on after it.
    var scene: (name: String, resumption: Resumption)?
    var reports: [Report] = []
    var losses: [Loss] = []
  }

  /// Makes a pool.
  ///
  /// - Parameters:
  ///   - units: what is to be done.
  ///   - start: starts a process that runs a ``WorkerLoop``.
  init(units: [WorkUnit], start: @escaping () throws(SystemError) -> ChildProcess) {
    self.units = units
    self.start = start
  }

  /// Works on all units.
  ///
  /// - Parameters:
  ///   - jobs: how many processes work at a time.
  ///   - finish: is given the results in the order of the units.
  /// - Throws: ``WorkerFailure`` when no process can be started or one cannot begin.
  mutating func run(jobs: Int, _ finish: (Result) -> Void) throws(WorkerFailure) {
    // A worker that has died must not end this process when it is written to.
    signal(SIGPIPE, SIG_IGN)
    defer { for seat in seats { _ = seat.process.end() } }
    while seats.count < min(jobs, units.count) { try addSeat() }
    while !seats.isEmpty {
      for index in ChildProcess.waitForOutput(of: seats.map(\.process)).reversed() { try receive(at: index) }
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
      return try start()
    } catch {
      throw WorkerFailure(message: "no worker can be started (system error \(error.code))")
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

  private mutating func sendUnit(to index: Int) {
    guard let unit = seats[index].unit else { return }
    seats[index].scene = nil
    // Where this fails the process has died, which the next reading shows.
    _ = ByteStream.writeAll(units[unit].wire, to: seats[index].process.input)
  }

  private mutating func receive(at index: Int) throws(WorkerFailure) {
    let bytes = ByteStream.readSome(from: seats[index].process.output)
    guard !bytes.isEmpty else { return try replaceDeadSeat(at: index) }
    seats[index].reader.append(bytes)
    while index < seats.count, let report = seats[index].reader.next() {
      switch report {
      case .ready: seats[index].isReady = true
      case .unable(let reason): throw WorkerFailure(message: reason)
      case .scene(let name, let resumption): seats[index].scene = (name, resumption)
      case .finished:
        complete(at: index)
        assignUnit(at: index)
        return
      default: seats[index].reports.append(report)
      }
    }
  }

  /// Lets another process go on after the scene that ended this one, or with the next unit.
  private mutating func replaceDeadSeat(at index: Int) throws(WorkerFailure) {
    let dead = seats[index]
    let ending = dead.process.end()
    seats[index].losses.append(Loss(scene: dead.scene?.name, ending: ending))
    guard dead.isReady else {
      seats.remove(at: index)
      throw WorkerFailure(message: "a worker ended before it began (\(ending))")
    }
    if let unit = dead.unit, let scene = dead.scene {
      units[unit].start = scene.resumption
      let seat = seats.remove(at: index)
      seats.append(Seat(process: try process(), unit: unit, reports: seat.reports, losses: seat.losses))
      sendUnit(to: seats.count - 1)
    } else {
      complete(at: index)
      seats.remove(at: index)
      if nextUnit < units.count { try addSeat() }
    }
  }

  private mutating func complete(at index: Int) {
    guard let unit = seats[index].unit else { return }
    results[unit] = Result(unit: units[unit], reports: seats[index].reports, losses: seats[index].losses)
    seats[index].unit = nil
  }
}

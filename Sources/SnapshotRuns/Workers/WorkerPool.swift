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
  /// The exchange with a server that has the results of other machines, or `nil` for none.
  private let cache: SharedCache?
  /// Whether workers report how long each scene takes. For one that ended a process, the pool does.
  private let measuresTimes: Bool
  private let startProcess: () throws(SystemError) -> ChildProcess
  private var seats: [Seat] = []
  private var nextUnit = 0
  private var jobs = 1
  private var lastNumber = 0
  private var results: [Int: Result] = [:]
  private var shown = 0
  /// Adds to a unit what has become known since the units were listed.
  private var complete: (inout WorkUnit) -> Void = { _ in }
  /// Called with the number of cells that were done since the last call, at least once a second.
  private var advance: (Int) -> Void = { _ in }

  /// A process, the unit that it works on, and what it has reported about the unit.
  private struct Seat {
    let process: ChildProcess
    /// The number of the process among all that the pool has started.
    let number: Int
    var reader = WorkerReportReader()
    var isReady = false
    var unit: Int?
    /// The units that the process works on after this one.
    var coming = 0..<0
    /// Whether the process is to look up its units in the cache, or is doing so.
    var isLookingUp = false
    /// The current scene, and where to continue after it.
    var scene: (name: String, resumption: Resumption)?
    /// Measures the current scene.
    var watch = SceneWatch()
    var reports: [WorkerReport] = []
    var losses: [Loss] = []
    /// The number of bytes of what the process has printed that were reported.
    var printedEnd = 0
  }

  /// The greatest number of units that a process looks up at a time. What the server has of them is in the cache's
  /// folder before the first of them is worked on.
  private static let mostLookedUp = 64

  /// - Parameters:
  ///   - cache: The exchange with a server that has the results of other machines, or `nil` for none.
  ///   - measuresTimes: Whether workers report how long each scene takes.
  ///   - start: Starts a process that runs a ``WorkerLoop``.
  init(
    cache: SharedCache? = nil, measuresTimes: Bool = false,
    start: @escaping () throws(SystemError) -> ChildProcess
  ) {
    self.cache = cache
    self.measuresTimes = measuresTimes
    startProcess = start
  }

  /// Starts processes, which get ready while the units are still being looked for. Those that get none are ended by
  /// ``run(_:jobs:_:)`` or ``end()``.
  mutating func start(_ count: Int) throws(WorkerFailure) {
    // A worker may end while a unit is being sent to it.
    ProcessEnd.ignoreBrokenPipes()
    while seats.count < count { seats.append(try seat()) }
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
    self.jobs = jobs
    self.complete = complete
    self.advance = advance
    try start(min(jobs, units.count))
    // A seat for which there is no unit is removed.
    for index in seats.indices.reversed() { assignUnit(at: index) }
    while !seats.isEmpty {
      let ready = waitForOutput()
      if ready.isEmpty { advance(0) }
      for index in ready.reversed() { try receive(at: index) }
      while let result = results.removeValue(forKey: shown) {
        finish(result)
        shown += 1
      }
    }
  }

  /// Waits for reports for at most a second, and goes on with the exchange with the cache's server meanwhile.
  ///
  /// - Returns: The indices of the seats whose processes have written something or ended.
  private func waitForOutput() -> [Int] {
    let processes = seats.map(\.process)
    let deadline = ContinuousClock.now + .seconds(1)
    while let cache, cache.wait(for: processes.map(\.output), milliseconds: 1000) {
      for number in cache.takeAnswered() {
        guard let seat = seats.first(where: { $0.number == number }) else { continue }
        _ = ByteStream.writeAll("\0", to: seat.process.input)
      }
      let ready = ChildProcess.waitForOutput(of: processes, milliseconds: 0)
      if !ready.isEmpty || ContinuousClock.now >= deadline { return ready }
    }
    return ChildProcess.waitForOutput(of: processes, milliseconds: 1000)
  }

  private mutating func addSeat(coming: Range<Int> = 0..<0) throws(WorkerFailure) {
    var seat = try seat()
    seat.coming = coming
    seats.append(seat)
    assignUnit(at: seats.count - 1)
  }

  private mutating func seat() throws(WorkerFailure) -> Seat {
    lastNumber += 1
    do throws(SystemError) {
      return Seat(process: try startProcess(), number: lastNumber)
    } catch {
      throw WorkerFailure("no worker process can be started: \(error)")
    }
  }

  private mutating func assignUnit(at index: Int) {
    if seats[index].coming.isEmpty { assignComing(at: index) }
    guard let unit = seats[index].coming.popFirst() else {
      _ = seats.remove(at: index).process.end()
      return
    }
    seats[index].unit = unit
    seats[index].reports = []
    seats[index].losses = []
    sendUnit(to: index)
  }

  /// Assigns the next units to a seat: one, or several that are looked up together on the cache's server. The fewer are
  /// left, the fewer a seat gets, so that all have work to the end.
  private mutating func assignComing(at index: Int) {
    let rest = units.count - nextUnit
    // Scenes in Swift are in no cache.
    let isShared = cache?.isRead == true && rest > 0 && units[nextUnit].isDocument
    let count = isShared ? min(max(rest / (2 * jobs), 1), Self.mostLookedUp, rest) : min(rest, 1)
    seats[index].coming = nextUnit..<nextUnit + count
    seats[index].isLookingUp = isShared
    nextUnit += count
  }

  /// Sends the unit of a seat, or first those to look up, or waits until its process is ready.
  private mutating func sendUnit(to index: Int) {
    guard seats[index].isReady, let unit = seats[index].unit else { return }
    seats[index].scene = nil
    if seats[index].isLookingUp {
      let wanted = [unit] + seats[index].coming
      for coming in wanted { complete(&units[coming]) }
      _ = ByteStream.writeAll(WorkUnit.wire(lookingUp: wanted.map { units[$0] }), to: seats[index].process.input)
      return
    }
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
      case .scene(let name, let resumption):
        seats[index].scene = (name, resumption)
        _ = seats[index].watch.lap()
      case .progress(let cells): advance(cells)
      case .wanted(let keys): cache?.fetch(keys, for: seats[index].number)
      case .stored(let keys): cache?.put(keys)
      case .lookedUp:
        seats[index].isLookingUp = false
        sendUnit(to: index)
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
    if measuresTimes, let scene = seats[index].scene {
      seats[index].reports.append(.timed(scene.name, microseconds: seats[index].watch.lap()))
    }
    let dead = seats[index]
    let ending = dead.process.end()
    cache?.forget(dead.number)
    // Which of the units is to blame is found out when they are worked on.
    if !dead.isLookingUp { seats[index].losses.append(Loss(scene: dead.scene?.name, ending: ending)) }
    guard dead.isReady else {
      seats.remove(at: index)
      throw WorkerFailure("a worker process ended before it could take work: \(ending.sentence)")
    }
    if let unit = dead.unit, dead.scene != nil || dead.isLookingUp {
      if let scene = dead.scene { units[unit].start = scene.resumption }
      let former = seats.remove(at: index)
      var seat = try seat()
      (seat.unit, seat.coming) = (unit, former.coming)
      (seat.reports, seat.losses) = (former.reports, former.losses)
      seats.append(seat)
    } else {
      complete(at: index)
      seats.remove(at: index)
      if !dead.coming.isEmpty || nextUnit < units.count { try addSeat(coming: dead.coming) }
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

import Digests
import Files
import Galley

/// A server whose cache several machines share, and what a run may do with it.
package struct CacheServer: Hashable, Sendable {
  package var address: CacheAddress
  /// Whether the run stores nothing on the server.
  package var isReadOnly: Bool
  /// The value of the header `Authorization`, or `nil` for what the address or the user's `.netrc` says.
  package var authorization: String?

  package init(address: CacheAddress, isReadOnly: Bool, authorization: String? = nil) {
    self.address = address
    self.isReadOnly = isReadOnly
    self.authorization = authorization
  }
}

/// Exchanges the values of a cache's folder with a server while workers work.
///
/// Workers have no network. They ask the run's process for keys, which gets the values into the folder, and they tell
/// it what they have stored there, which it puts on the server. All of it happens in ``wait(for:milliseconds:)``, in
/// one thread, many requests at a time.
///
/// A server that fails, or that costs more time than it saves, is left alone for the rest of the run.
final class SharedCache {
  /// What is done for a key. Values that are not part of their entries are put on the server before these.
  private enum Step {
    case getEntry(ContentDigest, worker: Int)
    case getValue(ContentDigest, ActionResult, worker: Int)
    case putValue(ContentDigest, ActionResult)
    case putEntry(ContentDigest)

    var isUpload: Bool {
      switch self {
      case .getEntry, .getValue: false
      case .putValue, .putEntry: true
      }
    }

    /// The most bytes that are in memory for it.
    var mostBytes: Int {
      switch self {
      case .getEntry, .putEntry: SharedCache.mostEntryBytes
      case .getValue(_, let result, _), .putValue(_, let result): result.size
      }
    }
  }

  /// The greatest number of requests under way. With HTTP/2 they share a connection.
  private static let mostRequests = 64
  /// The largest entry and the largest value that are read. A picture of a screen is a hundredth of that.
  private static let (mostEntryBytes, mostValueBytes) = (1 << 18, 1 << 26)
  /// The most bytes of all requests under way together, twice the largest value: a server that claims only large values
  /// fills no more of the memory.
  private static let mostBytes = 1 << 27

  private let server: CacheServer
  private let store: SnapshotCache
  private var patience: Patience
  private var transfers: CacheTransfers?
  private var downloads = Queue<Step>()
  private var uploads = Queue<ContentDigest>()
  private var active: [UInt64: Step] = [:]
  private var lastNumber: UInt64 = 0
  /// The number of keys that each worker still waits for.
  private var awaited: [Int: Int] = [:]
  /// The workers whose keys have been asked for.
  private var answered: [Int] = []
  private var (reading, writing) = (Attempts(), Attempts())
  private var (found, stored, refused) = (0, 0, 0)

  /// Opens the server of a cache, or returns `nil` if there is none or the cache's folder cannot be used, which was
  /// reported when the run began.
  convenience init?(_ folder: CacheFolder?, workers: Int) {
    guard let folder, let server = folder.server, let store = try? folder.open() else { return nil }
    self.init(server, store: store, workers: workers)
  }

  /// - Parameters:
  ///   - store: The folder that the values are kept in.
  ///   - workers: The number of workers.
  ///   - patience: How long the server may keep the run from its work.
  init(_ server: CacheServer, store: SnapshotCache, workers: Int, patience: Duration = .seconds(1)) {
    self.server = server
    self.store = store
    self.patience = Patience(patience, workers: workers)
    if server.isReadOnly { writing.giveUp() }
  }

  // MARK: For workers

  /// Whether the server is asked for values.
  var isRead: Bool { !reading.hasEnded }

  /// Gets the values of keys for a worker, which waits until ``takeAnswered()`` has it.
  func fetch(_ keys: [ContentDigest], for worker: Int) {
    guard isRead, !keys.isEmpty else { return answered.append(worker) }
    awaited[worker] = keys.count
    for key in keys { downloads.append(.getEntry(key, worker: worker)) }
  }

  /// Puts values that the folder has on the server.
  func put(_ keys: [ContentDigest]) {
    guard !writing.hasEnded else { return }
    for key in keys { uploads.append(key) }
  }

  /// Forgets a worker that has ended.
  func forget(_ worker: Int) {
    awaited[worker] = nil
    answered.removeAll { $0 == worker }
  }

  /// Returns the workers whose keys were asked for since the last call.
  func takeAnswered() -> [Int] {
    defer { answered = [] }
    return answered
  }

  // MARK: Waiting

  /// Goes on with the exchange until there is something new, one of some descriptors can be read or has ended, or a
  /// time has passed.
  ///
  /// - Returns: Whether there was anything to exchange. If not, this has not waited.
  func wait(for descriptors: [Int32], milliseconds: Int32) -> Bool {
    startRequests()
    guard answered.isEmpty, let transfers, !active.isEmpty else { return !answered.isEmpty }
    let start = ContinuousClock.now
    transfers.wait(orFor: descriptors, milliseconds: min(milliseconds, patience.milliseconds(waiting: awaited.count)))
    patience.spend(ContinuousClock.now - start, waiting: awaited.count)
    while let result = transfers.next() { finish(result) }
    if patience.isUsedUp && !awaited.isEmpty { stopReading("it costs more time than it saves") }
    return true
  }

  /// Puts the rest on the server, for as long as the run still has patience.
  func end() {
    stopReading(nil)
    let deadline = ContinuousClock.now + patience.rest
    while !writing.hasEnded, unsentCount > 0, case let rest = deadline - .now, rest > .zero {
      guard wait(for: [], milliseconds: rest.wholeMilliseconds) else { return }
    }
  }

  /// The number of values that are to be put on the server and are not there yet.
  private var unsentCount: Int { writing.hasEnded ? 0 : uploads.count + active.values.count { $0.isUpload } }

  // MARK: Requests

  private func startRequests() {
    while let step = downloads.first, hasRoom(for: step.mostBytes) {
      _ = downloads.next()
      if isRead { start(step) }
    }
    while !writing.hasEnded, hasRoom(for: Self.mostEntryBytes), let key = uploads.next() {
      guard let entry = store.entry(for: key) else { continue }
      let result = ActionResult(of: entry)
      start(result.contents == nil ? .putValue(key, result) : .putEntry(key), entry)
    }
    if writing.hasEnded { uploads = Queue() }
  }

  private func hasRoom(for bytes: Int) -> Bool { Self.hasRoom(for: bytes, beside: active.values.map(\.mostBytes)) }

  /// Returns whether a request may be made beside others. One alone always may.
  static func hasRoom(for bytes: Int, beside others: [Int]) -> Bool {
    others.isEmpty || others.count < mostRequests && others.reduce(bytes, +) <= mostBytes
  }

  private func start(_ step: Step, _ entry: [UInt8] = []) {
    guard let transfers = opened() else { return }
    lastNumber += 1
    let base = server.address.base
    let isStarted =
      switch step {
      case .getEntry(let key, _):
        transfers.download("\(base)/ac/\(key.hexadecimal)", as: lastNumber, mostBytes: Self.mostEntryBytes)
      case .getValue(_, let result, _):
        transfers.download("\(base)/cas/\(result.digest.hexadecimal)", as: lastNumber, mostBytes: result.size)
      case .putValue(_, let result):
        transfers.upload(entry, to: "\(base)/cas/\(result.digest.hexadecimal)", as: lastNumber)
      case .putEntry(let key):
        transfers.upload(ActionResult(of: entry).message, to: "\(base)/ac/\(key.hexadecimal)", as: lastNumber)
      }
    guard isStarted else { return finish(step, .failure("no request can be made"), []) }
    active[lastNumber] = step
  }

  /// The transfers, or `nil` if there can be none, which ends all of it.
  private func opened() -> CacheTransfers? {
    if let transfers { return transfers }
    do throws(TransferError) {
      transfers = try CacheTransfers(
        authorization: server.authorization, usesNetrc: !server.address.isReadable,
        usesProxy: !server.address.isOfThisMachine, agent: "galley/\(GalleyVersion.current)")
    } catch {
      writing.giveUp()
      stopReading(error.description)
    }
    return transfers
  }

  private func finish(_ result: CacheTransfers.Result) {
    guard let step = active.removeValue(forKey: result.number) else { return }
    finish(step, result.status, result.body)
  }

  private func finish(_ step: Step, _ answer: CacheTransfers.Answer, _ body: [UInt8]) {
    switch (step, answer) {
    case (.getEntry(_, let worker), .status(404)):
      reading.succeed()
      settle(worker)
    case (.getEntry(let key, let worker), .status(200)): take(ActionResult(message: body), key, for: worker)
    case (.getValue(_, _, let worker), .status(404)):
      // The server has removed the value before the entry.
      reading.succeed()
      settle(worker)
    case (.getValue(let key, let result, let worker), .status(200)): take(body, result, key, for: worker)
    case (.getEntry(_, let worker), _), (.getValue(_, _, let worker), _):
      reading.fail(answer.failure)
      settle(worker)
      if reading.hasEnded { stopReading(answer.failure) }
    case (.putValue(let key, _), .status(200..<300)):
      writing.succeed()
      // It is read again: the pictures of many requests would fill the memory.
      if let entry = store.entry(for: key) { start(.putEntry(key), entry) }
    case (.putEntry, .status(200..<300)):
      writing.succeed()
      stored += 1
    case (.putValue, _), (.putEntry, _): writing.fail(answer.failure)
    }
  }

  // MARK: What is received

  /// Takes an entry, with its value or before a request for it.
  private func take(_ result: ActionResult?, _ key: ContentDigest, for worker: Int) {
    guard let result else { return refuse(for: worker) }
    if let contents = result.contents { return take(contents, result, key, for: worker) }
    guard result.size <= Self.mostValueBytes else { return refuse(for: worker) }
    downloads.append(.getValue(key, result, worker: worker))
  }

  /// Takes a value if it has the digest of its entry and is that of the key.
  private func take(_ value: [UInt8], _ result: ActionResult, _ key: ContentDigest, for worker: Int) {
    guard result.describes(value) && store.store(entry: value, for: key) else { return refuse(for: worker) }
    found += 1
    reading.succeed()
    patience.earn(for: value.count)
    settle(worker)
  }

  private func refuse(for worker: Int) {
    refused += 1
    reading.fail("its answers are not what they should be")
    settle(worker)
    if reading.hasEnded { stopReading(reading.reason) }
  }

  /// Counts a key of a worker as asked for.
  private func settle(_ worker: Int) {
    guard let count = awaited[worker] else { return }
    awaited[worker] = count > 1 ? count - 1 : nil
    if count == 1 { answered.append(worker) }
  }

  /// Asks for nothing more, and lets the workers go on.
  ///
  /// - Parameter reason: Why the server is left alone, or `nil` at the end of a run.
  private func stopReading(_ reason: String?) {
    reading.giveUp(because: reason)
    downloads = Queue()
    active = active.filter { $0.value.isUpload }
    answered += awaited.keys
    awaited = [:]
  }

  // MARK: Messages

  /// What a run says about the server at its end.
  var remarks: [Diagnostic] {
    var remarks: [Diagnostic] = []
    func add(_ severity: Diagnostic.Severity, _ message: String) {
      remarks.append(Diagnostic(severity, at: server.address.description, message))
    }
    if refused > 0 {
      add(.warning, "\(counted(refused, "result")) refused: the contents are not those that the server names")
    }
    if let reason = reading.reason {
      add(.warning, "the run went on without the server: \(reason)")
    } else if let reason = writing.reason {
      add(.warning, "not all results are stored on the server: \(reason)")
    }
    let verdict = "\(counted(found, "result")) from the server, "
    let rest = unsentCount > 0 ? ", \(unsentCount) not, because the run had ended" : ""
    add(.note, verdict + (server.isReadOnly ? "on which nothing is stored" : "\(stored) stored on it\(rest)"))
    return remarks
  }
}

extension CacheTransfers.Answer {
  /// What is wrong with the answer.
  fileprivate var failure: String {
    switch self {
    case .failure(let reason): reason
    case .status(401), .status(403): "it refuses access"
    case .status(413): "a result is too large for it (413)"
    case .status(507): "it is full (507)"
    case .status(let status): "it answers with status \(status)"
    }
  }
}

/// Whether requests of a kind still make sense.
private struct Attempts {
  /// Some failures can be those of single values or connections.
  private static let mostFailures = 3

  private var failures = 0
  private(set) var hasEnded = false
  /// Why no more requests are made, or the last ones failed.
  private(set) var reason: String?

  mutating func succeed() {
    guard !hasEnded else { return }
    failures = 0
    reason = nil
  }

  mutating func fail(_ reason: String) {
    guard !hasEnded else { return }
    failures += 1
    self.reason = reason
    hasEnded = failures >= Self.mostFailures
  }

  /// Makes no more requests, for a reason unless the run has no more either.
  mutating func giveUp(because reason: String? = nil) {
    guard !hasEnded else { return }
    hasEnded = true
    if let reason { self.reason = reason }
  }
}

/// The time that workers may wait for a server in all, without anything to show for it.
///
/// It is counted in seconds of single workers: that many workers together lose a second when each has waited one.
struct Patience {
  /// The times in which a worker lays out and paints a simple cell, and compresses a kilobyte of its picture. Source:
  /// `Tests/Benchmarks`, in a release build.
  private static let (cellTime, kilobyteTime) = (Duration.milliseconds(4), Duration.microseconds(50))

  private let workers: Int
  private let most: Duration
  private var left: Duration

  init(_ time: Duration, workers: Int) {
    self.workers = max(workers, 1)
    most = time * self.workers
    left = most
  }

  var isUsedUp: Bool { left <= .zero }

  /// The time that the whole run may still wait.
  var rest: Duration { left / workers }

  mutating func spend(_ time: Duration, waiting: Int) { left -= time * waiting }

  /// Adds the time that a value of so many bytes has saved.
  mutating func earn(for count: Int) { left = min(left + Self.cellTime + Self.kilobyteTime * (count / 1000), most) }

  /// Returns the time after which so many waiting workers have used it up.
  func milliseconds(waiting: Int) -> Int32 {
    waiting == 0 ? .max : (left / waiting).wholeMilliseconds
  }
}

extension Duration {
  /// The time in milliseconds, at least one.
  fileprivate var wholeMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    return Int32(clamping: max(1, seconds * 1000 + attoseconds / 1_000_000_000_000_000))
  }
}

/// Elements that are taken in the order in which they came.
private struct Queue<Element> {
  private var elements: [Element] = []
  private var start = 0

  var count: Int { elements.count - start }
  var isEmpty: Bool { count == 0 }

  var first: Element? { isEmpty ? nil : elements[start] }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func next() -> Element? {
    guard start < elements.count else { return nil }
    defer { start += 1 }
    return elements[start]
  }
}

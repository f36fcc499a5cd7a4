import Digests
import Files

/// A message from a worker to the run. Messages are shown in the order in which they were sent.
package enum WorkerReport: Hashable {
  /// The worker can take units.
  case ready
  /// The worker cannot take any unit, for this reason.
  case unable(String)
  /// A scene begins; the resumption says where to continue if the scene crashes the worker.
  case scene(String, Resumption)
  /// A scene took so many microseconds, in some or all of its cells.
  case timed(String, microseconds: Int)
  /// Text for the standard output.
  case output(String)
  /// Text for the standard error that quiet runs leave out.
  case log(String)
  /// Lines for the standard error that a scene has printed, and the number of bytes that the worker has printed in all.
  case printed(String, end: Int)
  /// An error, which quiet runs show too.
  case problem(Diagnostic)
  /// A result of the job as JSON.
  case result(String)
  /// The requested names that the unit's scenes have, and the names of all of its scenes.
  case scenes(found: [String], names: [String])
  /// The ids and names of views among those that an option names which the unit has, and the nearest ones for the
  /// others.
  case views(found: [String], nearest: [String])
  /// So many more views and cells of the unit show the xibs of their classes.
  case classXibs(Int)
  /// So many more cells of the unit are done.
  case progress(cells: Int)
  /// The unit could not be read, wholly or in part.
  case unreadable
  /// A file of the unit could not be written.
  case unwritable
  /// The unit is done.
  case finished
  /// The worker waits until the values of keys that the cache's server has are in the cache's folder.
  case wanted([ContentDigest])
  /// The worker has stored values in the cache's folder.
  case stored([ContentDigest])
  /// The worker has found out what the coming units need.
  case lookedUp
}

extension WorkerReport {
  /// The report as it is sent: a letter, the length of the text in bytes, a line feed, the text.
  var bytes: [UInt8] {
    let text = Array(self.text.utf8)
    return Array("\(letter)\(text.count)\n".utf8) + text
  }

  private var letter: Character {
    switch self {
    case .ready: "a"
    case .unable: "x"
    case .scene: "b"
    case .timed: "m"
    case .output: "r"
    case .log: "l"
    case .printed: "t"
    case .problem: "p"
    case .result: "s"
    case .scenes: "o"
    case .views: "v"
    case .classXibs: "c"
    case .progress: "d"
    case .unreadable: "u"
    case .unwritable: "w"
    case .finished: "f"
    case .wanted: "k"
    case .stored: "n"
    case .lookedUp: "q"
    }
  }

  private var text: String {
    switch self {
    case .unable(let text), .output(let text), .log(let text), .result(let text): text
    case .printed(let text, let end): "\(end)\0\(text)"
    case .scene(let name, let resumption): resumption.wire + "\0" + name
    case .timed(let name, let time): "\(time)\0\(name)"
    case .problem(let problem): "\(problem.severity.rawValue)\0\(problem.place ?? "")\0\(problem.message)"
    case .scenes(let found, let names): ([String(found.count)] + found + names).joined(separator: "\0")
    case .views(let found, let nearest): ([String(found.count)] + found + nearest).joined(separator: "\0")
    case .classXibs(let count), .progress(let count): String(count)
    case .wanted(let keys), .stored(let keys): keys.map(\.hexadecimal).joined(separator: "\n")
    case .ready, .unreadable, .unwritable, .finished, .lookedUp: ""
    }
  }

  /// Reads a count, or returns `nil` if it is not one. A worker that was taken over can write any number, and the sum
  /// of several must be in range.
  fileprivate static func count(_ text: some StringProtocol) -> Int? {
    Int(text).flatMap { (0...1_000_000_000_000).contains($0) ? $0 : nil }
  }

  /// Reads keys, or returns `nil` if one is malformed: they become names of files and parts of addresses.
  private static func keys(_ text: String) -> [ContentDigest]? {
    let lines = text.utf8.split(separator: "\n")
    let keys = lines.compactMap { ContentDigest(hexadecimal: String($0)) }
    return keys.count == lines.count ? keys : nil
  }

  /// Reads a report, or returns `nil` if the text is not valid for the letter.
  init?(letter: UInt8, text: String) {
    switch Character(Unicode.Scalar(letter)) {
    case "a": self = .ready
    case "x": self = .unable(text)
    case "b":
      let parts = text.utf8.split(separator: "\0", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      self = .scene(String(parts[1]), Resumption(wire: parts[0]))
    case "m":
      let parts = text.utf8.split(separator: "\0", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let time = Self.count(parts[0]) else { return nil }
      self = .timed(String(parts[1]), microseconds: time)
    case "r": self = .output(text)
    case "l": self = .log(text)
    case "t":
      let parts = text.utf8.split(separator: "\0", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let end = Self.count(parts[0]) else { return nil }
      self = .printed(String(parts[1]), end: end)
    case "p":
      let parts = text.utf8.split(separator: "\0", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, let severity = Diagnostic.Severity(rawValue: parts[0]) else { return nil }
      self = .problem(Diagnostic(severity, at: parts[1].isEmpty ? nil : parts[1], parts[2]))
    case "s": self = .result(text)
    case "o":
      let parts = text.utf8.split(separator: "\0").map(String.init)
      guard let count = parts.first.flatMap({ Int($0) }), parts.indices.contains(count) else { return nil }
      self = .scenes(found: Array(parts[1...][..<(count + 1)]), names: Array(parts[(count + 1)...]))
    case "v":
      let parts = text.utf8.split(separator: "\0").map(String.init)
      guard let count = parts.first.flatMap({ Int($0) }), parts.indices.contains(count) else { return nil }
      self = .views(found: Array(parts[1...][..<(count + 1)]), nearest: Array(parts[(count + 1)...]))
    case "c":
      guard let count = Self.count(text) else { return nil }
      self = .classXibs(count)
    case "d":
      guard let count = Self.count(text) else { return nil }
      self = .progress(cells: count)
    case "u": self = .unreadable
    case "w": self = .unwritable
    case "f": self = .finished
    case "k":
      guard let keys = Self.keys(text) else { return nil }
      self = .wanted(keys)
    case "n":
      guard let keys = Self.keys(text) else { return nil }
      self = .stored(keys)
    case "q": self = .lookedUp
    default: return nil
    }
  }
}

extension WorkerReport {
  /// Returns what a scene has printed as lines for the log, each with the scene's name.
  ///
  /// - Parameter rest: The number of bytes that are left out.
  static func lines(printed bytes: [UInt8], leftOut rest: Int = 0, by scene: String?, of document: String) -> String {
    let place = document + (scene.map { ": '\($0)'" } ?? "")
    var lines = String(decoding: bytes, as: UTF8.self).utf8.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    // A zero byte separates the fields of a report.
    var text = lines.map { "\(place) printed: \($0.replacing("\0", with: "\u{FFFD}"))\n" }.joined()
    if rest > 0 { text += "\(place) printed \(rest) more bytes\n" }
    return text
  }

  /// The reports that something was not done.
  package static func failure(at place: String, because error: any Error) -> [WorkerReport] {
    [.problem(Diagnostic(.error, at: place, "\(error)")), .unreadable] + (error is FileError ? [.unwritable] : [])
  }

  /// Returns the report with the place of a problem in the words of the run's messages.
  func naming(files paths: ProjectPaths) -> WorkerReport {
    guard case .problem(let problem) = self else { return self }
    return .problem(problem.named(by: paths))
  }
}

/// Assembles reports from bytes as they arrive.
struct WorkerReportReader {
  private var bytes: [UInt8] = []
  private var start = 0

  init() {}

  mutating func append(_ more: [UInt8]) {
    bytes.removeFirst(start)
    start = 0
    bytes += more
  }

  /// Returns the next complete report, or `nil` if more bytes are needed.
  mutating func next() -> WorkerReport? {
    guard let lineEnd = bytes[start...].firstIndex(of: UInt8(ascii: "\n")), lineEnd > start,
      let count = WorkerReport.count(String(decoding: bytes[start + 1..<lineEnd], as: UTF8.self)),
      lineEnd + count < bytes.count
    else { return nil }
    let text = String(decoding: bytes[lineEnd + 1..<lineEnd + 1 + count], as: UTF8.self)
    defer { start = lineEnd + 1 + count }
    return WorkerReport(letter: bytes[start], text: text)
  }
}

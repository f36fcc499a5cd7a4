/// What a worker tells while it works on a unit, in the order in which it is to be shown.
enum Report: Hashable {
  /// The worker can take units.
  case ready
  /// The worker cannot take any unit, and why.
  case unable(String)
  /// A scene is begun, and where to go on should it end the process.
  case scene(String, Resumption)
  /// A part of the result, for the standard output.
  case result(String)
  /// A part of the log, for the standard error.
  case log(String)
  /// What went wrong, for the standard error, also where no log is wanted.
  case problem(String)
  /// A number of images was written.
  case images(Int)
  /// The unit has no scene of the name that is asked for, but these.
  case otherScenes([String])
  /// The unit has the view that is asked for.
  case explanation
  /// The unit has no view of the id that is asked for; the nearest that it has.
  case otherViews([String])
  /// What became of a snapshot, as JSON.
  case snapshot(String)
  /// The unit could not be read as a whole or in part.
  case unreadable
  /// The unit is done.
  case finished
}

extension Report {
  /// The report as it travels: a letter, the length of the text in bytes, a line feed, the text.
  var bytes: [UInt8] {
    let text = Array(self.text.utf8)
    return Array("\(letter)\(text.count)\n".utf8) + text
  }

  private var letter: Character {
    switch self {
    case .ready: "a"
    case .unable: "x"
    case .scene: "b"
    case .result: "r"
    case .log: "l"
    case .problem: "p"
    case .images: "i"
    case .otherScenes: "o"
    case .explanation: "e"
    case .otherViews: "v"
    case .snapshot: "s"
    case .unreadable: "u"
    case .finished: "f"
    }
  }

  private var text: String {
    switch self {
    case .unable(let text), .result(let text), .log(let text), .problem(let text), .snapshot(let text): text
    case .scene(let name, let resumption): resumption.wire + "\0" + name
    case .images(let count): String(count)
    case .otherScenes(let names), .otherViews(let names): names.joined(separator: "\0")
    case .ready, .explanation, .unreadable, .finished: ""
    }
  }

  /// The report of a letter and a text; none where they do not go together.
  init?(letter: UInt8, text: String) {
    switch Character(Unicode.Scalar(letter)) {
    case "a": self = .ready
    case "x": self = .unable(text)
    case "b":
      let parts = text.split(separator: "\0", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      self = .scene(String(parts[1]), Resumption(wire: parts[0]))
    case "r": self = .result(text)
    case "l": self = .log(text)
    case "p": self = .problem(text)
    case "i": self = .images(Int(text) ?? 0)
    case "o": self = .otherScenes(text.split(separator: "\0").map(String.init))
    case "e": self = .explanation
    case "v": self = .otherViews(text.split(separator: "\0").map(String.init))
    case "s": self = .snapshot(text)
    case "u": self = .unreadable
    case "f": self = .finished
    default: return nil
    }
  }
}

/// Puts reports together from bytes as they arrive.
struct ReportReader {
  private var bytes: [UInt8] = []
  private var start = 0

  /// Adds bytes.
  mutating func append(_ more: [UInt8]) {
    bytes.removeFirst(start)
    start = 0
    bytes += more
  }

  /// The next whole report; none until more bytes arrive.
  mutating func next() -> Report? {
    guard let lineEnd = bytes[start...].firstIndex(of: UInt8(ascii: "\n")), lineEnd > start,
      let count = Int(String(decoding: bytes[start + 1..<lineEnd], as: UTF8.self)),
      lineEnd + count < bytes.count
    else { return nil }
    let text = String(decoding: bytes[lineEnd + 1..<lineEnd + 1 + count], as: UTF8.self)
    defer { start = lineEnd + 1 + count }
    return Report(letter: bytes[start], text: text)
  }
}

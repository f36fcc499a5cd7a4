import Foundation
import TestSupport
import Testing

/// A failure of the past, from a file of `Tests/Fixtures/PastFailures`: what to write and to run, and what is right.
///
/// The first lines say what was wrong. Then come steps, in their order:
///
///     --- App/A.xib
///     the text of a file, up to the next line that begins with `---` or `$`
///     --- hex App/p.png
///     8950 4e47
///     --- link guide.md -> /dev/zero
///     --- pipe App/Own.ttf
///     --- sparse App/B.xib 5000000000
///     --- remove .
///     $ check App --format json
///     ends 0, 1
///     with out/checks.xml
///     says A text that the output, the log or the files after `with` contain
///     lacks A text that none of them contains
///
/// In texts, names and words, `{{40000 x a.b}}` is `a.b` 40,000 times, and `{{u+0301}}` is a character. A run without
/// `ends` ends with 0.
struct PastFailure: Sendable, CustomTestStringConvertible {
  enum Step: Sendable {
    case write(path: String, bytes: [UInt8])
    case link(path: String, target: String)
    case pipe(path: String)
    case sparse(path: String, size: UInt64)
    case remove(path: String)
    case run(Run)
  }

  struct Run: Sendable {
    var arguments: [String]
    var codes: Set<Int32> = []
    /// Files that the run writes, which count as its output.
    var files: [String] = []
    var says: [String] = []
    var lacks: [String] = []
  }

  var testDescription: String
  var steps: [Step] = []

  /// The cases. Without a file there is one without steps, so that no test passes because nothing is there.
  static let all: [PastFailure] = {
    let folder = Checkout.fixtures.appending(path: "PastFailures")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let cases = names.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).map {
        PastFailure(name: name, String(decoding: $0, as: UTF8.self))
      }
    }
    return cases.isEmpty ? [PastFailure(testDescription: "no cases in \(folder.path)")] : cases
  }()
}

// MARK: Reading

extension PastFailure {
  init(name: String, _ text: String) {
    testDescription = name
    var file: (path: String, isHexadecimal: Bool, lines: [Substring])?
    func finished() -> Step? {
      file.map { .write(path: $0.path, bytes: Self.bytes($0.lines, isHexadecimal: $0.isHexadecimal)) }
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") || line.hasPrefix("$ ") {
        steps += [finished()].compactMap(\.self)
        file = nil
      }
      if line.hasPrefix("$ ") {
        steps.append(.run(Run(arguments: Self.words(line.dropFirst(2)))))
      } else if line.hasPrefix("--- ") {
        let words = Self.words(line.dropFirst(4))
        if let step = Self.place(words) { steps.append(step) } else { file = (words.last ?? "", words.count > 1, []) }
      } else if file != nil {
        file?.lines.append(line)
      } else {
        expect(line)
      }
    }
    steps += [finished()].compactMap(\.self)
  }

  private static func words(_ text: Substring) -> [String] {
    expanded(String(text)).split(separator: " ").map(String.init)
  }

  /// Returns what is not written from the lines below.
  private static func place(_ words: [String]) -> Step? {
    switch (words[0], words.count) {
    case ("link", 4): .link(path: words[1], target: words[3])
    case ("pipe", 2): .pipe(path: words[1])
    case ("sparse", 3): .sparse(path: words[1], size: UInt64(words[2]) ?? 0)
    case ("remove", 2): .remove(path: words[1])
    default: nil
    }
  }

  /// Adds an expectation to the last run. Lines before the first run say what was wrong.
  private mutating func expect(_ line: Substring) {
    guard case .run(var run)? = steps.last else { return }
    if line.hasPrefix("ends ") { run.codes = Set(line.dropFirst(5).split(separator: ", ").compactMap { Int32($0) }) }
    if line.hasPrefix("with ") { run.files.append(String(line.dropFirst(5))) }
    if line.hasPrefix("says ") { run.says.append(Self.expanded(String(line.dropFirst(5)))) }
    if line.hasPrefix("lacks ") { run.lacks.append(Self.expanded(String(line.dropFirst(6)))) }
    steps[steps.count - 1] = .run(run)
  }

  private static func bytes(_ lines: [Substring], isHexadecimal: Bool) -> [UInt8] {
    guard isHexadecimal else { return Array(expanded(lines.joined(separator: "\n")).utf8) }
    let digits = lines.joined().compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  /// Replaces repetitions and the numbers of characters.
  private static func expanded(_ text: String) -> String {
    text.replacing(/\{\{([0-9]+) x (.*?)\}\}/.dotMatchesNewlines()) { match in
      String(repeating: String(match.2), count: Int(match.1) ?? 0)
    }.replacing(/\{\{u\+([0-9A-F]+)\}\}/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }
  }
}

// MARK: Running

extension PastFailure {
  /// The longest time for a command. It takes a second or so on an idle machine.
  private static let limit = 120.0

  /// Takes the steps in a folder, and reports what is not as the case says.
  func check(in folder: TemporaryFolder) throws {
    #expect(!steps.isEmpty)
    for step in steps {
      switch step {
      case .write(let path, let bytes): try folder.write(bytes, to: path)
      case .link(let path, let target):
        try folder.write("", to: path)
        try folder.link(path, to: target)
      case .pipe(let path):
        try folder.write("", to: path)
        try FileManager.default.removeItem(atPath: folder.path(of: path))
        #expect(mkfifo(folder.path(of: path), 0o600) == 0)
      case .sparse(let path, let size):
        try folder.write("", to: path)
        try FileHandle(forWritingTo: folder.url.appending(path: path)).truncate(atOffset: size)
      case .remove(let path): try FileManager.default.removeItem(atPath: folder.path(of: path))
      case .run(let run): try check(run, in: folder)
      }
    }
  }

  private func check(_ run: Run, in folder: TemporaryFolder) throws {
    let result = try ToolProcess(
      arguments: run.arguments, in: folder.url, environment: ["SWIFT_BACKTRACE": "enable=no"]
    ).result(within: Self.limit)
    let text = result.output + result.log + run.files.map(folder.text).joined()
    let codes = run.codes.isEmpty ? [0] : run.codes
    let line = run.arguments.joined(separator: " ").prefix(200)
    #expect(!result.isKilled && codes.contains(result.code), "\(line): \(result.code), \(text.suffix(600))")
    #expect(!text.contains("lost: "), "\(line): \(text.suffix(600))")
    for words in run.says { #expect(text.contains(words), "\(line): \(text.suffix(600))") }
    for words in run.lacks { #expect(!text.contains(words), "\(line): \(text.suffix(600))") }
  }
}

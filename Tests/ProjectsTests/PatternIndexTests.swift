import TestSupport
import Testing

@testable import Projects

@Suite("Long lists of patterns")
struct PatternIndexTests {
  @Test(
    "The longest text that names must have is known, with its place",
    arguments: [
      ("a.xib", .whole, "a.xib"), ("/p/a.xib/", .whole, "a.xib"), ("*.xib", .beforeEnd(0), ".xib"),
      ("build*", .afterStart(0), "build"), ("*x12?", .beforeEnd(1), "x12"), ("?a[bc]*d", .afterStart(1), "a"),
      ("*ab*cde*f", .anywhere, "cde"), ("ab*cde", .beforeEnd(0), "cde"), ("abc*de", .afterStart(0), "abc"),
      ("p/q/*ab*", .anywhere, "ab"),
    ] as [(String, NameLandmark.Place, String)])
  func landmark(pattern: String, place: NameLandmark.Place, text: String) throws {
    let expected = NameLandmark(place: place, text: Array(text.utf8))
    #expect(try #require(IgnorePattern(pattern)).landmark == expected)
  }

  @Test("Patterns that names of any text match have none", arguments: ["*", "?", "[ab]*", "abc/**", "*?"])
  func noLandmark(pattern: String) throws {
    #expect(try #require(IgnorePattern(pattern)).landmark == nil)
  }

  @Test("Of many patterns, only those are tried whose text the name has")
  func tried() throws {
    let lines = (0..<1_000).map { "*x\($0)" } + (0..<1_000).map { "a\($0)*" } + (0..<1_000).map { "*b\($0)*" }
    let index = PatternIndex(try lines.map { try #require(IgnorePattern($0)) })
    var tried: [String] = []
    _ = index.lastPlace(for: Array("a12-b345-x6".utf8)) {
      tried.append(lines[$0])
      return false
    }
    #expect(tried.sorted() == ["*b345*", "*b34*", "*b3*", "*x6", "a12*", "a1*"].sorted())
  }

  @Test("Lists of any patterns decide as each of their patterns does, one after the other", arguments: 1...100)
  func decisions(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let lines = (0..<Int.random(in: 1...12, using: &generator)).map { _ in Self.pattern(&generator) }
    let rules = IgnoreRules(patterns: lines, in: "/p", named: ".gitignore")
    for _ in 0..<40 {
      let path = (0..<Int.random(in: 1...3, using: &generator)).map { _ in Self.name(&generator) }
      let isFolder = Bool.random(using: &generator)
      let expected = lines.last { Self.matches(path, $0, isFolder: isFolder) }.map { !$0.hasPrefix("!") }
      let decision = rules.decision(on: "/p/" + path.joined(separator: "/"), isFolder: isFolder)
      #expect(decision?.isIgnored == expected, "seed \(seed): \(path) in \(lines)")
    }
  }

  private static func name(_ generator: inout SeededGenerator) -> String {
    String((0..<Int.random(in: 1...6, using: &generator)).map { _ in generator.pick(["a", "b"]) })
  }

  private static func pattern(_ generator: inout SeededGenerator) -> String {
    func part() -> String {
      let part = (0..<Int.random(in: 1...5, using: &generator))
        .map { _ in generator.pick(["a", "b", "ab", "ba", "?", "*", "[a]"]) }.joined()
      return part == "**" ? "*" : part
    }
    let parts = (0..<generator.pick([1, 1, 1, 2])).map { _ in part() }
    return generator.pick(["", "", "!"]) + generator.pick(["", "", "/"]) + parts.joined(separator: "/")
      + generator.pick(["", "", "/"])
  }

  // MARK: A slow matcher

  /// Whether an entry matches a pattern without `**`, by the words of gitignore(5).
  private static func matches(_ path: [String], _ line: String, isFolder: Bool) -> Bool {
    var pattern = line.drop { $0 == "!" }
    if pattern.hasSuffix("/") {
      guard isFolder else { return false }
      pattern = pattern.dropLast()
    }
    guard pattern.contains("/") else { return glob(path[path.count - 1][...], pattern) }
    let parts = pattern.split(separator: "/")
    return parts.count == path.count && zip(path, parts).allSatisfy { glob($0[...], $1) }
  }

  private static func glob(_ name: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    switch first {
    case "*": return glob(name, pattern.dropFirst()) || (!name.isEmpty && glob(name.dropFirst(), pattern))
    case "?": return !name.isEmpty && glob(name.dropFirst(), pattern.dropFirst())
    case "[": return name.first == "a" && glob(name.dropFirst(), pattern.dropFirst(3))
    default: return name.first == first && glob(name.dropFirst(), pattern.dropFirst())
    }
  }
}

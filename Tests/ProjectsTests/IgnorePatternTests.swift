import Testing

@testable import Projects

/// The expectations are those of gitignore(5), checked with `git check-ignore`.
@Suite("Patterns of .gitignore")
struct IgnorePatternTests {
  @Test(
    "A pattern matches what Git says that it matches",
    arguments: [
      ("Pods", ["Pods", "a/Pods"], ["Pods2", "aPods"]),
      ("*.xib", ["A.xib", "a/b/A.xib"], ["A.xibs", "A.xib/b"]),
      ("/build", ["build"], ["a/build"]),
      ("a/b", ["a/b"], ["c/a/b", "a/b/c"]),
      ("a/*", ["a/b"], ["a", "a/b/c"]),
      ("a/**", ["a/b", "a/b/c"], ["a", "b/a/c"]),
      ("a/**/**", ["a/b", "a/b/c"], ["a"]),
      ("/**", ["a", "a/b"], []),
      ("a/**/*", ["a/b", "a/b/c"], ["a"]),
      ("**/a", ["a", "x/a", "x/y/a"], ["ab"]),
      ("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], ["a/x", "x/a/b"]),
      ("a?c", ["abc"], ["ac", "a/c"]),
      ("[a-c]x", ["ax", "cx"], ["dx", "-x"]),
      ("[!a-c]x", ["dx"], ["ax"]),
      ("[]x]", ["]", "x"], ["[]x]"]),
      ("[[:digit:]a]", ["1", "a"], ["b", ":"]),
      ("[a", [], ["[a", "a"]),
      ("a**b", ["ab", "axxb"], ["a/b"]),
      (#"\!a"#, ["!a"], ["a"]),
      ("\\#a", ["#a"], ["a"]),
      (#"\*"#, ["*"], ["a"]),
      ("a  ", ["a"], ["a  "]),
      (#"a\ "#, ["a "], ["a"]),
      ("a\r", ["a"], ["a\r"]),
      ("Übung*", ["Übung 1"], ["Ubung 1"]),
    ] as [(String, [String], [String])])
  func matches(pattern: String, matching: [String], others: [String]) throws {
    let pattern = try #require(IgnorePattern(pattern))
    func matches(_ path: String) -> Bool {
      pattern.matches(path.split(separator: "/").map { Array($0.utf8) }, isFolder: false)
    }
    #expect(matching.filter { !matches($0) } == [])
    #expect(others.filter(matches) == [])
  }

  @Test(
    "The name of what matches is known unless there are several",
    arguments: [
      ("a", "a"), ("/a/b", "b"), ("*/b/", "b"), (#"a\*"#, "a*"), ("a*", nil), ("a/**", nil), ("[ab]", nil), ("a?", nil),
      ("[a", nil),
    ] as [(String, String?)])
  func name(pattern: String, expected: String?) throws {
    #expect(try #require(IgnorePattern(pattern)).name == expected.map { Array($0.utf8) })
  }

  @Test(
    "The last pattern that matches decides, whether it has wildcards or not",
    arguments: [
      (["*.xib", "!A.xib"], "a/A.xib", false), (["!A.xib", "*.xib"], "a/A.xib", true),
      (["A.xib", "!*.xib", "A.xib"], "A.xib", true), (["A.xib", "!a/A.xib"], "a/A.xib", false),
      (["A.xib", "!a/A.xib"], "b/A.xib", true), (["!A.xib", "A.*", "!A.xib/"], "A.xib", true),
      (["B.xib", "!*.strings"], "A.xib", nil),
    ] as [([String], String, Bool?)])
  func order(lines: [String], path: String, expected: Bool?) {
    let rules = IgnoreRules(patterns: lines, in: "/p", named: ".gitignore")
    #expect(rules.decision(on: "/p/" + path, isFolder: false)?.isIgnored == expected)
  }

  @Test("A pattern that ends with a slash matches folders only")
  func folders() throws {
    let pattern = try #require(IgnorePattern("a/"))
    #expect(pattern.matches([Array("a".utf8)], isFolder: true))
    #expect(pattern.matches([Array("b".utf8), Array("a".utf8)], isFolder: true))
    #expect(!pattern.matches([Array("a".utf8)], isFolder: false))
  }

  @Test("Empty lines and comments are not patterns", arguments: ["", "# a", "   ", "/", "!"])
  func noPattern(line: String) {
    #expect(IgnorePattern(line) == nil)
  }

  @Test("A pattern with many stars takes no longer than the product of its length and that of the name")
  func manyStars() throws {
    let pattern = try #require(IgnorePattern(String(repeating: "a*", count: 2000) + "b"))
    #expect(!pattern.matches([Array(repeating: UInt8(ascii: "a"), count: 4000)], isFolder: false))
    let folders = try #require(IgnorePattern(String(repeating: "**/a/", count: 500) + "b"))
    #expect(!folders.matches(Array(repeating: [UInt8(ascii: "a")], count: 1000), isFolder: false))
  }
}

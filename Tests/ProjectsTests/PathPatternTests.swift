import TestSupport
import Testing

@testable import Projects

@Suite("Patterns of paths")
struct PathPatternTests {
  @Test(
    "A pattern matches a path or a folder above it",
    arguments: [
      ("App", "/p/App", true), ("App", "/p/App/a/b", true), ("App", "/p/Apple", false), ("App", "/p", false),
      ("App/*", "/p/App/a", true), ("App/*", "/p/App/a/b", true), ("App/*", "/p/App", false),
      ("App/**", "/p/App/a/b", true), ("**/*.png", "/p/a.png", true), ("**/*.png", "/p/a/b/c.png", true),
      ("**/*.png", "/p/a/b/c.jpg", false), ("a/**/z", "/p/a/z", true), ("a/**/z", "/p/a/b/c/z", true),
      ("a/**/z", "/p/a/b/c", false), ("*.{png,jpg}", "/p/a.jpg", true), ("*.{png,jpg}", "/p/a.gif", false),
      ("a?c", "/p/abc", true), ("a?c", "/p/ac", false), ("../q/*", "/q/a", true), ("/q/*", "/q/a", true),
      ("./a/../b", "/p/b", true), ("a*b*c", "/p/aXbXbXc", true), ("a*b*c", "/p/aXbXcX", false),
      ("{a,b}{c,d}.x", "/p/bd.x", true), ("{a,b}{c,d}.x", "/p/ab.x", false), ("{a,b{c,d}}e", "/p/bde", true),
      ("{a,b{c,d}}e", "/p/ade", false), ("a{,b*}c", "/p/ac", true), ("a{,b*}c", "/p/abXXc", true),
      ("a{b", "/p/a{b", true), ("a}b,c", "/p/a}b,c", true), ("{a,{b}", "/p/{a,b", true), ("{a,b", "/p/a", false),
    ])
  func matches(pattern: String, path: String, expected: Bool) {
    #expect(PathPattern(pattern, in: "/p").matches(path) == expected)
  }

  @Test("Names end at slashes, and choices at commas, before any scalar", arguments: HostileScalars.all)
  func scalars(scalar: String) {
    func matches(_ pattern: String, _ path: String) -> Bool { PathPattern(pattern, in: "/p").matches(path) }
    #expect(matches("*/\(scalar)a.png", "/p/b/\(scalar)a.png"))
    #expect(!matches("*.png", "/p/b/\(scalar)a.png") && matches("**/*.png", "/p/b/\(scalar)a.png"))
    #expect(matches("{\(scalar)a,\(scalar)b}", "/p/\(scalar)b") && matches("*\(scalar)", "/p/a\(scalar)"))
    #expect(matches("../\(scalar)q", "/\(scalar)q") && !matches("../\(scalar)q", "/p/\(scalar)q"))
    #expect(matches("./\(scalar)q", "/p/\(scalar)q"))
    #expect(Array(ProjectPath.absolute("a/../\(scalar)b", in: "/p").utf8) == Array("/p/\(scalar)b".utf8))
  }

  @Test("A name may have more than 64 choices", arguments: [64, 65, 1_000])
  func choices(count: Int) {
    let pattern = PathPattern("{\((1...count).map { "a\($0)" }.joined(separator: ","))}.png", in: "/p")
    #expect(pattern.matches("/p/a1.png") && pattern.matches("/p/a\(count).png"))
    #expect(!pattern.matches("/p/a\(count + 1).png"))
    let pairs = PathPattern(String(repeating: "{a,bb}", count: 20), in: "/p")
    #expect(pairs.matches("/p/" + String(repeating: "abb", count: 10)))
    #expect(!pairs.matches("/p/" + String(repeating: "abb", count: 10) + "b"))
  }

  @Test("Many stars, folders and choices take no longer than the path is long", .timeLimit(.minutes(1)))
  func hostile() {
    let name = String(repeating: "a", count: 2_000)
    #expect(!PathPattern(String(repeating: "*a", count: 500) + "b", in: "/p").matches("/p/" + name))
    let folders = Array(repeating: "a", count: 500).joined(separator: "/")
    #expect(
      !PathPattern(Array(repeating: "**", count: 200).joined(separator: "/") + "/b", in: "/p").matches("/p/" + folders))
    #expect(!PathPattern(String(repeating: "{a,b}", count: 100), in: "/p").matches("/p/" + name))
  }
}

import TestSupport
import Testing

@testable import LoopbackServer

@Suite("Targets of requests")
struct RequestTargetTests {
  @Test("Names are decoded once")
  func decoding() throws {
    #expect(try RequestTarget("/images/Sign%2525in/a%20b.png?x=1").names == ["images", "Sign%25in", "a b.png"])
    #expect(try RequestTarget("/images/%D8%B9.png").names == ["images", "ع.png"])
    #expect(try RequestTarget("/").names == [])
  }

  @Test("Names end at slashes before any scalar", arguments: HostileScalars.all)
  func scalars(scalar: String) throws {
    let target = try RequestTarget("/images/\(scalar)a.png?\(scalar)x=1&token=\(scalar)y")
    #expect(target.names.map { Array($0.utf8) } == ["images", "\(scalar)a.png"].map { Array($0.utf8) })
    #expect(target.value(of: "token").map { Array($0.utf8) } == Array("\(scalar)y".utf8))
    for path in ["/images/../\(scalar)x", "/images/.\(scalar)x", "/images/%2F\(scalar)x", "/../\(scalar)"] {
      #expect(throws: Refusal.self) { try RequestTarget(path) }
    }
  }

  @Test(
    "Names that could lead out of the report are refused",
    arguments: [
      "", "images", "*", "http://127.0.0.1/", "/..", "/images/../report.json", "/images/%2e%2e/report.json",
      "/images/%2E%2e%2freport.json", "/images/..%5c..%5cx.png", "/images/a\\b.png", "/images//x.png", "/images/",
      "/./data.js", "/images/.pictures/x.png", "/images/a%00.png", "/images/a%0a.png", "/images/%zz.png",
      "/images/%4", "/images/%", "/images/%ff%fe.png", "/images/%c0%ae%c0%ae/x.png",
    ])
  func refusal(target: String) {
    #expect(throws: Refusal.self) { try RequestTarget(target) }
  }

  @Test("A name that is encoded twice is decoded once, and names no folder above")
  func doubleEncoding() throws {
    #expect(try RequestTarget("/images/%252e%252e/x.png").names == ["images", "%2e%2e", "x.png"])
  }

  @Test("A key of the query has its first value, not decoded")
  func query() throws {
    let target = try RequestTarget("/?a=1&token=abc&token=def&tokens=x")
    #expect(target.value(of: "token") == "abc")
    #expect(target.value(of: "other") == nil)
    #expect(try RequestTarget("/").value(of: "token") == nil)
  }

  // URL Standard, 5.1.
  @Test("The text of a key is decoded as a form's: a plus is a space")
  func text() throws {
    let target = try RequestTarget("/?name=Sign+up%2Bin%C3%A4&bad=%zz")
    #expect(target.text(of: "name") == "Sign up+in\u{E4}")
    #expect(target.text(of: "bad") == nil)
  }
}

@Suite("Who is answered")
struct AccessRulesTests {
  // Browsers send cookies to every port of a host.
  @Test("The cookie's name has the command and the port")
  func cookie() {
    let names = [("review", 8080), ("preview", 8080), ("preview", 9090)].map { command, port in
      AccessRules(command: command, port: port, keys: SiteKeys()).cookieHeader.value.prefix { $0 != "=" }
    }
    #expect(names == ["galley-review-8080", "galley-preview-8080", "galley-preview-9090"])
  }
}

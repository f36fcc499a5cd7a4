import TestSupport
import Testing

@Suite("Access to the server")
struct AccessTests {
  private let served: ServedReport
  private var visitor: Visitor { served.visitor }
  private let path = SampleSnapshots.path("Changed")

  init() throws { served = try ServedReport() }

  private func expectNothingDone() {
    #expect(served.report.reference("Changed") == SampleSnapshots.files(0xFFFF_0000))
  }

  @Test(
    "A host name that resolves to loopback is refused",
    arguments: [
      "evil.example", "evil.example:PORT", "127.0.0.1", "127.0.0.1:1", "localhost", "[::1]:PORT", "0.0.0.0:PORT",
      "127.0.0.1:PORT.evil.example", "",
    ])
  func hosts(host: String) throws {
    let headers = ["Host": host.replacing("PORT", with: String(visitor.port))]
    #expect(try refused { try visitor.get("/?token=\(visitor.token)", headers: headers) })
    #expect(try refused { try visitor.decide(accept: [path], headers: headers) })
    expectNothingDone()
  }

  @Test("localhost is accepted")
  func localhost() throws {
    let host = "localhost:\(visitor.port)"
    #expect(try visitor.get("/?token=\(visitor.token)", headers: ["Host": host]).status == 200)
    let answer = try visitor.decide(accept: [path], headers: ["Host": host, "Origin": "http://\(host)"])
    #expect(answer.status == 200)
  }

  @Test(
    "Another origin is refused",
    arguments: [
      "http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "https://127.0.0.1:PORT",
      "http://localhost:PORT", "http://127.0.0.1:PORT/",
    ])
  func origins(origin: String) throws {
    let headers = ["Origin": origin.replacing("PORT", with: String(visitor.port))]
    #expect(try visitor.decide(accept: [path], headers: headers).status == 403)
    #expect(try visitor.get("/?token=\(visitor.token)", headers: headers).status == 403)
    expectNothingDone()
  }

  @Test("Two hosts or two origins are refused")
  func doubles() throws {
    let host = "Host: \(visitor.host)"
    for (headers, isAccepted) in [
      (host, true), ("\(host)\r\n\(host)", false), ("\(host)\r\nOrigin: http://\(visitor.host)", true),
      ("\(host)\r\nOrigin: http://\(visitor.host)\r\nOrigin: http://evil.example", false),
    ] {
      // The server may close the connection without an answer.
      let answer = try? visitor.exchange(
        Array("GET /?token=\(visitor.token) HTTP/1.1\r\n\(headers)\r\n\r\n".utf8))
      #expect((answer?.status == 200) == isAccepted, "\(headers)")
    }
  }

  @Test("A wrong token opens nothing and decides nothing", arguments: ["", "0", "TOKEN0", "TOKE", "token"])
  func tokens(token: String) throws {
    let token = token.replacing("TOKEN", with: visitor.token).replacing("TOKE", with: visitor.token.dropLast())
    #expect(try visitor.get("/?token=\(token)").status == 403)
    #expect(try visitor.decide(accept: [path], token: token).status == 403)
    expectNothingDone()
  }

  @Test("The page needs its token, even with a cookie")
  func pageToken() throws {
    #expect(try visitor.get("/").status == 403)
    #expect(try visitor.get("/?other=\(visitor.token)").status == 403)
  }

  @Test(
    "Pictures and data need the page's cookie or the token",
    arguments: ["/data.js", "/applied.js", "/passing/1.js", "/page/review.js", "/images/x.png"])
  func cookies(target: String) throws {
    #expect(try visitor.get(target, headers: ["Cookie": ""]).status == 403)
    #expect(
      try visitor.get(target, headers: ["Cookie": "galley-review-\(visitor.port)=\(visitor.token)"]).status == 403)
    #expect(try visitor.get(target).status != 403)
    #expect(try visitor.get("\(target)?token=\(visitor.token)", headers: ["Cookie": ""]).status != 403)
  }

  @Test("The cookie is hidden from scripts and other sites, and is not the token")
  func cookieAttributes() throws {
    let cookie = try #require(try visitor.get("/?token=\(visitor.token)").headers["set-cookie"])
    #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict") && !cookie.contains(visitor.token))
  }

  @Test("Pages of other ports of the machine cannot load the data", arguments: ["same-site", "cross-site"])
  func otherPorts(site: String) throws {
    #expect(try visitor.get("/data.js", headers: ["Sec-Fetch-Site": site]).status == 403)
    #expect(try visitor.get("/data.js", headers: ["Sec-Fetch-Site": "same-origin"]).status == 200)
  }

  @Test("What a person opens from the address bar is served, with the page's cookie")
  func addressBar() throws {
    #expect(try visitor.get("/data.js", headers: ["Sec-Fetch-Site": "none"]).status == 200)
  }

  @Test(
    "Decisions in another content type are refused, because other sites could send them",
    arguments: [
      "", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "text/plain; application/json",
    ])
  func contentTypes(type: String) throws {
    #expect(try visitor.decide(accept: [path], headers: ["Content-Type": type]).status == 415)
    expectNothingDone()
  }

  @Test("A charset does not matter")
  func charset() throws {
    let headers = ["Content-Type": "Application/JSON; charset=utf-8"]
    #expect(try visitor.decide(reject: [path], headers: headers).status == 200)
  }

  @Test("Every server has a token of its own, of 256 bits")
  func secrets() throws {
    let other = try ServedReport()
    #expect(visitor.token != other.visitor.token)
    #expect(visitor.token.count == 64)
  }

  private func refused(_ request: () throws -> Visitor.Answer) throws -> Bool {
    do {
      return try [400, 403].contains(request().status)
    } catch is Visitor.NoAnswer {
      return true
    }
  }
}

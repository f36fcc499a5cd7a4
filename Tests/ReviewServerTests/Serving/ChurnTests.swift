import Foundation
import TestSupport
import Testing

/// Many clients at a time, most of whom do not know the token: the person's own requests are all answered, and
/// everybody else gets an answer too, if only that there is no room.
@Suite("Many clients of the server", .timeLimit(.minutes(2)))
struct ChurnTests {
  private let served: ServedReport
  private var visitor: Visitor { served.visitor }

  init() throws { served = try ServedReport() }

  private func request(_ target: String = "/data.js") -> [UInt8] {
    Array("GET \(target) HTTP/1.1\r\nHost: \(visitor.host)\r\n\r\n".utf8)
  }

  @Test("Of 200 strangers, each gets a status for every request, and the reviewer what was asked for")
  func strangers() throws {
    for _ in 0..<3 {
      let lines = try (0..<200).map { _ in try Line(port: visitor.port) }
      for line in lines { line.write(request()) }
      for _ in 0..<10 { #expect(try visitor.get("/data.js").status == 200) }
      let statuses = try lines.map { try $0.readAnswer().status }
      #expect(Set(statuses).isSubset(of: [403, 503]), "\(Set(statuses))")
    }
  }

  @Test("200 clients that know the token are all served")
  func ownClients() throws {
    let lines = try (0..<200).map { _ in
      let line = try Line(port: visitor.port)
      line.write(request("/data.js?token=\(visitor.token)"))
      return line
    }
    #expect(try lines.allSatisfy { try $0.readAnswer().status == 200 })
  }

  @Test("A client that is turned away is told when to come again, and that the connection ends")
  func turnedAway() throws {
    let first = try Line(port: visitor.port)
    // The first one has waited longest when there are too many, and is dismissed for the last of them.
    let others = try (0..<200).map { _ in
      let line = try Line(port: visitor.port)
      line.write(Array("GET /da".utf8))
      return line
    }
    let answer = try first.readAnswer()
    #expect(answer.status == 503)
    #expect(answer.headers["retry-after"] == "1" && answer.headers["connection"] == "close")
    #expect(!answer.text.isEmpty)
    #expect(try visitor.get("/data.js").status == 200)
    #expect(others.count == 200)
  }

  @Test("Clients that send their requests byte by byte leave room for the reviewer, also on a connection that is kept")
  func slowClients() throws {
    let own = try Line(port: visitor.port)
    let page = request("/?token=\(visitor.token)")
    own.write(page)
    #expect(try own.readAnswer().status == 200)
    var slow = try (0..<250).map { _ in try Line(port: visitor.port) }
    for byte in request().prefix(12) {
      for line in slow { line.write([byte]) }
      own.write(page)
      #expect(try own.readAnswer().status == 200)
      #expect(try visitor.get("/data.js").status == 200)
    }
    slow.removeAll()
  }

  @Test("A stranger's connection is kept for further requests, all of which are refused")
  func strangersConnection() throws {
    let line = try Line(port: visitor.port)
    for _ in 0..<3 {
      line.write(request())
      #expect(try line.readAnswer().status == 403)
    }
  }

  @Test("A client that ends its side of the connection after its request gets the answer", arguments: [true, false])
  func endedInput(isOwn: Bool) throws {
    let line = try Line(port: visitor.port)
    line.write(request(isOwn ? "/data.js?token=\(visitor.token)" : "/data.js"))
    line.endWriting()
    #expect(try line.readAnswer().status == (isOwn ? 200 : 403))
  }

  @Test(
    "What does not begin like a request gets a status",
    arguments: [
      "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}", "G\u{0}T / HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n", "HTTP/1.1 200 OK\r\n\r\n",
      "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    ])
  func malformedStart(text: String) throws {
    #expect(try visitor.exchange(Array(text.utf8)).status == 400)
    #expect(try visitor.get("/data.js").status == 200)
  }
}

import Foundation
import TestSupport
import Testing

@Suite("Limits of the server")
struct LimitTests {
  private let served: ServedReport
  private var visitor: Visitor { served.visitor }

  init() throws { served = try ServedReport() }

  private func expectAlive() throws { #expect(try visitor.get("/data.js").status == 200) }

  private func head(_ more: String) -> [UInt8] {
    Array(
      """
      POST /api/decisions HTTP/1.1\r
      Host: \(visitor.host)\r
      Content-Type: application/json\r
      Authorization: Bearer \(visitor.token)\r
      \(more)\r
      \r

      """.utf8)
  }

  @Test("A body that is announced as too large is refused at once")
  func announcedBody() throws {
    #expect(try visitor.exchange(head("Content-Length: 100000000000")).status == 413)
    try expectAlive()
  }

  /// Sends a body in chunks of 1 MiB, which are 0x100000 bytes, without ending it.
  private func sendBody(mebibytes count: Int, on line: Line) {
    line.write(head("Transfer-Encoding: chunked"))
    let chunk = Array("100000\r\n".utf8) + [UInt8](repeating: 0x20, count: 1 << 20) + Array("\r\n".utf8)
    for _ in 0..<count { line.write(chunk) }
  }

  @Test("A body without an end is refused as soon as it is larger than 16 MiB")
  func endlessBody() throws {
    let line = try Line(port: visitor.port)
    sendBody(mebibytes: 16, on: line)
    line.write(Array("1\r\n \r\n".utf8))
    #expect(try line.readAnswer().status == 413)
    try expectAlive()
  }

  @Test("A body of 16 MiB is read to its end")
  func largestBody() throws {
    let line = try Line(port: visitor.port)
    sendBody(mebibytes: 16, on: line)
    line.write(Array("0\r\n\r\n".utf8))
    #expect(try line.readAnswer().status == 400, "blanks are not decisions")
  }

  @Test("A head without an end is cut off")
  func endlessHead() throws {
    for more in ["X-Long: ", "X: y\r\n"] {
      let line = try Line(port: visitor.port)
      line.write(Array("GET / HTTP/1.1\r\n".utf8))
      let piece = Array(String(repeating: more == "X: y\r\n" ? more : "a", count: 4096).utf8)
      line.write(Array(more.utf8))
      let taken = (0..<4096).prefix { _ in line.write(piece) }.count
      #expect(taken < 4096)
    }
    try expectAlive()
  }

  @Test(
    "Bytes that are not HTTP are refused",
    arguments: [
      "\r\n\r\n\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{16}\u{3}\u{1}\u{0}",
      "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    ])
  func garbage(text: String) throws {
    let line = try Line(port: visitor.port)
    line.write(Array(text.utf8) + [UInt8](repeating: 0xFF, count: 64))
    let answer = try? line.readAnswer()
    #expect(answer?.status != 200)
    try expectAlive()
  }

  @Test("Stalled clients do not delay others")
  func slowClients() throws {
    let lines = try (0..<100).map { _ in try Line(port: visitor.port) }
    for (index, line) in lines.enumerated() {
      line.write(index.isMultiple(of: 2) ? Array("GET /da".utf8) : head("Content-Length: 100") + [0x7B])
    }
    for _ in 0..<5 { try expectAlive() }
  }

  @Test("Connections beyond the limit are closed, and closed ones make room for others")
  func manyConnections() throws {
    var lines = try (0..<300).map { _ in try Line(port: visitor.port) }
    for line in lines { line.write(Array("GET /da".utf8)) }
    lines.removeAll()
    // Closing takes the other end a moment, which is longer on a busy machine.
    let answers = (0..<200).lazy.compactMap { attempt in
      if attempt > 0 { usleep(20_000) }
      return try? visitor.get("/data.js")
    }
    #expect(answers.first?.status == 200)
  }

  @Test("One connection serves one request after the other")
  func reuse() throws {
    let line = try Line(port: visitor.port)
    for _ in 0..<3 {
      line.write(Array("GET /?token=\(visitor.token) HTTP/1.1\r\nHost: \(visitor.host)\r\n\r\n".utf8))
      #expect(try line.readAnswer().status == 200)
    }
  }

  @Test("A body after a refusal is not read as another request")
  func leftOverBody() throws {
    let line = try Line(port: visitor.port)
    let inner = "GET /?token=\(visitor.token) HTTP/1.1\r\nHost: \(visitor.host)\r\n\r\n"
    line.write(head("Content-Length: 100000000000"))
    #expect(try line.readAnswer().status == 413)
    line.write(Array(inner.utf8))
    #expect(throws: Visitor.NoAnswer.self) { try line.readAnswer() }
  }

  // MARK: Strangers

  @Test("A body is not read without the token, whatever its length", arguments: ["", "Authorization: Bearer 0\r\n"])
  func strangersBody(authorization: String) throws {
    for length in ["Content-Length: 16000000", "Transfer-Encoding: chunked"] {
      let line = try Line(port: visitor.port)
      line.write(
        Array(
          "POST /api/decisions HTTP/1.1\r\nHost: \(visitor.host)\r\nContent-Type: application/json\r\n\(authorization)\(length)\r\n\r\n"
            .utf8))
      // The answer comes before any of the body was sent.
      #expect(try line.readAnswer().status == 403)
    }
    try expectAlive()
  }

  @Test("Unfinished bodies on many connections are kept up to a limit, and make room when they are given up")
  func unfinishedBodies() throws {
    let piece = [UInt8](repeating: 0x20, count: 15_000_000)
    var lines = try (0..<8).map { _ in try Line(port: visitor.port) }
    for line in lines {
      line.write(head("Content-Length: 16000000"))
      line.write(piece)
    }
    // Four bodies of 15 MB are within the limit of 64 MiB.
    #expect(try lines.suffix(4).map { try $0.readAnswer().status } == [503, 503, 503, 503])
    lines.removeAll()
    let line = try Line(port: visitor.port)
    line.write(head("Content-Length: 15000000"))
    // Closing takes the other end a moment.
    usleep(200_000)
    line.write(Array(#"{"accept":[],"reject":[]}"#.utf8) + piece.dropFirst(25))
    #expect(try line.readAnswer().status == 200)
  }

  @Test("Only decisions have a body")
  func otherBody() throws {
    let line = try Line(port: visitor.port)
    line.write(Array("GET /data.js HTTP/1.1\r\nHost: \(visitor.host)\r\nContent-Length: 16000000\r\n\r\n".utf8))
    #expect(try line.readAnswer().status == 405)
  }

  @Test("500 connections that stay open do not lock the reviewer out")
  func lockedOut() throws {
    let lines = try (0..<500).map { _ in try Line(port: visitor.port) }
    for line in lines { line.write(Array("GET /da".utf8)) }
    for _ in 0..<5 { try expectAlive() }
    #expect(lines.count == 500)
  }

  @Test("A connection of the reviewer's own outlasts those of strangers")
  func ownConnection() throws {
    let own = try Line(port: visitor.port)
    let request = Array("GET /?token=\(visitor.token) HTTP/1.1\r\nHost: \(visitor.host)\r\n\r\n".utf8)
    own.write(request)
    #expect(try own.readAnswer().status == 200)
    let strangers = try (0..<200).map { _ in try Line(port: visitor.port) }
    try expectAlive()
    own.write(request)
    #expect(try own.readAnswer().status == 200)
    #expect(strangers.count == 200)
  }
}

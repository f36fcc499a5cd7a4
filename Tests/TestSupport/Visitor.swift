import Foundation

/// Speaks HTTP to a server on loopback by the byte, so that requests can be as wrong as they like.
package struct Visitor {
  /// An answer; the body as far as it arrived.
  package struct Answer {
    package var status: Int
    package var headers: [String: String]
    package var body: [UInt8]

    package var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// The server could not be reached, or closed the connection without an answer.
  package struct NoAnswer: Error {
    package init() {}
  }

  package let port: Int
  /// What the address ends with.
  package let token: String
  /// What a page of the server would send: the cookie that the page came with.
  private var cookie = ""

  /// Makes a visitor of the address that a server printed, who has opened the page.
  package init(address: String) throws {
    let url = URLComponents(string: address) ?? URLComponents()
    port = url.port ?? 0
    token = url.queryItems?.first { $0.name == "token" }?.value ?? ""
    let page = try get("/?token=\(token)")
    cookie = String(page.headers["set-cookie"]?.prefix { $0 != ";" } ?? "")
  }

  /// The headers of a request that changes something.
  package var changeHeaders: [String: String] {
    ["Content-Type": "application/json", "Authorization": "Bearer \(token)"]
  }

  package var host: String { "127.0.0.1:\(port)" }

  /// Asks for something as the page does, unless other headers are given.
  package func get(_ target: String, method: String = "GET", headers: [String: String] = [:]) throws -> Answer {
    try send(method, target, headers: ["Cookie": cookie].merging(headers) { $1 }, body: [])
  }

  package func send(_ method: String, _ target: String, headers: [String: String], body: [UInt8]) throws -> Answer {
    var lines = ["\(method) \(target) HTTP/1.1", "Connection: close"]
    let length = body.isEmpty ? [:] : ["Content-Length": String(body.count)]
    lines += ["Host": host].merging(length) { $1 }.merging(headers) { $1 }.filter { !$0.value.isEmpty }
      .map { "\($0.key): \($0.value)" }
    return try exchange(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
  }

  /// Sends bytes and reads an answer.
  package func exchange(_ bytes: [UInt8]) throws -> Answer {
    let line = try Line(port: port)
    line.write(bytes)
    return try line.readAnswer()
  }
}

/// A connection.
package final class Line {
  private let descriptor: Int32

  package init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Visitor.NoAnswer() }
  }

  deinit { close(descriptor) }

  /// Sends as many of the bytes as the other end takes.
  ///
  /// - Returns: whether it took all.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Tells the other end that nothing more will be sent.
  package func endWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

  package func readAnswer() throws -> Visitor.Answer {
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while bytes.firstRange(of: end) == nil {
      let more = read()
      guard !more.isEmpty else { throw Visitor.NoAnswer() }
      bytes += more
    }
    guard let place = bytes.firstRange(of: end) else { throw Visitor.NoAnswer() }
    let lines = String(decoding: bytes[..<place.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
    let headers = lines.dropFirst().map { $0.split(separator: ":", maxSplits: 1) }.filter { $0.count == 2 }.map {
      ($0[0].lowercased(), $0[1].trimmingCharacters(in: .whitespaces))
    }
    var answer = Visitor.Answer(
      status: status, headers: Dictionary(headers) { first, _ in first }, body: Array(bytes[place.upperBound...]))
    let length = Int(answer.headers["content-length"] ?? "") ?? 0
    while answer.body.count < length {
      let more = read()
      guard !more.isEmpty else { break }
      answer.body += more
    }
    return answer
  }

  private func read() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, recv(descriptor, buffer.baseAddress, buffer.count, 0))
    }
  }
}

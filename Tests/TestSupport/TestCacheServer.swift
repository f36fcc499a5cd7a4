import Foundation
import Synchronization

/// A server of the local machine that keeps what is put at its paths, and behaves as a test needs it.
package final class TestCacheServer: Sendable {
  package enum Manner: Sendable {
    /// Gives back what was put.
    case honest
    /// Answers each request for a path with what was put at another one.
    case lying
    /// Reads requests and never answers.
    case silent
    /// Takes nothing (507).
    case full
    /// Closes the connection instead of answering.
    case dying
  }

  /// Whether the library is installed with which Galley asks servers.
  package static let hasClient = ["libcurl.so.4", "libcurl-gnutls.so.4"].contains { (name: String) in
    dlopen(name, RTLD_LAZY) != nil
  }

  private let manner: Manner
  private let socket: Int32
  /// The number of the server's port.
  package let port: UInt16
  private let bodies = Mutex<[String: [UInt8]]>([:])
  private let log = Mutex<[String]>([])

  /// The address of a cache on the server.
  package var address: String { "http://127.0.0.1:\(port)/cache" }

  /// The requests so far, such as `GET /cache/ac/...`.
  package var requests: [String] { log.withLock { $0 } }

  /// What was put, by path.
  package var contents: [String: [UInt8]] { bodies.withLock { $0 } }

  package init(_ manner: Manner = .honest, contents: [String: [UInt8]] = [:]) throws {
    self.manner = manner
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) { [socket] in
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
        bind(socket, place, size) | listen(socket, 64) | getsockname(socket, place, &size)
      }
    }
    guard code == 0 else { throw POSIXError(.EADDRINUSE) }
    port = UInt16(bigEndian: address.sin_port)
    bodies.withLock { $0 = contents }
    // The server lives as long as the tests, unless it is stopped.
    Thread.detachNewThread { [self] in
      while case let connection = accept(socket, nil, nil), connection >= 0 {
        Thread.detachNewThread { self.serve(connection) }
      }
    }
  }

  /// Takes no more connections.
  package func stop() {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  private func serve(_ connection: Int32) {
    defer { close(connection) }
    var pending: [UInt8] = []
    while let (line, body) = Self.request(from: connection, &pending) {
      log.withLock { $0.append(line) }
      guard answer(line, body, on: connection) else { return }
    }
  }

  /// Reads a request: the method and the path, and the body.
  private static func request(from connection: Int32, _ pending: inout [UInt8]) -> (String, [UInt8])? {
    let end = Data("\r\n\r\n".utf8)
    while true {
      if let head = Data(pending).range(of: end) {
        let lines = String(decoding: pending[..<head.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let length =
          lines.first { $0.lowercased().hasPrefix("content-length:") }
          .flatMap { Int($0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces)) } ?? 0
        if pending.count >= head.upperBound + length {
          let body = Array(pending[head.upperBound..<head.upperBound + length])
          pending.removeFirst(head.upperBound + length)
          return (lines[0].components(separatedBy: " ").prefix(2).joined(separator: " "), body)
        }
      }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      pending += buffer[..<count]
    }
  }

  /// Answers a request.
  ///
  /// - Returns: Whether the connection goes on.
  private func answer(_ line: String, _ body: [UInt8], on connection: Int32) -> Bool {
    let parts = line.components(separatedBy: " ")
    guard parts.count == 2, manner != .silent, manner != .dying else { return manner != .dying }
    if parts[0] == "PUT" {
      guard manner != .full else { return send("507 Full", [], on: connection) }
      bodies.withLock { $0[parts[1]] = body }
      return send("201 Created", [], on: connection)
    }
    let found = bodies.withLock { all in
      manner == .lying ? all.first { $0.key != parts[1] }?.value : all[parts[1]]
    }
    guard let found else { return send("404 Not Found", [], on: connection) }
    return send("200 OK", found, on: connection)
  }

  private func send(_ status: String, _ body: [UInt8], on connection: Int32) -> Bool {
    let head = Array("HTTP/1.1 \(status)\r\nContent-Length: \(body.count)\r\n\r\n".utf8)
    var rest = (head + body)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest.removeFirst(count)
    }
    return true
  }
}

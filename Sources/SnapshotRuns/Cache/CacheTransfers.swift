internal import CTransfers
import Files

/// Requests to a cache's server, many at a time, by libcurl.
///
/// Proxies, the certificates of the system and the user's `.netrc` are used as `curl` uses them. No redirection is
/// followed.
final class CacheTransfers {
  /// A request that has ended.
  struct Result {
    var number: UInt64
    /// The status of the answer, or the reason why there is none.
    var status: Answer
    var body: [UInt8]
  }

  enum Answer: Hashable {
    case status(Int)
    case failure(String)
  }

  /// The greatest number of connections to the server, as a browser has them to several hosts.
  private static let mostConnections: Int32 = 16
  /// The longest times for a connection and for a whole transfer, in milliseconds. A run gives a server up earlier
  /// while workers wait for it.
  private static let (connectingTime, wholeTime): (Int32, Int32) = (1000, 20_000)

  private let transfers: OpaquePointer

  /// - Parameters:
  ///   - authorization: The value of the header `Authorization`, or `nil` for what the address or the user's `.netrc`
  ///     says.
  ///   - usesNetrc: Whether a password of the user's `.netrc` may be sent.
  ///   - usesProxy: Whether requests may go over the proxy that the environment names.
  /// - Throws: ``TransferError`` if libcurl is not installed.
  init(authorization: String?, usesNetrc: Bool, usesProxy: Bool, agent: String) throws(TransferError) {
    var reason = [CChar](repeating: 0, count: Int(TRANSFER_REASON_SIZE))
    let opened = agent.withCString { agent in
      Self.withOptionalCString(authorization) { authorization in
        var setting = galley_transfer_setting(
          authorization: authorization, agent: agent, uses_netrc: usesNetrc, uses_proxy: usesProxy,
          most_connections: Self.mostConnections, connecting_time: Self.connectingTime, whole_time: Self.wholeTime)
        return galley_open_transfers(&setting, &reason)
      }
    }
    guard let opened else { throw TransferError(reason: Self.text(reason)) }
    transfers = opened
  }

  /// Starts to get what is at an address.
  ///
  /// - Returns: Whether the transfer was started.
  func download(_ address: String, as number: UInt64, mostBytes: Int) -> Bool {
    galley_start_download(transfers, number, address, mostBytes)
  }

  /// Starts to put bytes at an address.
  ///
  /// - Returns: Whether the transfer was started.
  func upload(_ bytes: [UInt8], to address: String, as number: UInt64) -> Bool {
    bytes.withUnsafeBufferPointer { galley_start_upload(transfers, number, address, $0.baseAddress, $0.count) }
  }

  /// Goes on with all transfers until one has something new, one of some descriptors can be read or has ended, or a
  /// time has passed.
  func wait(orFor descriptors: [Int32], milliseconds: Int32) {
    galley_wait_for_transfers(transfers, descriptors, descriptors.count, milliseconds)
  }

  /// Takes the next request that has ended, or returns `nil` if none has.
  func next() -> Result? {
    var result = galley_transfer_result()
    guard galley_next_transfer(transfers, &result) else { return nil }
    defer { free(result.bytes) }
    let reason = withUnsafeBytes(of: result.reason) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    let body = Array(UnsafeBufferPointer(start: result.bytes, count: result.count))
    return Result(
      number: result.number, status: reason.isEmpty ? .status(Int(result.status)) : .failure(reason), body: body)
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func withOptionalCString<Value>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Value) -> Value {
    guard let text else { return body(nil) }
    return text.withCString(body)
  }
}

/// The reason why nothing can be transferred.
struct TransferError: Error, Hashable, CustomStringConvertible {
  var reason: String

  var description: String { "libcurl cannot be used: \(reason)" }
}

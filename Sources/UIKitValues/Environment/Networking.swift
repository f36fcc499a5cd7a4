import Foundation
import FoundationNetworking
import OfflineNetwork

// A picture has no network. In files that know Foundation from this module alone, the compiler prefers these members to
// those of Foundation with the same names; in others, the attribute lets it take Foundation's.

extension URLSession {
  /// The session without settings. Its requests are answered by registered protocols, or fail at once.
  @_disfavoredOverload
  public class var shared: URLSession { offlineShared }
}

// Apple's sessions have these without a delegate too, so that they meet the requirements of an app's own protocol.
extension URLSession {
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

  public func upload(for request: URLRequest, from body: Data) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: body, delegate: nil)
  }

  public func upload(for request: URLRequest, fromFile file: URL) async throws -> (Data, URLResponse) {
    try await upload(for: request, fromFile: file, delegate: nil)
  }

  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }

  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(from: url, delegate: nil)
  }
}

extension URLSessionConfiguration {
  /// The settings of a session whose requests are answered by registered protocols, or fail at once.
  @_disfavoredOverload
  public class var `default`: URLSessionConfiguration { offlineDefault }

  @_disfavoredOverload
  public class var ephemeral: URLSessionConfiguration { offlineEphemeral }

  @_disfavoredOverload
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = offlineDefault
    configuration.identifier = identifier
    return configuration
  }

  /// Always false: there is nothing to wait for.
  @_disfavoredOverload
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }

  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }
}

extension URLProtocol {
  /// Lets a protocol answer the requests of all sessions that it takes.
  ///
  /// - Returns: Whether the class is one of `URLProtocol`'s.
  @_disfavoredOverload @discardableResult
  public class func registerClass(_ protocolClass: AnyClass) -> Bool { OfflineProtocol.register(protocolClass) }

  @_disfavoredOverload
  public class func unregisterClass(_ protocolClass: AnyClass) { OfflineProtocol.unregister(protocolClass) }
}

extension Data {
  /// Creates data of a file. There is no network for other places.
  @_disfavoredOverload
  public init(contentsOf url: __shared URL, options: Data.ReadingOptions = []) throws {
    guard url.isFileURL || url.scheme == nil || url.scheme == "data" else {
      throw URLError(.notConnectedToInternet, userInfo: [NSURLErrorFailingURLErrorKey: url])
    }
    self.init(referencing: try NSData(contentsOf: url, options: options))
  }
}

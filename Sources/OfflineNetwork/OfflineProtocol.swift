import Files
import Foundation
import FoundationNetworking
import Synchronization

/// Answers requests where there is no network: those of registered protocols by these, files from the disk, and others
/// with an error. Nothing is sent.
package final class OfflineProtocol: URLProtocol {
  private static let registered = Mutex<[URLProtocol.Type]>([])
  /// What answers instead.
  private var answer: URLProtocol?

  /// Lets a protocol answer the requests that it takes, before those that were registered earlier.
  ///
  /// - Returns: Whether the class is one of `URLProtocol`'s.
  package static func register(_ type: AnyClass) -> Bool {
    guard let type = type as? URLProtocol.Type else { return false }
    registered.withLock { registered in
      if !registered.contains(where: { $0 === type }) { registered.insert(type, at: 0) }
    }
    return true
  }

  package static func unregister(_ type: AnyClass) {
    registered.withLock { $0.removeAll { $0 === type } }
  }

  /// Foundation decodes `data:` itself.
  package override class func canInit(with request: URLRequest) -> Bool {
    request.url?.scheme?.lowercased() != "data" || registeredProtocol(for: request) != nil
  }

  package override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  package override class func requestIsCacheEquivalent(_ one: URLRequest, to other: URLRequest) -> Bool { false }

  private static func registeredProtocol(for request: URLRequest) -> URLProtocol.Type? {
    // What a protocol does to decide may register another.
    registered.withLock(\.self).first { $0.canInit(with: request) }
  }

  package override func startLoading() {
    if let type = Self.registeredProtocol(for: request), let task {
      let answer = type.init(task: task, cachedResponse: cachedResponse, client: client)
      self.answer = answer
      answer.startLoading()
    } else if let url = request.url, url.isFileURL {
      load(url)
    } else {
      fail(with: URLError(.notConnectedToInternet, userInfo: Self.information(about: request)))
    }
  }

  package override func stopLoading() { answer?.stopLoading() }

  private func load(_ file: URL) {
    guard let data = (try? InputFile.content(of: file.path, as: .resource)).map({ Data($0) }) else {
      return fail(with: URLError(.fileDoesNotExist, userInfo: [NSURLErrorFailingURLErrorKey: file]))
    }
    let response = URLResponse(
      url: file, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: data)
    client?.urlProtocolDidFinishLoading(self)
  }

  private func fail(with error: URLError) { client?.urlProtocol(self, didFailWithError: error) }

  private static func information(about request: URLRequest) -> [String: Any] {
    let address = request.url?.absoluteString ?? "the request"
    var information: [String: Any] = [
      NSLocalizedDescriptionKey:
        "Pictures have no network: \(address) was not sent. In a test, register a URLProtocol that answers it."
    ]
    information[NSURLErrorFailingURLErrorKey] = request.url
    return information
  }
}

extension URLSessionConfiguration {
  /// Foundation's default configuration without its protocols for HTTP, FTP and web sockets.
  package static var offlineDefault: URLSessionConfiguration { offline(.default) }

  package static var offlineEphemeral: URLSessionConfiguration { offline(.ephemeral) }

  private static func offline(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
    registerOfflineProtocol
    configuration.protocolClasses = [OfflineProtocol.self]
    return configuration
  }

  /// A request that no protocol of its configuration takes comes to those that Foundation knows, in the order of their
  /// registration. The first session registers Foundation's own.
  private static let registerOfflineProtocol: Void = { _ = URLProtocol.registerClass(OfflineProtocol.self) }()
}

extension URLSession {
  package static let offlineShared = URLSession(configuration: .offlineDefault)
}

import Synchronization
import Testing
import UIKit

/// Requests of an app's code, which imports UIKit alone.
@Suite("Requests without a network", .serialized)
struct OfflineRequestTests {
  /// Answers requests of one host with the text "stub".
  private final class StubProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "stub" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      guard
        let url = request.url,
        let response = HTTPURLResponse(url: url, statusCode: 201, httpVersion: nil, headerFields: nil)
      else { return }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("stub".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test(
    "A request fails at once and says why: to hosts, and to this machine",
    arguments: ["https://example.com/a", "http://127.0.0.1:1/", "http://localhost/", "ftp://example.com/a"])
  func fails(address: String) async throws {
    for session in [.shared, URLSession(configuration: .default), URLSession(configuration: .ephemeral)] {
      let error = try #require(await #expect(throws: URLError.self) { try await session.data(from: url(address)) })
      #expect(error.code == .notConnectedToInternet)
      #expect(error.localizedDescription.hasPrefix("Pictures have no network: \(address) was not sent."))
    }
  }

  @Test("A completion handler gets the error")
  func completes() async throws {
    let request = URLRequest(url: try url("http://127.0.0.1:1/"))
    let error = await withCheckedContinuation { continuation in
      URLSession.shared.dataTask(with: request) { _, _, error in continuation.resume(returning: error) }.resume()
    }
    #expect((error as? URLError)?.code == .notConnectedToInternet)
  }

  @Test("A registered protocol answers, before and after the first session, until it is unregistered")
  func registers() async throws {
    #expect(URLProtocol.registerClass(StubProtocol.self))
    for session in [.shared, URLSession(configuration: .default)] {
      let (data, response) = try await session.data(from: url("http://stub/a"))
      #expect(data == Data("stub".utf8))
      #expect((response as? HTTPURLResponse)?.statusCode == 201)
    }
    URLProtocol.unregisterClass(StubProtocol.self)
    await #expect(throws: URLError.self) { try await URLSession.shared.data(from: url("http://stub/a")) }
  }

  @Test("A protocol of a configuration answers what it takes; the rest fails")
  func configures() async throws {
    let configuration = URLSessionConfiguration.default
    configuration.protocolClasses = [StubProtocol.self]
    let session = URLSession(configuration: configuration)
    #expect(try await session.data(from: url("http://stub/a")).0 == Data("stub".utf8))
    let error = await #expect(throws: URLError.self) { try await session.data(from: url("http://127.0.0.1:1/")) }
    #expect(error?.code == .notConnectedToInternet)
  }

  @Test("A session meets an app's own protocol")
  func meetsProtocol() async throws {
    let loader: any Loader = URLSession.shared
    let request = URLRequest(url: try url("http://127.0.0.1:1/"))
    await #expect(throws: URLError.self) { try await loader.data(for: request) }
    await #expect(throws: URLError.self) { try await loader.upload(for: request, from: Data()) }
    #expect(try await loader.data(from: url("data:text/plain,hi")).0 == Data("hi".utf8))
  }

  @Test("Files and data in an address are read")
  func reads() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("file".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try await URLSession.shared.data(from: file).0 == Data("file".utf8))
    #expect(try Data(contentsOf: file) == Data("file".utf8))
    #expect(try await URLSession.shared.data(from: url("data:text/plain,hi")).0 == Data("hi".utf8))
  }

  @Test("Data of an address on the network is an error")
  func contents() {
    let error = #expect(throws: URLError.self) { try Data(contentsOf: url("http://127.0.0.1:1/")) }
    #expect(error?.code == .notConnectedToInternet)
  }

  @Test("Settings of a session that Foundation lacks on Linux compile, and change nothing")
  func settings() {
    let configuration = URLSessionConfiguration.background(withIdentifier: "sync")
    configuration.waitsForConnectivity = true
    configuration.allowsExpensiveNetworkAccess = false
    #expect(configuration.identifier == "sync")
    #expect(!configuration.waitsForConnectivity)
  }
}

/// What apps declare to pass another loader in tests.
private protocol Loader: Sendable {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from body: Data) async throws -> (Data, URLResponse)
}

extension URLSession: Loader {}

import UIKit

/// A picture's address, and the name that it is cached by.
public protocol Resource {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}

extension Resource {
  public func convertToSource(overrideCacheKey: String? = nil) -> Source { .network(self) }
}

extension URL: Resource {
  public var cacheKey: String { absoluteString }
  public var downloadURL: URL { self }
}

public struct ImageResource: Resource {
  public let cacheKey: String
  public let downloadURL: URL
  public init(downloadURL: URL, cacheKey: String? = nil) {
    self.downloadURL = downloadURL
    self.cacheKey = cacheKey ?? downloadURL.cacheKey
  }
}

public protocol ImageDataProvider {
  var cacheKey: String { get }
  var contentURL: URL? { get }
  /// The data if they are known without being loaded.
  var data: Data? { get }
}

extension ImageDataProvider {
  public var contentURL: URL? { nil }
  public var data: Data? { nil }
}

public struct LocalFileImageDataProvider: ImageDataProvider {
  public let fileURL: URL
  public let cacheKey: String
  public var contentURL: URL? { fileURL }
  public init(fileURL: URL, cacheKey: String? = nil) {
    self.fileURL = fileURL
    self.cacheKey = cacheKey ?? fileURL.path
  }
}

public struct RawImageDataProvider: ImageDataProvider {
  public let data: Data?
  public let cacheKey: String
  public init(data: Data, cacheKey: String) {
    self.data = data
    self.cacheKey = cacheKey
  }
}

public struct Base64ImageDataProvider: ImageDataProvider {
  public let data: Data?
  public let cacheKey: String
  public init(base64String: String, cacheKey: String) {
    data = Data(base64Encoded: base64String)
    self.cacheKey = cacheKey
  }
}

/// Where a picture comes from.
public enum Source {
  case network(any Resource)
  case provider(any ImageDataProvider)

  public var cacheKey: String {
    switch self {
    case .network(let resource): resource.cacheKey
    case .provider(let provider): provider.cacheKey
    }
  }
  public var url: URL? {
    switch self {
    case .network(let resource): resource.downloadURL
    case .provider(let provider): provider.contentURL
    }
  }
}

public struct RetrieveImageResult {
  public let image: UIImage
  public let cacheType: CacheType
  public let source: Source
  public let originalSource: Source
}

public enum CacheType: Sendable {
  case none, memory, disk
  public var cached: Bool { self != .none }
}

public struct KingfisherError: Error, Sendable {
  public var isTaskCancelled: Bool { false }
  public var isNotCurrentTask: Bool { false }
}

public final class DownloadTask: Sendable {
  public func cancel() {}
}

import UIKit

public typealias PlatformImage = UIImage

/// A picture to load.
public struct ImageRequest: ExpressibleByStringLiteral {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    public static let reloadIgnoringCachedData = Options(rawValue: 1)
    public static let disableDiskCache = Options(rawValue: 2)
    public static let disableMemoryCache = Options(rawValue: 4)
  }
  public enum Priority: Int, Sendable { case veryLow, low, normal, high, veryHigh }

  public var url: URL?
  public var urlRequest: URLRequest? { url.map { URLRequest(url: $0) } }
  public var processors: [any ImageProcessing]
  public var priority: Priority
  public var options: Options

  public init(
    url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal, options: Options = []
  ) {
    self.url = url
    self.processors = processors
    self.priority = priority
    self.options = options
  }

  public init(
    urlRequest: URLRequest, processors: [any ImageProcessing] = [], priority: Priority = .normal,
    options: Options = []
  ) {
    self.init(url: urlRequest.url, processors: processors, priority: priority, options: options)
  }

  public init(stringLiteral value: String) { self.init(url: URL(string: value)) }
}

/// An address, or a request for one.
public protocol ImageRequestConvertible {
  func asImageRequest() -> ImageRequest
}

extension ImageRequest: ImageRequestConvertible {
  public func asImageRequest() -> ImageRequest { self }
}

extension URL: ImageRequestConvertible {
  public func asImageRequest() -> ImageRequest { ImageRequest(url: self) }
}

extension Optional: ImageRequestConvertible where Wrapped == URL {
  public func asImageRequest() -> ImageRequest { ImageRequest(url: self) }
}

public struct ImageResponse {
  public let image: UIImage
  public let request: ImageRequest
}

public final class ImageTask: Sendable {
  public func cancel() {}
}

/// A change of loaded pictures, of which there are none.
public protocol ImageProcessing {
  var identifier: String { get }
}

public enum ImageProcessors {
  public struct Resize: ImageProcessing {
    public enum ContentMode: Sendable { case aspectFill, aspectFit }
    public enum Unit: Sendable { case points, pixels }
    public var identifier: String { "Resize" }
    public init(
      size: CGSize, unit: Unit = .points, contentMode: ContentMode = .aspectFill, crop: Bool = false,
      upscale: Bool = false
    ) {}
    public init(width: CGFloat, unit: Unit = .points, upscale: Bool = false) {}
    public init(height: CGFloat, unit: Unit = .points, upscale: Bool = false) {}
  }

  public struct Circle: ImageProcessing {
    public var identifier: String { "Circle" }
    public init() {}
  }

  public struct RoundedCorners: ImageProcessing {
    public var identifier: String { "RoundedCorners" }
    public init(radius: CGFloat) {}
  }

  public struct GaussianBlur: ImageProcessing {
    public var identifier: String { "GaussianBlur" }
    public init(radius: Int = 8) {}
  }
}

/// Loads nothing, so that its completions are not called; an asynchronous load throws.
public final class ImagePipeline: Sendable {
  public enum Error: Swift.Error { case dataLoadingFailed(error: any Swift.Error) }

  public static let shared = ImagePipeline()
  public init() {}

  @discardableResult
  public func loadImage(
    with request: any ImageRequestConvertible, completion: @escaping (Result<ImageResponse, Error>) -> Void
  ) -> ImageTask { ImageTask() }

  public func image(for request: any ImageRequestConvertible) async throws -> UIImage {
    throw Error.dataLoadingFailed(error: URLError(.notConnectedToInternet))
  }
}

public final class ImagePrefetcher {
  public init(pipeline: ImagePipeline = .shared) {}
  public func startPrefetching(with urls: [URL]) {}
  public func stopPrefetching(with urls: [URL]) {}
}

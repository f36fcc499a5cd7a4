import UIKit

/// Loads nothing, so that its completion handlers are not called.
public final class KingfisherManager: Sendable {
  public static let shared = KingfisherManager()
  public var cache: ImageCache { .default }
  public var downloader: ImageDownloader { .default }

  @discardableResult
  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: RetrieveImageCompletion?
  ) -> DownloadTask? { nil }

  @discardableResult
  public func retrieveImage(
    with source: Source, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: RetrieveImageCompletion?
  ) -> DownloadTask? { nil }
}

public final class ImageDownloader: Sendable {
  public static let `default` = ImageDownloader()

  @discardableResult
  public func downloadImage(
    with url: URL, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? { nil }
}

public struct ImageLoadingResult {
  public let image: UIImage
  public let url: URL?
  public let originalData: Data
}

/// A cache that is always empty.
public final class ImageCache: Sendable {
  public static let `default` = ImageCache(name: "default")
  public let name: String
  public init(name: String) { self.name = name }

  public func isCached(forKey key: String) -> Bool { false }
  public func retrieveImageInMemoryCache(forKey key: String) -> UIImage? { nil }
  public func store(_ image: UIImage, original: Data? = nil, forKey key: String, toDisk: Bool = true) {}
  public func removeImage(forKey key: String) {}
  public func clearCache(completion handler: (() -> Void)? = nil) { handler?() }
  public func clearMemoryCache() {}
  public func clearDiskCache(completion handler: (() -> Void)? = nil) { handler?() }
  public func cleanExpiredDiskCache() {}
}

public final class ImagePrefetcher {
  public init(urls: [URL], options: KingfisherOptionsInfo? = nil) {}
  public init(resources: [any Resource], options: KingfisherOptionsInfo? = nil) {}
  public func start() {}
  public func stop() {}
}

/// Builds a load by parts: `KF.url(url).placeholder(image).set(to: view)`.
public enum KF {
  public typealias ImageResource = KingfisherFace.ImageResource

  public static func url(_ url: URL?, cacheKey: String? = nil) -> Builder { Builder(url) }
  public static func resource(_ resource: (any Resource)?) -> Builder { Builder(resource?.downloadURL) }
  public static func source(_ source: Source?) -> Builder { Builder(source?.url) }

  public final class Builder {
    private let address: URL?
    private var image: UIImage?
    fileprivate init(_ address: URL?) { self.address = address }

    public func placeholder(_ image: UIImage?) -> Self {
      self.image = image
      return self
    }
    public func fade(duration: TimeInterval) -> Self { self }
    public func setProcessor(_ processor: any ImageProcessor) -> Self { self }
    public func cacheOriginalImage(_ enabled: Bool = true) -> Self { self }
    public func cacheMemoryOnly(_ enabled: Bool = true) -> Self { self }
    public func loadDiskFileSynchronously(_ enabled: Bool = true) -> Self { self }
    public func onSuccess(_ block: ((RetrieveImageResult) -> Void)?) -> Self { self }
    public func onFailure(_ block: ((KingfisherError) -> Void)?) -> Self { self }
    public func onProgress(_ block: DownloadProgressBlock?) -> Self { self }

    @discardableResult
    public func set(to imageView: UIImageView) -> DownloadTask? {
      imageView.kf.setImage(with: address, placeholder: image)
    }
  }
}

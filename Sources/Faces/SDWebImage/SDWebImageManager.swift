import UIKit

/// How a picture is loaded and shown. All options are ignored.
public struct SDWebImageOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let retryFailed = SDWebImageOptions(rawValue: 1 << 0)
  public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
  public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
  public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
  public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
  public static let handleCookies = SDWebImageOptions(rawValue: 1 << 5)
  public static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
  public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
  public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 1 << 10)
  public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
  public static let forceTransition = SDWebImageOptions(rawValue: 1 << 16)
  public static let avoidDecodeImage = SDWebImageOptions(rawValue: 1 << 17)
  public static let decodeFirstFrameOnly = SDWebImageOptions(rawValue: 1 << 18)
  public static let fromCacheOnly = SDWebImageOptions(rawValue: 1 << 21)
  public static let fromLoaderOnly = SDWebImageOptions(rawValue: 1 << 22)
}

public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let imageTransformer = SDWebImageContextOption(rawValue: "imageTransformer")
  public static let imageThumbnailPixelSize = SDWebImageContextOption(rawValue: "imageThumbnailPixelSize")
  public static let imageScaleFactor = SDWebImageContextOption(rawValue: "imageScaleFactor")
  public static let storeCacheType = SDWebImageContextOption(rawValue: "storeCacheType")
}

public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }

public final class SDWebImageCombinedOperation: Sendable {
  public func cancel() {}
}

/// Loads nothing, so that its completion blocks are not called.
public final class SDWebImageManager: Sendable {
  public static let shared = SDWebImageManager()
  public var imageCache: SDImageCache { .shared }

  @discardableResult
  public func loadImage(
    with url: URL?, options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
    progress progressBlock: SDImageLoaderProgressBlock?, completed completedBlock: @escaping SDInternalCompletionBlock
  ) -> SDWebImageCombinedOperation? { nil }
  public func cacheKey(for url: URL?) -> String? { url?.absoluteString }
  public func cancelAll() {}
}

public final class SDWebImageDownloader: Sendable {
  public static let shared = SDWebImageDownloader()
  public func setValue(_ value: String?, forHTTPHeaderField field: String?) {}
}

/// A cache that is always empty.
public final class SDImageCache: Sendable {
  public static let shared = SDImageCache()
  public func imageFromCache(forKey key: String?) -> UIImage? { nil }
  public func imageFromMemoryCache(forKey key: String?) -> UIImage? { nil }
  public func imageFromDiskCache(forKey key: String?) -> UIImage? { nil }
  public func store(_ image: UIImage?, forKey key: String?, completion: (() -> Void)? = nil) { completion?() }
  public func removeImage(forKey key: String?, withCompletion completion: (() -> Void)? = nil) { completion?() }
  public func clearMemory() {}
  public func clearDisk(onCompletion completion: (() -> Void)? = nil) { completion?() }
}

public final class SDWebImagePrefetcher: Sendable {
  public static let shared = SDWebImagePrefetcher()
  public func prefetchURLs(_ urls: [URL]?) {}
  public func cancelPrefetching() {}
}

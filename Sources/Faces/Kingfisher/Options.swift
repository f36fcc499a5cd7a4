import UIKit

public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

/// How a picture is loaded and shown. All options are ignored.
public enum KingfisherOptionsInfoItem {
  case transition(ImageTransition)
  case processor(any ImageProcessor)
  case targetCache(ImageCache)
  case originalCache(ImageCache)
  case scaleFactor(CGFloat)
  case downloadPriority(Float)
  case callbackQueue(CallbackQueue)
  case memoryCacheExpiration(StorageExpiration)
  case diskCacheExpiration(StorageExpiration)
  case onFailureImage(UIImage?)
  case requestModifier(any AsyncImageDownloadRequestModifier)
  case lowDataMode(Source?)
  case forceRefresh, fromMemoryCacheOrRefresh, forceTransition, cacheMemoryOnly, waitForCache, onlyFromCache
  case backgroundDecode, preloadAllAnimationData, keepCurrentImageWhileLoading, onlyLoadFirstFrame
  case cacheOriginalImage, alsoPrefetchToMemory, loadDiskFileSynchronously
}

public enum ImageTransition {
  case none
  case fade(TimeInterval)
  case flipFromLeft(TimeInterval), flipFromRight(TimeInterval), flipFromTop(TimeInterval), flipFromBottom(TimeInterval)
}

public enum CallbackQueue {
  case mainAsync, mainCurrentOrAsync, untouch
  case dispatch(DispatchQueue)
}

public enum StorageExpiration: Sendable {
  case never, expired
  case seconds(TimeInterval)
  case days(Int)
  case date(Date)
}

public protocol AsyncImageDownloadRequestModifier {}
public protocol ImageDownloadRequestModifier: AsyncImageDownloadRequestModifier {
  func modified(for request: URLRequest) -> URLRequest?
}

public struct AnyModifier: ImageDownloadRequestModifier {
  private let modify: (URLRequest) -> URLRequest?
  public init(modify: @escaping (URLRequest) -> URLRequest?) { self.modify = modify }
  public func modified(for request: URLRequest) -> URLRequest? { modify(request) }
}

/// A change of loaded pictures, of which there are none.
public protocol ImageProcessor {
  var identifier: String { get }
}

extension ImageProcessor {
  public func append(another: any ImageProcessor) -> any ImageProcessor { self }
}

infix operator |> : AdditionPrecedence
public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor { left }

public struct DefaultImageProcessor: ImageProcessor, Sendable {
  public static let `default` = DefaultImageProcessor()
  public var identifier: String { "" }
  public init() {}
}

public struct DownsamplingImageProcessor: ImageProcessor {
  public var identifier: String { "Downsampling" }
  public init(size: CGSize) {}
}

public struct ResizingImageProcessor: ImageProcessor {
  public enum ContentMode: Sendable { case none, aspectFit, aspectFill }
  public var identifier: String { "Resizing" }
  public init(referenceSize: CGSize, mode: ContentMode = .none) {}
}

public struct RoundCornerImageProcessor: ImageProcessor {
  public var identifier: String { "RoundCorner" }
  public init(
    cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners: UIRectCorner = .allCorners,
    backgroundColor: UIColor? = nil
  ) {}
}

public struct CroppingImageProcessor: ImageProcessor {
  public var identifier: String { "Cropping" }
  public init(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {}
}

public struct BlurImageProcessor: ImageProcessor {
  public var identifier: String { "Blur" }
  public init(blurRadius: CGFloat) {}
}

public struct TintImageProcessor: ImageProcessor {
  public var identifier: String { "Tint" }
  public init(tint: UIColor) {}
}

public struct BlackWhiteProcessor: ImageProcessor {
  public var identifier: String { "BlackWhite" }
  public init() {}
}

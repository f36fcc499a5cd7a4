import UIKit

/// The members that Kingfisher adds to an object.
public struct KingfisherWrapper<Base> {
  public let base: Base
  public init(_ base: Base) { self.base = base }
}

public protocol KingfisherCompatible: AnyObject {}

extension KingfisherCompatible {
  public var kf: KingfisherWrapper<Self> {
    get { KingfisherWrapper(self) }
    set {}
  }
}

extension UIImageView: KingfisherCompatible {}
extension UIButton: KingfisherCompatible {}
extension UIImage: KingfisherCompatible {}

public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void
public typealias RetrieveImageCompletion = (Result<RetrieveImageResult, KingfisherError>) -> Void

// Nothing is loaded: a view shows the placeholder that it is given, or a grey picture, and a picture of a file. So no
// completion handler is called.

extension KingfisherWrapper where Base: UIImageView {
  /// Always none: nothing is loaded.
  public var taskIdentifier: UInt? { nil }
  /// Kept nowhere: an indicator would never stop.
  public var indicatorType: IndicatorType {
    get { .none }
    nonmutating set {}
  }

  @discardableResult
  public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil, completionHandler: RetrieveImageCompletion? = nil
  ) -> DownloadTask? {
    show(resource?.downloadURL, placeholder)
  }

  @discardableResult
  public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
    completionHandler: RetrieveImageCompletion?
  ) -> DownloadTask? {
    show(resource?.downloadURL, placeholder)
  }

  @discardableResult
  public func setImage(
    with source: Source?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil, completionHandler: RetrieveImageCompletion? = nil
  ) -> DownloadTask? {
    show(source?.url, placeholder)
  }

  @discardableResult
  public func setImage(
    with provider: (any ImageDataProvider)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: RetrieveImageCompletion? = nil
  ) -> DownloadTask? {
    guard let image = provider?.data.flatMap({ UIImage(data: $0) }) else {
      return show(provider?.contentURL, placeholder)
    }
    base.image = image
    return nil
  }

  public func cancelDownloadTask() {}

  private func show(_ address: URL?, _ placeholder: (any Placeholder)?) -> DownloadTask? {
    if let placeholder, !(placeholder is UIImage) {
      placeholder.add(to: base)
    } else {
      base.showInPlace(of: address, placeholder as? UIImage)
    }
    return nil
  }
}

extension KingfisherWrapper where Base: UIButton {
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: RetrieveImageCompletion? = nil
  ) -> DownloadTask? {
    base.showInPlace(of: resource?.downloadURL, placeholder) { base.setImage($0, for: state) }
    return nil
  }

  @discardableResult
  public func setBackgroundImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: RetrieveImageCompletion? = nil
  ) -> DownloadTask? {
    base.showInPlace(of: resource?.downloadURL, placeholder) { base.setBackgroundImage($0, for: state) }
    return nil
  }

  public func cancelImageDownloadTask() {}
  public func cancelBackgroundImageDownloadTask() {}
}

/// What a view shows while its picture is loaded: an image or a view.
public protocol Placeholder {
  func add(to imageView: UIImageView)
  func remove(from imageView: UIImageView)
}

extension Placeholder where Self: UIView {
  public func add(to imageView: UIImageView) {
    imageView.addSubview(self)
    frame = imageView.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  public func remove(from imageView: UIImageView) { removeFromSuperview() }
}

extension UIImage: Placeholder {
  public func add(to imageView: UIImageView) { imageView.image = self }
  public func remove(from imageView: UIImageView) { imageView.image = nil }
}

public enum IndicatorType {
  case none, activity
  case image(imageData: Data)
  case custom(indicator: any Indicator)
}

public protocol Indicator {}

/// An image view whose animations stand still.
open class AnimatedImageView: UIImageView {
  open var autoPlayAnimatedImage = true
  open var framePreloadCount = 10
  open var needsPrescaling = true
}

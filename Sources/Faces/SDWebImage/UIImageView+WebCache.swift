import UIKit

public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void
public typealias SDInternalCompletionBlock = (UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void
public typealias SDWebImageContext = [SDWebImageContextOption: Any]

// Nothing is loaded: a view shows the placeholder that it is given, or a grey picture, and a picture of a file. So no
// completion block is called.

extension UIImageView {
  /// The address of the picture that is loaded: none.
  public var sd_imageURL: URL? { nil }

  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
    context: SDWebImageContext? = nil
  ) { showInPlace(of: url, placeholder) }

  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
    completed completedBlock: SDExternalCompletionBlock?
  ) { showInPlace(of: url, placeholder) }

  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
    context: SDWebImageContext? = nil, progress progressBlock: SDImageLoaderProgressBlock?,
    completed completedBlock: SDExternalCompletionBlock? = nil
  ) { showInPlace(of: url, placeholder) }
}

extension UIButton {
  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [], completed completedBlock: SDExternalCompletionBlock? = nil
  ) { showInPlace(of: url, placeholder) { setImage($0, for: state) } }

  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [], completed completedBlock: SDExternalCompletionBlock? = nil
  ) { showInPlace(of: url, placeholder) { setBackgroundImage($0, for: state) } }
}

extension UIView {
  public func sd_cancelCurrentImageLoad() {}

  /// Kept nowhere: an indicator would never stop.
  public var sd_imageIndicator: (any SDWebImageIndicator)? {
    get { nil }
    set {}
  }
  public var sd_imageTransition: SDWebImageTransition? {
    get { nil }
    set {}
  }
}

public protocol SDWebImageIndicator {}

public struct SDWebImageActivityIndicator: SDWebImageIndicator, Sendable {
  public static let gray = SDWebImageActivityIndicator()
  public static let grayLarge = SDWebImageActivityIndicator()
  public static let white = SDWebImageActivityIndicator()
  public static let whiteLarge = SDWebImageActivityIndicator()
  public static let medium = SDWebImageActivityIndicator()
  public static let large = SDWebImageActivityIndicator()
}

public struct SDWebImageTransition: Sendable {
  public static let fade = SDWebImageTransition()
  public static func fade(duration: TimeInterval) -> SDWebImageTransition { .fade }
}

/// An image view whose animations stand still.
open class SDAnimatedImageView: UIImageView {}

import UIKit

/// What an image view shows before, and how.
public struct ImageLoadingOptions {
  public enum Transition {
    public static func fadeIn(duration: TimeInterval) -> Transition? { nil }
  }

  public struct ContentModes {
    public init(success: UIView.ContentMode, failure: UIView.ContentMode, placeholder: UIView.ContentMode) {
      self.placeholder = placeholder
    }
    fileprivate let placeholder: UIView.ContentMode
  }

  public var placeholder: UIImage?
  public var transition: Transition?
  public var failureImage: UIImage?
  public var contentModes: ContentModes?
  public var isPrepareForReuseEnabled = true
  public var pipeline: ImagePipeline?

  public init(
    placeholder: UIImage? = nil, transition: Transition? = nil, placeholderTransition: Transition? = nil,
    failureImage: UIImage? = nil, failureImageTransition: Transition? = nil, contentModes: ContentModes? = nil
  ) {
    self.placeholder = placeholder
    self.transition = transition
    self.failureImage = failureImage
    self.contentModes = contentModes
  }
}

/// Shows the placeholder of the options, or a grey picture, and a picture of a file. Nothing is loaded, so the
/// completion is not called.
@discardableResult
public func loadImage(
  with request: (any ImageRequestConvertible)?, options: ImageLoadingOptions = ImageLoadingOptions(),
  into view: UIImageView, progress: ((ImageResponse?, Int64, Int64) -> Void)? = nil,
  completion: ((Result<ImageResponse, ImagePipeline.Error>) -> Void)? = nil
) -> ImageTask? {
  if let mode = options.contentModes?.placeholder, options.placeholder != nil { view.contentMode = mode }
  view.showInPlace(of: request?.asImageRequest().url, options.placeholder)
  return nil
}

public func cancelRequest(for view: UIImageView) {}

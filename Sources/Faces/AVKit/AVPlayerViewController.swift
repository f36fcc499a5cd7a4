@_exported import AVFoundationFace
import Controls
import UIKit

/// A film with its controls, in place of which a field with a mark is shown.
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var updatesNowPlayingInfoCenter = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  /// A view over the film, for an app's own. It is not shown.
  public private(set) lazy var contentOverlayView: UIView? = UIView(frame: view.bounds)
  public var isReadyForDisplay: Bool { false }

  open override func loadView() { view = UIView.field(.video, of: "AVPlayerViewController") }
}

public protocol AVPlayerViewControllerDelegate: AnyObject {}

import UIKit

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// The picture of a film, in place of which the layer is dark, unless the app gives it another colour.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  public var isReadyForDisplay: Bool { false }

  public override init() {
    super.init()
    backgroundColor = UIColor(white: 0.11, alpha: 1).cgColor
  }
  public required init?(coder: NSCoder) { nil }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// The picture of the camera, in place of which the layer is dark, unless the app gives it another colour.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  public override init() {
    super.init()
    backgroundColor = UIColor(white: 0.11, alpha: 1).cgColor
  }
  public required init?(coder: NSCoder) { nil }

  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}

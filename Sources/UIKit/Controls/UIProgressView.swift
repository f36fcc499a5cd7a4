import AutoLayout
import Controls
import Foundation

/// A bar that shows the progress of a task.
open class UIProgressView: UIView {
  package override class func makeNode() -> View { ProgressView() }
  private var bar: ProgressView { node(as: ProgressView.self) }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The progress, 0...1.
  open var progress: Float {
    get { Float(bar.progress) }
    set { bar.progress = Double(min(max(newValue, 0), 1)) }
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// Kept, but only the progress at the time when it is set is shown.
  open var observedProgress: Progress? { didSet { progress = Float(observedProgress?.fractionCompleted ?? 0) } }
  /// Kept, but both styles look alike.
  open var progressViewStyle = Style.default
  @OfNode(\ProgressView.progressTintColor) open var progressTintColor: UIColor?
  @OfNode(\ProgressView.trackTintColor) open var trackTintColor: UIColor?
  /// Kept, but the bar is a colour.
  open var progressImage: UIImage?
  /// Kept, but the track is a colour.
  open var trackImage: UIImage?

  public enum Style: Int, Sendable { case `default`, bar }
}

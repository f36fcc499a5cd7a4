import AutoLayout
import Controls
import Foundation

/// A control for a choice between on and off.
open class UISwitch: UIControl {
  package override class func makeNode() -> View { Switch() }
  private var toggle: Switch { node(as: Switch.self) }

  /// Makes a switch of its natural size at the frame's origin.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size = CGSize(width: 51, height: 31)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @OfNode(\Switch.isOn) open var isOn: Bool
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  @OfNode(\Switch.onTintColor) open var onTintColor: UIColor?
  @OfNode(\Switch.thumbTintColor) open var thumbTintColor: UIColor?
  /// Kept, but not drawn, as since iOS 7.
  open var onImage: UIImage?
  /// Kept, but not drawn, as since iOS 7.
  open var offImage: UIImage?
  /// Kept, but not shown, as on phones.
  open var title: String?
  /// Kept, but switches always slide.
  open var preferredStyle = Style.automatic
  /// Always `.sliding`.
  open var style: Style { .sliding }

  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
}

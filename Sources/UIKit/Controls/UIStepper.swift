import AutoLayout
import Controls
import Foundation

/// A control with a minus and a plus button.
open class UIStepper: UIControl {
  package override class func makeNode() -> View { Stepper() }
  private var stepper: Stepper { node(as: Stepper.self) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size = CGSize(width: 94, height: 32)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, which stays in the range.
  open var value: Double {
    get { stepper.value }
    set { stepper.value = min(max(newValue, minimumValue), maximumValue) }
  }
  open var minimumValue: Double {
    get { stepper.minimumValue }
    set {
      stepper.minimumValue = newValue
      value = max(value, newValue)
    }
  }
  open var maximumValue: Double {
    get { stepper.maximumValue }
    set {
      stepper.maximumValue = newValue
      value = min(value, newValue)
    }
  }
  /// Kept, but nobody presses a button.
  open var stepValue = 1.0
  /// Kept, but nobody presses a button.
  open var isContinuous = true
  /// Kept, but nobody presses a button.
  open var autorepeat = true
  /// Kept, but nobody presses a button.
  open var wraps = false
  /// Does nothing: the buttons are the system's.
  open func setDecrementImage(_ image: UIImage?, for state: State) {}
  /// Does nothing: the buttons are the system's.
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  /// Does nothing: the buttons are the system's.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  /// Does nothing: the buttons are the system's.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {}
}

import AutoLayout
import Controls
import Foundation
import Graphics

/// A control for a choice between on and off.
open class UISwitch: UIControl {
  package override class func makeNode() -> View { Switch() }
  private var toggle: Switch { node as? Switch ?? Switch() }

  /// Makes a switch of its natural size at the frame's origin.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    bounds.size = CGSize(width: 51, height: 31)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var isOn: Bool {
    get { toggle.isOn }
    set { toggle.isOn = newValue }
  }
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open var onTintColor: UIColor? {
    get { toggle.onTintColor.map { UIColor($0) } }
    set { toggle.onTintColor = newValue?.color }
  }
  open var thumbTintColor: UIColor? {
    get { toggle.thumbTintColor.map { UIColor($0) } }
    set { toggle.thumbTintColor = newValue?.color }
  }
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
}

/// A control for picking a number from a range.
open class UISlider: UIControl {
  package override class func makeNode() -> View { Slider() }
  private var slider: Slider { node as? Slider ?? Slider() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    slider.value = 0
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, which stays in the range.
  open var value: Float {
    get { Float(slider.value) }
    set { slider.value = Double(min(max(newValue, minimumValue), maximumValue)) }
  }
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open var minimumValue: Float {
    get { Float(slider.minimumValue) }
    set {
      slider.minimumValue = Double(newValue)
      if maximumValue < newValue { slider.maximumValue = Double(newValue) }
      if value < newValue { value = newValue }
    }
  }
  open var maximumValue: Float {
    get { Float(slider.maximumValue) }
    set {
      slider.maximumValue = Double(newValue)
      if minimumValue > newValue { slider.minimumValue = Double(newValue) }
      if value > newValue { value = newValue }
    }
  }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? {
    get { slider.minimumTrackTintColor.map { UIColor($0) } }
    set { slider.minimumTrackTintColor = newValue?.color }
  }
  open var maximumTrackTintColor: UIColor? {
    get { slider.maximumTrackTintColor.map { UIColor($0) } }
    set { slider.maximumTrackTintColor = newValue?.color }
  }
  open var thumbTintColor: UIColor? {
    get { slider.thumbTintColor.map { UIColor($0) } }
    set { slider.thumbTintColor = newValue?.color }
  }
  open var minimumValueImage: UIImage? {
    get { slider.minimumValueImage.map { UIImage($0) } }
    set { slider.minimumValueImage = newValue?.image }
  }
  open var maximumValueImage: UIImage? {
    get { slider.maximumValueImage.map { UIImage($0) } }
    set { slider.maximumValueImage = newValue?.image }
  }

  // MARK: Images of the parts, which are kept and not drawn

  private var thumbImages: [State: UIImage] = [:]
  private var trackImages: [State: (minimum: UIImage?, maximum: UIImage?)] = [:]
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    trackImages[state, default: (nil, nil)].minimum = image
  }
  open func minimumTrackImage(for state: State) -> UIImage? { trackImages[state]?.minimum }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    trackImages[state, default: (nil, nil)].maximum = image
  }
  open func maximumTrackImage(for state: State) -> UIImage? { trackImages[state]?.maximum }
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(x: rect.minX + (rect.width - 27) * share, y: bounds.midY - 13.5, width: 27, height: 27)
  }
}

/// A control with a minus and a plus button.
open class UIStepper: UIControl {
  package override class func makeNode() -> View { Stepper() }
  private var stepper: Stepper { node as? Stepper ?? Stepper() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    bounds.size = CGSize(width: 94, height: 32)
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
  open var stepValue = 1.0
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false
  open func setDecrementImage(_ image: UIImage?, for state: State) {}
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {}
}

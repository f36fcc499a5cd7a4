import AutoLayout
import Controls
import Foundation
import Graphics

/// A control for picking a number from a range.
open class UISlider: UIControl {
  package override class func makeNode() -> View { Slider() }
  private var slider: Slider { node(as: Slider.self) }

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
  /// Kept, but nobody drags the thumb.
  open var isContinuous = true
  @OfNode(\Slider.minimumTrackTintColor) open var minimumTrackTintColor: UIColor?
  @OfNode(\Slider.maximumTrackTintColor) open var maximumTrackTintColor: UIColor?
  @OfNode(\Slider.thumbTintColor) open var thumbTintColor: UIColor?
  @OfNode(\Slider.minimumValueImage) open var minimumValueImage: UIImage?
  @OfNode(\Slider.maximumValueImage) open var maximumValueImage: UIImage?

  // MARK: Images of the parts, which are kept and not drawn

  private var thumbImages: [State: UIImage] = [:]
  private var trackImages: [State: (minimum: UIImage?, maximum: UIImage?)] = [:]
  /// Keeps the image, which is not drawn.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }
  /// Keeps the image, which is not drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    trackImages[state, default: (nil, nil)].minimum = image
  }
  open func minimumTrackImage(for state: State) -> UIImage? { trackImages[state]?.minimum }
  /// Keeps the image, which is not drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    trackImages[state, default: (nil, nil)].maximum = image
  }
  open func maximumTrackImage(for state: State) -> UIImage? { trackImages[state]?.maximum }
  /// Not asked by layout: an override moves nothing.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { CGRect(slider.trackRect(in: Rect(bounds))) }
  /// Not asked by layout: an override moves nothing.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(x: rect.minX + (rect.width - 27) * share, y: bounds.midY - 13.5, width: 27, height: 27)
  }
}

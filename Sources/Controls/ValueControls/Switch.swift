import AutoLayout
import Graphics

open class Switch: Control {
  open override var elementClass: String { "switch" }
  open override var platformClass: String { "UISwitch" }

  public var isOn = false
  /// The colour of the track when the switch is on, or `nil` for the system's green.
  public var onTintColor: Color?
  /// The colour of the knob, or `nil` for white.
  public var thumbTintColor: Color?

  /// The frame is 51 x 31 points, or 63 x 28 since iOS 26, as measured on frames saved in documents.
  private var frameSize: Size {
    generation < .iOS26 ? Size(width: 51, height: 31) : Size(width: 63, height: 28)
  }

  open override var intrinsicContentSize: Size { Size(width: frameSize.width - 2, height: frameSize.height) }

  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(right: 2) }

  open override func displayItems() -> [DisplayItem] {
    let track = Rect(origin: .zero, size: frameSize)
    let trackColor = isOn ? onTintColor ?? color(.systemGreen) : color(.secondarySystemFill)
    let knobSize = generation < .iOS26 ? Size(width: 27, height: 27) : Size(width: 39, height: 24)
    let margin = (track.height - knobSize.height) / 2
    let isAtRight = isOn != isRightToLeft
    let knob = Rect(
      origin: Point(x: isAtRight ? track.maxX - margin - knobSize.width : margin, y: margin), size: knobSize)
    let radius = knobSize.height / 2
    return faded(
      [.fill(.roundedRect(track, radius: track.height / 2), trackColor)]
        + Shapes.knob(
          .roundedRect(knob, radius: radius),
          shadow: .roundedRect(knob.offset(by: Point(x: 0, y: 1.5)), radius: radius),
          color: thumbTintColor ?? .white))
  }
}

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

  private var frameSize: Size { metrics.toggle.frame }
  private var knobSize: Size { metrics.toggle.knob }

  /// The track of a switch that is off. On white it is E9E9EB, and C6 to C8 since iOS 26.
  private var offColor: Color {
    look < .iOS26
      ? color(.secondarySystemFill)
      : Color(light: SystemColor.separator.color(in: .light), dark: SystemColor.systemFill.color(in: .dark))
  }

  open override var intrinsicContentSize: Size { Size(width: frameSize.width - 2, height: frameSize.height) }

  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(right: 2) }

  open override func displayItems() -> [DisplayItem] {
    let track = Rect(origin: .zero, size: frameSize)
    let trackColor = isOn ? onTintColor ?? color(.systemGreen) : offColor
    let margin = (track.height - knobSize.height) / 2
    let isAtRight = isOn != isRightToLeft
    let knob = Rect(
      origin: Point(x: isAtRight ? track.maxX - margin - knobSize.width : margin, y: margin), size: knobSize)
    return faded(
      [.fill(.roundedRect(track, radius: track.height / 2), trackColor)]
        + knobItems(in: knob, clippedTo: track))
  }

  /// The shadow of the knob stays on the track.
  private func knobItems(in knob: Rect, clippedTo track: Rect) -> [DisplayItem] {
    let items = Shapes.knob(in: knob, radius: knob.height / 2, depth: 2, color: thumbTintColor ?? .white)
    return [.group(DisplayGroup(clip: .roundedRect(track, radius: track.height / 2), items: items))]
  }
}

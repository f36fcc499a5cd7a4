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

  open override var intrinsicContentSize: Size { Size(width: frameSize.width - 2, height: frameSize.height) }

  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(right: 2) }

  open override func displayItems() -> [DisplayItem] {
    let track = Rect(origin: .zero, size: frameSize)
    let trackColor = isOn ? onTintColor ?? color(.systemGreen) : resolved(metrics.toggle.offTrack)
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
    let items = Shapes.raised(
      knob, radius: knob.height / 2, color: thumbTintColor ?? .white, shadows: metrics.toggle.shadows)
    return [.group(DisplayGroup(clip: .roundedRect(track, radius: track.height / 2), items: items))]
  }
}

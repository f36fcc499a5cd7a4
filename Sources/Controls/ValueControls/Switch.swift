import AutoLayout
import Graphics

open class Switch: Control {
  open override var viewKind: ViewKind { .switch }

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

extension ViewKind {
  package static let `switch` = ViewKind.control.named("switch", "UISwitch") {
    $0.contentLengths = .both
    $0.drawing = .inSizeOfLook
    $0.textOver = .outsideBounds
    $0.keepsSize = true
  }
}

extension Switch: ColoredParts {
  package var coloredParts: [(LayoutStyle.Property, Color?)] { [(.onTint, onTintColor), (.thumbTint, thumbTintColor)] }
}

extension Switch: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(value: isOn ? "1" : "0", traits: stateTraits(besides: [.button, .toggleButton]))
  }
}

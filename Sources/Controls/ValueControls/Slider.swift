import AutoLayout
import Graphics

/// A control for picking a number from a range.
open class Slider: Control {
  open override var viewKind: ViewKind { .slider }

  public var value = 0.5
  public var minimumValue = 0.0
  public var maximumValue = 1.0
  /// The colour of the track up to the value, or `nil` for the tint colour.
  public var minimumTrackTintColor: Color?
  /// The colour of the track beyond the value, or `nil` for the system's.
  public var maximumTrackTintColor: Color?
  /// The colour of the knob, or `nil` for white.
  public var thumbTintColor: Color?
  /// The image at the start of the track.
  public var minimumValueImage: Image?
  /// The image at the end of the track.
  public var maximumValueImage: Image?

  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: metrics.slider.height)
  }

  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(left: 2, bottom: 1, right: 2) }

  /// Returns a height of 34 points, and the width of the bounds, or 118 points, the width of a new slider in Interface
  /// Builder, if the bounds have none.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: bounds.width > 0 ? bounds.width : 118, height: metrics.slider.fittingHeight)
  }

  open override func displayItems() -> [DisplayItem] {
    guard bounds.width > 0 else { return [] }
    let (track, knob) = (trackRect(in: bounds), knobRect)
    let filled =
      isRightToLeft
      ? Rect(x: knob.midX, y: track.minY, width: track.maxX - knob.midX, height: track.height)
      : Rect(x: track.minX, y: track.minY, width: knob.midX - track.minX, height: track.height)
    return faded(
      [
        .fill(.roundedRect(track, radius: track.height / 2), maximumTrackTintColor ?? color(.systemFill)),
        .fill(.roundedRect(filled, radius: track.height / 2), minimumTrackTintColor ?? effectiveTintColor),
      ] + imageItems()
        + Shapes.raised(
          knob, radius: knob.height / 2, color: thumbTintColor ?? .white, shadows: metrics.slider.shadows))
  }

  private var fraction: Double {
    guard maximumValue > minimumValue else { return 0 }
    return min(max((value - minimumValue) / (maximumValue - minimumValue), 0), 1)
  }

  private var leftImage: Image? { isRightToLeft ? maximumValueImage : minimumValueImage }
  private var rightImage: Image? { isRightToLeft ? minimumValueImage : maximumValueImage }

  /// Returns the place of the track in a slider of some bounds.
  package func trackRect(in bounds: Rect) -> Rect {
    let thickness = metrics.slider.trackThickness
    let room = room(in: bounds, inset: metrics.slider.trackInset)
    return Rect(
      x: room.lowerBound, y: bounds.minY + roundedToPixel((bounds.height - thickness) / 2),
      width: room.upperBound - room.lowerBound, height: thickness)
  }

  private var knobRect: Rect {
    let (size, room) = (metrics.slider.knob, room(in: bounds, inset: metrics.slider.knobInset))
    let travel = max(0, room.upperBound - room.lowerBound - size.width)
    let x = room.lowerBound + travel * (isRightToLeft ? 1 - fraction : fraction)
    return Rect(
      x: metrics.slider.roundsKnob ? x.rounded() : x,
      y: trackRect(in: bounds).midY - metrics.slider.knobRise - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the horizontal extent between the images, or without an image some points from the end of the bounds.
  private func room(in bounds: Rect, inset: Double) -> ClosedRange<Double> {
    let left = bounds.minX + (leftImage.map { $0.size.width + 15 } ?? inset)
    let right = bounds.maxX - (rightImage.map { $0.size.width + 15 } ?? inset)
    return left...max(left, right)
  }

  private func imageItems() -> [DisplayItem] {
    let tint = effectiveTintColor
    var items: [DisplayItem] = []
    if let leftImage {
      items += self.items(of: leftImage, in: place(leftImage.size, atX: 2), tint: tint)
    }
    if let rightImage {
      items += self.items(
        of: rightImage, in: place(rightImage.size, atX: bounds.maxX - 2 - rightImage.size.width), tint: tint)
    }
    return items
  }

  private func place(_ size: Size, atX x: Double) -> Rect {
    Rect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
}

extension ViewKind {
  package static let slider = ViewKind.control.named("slider", "UISlider") {
    $0.contentLengths = .height
    $0.drawing = .inSizeOfLook
    $0.textOver = .outsideBounds
  }
}

extension Slider: ColoredParts {
  package var coloredParts: [(LayoutStyle.Property, Color?)] {
    [
      (.progressTint, minimumTrackTintColor), (.trackTint, maximumTrackTintColor), (.thumbTint, thumbTintColor),
    ]
  }
}

extension Slider: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    let range = maximumValue - minimumValue
    return AccessibilityDefaults(
      value: (range > 0 ? (value - minimumValue) / range : 0).spokenPercentage,
      traits: stateTraits(besides: .adjustable))
  }
}

extension Double {
  /// A share of 0...1 as VoiceOver reads it.
  var spokenPercentage: String { isFinite ? "\(Int(bounded: (min(max(self, 0), 1) * 100).rounded()))%" : "0%" }
}

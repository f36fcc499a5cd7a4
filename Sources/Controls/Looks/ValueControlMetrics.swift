import Graphics

/// The sizes and colours of switches, in points.
struct SwitchMetrics {
  /// The size of the frame. The alignment rectangle is 2 points narrower.
  var frame: Size
  var knob: Size
  /// The colour of the track of a switch that is off.
  var offTrack: Color
  /// The shadows of the knob.
  var shadows: [SoftShadow]
}

/// The sizes of sliders, in points.
struct SliderMetrics {
  /// The height of the alignment rectangle. The frame is 1 point higher.
  var height: Double
  /// The height that `sizeThatFits(_:)` returns.
  var fittingHeight: Double
  var knob: Size
  /// The distance of the knob from the ends of the frame if it is as far as it goes.
  var knobInset: Double
  /// Whether the knob is at whole points.
  var roundsKnob: Bool
  /// How much higher the middle of the knob is than that of the track.
  var knobRise: Double
  var trackThickness: Double
  /// The distance of the track from the ends of the frame.
  var trackInset: Double
  /// The shadows of the knob.
  var shadows: [SoftShadow]
}

/// The sizes of steppers, in points.
struct StepperMetrics {
  var size: Size
  var cornerRadius: Double
  /// The height of the line between the buttons.
  var dividerHeight: Double
  /// The length and the thickness of the signs.
  var signLength: Double
  var signThickness: Double
  /// The colour of a sign at the limit of the range.
  var limitColor: Color
}

/// The sizes, weights and colours of segmented controls; lengths are in points.
struct SegmentMetrics {
  /// The height of the alignment rectangle at the default font. The frame is 1 point higher.
  var height: Double
  /// The corner radius of the field, or `nil` for a capsule.
  var cornerRadius: Double?
  /// What the natural width of a segment has beyond that of its title.
  var titlePadding: Double
  /// The distance between segments. Dividers are there, if the distance is positive.
  var gap: Double
  /// The least weights of the titles.
  var usualWeight: Int
  var selectedWeight: Int
  /// The colour of the selected segment.
  var selectedField: Color
  /// The shadows of the selected segment.
  var shadows: [SoftShadow]
}

extension SegmentMetrics {
  /// The colour of a selected segment that is raised from the others. Apple's design resources for iOS 17.
  static let raisedField = Color(light: .white, dark: Color(hex: 0x636366))
}

/// The sizes of page controls, in points.
struct PageMetrics {
  var height: Double
  var dotDiameter: Double
  /// The width of the image that a dot is in.
  var indicatorWidth: Double
  /// The distance between these images.
  var gap: Double
  /// What the natural width has beyond the images and the distances between them.
  var padding: Double
}

/// The shapes and colours of date pickers and picker wheels; lengths are in points.
struct PickerMetrics {
  /// The corner radius of the fields of a compact date picker, or `nil` for capsules.
  var fieldCornerRadius: Double?
  /// The corner radius of the band behind the selected row of wheels, or `nil` for a capsule.
  var bandCornerRadius: Double?
  /// The colour of that band.
  var bandColor: Color
}

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

extension SwitchMetrics {
  /// Sizes: recorded pictures of iOS 26.2 and 11 frames in documents. The track is C6C6C8 on white in the pictures, as
  /// the separator colour of iOS 13 to 18 is; the dark track is that colour's. The shadow is by eye.
  static var iOS26: SwitchMetrics {
    SwitchMetrics(
      frame: Size(width: 63, height: 28), knob: Size(width: 37, height: 24),
      offTrack: Color(light: Color(hex: 0x3C3C43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6)),
      shadows: [SoftShadow(distance: 1, blur: 4, strength: 0.06)])
  }

  /// Recorded pictures of iOS 17.5 and 18.5, where the track is E9E9EB on white. The shadows are those of Apple's design
  /// resources.
  static var iOS13: SwitchMetrics {
    SwitchMetrics(
      frame: Size(width: 51, height: 31), knob: Size(width: 27, height: 27), offTrack: .secondarySystemFill,
      shadows: [
        SoftShadow(distance: 3, blur: 8, strength: 0.15), SoftShadow(distance: 3, blur: 1, strength: 0.06),
      ])
  }
}

/// The sizes of sliders, in points.
struct SliderMetrics {
  /// The height of the alignment rectangle. The frame is 1 point higher.
  var height: Double
  /// The height that `sizeThatFits(_:)` returns.
  var fittingHeight: Double
  var knob: Size
  var trackThickness: Double
  /// The shadows of the knob.
  var shadows: [SoftShadow]
}

extension SliderMetrics {
  /// Recorded pictures of iOS 26.2; the height is that of 2 frames in documents since toolsVersion 24000. The shadow is by
  /// eye.
  static let iOS26 = SliderMetrics(
    height: 33, fittingHeight: 34, knob: Size(width: 37, height: 24), trackThickness: 6,
    shadows: [SoftShadow(distance: 2, blur: 8, strength: 0.12), SoftShadow(distance: 0.5, blur: 3, strength: 0.08)])

  /// Recorded pictures of iOS 17.5 and 18.5, where a slider that was sized to fit is 34 points high. Frames in documents
  /// are 31 points high (59 sliders). The shadows are those of Apple's design resources.
  static let iOS13 = SliderMetrics(
    height: 30, fittingHeight: 34, knob: Size(width: 28, height: 28), trackThickness: 4,
    shadows: [SoftShadow(distance: 6, blur: 13, strength: 0.12), SoftShadow(distance: 0.5, blur: 4, strength: 0.12)])
}

/// The sizes of steppers, in points.
struct StepperMetrics {
  var size: Size
  var cornerRadius: Double
  /// The height of the line between the buttons.
  var dividerHeight: Double
  /// The length of the signs.
  var signLength: Double
}

extension StepperMetrics {
  /// Recorded pictures of iOS 26.2.
  static let iOS26 = iOS13.with(cornerRadius: 16, dividerHeight: 24)

  /// Recorded pictures of iOS 17.5 and 18.5.
  static let iOS13 = StepperMetrics(
    size: Size(width: 94, height: 32), cornerRadius: 8, dividerHeight: 18, signLength: 13.3)

  /// The outline and the divider have the height of the control.
  static let iOS7 = StepperMetrics(
    size: Size(width: 94, height: 29), cornerRadius: 4, dividerHeight: 29, signLength: 13.3)

  private func with(cornerRadius: Double, dividerHeight: Double) -> StepperMetrics {
    StepperMetrics(size: size, cornerRadius: cornerRadius, dividerHeight: dividerHeight, signLength: signLength)
  }
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
  /// Recorded pictures of iOS 26.2: three segments are as wide as on iOS 18 without the two dividers, 261 for 263 points.
  /// The shadow is by eye.
  static let iOS26 = SegmentMetrics(
    height: 31, cornerRadius: nil, titlePadding: 20, gap: 0, usualWeight: 500, selectedWeight: 600,
    selectedField: raised, shadows: [SoftShadow(distance: 1, blur: 5, strength: 0.1)])

  /// Sizes: frames in documents since toolsVersion 15000 (23 controls) and recorded pictures of iOS 17.5 and 18.5. Weights
  /// by eye on these pictures. Shadows: Apple's design resources.
  static let iOS13 = SegmentMetrics(
    height: 31, cornerRadius: 9, titlePadding: 20, gap: 1, usualWeight: 500, selectedWeight: 600,
    selectedField: raised,
    shadows: [SoftShadow(distance: 3, blur: 8, strength: 0.12), SoftShadow(distance: 3, blur: 1, strength: 0.04)])

  /// Frames in documents before toolsVersion 15000.
  static let iOS7 = SegmentMetrics(
    height: 28, cornerRadius: 4, titlePadding: 14, gap: 1, usualWeight: 400, selectedWeight: 400,
    selectedField: .tintColor, shadows: [])

  /// Apple's design resources for iOS 17.
  private static let raised = Color(light: .white, dark: Color(hex: 0x636366))
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

extension PageMetrics {
  /// Recorded pictures of iOS 17.5, 18.5 and 26.2 at scale 3: dots of 22 pixels that are 53 pixels apart. The padding is
  /// the rest of the width of three pages in documents, 115.5 points at scale 2 and 116 at scale 3.
  static let iOS14 = PageMetrics(height: 26, dotDiameter: 7.3, indicatorWidth: 11.6, gap: 6, padding: 69)

  /// Frames in documents before toolsVersion 15000: 39 x 37 points for three pages.
  static let iOS7 = PageMetrics(height: 37, dotDiameter: 7, indicatorWidth: 7, gap: 9, padding: 0)
}

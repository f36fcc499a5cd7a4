import AutoLayout
import Graphics

/// The sizes and shapes that differ between the looks of iOS, in points.
///
/// `LookMetrics+Releases.swift` has the values of each look with their sources.
struct LookMetrics {
  var toggle: SwitchMetrics
  var slider: SliderMetrics
  var stepper: StepperMetrics
  var segments: SegmentMetrics
  var pages: PageMetrics
  var list: ListMetrics
  /// The natural height of a toolbar.
  var toolbarHeight: Double
  /// The height of a progress bar.
  var progressHeight: Double
}

struct SwitchMetrics {
  /// The size of the frame. The alignment rectangle is 2 points narrower.
  var frame: Size
  var knob: Size
}

struct SliderMetrics {
  /// The height of the alignment rectangle.
  var height: Double
  var knob: Size
  var trackThickness: Double
}

struct StepperMetrics {
  var height: Double
  var cornerRadius: Double
  var dividerHeight: Double
}

struct SegmentMetrics {
  /// The corner radius of the field, or `nil` for a capsule.
  var cornerRadius: Double?
}

struct PageMetrics {
  var dotDiameter: Double
  /// The distance between the centres of dots.
  var pitch: Double
}

struct ListMetrics {
  /// The thickness of separators, or `nil` for one pixel.
  var separatorThickness: Double?
  /// The distance of separators from the trailing edge.
  var separatorTrailingInset: Double
  /// The corner radius of inset sections.
  var sectionCornerRadius: Double
  /// Whether headers of grouped tables are in upper case.
  var hasUppercaseHeaders: Bool
}

extension View {
  /// The sizes and shapes of the view's look.
  var metrics: LookMetrics { .of(look) }
}

import AutoLayout
import Controls
import Graphics

/// A switch.
struct SwitchElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// Whether it is on.
  var isOn: Bool { element.flag("on") ?? false }
  /// The colour while on.
  var onTintColor: DocumentColor? { element.color("onTintColor") }
  /// The knob's colour.
  var thumbTintColor: DocumentColor? { element.color("thumbTintColor") }
}

/// A slider.
struct SliderElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The value.
  var value: Double { element.number("value") ?? 0 }
  /// The value at the start.
  var minimumValue: Double { element.number("minValue") ?? 0 }
  /// The value at the end.
  var maximumValue: Double { element.number("maxValue") ?? 1 }
  /// The colour before the knob.
  var minimumTrackTintColor: DocumentColor? { element.color("minimumTrackTintColor") }
  /// The colour behind the knob.
  var maximumTrackTintColor: DocumentColor? { element.color("maximumTrackTintColor") }
  /// The knob's colour.
  var thumbTintColor: DocumentColor? { element.color("thumbTintColor") }
  /// The image at the start.
  var minimumValueImage: ImageReference? { element.image("minimumValueImage") }
  /// The image at the end.
  var maximumValueImage: ImageReference? { element.image("maximumValueImage") }
}

/// A progress view.
struct ProgressViewElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The part that is done, 0...1.
  var progress: Double { element.number("progress") ?? 0 }
  /// Whether it is the thinner one for bars.
  var isBarStyle: Bool { element.attributes["progressViewStyle"] == "bar" }
  /// The colour of the part that is done.
  var progressTintColor: DocumentColor? { element.color("progressTintColor") }
  /// The colour of the rest.
  var trackTintColor: DocumentColor? { element.color("trackTintColor") }
}

/// An activity indicator.
struct ActivityIndicatorElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The sizes, and the older names that tell a colour too.
  enum Style: String, Hashable, Sendable {
    case medium, large, white, whiteLarge, gray
  }

  /// The size.
  var style: Style { element.word("style") ?? .medium }
  /// Whether it turns.
  var isAnimating: Bool { element.flag("animating") ?? false }
  /// Whether it is hidden while it does not turn.
  var hidesWhenStopped: Bool { element.flag("hidesWhenStopped") ?? false }
  /// The colour.
  var color: DocumentColor? { element.color("color") }
}

/// A stepper.
struct StepperElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The value.
  var value: Double { element.number("value") ?? 0 }
  /// The least value.
  var minimumValue: Double { element.number("minimumValue") ?? 0 }
  /// The greatest value.
  var maximumValue: Double { element.number("maximumValue") ?? 100 }
}

/// A page control.
struct PageControlElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The number of dots.
  var numberOfPages: Int { element.integer("numberOfPages") ?? 0 }
  /// The dot that is marked, from 0.
  var currentPage: Int { element.integer("currentPage") ?? 0 }
  /// Whether a single dot is not shown.
  var hidesForSinglePage: Bool { element.flag("hidesForSinglePage") ?? false }
  /// The dots' colour.
  var pageIndicatorTintColor: DocumentColor? { element.color("pageIndicatorTintColor") }
  /// The marked dot's colour.
  var currentPageIndicatorTintColor: DocumentColor? { element.color("currentPageIndicatorTintColor") }
}

/// A segmented control.
struct SegmentedControlElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// A segment.
  struct Segment: Hashable, Sendable {
    /// The title.
    var title: String?
    /// The image.
    var image: ImageReference?
    /// Whether it can be used.
    var isEnabled: Bool
    /// The width in points; none where the control decides.
    var width: Double?
    /// The content's offset in points.
    var contentOffset: Size
  }

  /// The segments in reading order.
  var segments: [Segment] {
    element.list("segments").map { segment in
      Segment(
        title: segment.string("title"), image: segment.image("image"), isEnabled: segment.flag("enabled") ?? true,
        width: segment.number("width").flatMap { $0 > 0 ? $0 : nil },
        contentOffset: segment.size("contentOffset") ?? .zero)
    }
  }
  /// The segment that is chosen, from 0; none where none is.
  var selectedSegmentIndex: Int? { element.integer("selectedSegmentIndex").flatMap { $0 >= 0 ? $0 : nil } }
  /// Whether segments are as wide as their content rather than all the same.
  var apportionsSegmentWidthsByContent: Bool { element.flag("apportionsSegmentWidthsByContent") ?? false }
  /// The colour of the chosen segment's ground.
  var selectedSegmentTintColor: DocumentColor? { element.color("selectedSegmentTintColor") }
}

extension ViewTreeBuilder {
  func makeSegmentedControl(_ written: SegmentedControlElement, id: String) -> SegmentedControl {
    let control = SegmentedControl()
    control.generation = generation
    control.segments = written.segments.map { segment in
      SegmentedControl.Segment(
        title: segment.title, image: resources.image(segment.image, for: id), width: segment.width ?? 0,
        isEnabled: segment.isEnabled)
    }
    control.selectedSegmentIndex = written.selectedSegmentIndex ?? -1
    control.apportionsSegmentWidthsByContent = written.apportionsSegmentWidthsByContent
    control.selectedSegmentTintColor = resources.color(written.selectedSegmentTintColor, for: id)
    control.isEnabled = written.element.flag("enabled") ?? true
    return control
  }

  func makeSwitch(_ written: SwitchElement, id: String) -> Switch {
    let toggle = Switch()
    toggle.generation = generation
    toggle.isOn = written.isOn
    toggle.onTintColor = resources.color(written.onTintColor, for: id)
    toggle.thumbTintColor = resources.color(written.thumbTintColor, for: id)
    toggle.isEnabled = written.element.flag("enabled") ?? true
    return toggle
  }

  func makeSlider(_ written: SliderElement, id: String) -> Slider {
    let slider = Slider()
    slider.generation = generation
    slider.minimumValue = written.minimumValue
    slider.maximumValue = written.maximumValue
    slider.value = written.value
    slider.minimumTrackTintColor = resources.color(written.minimumTrackTintColor, for: id)
    slider.maximumTrackTintColor = resources.color(written.maximumTrackTintColor, for: id)
    slider.thumbTintColor = resources.color(written.thumbTintColor, for: id)
    slider.minimumValueImage = resources.image(written.minimumValueImage, for: id)
    slider.maximumValueImage = resources.image(written.maximumValueImage, for: id)
    slider.isEnabled = written.element.flag("enabled") ?? true
    return slider
  }

  func makeStepper(_ written: StepperElement) -> Stepper {
    let stepper = Stepper()
    stepper.generation = generation
    stepper.minimumValue = written.minimumValue
    stepper.maximumValue = written.maximumValue
    stepper.value = written.value
    stepper.isEnabled = written.element.flag("enabled") ?? true
    return stepper
  }

  func makeProgressView(_ written: ProgressViewElement, id: String) -> ProgressView {
    let view = ProgressView()
    view.generation = generation
    view.progress = written.progress
    view.progressTintColor = resources.color(written.progressTintColor, for: id)
    view.trackTintColor = resources.color(written.trackTintColor, for: id)
    return view
  }

  func makeActivityIndicator(_ written: ActivityIndicatorElement, id: String) -> ActivityIndicatorView {
    let indicator = ActivityIndicatorView()
    indicator.style = ActivityIndicatorView.Style(rawValue: written.style.rawValue) ?? .medium
    indicator.color = resources.color(written.color, for: id)
    indicator.isAnimating = written.isAnimating
    indicator.hidesWhenStopped = written.hidesWhenStopped
    return indicator
  }

  func makePageControl(_ written: PageControlElement, id: String) -> PageControl {
    let control = PageControl()
    control.generation = generation
    control.numberOfPages = written.numberOfPages
    control.currentPage = written.currentPage
    control.hidesForSinglePage = written.hidesForSinglePage
    control.pageIndicatorTintColor = resources.color(written.pageIndicatorTintColor, for: id)
    control.currentPageIndicatorTintColor = resources.color(written.currentPageIndicatorTintColor, for: id)
    return control
  }
}

import AutoLayout
import Controls
import Graphics

struct SwitchElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var isOn: Bool { element.flag("on") ?? false }
  var onTintColor: DocumentColor? { element.color("onTintColor") }
  var thumbTintColor: DocumentColor? { element.color("thumbTintColor") }
}

struct SliderElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var value: Double { element.number("value") ?? 0 }
  var minimumValue: Double { element.number("minValue") ?? 0 }
  var maximumValue: Double { element.number("maxValue") ?? 1 }
  var minimumTrackTintColor: DocumentColor? { element.color("minimumTrackTintColor") }
  var maximumTrackTintColor: DocumentColor? { element.color("maximumTrackTintColor") }
  var thumbTintColor: DocumentColor? { element.color("thumbTintColor") }
  /// The image at the end of the track with the minimum value.
  var minimumValueImage: ImageReference? { element.image("minimumValueImage") }
  /// The image at the end of the track with the maximum value.
  var maximumValueImage: ImageReference? { element.image("maximumValueImage") }
}

struct StepperElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var value: Double { element.number("value") ?? 0 }
  var minimumValue: Double { element.number("minimumValue") ?? 0 }
  var maximumValue: Double { element.number("maximumValue") ?? 100 }
}

struct SegmentedControlElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  struct Segment: Hashable, Sendable {
    var title: String?
    var image: ImageReference?
    var isEnabled: Bool
    /// The width in points, or `nil` for the width that the control chooses.
    var width: Double?
  }

  /// The segments in reading order.
  var segments: [Segment] {
    element.list("segments").map { segment in
      Segment(
        title: segment.string("title"), image: segment.image("image"), isEnabled: segment.flag("enabled") ?? true,
        width: segment.number("width").flatMap { $0 > 0 ? $0 : nil })
    }
  }
  /// The index of the selected segment, or `nil` if none is selected.
  var selectedSegmentIndex: Int? {
    element.integer("selectedSegmentIndex").flatMap { $0 >= 0 ? $0 : nil }
  }
  /// Whether segments are only pressed, and none is selected.
  var isMomentary: Bool { element.flag("momentary") ?? false }
  /// Whether the width of a segment depends on its content. Otherwise all segments are equally wide.
  var apportionsSegmentWidthsByContent: Bool { element.flag("apportionsSegmentWidthsByContent") ?? false }
  var selectedSegmentTintColor: DocumentColor? { element.color("selectedSegmentTintColor") }
}

struct ProgressViewElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The completed part, 0...1.
  var progress: Double { element.number("progress") ?? 0 }
  var progressTintColor: DocumentColor? { element.color("progressTintColor") }
  var trackTintColor: DocumentColor? { element.color("trackTintColor") }
}

struct ActivityIndicatorElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var style: ActivityIndicatorView.Style { element.word("style") ?? .medium }
  var isAnimating: Bool { element.flag("animating") ?? false }
  var hidesWhenStopped: Bool { element.flag("hidesWhenStopped") ?? false }
  var color: DocumentColor? { element.color("color") }
}

struct PageControlElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var numberOfPages: Int { element.integer("numberOfPages") ?? 0 }
  var currentPage: Int { element.integer("currentPage") ?? 0 }
  var hidesForSinglePage: Bool { element.flag("hidesForSinglePage") ?? false }
  var pageIndicatorTintColor: DocumentColor? { element.color("pageIndicatorTintColor") }
  var currentPageIndicatorTintColor: DocumentColor? { element.color("currentPageIndicatorTintColor") }
}

// MARK: - Building

extension ViewTreeBuilder {
  func makeSwitch(_ element: SwitchElement) -> Switch {
    let id = element.id ?? ""
    let view = Switch()
    view.isOn = element.isOn
    view.onTintColor = resources.color(element.onTintColor, for: id)
    view.thumbTintColor = resources.color(element.thumbTintColor, for: id)
    view.isEnabled = element.isEnabled
    return view
  }

  func makeSlider(_ element: SliderElement) -> Slider {
    let id = element.id ?? ""
    let slider = Slider()
    slider.minimumValue = element.minimumValue
    slider.maximumValue = element.maximumValue
    slider.value = element.value
    slider.minimumTrackTintColor = resources.color(element.minimumTrackTintColor, for: id)
    slider.maximumTrackTintColor = resources.color(element.maximumTrackTintColor, for: id)
    slider.thumbTintColor = resources.color(element.thumbTintColor, for: id)
    slider.minimumValueImage = resources.image(element.minimumValueImage, for: id)
    slider.maximumValueImage = resources.image(element.maximumValueImage, for: id)
    slider.isEnabled = element.isEnabled
    return slider
  }

  func makeStepper(_ element: StepperElement) -> Stepper {
    let stepper = Stepper()
    stepper.minimumValue = element.minimumValue
    stepper.maximumValue = element.maximumValue
    stepper.value = element.value
    stepper.isEnabled = element.isEnabled
    return stepper
  }

  func makeSegmentedControl(_ element: SegmentedControlElement) -> SegmentedControl {
    let id = element.id ?? ""
    let control = SegmentedControl()
    control.segments = element.segments.map { segment in
      SegmentedControl.Segment(
        title: segment.title, image: resources.image(segment.image, for: id), width: segment.width ?? 0,
        isEnabled: segment.isEnabled)
    }
    control.selectedSegmentIndex = element.selectedSegmentIndex ?? -1
    control.isMomentary = element.isMomentary
    control.apportionsSegmentWidthsByContent = element.apportionsSegmentWidthsByContent
    control.selectedSegmentTintColor = resources.color(element.selectedSegmentTintColor, for: id)
    control.isEnabled = element.isEnabled
    return control
  }

  func makeProgressView(_ element: ProgressViewElement) -> ProgressView {
    let id = element.id ?? ""
    let view = ProgressView()
    view.progress = element.progress
    view.progressTintColor = resources.color(element.progressTintColor, for: id)
    view.trackTintColor = resources.color(element.trackTintColor, for: id)
    return view
  }

  func makeActivityIndicator(_ element: ActivityIndicatorElement) -> ActivityIndicatorView {
    let id = element.id ?? ""
    let indicator = ActivityIndicatorView()
    indicator.style = element.style
    indicator.color = resources.color(element.color, for: id)
    indicator.isAnimating = element.isAnimating
    indicator.hidesWhenStopped = element.hidesWhenStopped
    return indicator
  }

  func makePageControl(_ element: PageControlElement) -> PageControl {
    let id = element.id ?? ""
    let control = PageControl()
    control.numberOfPages = element.numberOfPages
    control.currentPage = element.currentPage
    control.hidesForSinglePage = element.hidesForSinglePage
    control.pageIndicatorTintColor = resources.color(element.pageIndicatorTintColor, for: id)
    control.currentPageIndicatorTintColor = resources.color(element.currentPageIndicatorTintColor, for: id)
    return control
  }
}

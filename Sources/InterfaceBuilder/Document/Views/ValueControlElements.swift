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

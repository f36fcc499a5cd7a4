import Graphics

/// A date picker.
struct DatePickerElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// What is picked.
  enum Mode: String, Hashable, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// How it looks.
  enum Style: String, Hashable, Sendable {
    case automatic, wheels, compact, inline
  }

  /// What is picked.
  var mode: Mode { element.word("datePickerMode") ?? .dateAndTime }
  /// How it looks.
  var style: Style { element.word("style") ?? .automatic }
  /// The date, in seconds since the start of 2001 UTC; none for the present.
  var date: Double? { element.child(forKey: "date")?.number("timeIntervalSinceReferenceDate") }
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

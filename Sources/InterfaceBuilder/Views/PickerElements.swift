import AutoLayout
import Controls
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

/// Stands in for a picker: an outlined box of the size that the platform gives it.
final class PickerStandIn: UnknownView {
  private let naturalHeight: Double

  /// A picker of wheels.
  init(picker element: ViewElement) {
    naturalHeight = 216
    super.init(className: element.customClass ?? element.elementName, elementClass: element.elementName)
  }

  /// A date picker: wheels before iOS 14 unless another style is written, a line of fields from then on.
  /// Heights: frames saved in documents.
  init(datePicker element: ViewElement, style: DatePickerElement.Style, toolsVersion: Double) {
    let hasWheels = style == .wheels || (style == .automatic && toolsVersion < 17000)
    naturalHeight = hasWheels ? 162 : 36
    super.init(className: element.customClass ?? element.elementName, elementClass: element.elementName)
  }

  override var intrinsicContentSize: Size { Size(width: 320, height: naturalHeight) }
}

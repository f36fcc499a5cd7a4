import AutoLayout
import Controls
import Graphics

struct DatePickerElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var style: DatePicker.Style { element.word("style") ?? .automatic }
}

// MARK: - Building

/// An outlined box that replaces a picker view or a date picker, with the same size.
final class PickerPlaceholder: UnknownView {
  private let naturalHeight: Double

  init(picker element: ViewElement) {
    naturalHeight = 216
    super.init(className: element.customClass ?? element.elementName, elementClass: element.elementName)
  }

  /// A date picker of automatic style has wheels before iOS 14 (version 17000) and is one line of fields since.
  /// The heights are those of frames that Xcode saved.
  init(datePicker element: ViewElement, style: DatePicker.Style, toolsVersion: Double) {
    let hasWheels = style == .wheels || (style == .automatic && toolsVersion < 17000)
    naturalHeight = hasWheels ? 162 : 36
    super.init(className: element.customClass ?? element.elementName, elementClass: element.elementName)
  }

  override var intrinsicContentSize: Size { Size(width: 320, height: naturalHeight) }
}

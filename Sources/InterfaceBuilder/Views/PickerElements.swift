import AutoLayout
import Controls
import Foundation
import Graphics

struct DatePickerElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var style: DatePicker.Style { element.word("style") ?? .automatic }
  var mode: DatePicker.Mode { element.word("datePickerMode") ?? .dateAndTime }
  /// The date, or `nil` for that of the moment when the view is loaded.
  var date: Date? {
    // Seconds since 2001: dates after 2032 exceed the largest number of a layout.
    element.child(forKey: "date")?.attributes["timeIntervalSinceReferenceDate"].flatMap(Double.init)
      .flatMap { abs($0) < 1e11 ? Date(timeIntervalSinceReferenceDate: $0) : nil }
  }
  /// The duration in seconds.
  var countDownDuration: Double? { element.number("countDownDuration") }
  var minuteInterval: Int { element.integer("minuteInterval") ?? 1 }
  /// The locale of the texts, or `nil` for that of the app.
  var locale: String? { element.child(forKey: "locale")?.attributes["localeIdentifier"] }
}

struct ColorWellElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var selectedColor: DocumentColor? { element.color("selectedColor") }
}

// MARK: - Building

extension ViewTreeBuilder {
  func makeDatePicker(_ element: DatePickerElement) -> DatePicker {
    let picker = DatePicker()
    picker.preferredStyle = element.style
    // A date picker of automatic style has wheels before iOS 14 (version 17000), as the heights of saved frames show.
    if element.style == .automatic, setting.toolsVersion < 17000 { picker.preferredStyle = .wheels }
    if setting.isDocumentCanvas, setting.toolsVersion < 17000 { picker.wheelHeight = 162 }
    picker.mode = element.mode
    if let date = element.date { picker.date = date }
    if let duration = element.countDownDuration { picker.countDownDuration = duration }
    picker.minuteInterval = element.minuteInterval
    picker.locale = element.locale
    picker.contentHorizontalAlignment = element.element.word("contentHorizontalAlignment") ?? .center
    picker.isEnabled = element.isEnabled
    return picker
  }

  func makeColorWell(_ element: ColorWellElement) -> ColorWell {
    let id = element.id ?? ""
    let well = ColorWell()
    well.selectedColor = resources.color(element.selectedColor, for: id)
    well.isEnabled = element.isEnabled
    return well
  }
}

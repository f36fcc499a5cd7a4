import Galley

/// Date pickers of all modes and styles, and a picker with rows of its own.
enum GalleryPickers {
  static func sections(_ text: SceneTexts) -> [View] {
    [
      GallerySection("DatePicker") {
        StackView.grid(columns: 2, compact)
        StackView.grid(columns: 2, wheels)
        StackView.grid(columns: 2, alignment: .top, calendars)
      },
      GallerySection("PickerView") { StackView.grid(columns: 2, pickers(text)) },
    ]
  }

  private static var compact: [GallerySpecimen] {
    [(DatePicker.Mode.dateAndTime, true), (.dateAndTime, false)].map { mode, isEnabled in
      picker(isEnabled ? ".compact" : ".compact, disabled", mode, .compact, isEnabled: isEnabled)
    }
  }

  private static var wheels: [GallerySpecimen] {
    [
      picker(".wheels, .date", .date, .wheels), picker(".wheels, .time", .time, .wheels),
      picker(".wheels, .dateAndTime", .dateAndTime, .wheels),
      picker(".wheels, .countDownTimer", .countDownTimer, .wheels),
    ]
  }

  private static var calendars: [GallerySpecimen] {
    [picker(".inline, .date", .date, .inline), picker(".inline, .dateAndTime", .dateAndTime, .inline)]
  }

  private static func picker(
    _ caption: String, _ mode: DatePicker.Mode, _ style: DatePicker.Style, isEnabled: Bool = true
  ) -> GallerySpecimen {
    GallerySpecimen(
      caption, made(DatePicker()) { ($0.mode, $0.preferredStyle, $0.isEnabled) = (mode, style, isEnabled) })
  }

  private static func pickers(_ text: SceneTexts) -> [GallerySpecimen] {
    let titled = PickerView()
    titled.wheels = [["first", "second", "third"].map { text($0) }, ["1", "2", "3", "4", "5"]]
    return [
      GallerySpecimen("rows", fillsColumn: true, titled),
      GallerySpecimen("no rows at hand", fillsColumn: true, PickerView()),
    ]
  }
}

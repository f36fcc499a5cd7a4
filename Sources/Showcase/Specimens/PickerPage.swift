import Galley

/// Date pickers of all styles, wheels and colour wells.
enum PickerPage {
  static func sections() -> [[View]] { SystemLook.choices.map(section) }

  /// Returns every kind of picker in a look, under the look's name.
  private static func section(_ look: SystemLook) -> [View] {
    LookSection.make(look) {
      picker(.dateAndTime, .compact)
      made(picker(.date, .compact)) { $0.isEnabled = false }
      picker(.date, .wheels)
      picker(.dateAndTime, .wheels)
      picker(.time, .wheels)
      picker(.countDownTimer, .wheels)
      picker(.date, .inline)
      picker(.dateAndTime, .inline)
      titled
      PickerView()
      wells
    }
  }

  private static func picker(_ mode: DatePicker.Mode, _ style: DatePicker.Style) -> DatePicker {
    made(DatePicker()) { ($0.mode, $0.preferredStyle) = (mode, style) }
  }

  private static var titled: PickerView {
    made(PickerView()) {
      $0.wheels = [["Small", "Medium", "Large", "Very large", "Huge"], ["1", "2", "3", "4", "5"]]
    }
  }

  private static var wells: View {
    StackView.row(spacing: 14) {
      for color in [nil, Color.systemPurple, .systemYellow] {
        made(ColorWell()) { $0.selectedColor = color }
      }
      made(ColorWell()) { ($0.selectedColor, $0.isEnabled) = (.systemPurple, false) }
      View()
    }
  }
}

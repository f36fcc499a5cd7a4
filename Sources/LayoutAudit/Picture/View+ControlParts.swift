import AutoLayout
import Controls

extension View {
  /// Whether the view is a control whose parts text must not lie on. Texts of buttons and fields count as texts, and what
  /// lies on their pictures and grounds is a badge or a caption.
  var isControlOfParts: Bool {
    self is Switch || self is Slider || self is Stepper || self is SegmentedControl || self is DatePicker
      || self is PickerView
  }
}

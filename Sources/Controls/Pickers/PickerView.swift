import AutoLayout
import Graphics

/// A view with wheels of values.
open class PickerView: View {
  open override var elementClass: String { "pickerView" }
  open override var platformClass: String { "UIPickerView" }

  /// The values of each wheel; the middle one is selected. If there are none, a wheel with grey bars is drawn, because
  /// only code knows the values.
  public var wheels: [[String]] = []

  /// 320 x 216 points, as measured on frames saved in documents.
  open override var intrinsicContentSize: Size { Size(width: 320, height: 216) }

  open override func displayItems() -> [DisplayItem] {
    let items =
      wheels.isEmpty
      ? blankWheelItems(in: bounds, look: look)
      : wheelItems(wheels.map(PickerWheel.init), in: bounds, columns: .equal, look: look)
    return [.group(.picture(items))]
  }
}

import AutoLayout
import Graphics

/// A view with wheels of values.
open class PickerView: View {
  open override var viewKind: ViewKind { .pickerView }

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

extension ViewKind {
  package static let pickerView = ViewKind.view.named("pickerView", "UIPickerView") {
    $0.role = .control
    $0.textOver = .outsideBounds
    $0.shrinking = .free
  }
}

extension PickerView: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    let chosen = wheels.compactMap { $0.isEmpty ? nil : $0[$0.count / 2] }
    return AccessibilityDefaults(
      value: chosen.isEmpty ? nil : chosen.joined(separator: ", "), traits: .adjustable, role: .picker)
  }
}

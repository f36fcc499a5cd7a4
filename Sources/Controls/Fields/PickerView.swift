import AutoLayout
import Graphics

/// Wheels of values.
open class PickerView: View {
  open override var elementClass: String { "pickerView" }
  open override var platformClass: String { "UIPickerView" }

  /// The values of each wheel; the middle one is chosen.
  public var wheels: [[String]] = [["\u{2013}", "\u{2013}", "\u{2013}", "\u{2013}", "\u{2013}"]]

  /// Measured on frames saved in documents.
  open override var intrinsicContentSize: Size { Size(width: 320, height: 216) }

  open override func displayItems() -> [DisplayItem] { wheelItems(wheels) }
}

extension View {
  /// Wheels side by side with a band over the chosen row.
  func wheelItems(_ wheels: [[String]]) -> [DisplayItem] {
    guard !bounds.isEmpty, !wheels.isEmpty else { return [] }
    let band = Rect(x: 9, y: bounds.midY - 16, width: max(0, bounds.width - 18), height: 32)
    let share = band.width / Double(wheels.count)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var items: [DisplayItem] = [.fill(.roundedRect(band, radius: 8), color(.tertiarySystemFill))]
    for (index, rows) in wheels.enumerated() {
      let column = isRightToLeft ? wheels.count - 1 - index : index
      for (row, text) in rows.enumerated() {
        let distance = Double(row - rows.count / 2)
        let room = Rect(
          x: band.minX + Double(column) * share, y: band.minY + distance * 32, width: share, height: 32)
        let strength = max(0.12, 1 - 0.35 * abs(distance))
        let value = AttributedText(text, font: .systemFont(ofSize: distance == 0 ? 21 : 20))
        items +=
          place(value, in: room, settings: TextSettings(alignment: .center))?
          .items(color: color(.label).opacity(strength)) ?? []
      }
    }
    return [.group(DisplayGroup(clip: .rect(bounds), items: items))]
  }
}

import AutoLayout
import Graphics

/// A view with wheels of values.
open class PickerView: View {
  open override var elementClass: String { "pickerView" }
  open override var platformClass: String { "UIPickerView" }

  /// The values of each wheel; the middle one is selected.
  public var wheels: [[String]] = [["\u{2013}", "\u{2013}", "\u{2013}", "\u{2013}", "\u{2013}"]]

  /// 320 x 216 points, as measured on frames saved in documents.
  open override var intrinsicContentSize: Size { Size(width: 320, height: 216) }

  open override func displayItems() -> [DisplayItem] { wheelItems(wheels) }
}

extension View {
  /// Returns wheels side by side with a band behind the selected row.
  func wheelItems(_ wheels: [[String]]) -> [DisplayItem] {
    guard !bounds.isEmpty, !wheels.isEmpty else { return [] }
    let band = Rect(x: 9, y: bounds.midY - 16, width: max(0, bounds.width - 18), height: 32)
    var items: [DisplayItem] = [.fill(.roundedRect(band, radius: 8), color(.tertiarySystemFill))]
    for (rows, column) in zip(wheels, wheelColumns(wheels, in: band)) {
      for (row, text) in rows.enumerated() {
        let distance = Double(row - rows.count / 2)
        let room = column.offset(by: Point(x: 0, y: distance * band.height))
        let strength = max(0.12, 1 - 0.35 * abs(distance))
        items +=
          place(wheelText(text), in: room, settings: TextSettings(alignment: .center))?
          .items(color: color(.label).opacity(strength)) ?? []
      }
    }
    return [.group(DisplayGroup(clip: .rect(bounds), items: items))]
  }

  /// Returns the columns of the wheels, with widths in proportion to their longest values.
  private func wheelColumns(_ wheels: [[String]], in band: Rect) -> [Rect] {
    let widths = wheels.map { rows in (rows.map { textSize(wheelText($0)).width }.max() ?? 0) + 16 }
    let scale = band.width / widths.reduce(0, +)
    var start = 0.0
    return widths.map { width in
      defer { start += width * scale }
      let offset = isRightToLeft ? band.width - start - width * scale : start
      return Rect(x: band.minX + offset, y: band.minY, width: width * scale, height: band.height)
    }
  }

  private func wheelText(_ value: String) -> AttributedText { AttributedText(value, font: .systemFont(ofSize: 20)) }
}

import AutoLayout
import Graphics

/// A wheel of a picker: the texts of the selected row and of those above and below it.
struct PickerWheel: Hashable, Sendable {
  /// The number of visible rows above and below the selected one.
  static let reach = 4

  /// The texts by their distance from the selected row; negative distances are above it.
  private(set) var rows: [Int: String] = [:]
  /// A text behind the selected row that does not turn, such as `hours`.
  private(set) var unit: String?

  /// Makes a wheel from a function that returns the text at a distance from the selected row, or `nil` for an empty
  /// row.
  init(
    unit: String? = nil, rows: ClosedRange<Int> = -reach...reach, _ text: (_ distance: Int) -> String?
  ) {
    self.unit = unit
    for distance in rows { self.rows[distance] = text(distance) }
  }

  /// Makes a wheel from texts, the middle one of which is selected.
  init(_ texts: [String]) {
    self.init(rows: -(texts.count / 2)...max(0, texts.count - 1 - texts.count / 2)) { distance in
      let index = distance + texts.count / 2
      return texts.indices.contains(index) ? texts[index] : nil
    }
  }
}

/// How wheels share the width of a picker.
enum PickerColumns {
  case equal
  /// By the widths of their texts.
  case byText
}

/// The curvature of wheels: rows are on a drum that is seen from the front.
///
/// openuikit's fit to the frames of UIKit's rows in 13 pickers of iOS 26.1, 120 to 500 points high, which is exact to
/// 1e-6 points. NoTomorrow's view hierarchy of a picker has the same rows. No source says that other releases differ.
struct PickerDrum {
  /// The height of a row on the drum in points.
  static let rowHeight = 32.0
  /// The height of the band behind the selected row in points: view hierarchies of iOS 26.1, and Flutter since iOS 14.
  static let bandHeight = rowHeight + 2

  let radius: Double
  /// The angle between rows in radians.
  let step: Double

  /// - Parameter height: The height of the picker in points.
  init(height: Double) {
    let length = max(0, height) + 75
    radius = 0.334225372 * length
    step = 2 * Double.pi / (2 * length / Self.rowHeight).rounded(.up)
  }

  /// Returns the distance of a row from the centre in points, and the factor for its height, or `nil` if it is on the
  /// back.
  func place(of row: Int) -> (offset: Double, squeeze: Double)? {
    let angle = Double(row) * step
    guard abs(angle) < Double.pi / 2 else { return nil }
    return (radius * sine(angle), cosine(angle))
  }

  /// Taylor polynomials, exact to 0.00003 up to a quarter turn, because the platform's functions differ in the last
  /// digit.
  private func sine(_ x: Double) -> Double {
    let square = x * x
    return x * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))
  }

  private func cosine(_ x: Double) -> Double {
    let square = x * x
    return 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
  }
}

/// The texts of wheels. Sizes, and the opacity of the row beside the selected one: openuikit and NoTomorrow, iOS 26.1;
/// Flutter has them since iOS 14. The fade beyond that row is by eye on the luminances that NoTomorrow measured.
private enum PickerText {
  static let selectedSize = 23.5
  static let size = 21.0
  /// The opacities of rows by their distance from the selected one.
  static let opacities = [1, 0.447, 0.38, 0.15, 0.05]
}

extension View {
  /// Returns wheels side by side, with a band behind the selected row.
  func wheelItems(_ wheels: [PickerWheel], in room: Rect, columns: PickerColumns, look: SystemLook) -> [DisplayItem] {
    guard !room.isEmpty, !wheels.isEmpty else { return [] }
    let band = selectionBand(in: room)
    let columns = columns == .equal ? equalColumns(wheels.count, in: band) : wheelColumns(wheels, in: band)
    var items = bandItems(in: room, look: look)
    for (wheel, column) in zip(wheels, columns) { items += rowItems(of: wheel, in: column, height: room.height) }
    return [.group(DisplayGroup(clip: .rect(room), items: items))]
  }

  /// Returns a wheel with grey bars in place of texts, for a picker whose titles only code knows.
  func blankWheelItems(in room: Rect, look: SystemLook) -> [DisplayItem] {
    guard !room.isEmpty else { return [] }
    let band = selectionBand(in: room)
    let drum = PickerDrum(height: room.height)
    // Widths relative to the widest, in an arbitrary order.
    let widths = [0.72, 0.5, 0.86, 0.62, 1.0, 0.58, 0.9, 0.66, 0.78]
    let bars = (-PickerWheel.reach...PickerWheel.reach).compactMap { row -> DisplayItem? in
      guard let place = drum.place(of: row) else { return nil }
      let height = 10 * place.squeeze
      let width = min(140, band.width * 0.6) * widths[row + PickerWheel.reach]
      let bar = Rect(x: band.midX - width / 2, y: band.midY + place.offset - height / 2, width: width, height: height)
      return .fill(.roundedRect(bar, radius: height / 2), color(.systemFill).opacity(strength(of: row)))
    }
    return [.group(DisplayGroup(clip: .rect(room), items: bandItems(in: room, look: look) + bars))]
  }

  // MARK: Band

  private func selectionBand(in room: Rect) -> Rect {
    Rect(
      x: room.minX + 9, y: room.midY - PickerDrum.bandHeight / 2, width: max(0, room.width - 18),
      height: PickerDrum.bandHeight)
  }

  /// A grey field since iOS 14, before that two lines.
  private func bandItems(in room: Rect, look: SystemLook) -> [DisplayItem] {
    let band = selectionBand(in: room)
    guard look >= .iOS13 else {
      return [band.minY, band.maxY].map {
        .fill(.rect(Rect(x: room.minX, y: $0, width: room.width, height: 0.5)), color(.separator))
      }
    }
    let radius = metrics.pickers.bandCornerRadius ?? band.height / 2
    return [.fill(.roundedRect(band, radius: radius), resolved(metrics.pickers.bandColor))]
  }

  // MARK: Columns

  /// Returns columns of whole points that share the width, 5 points apart, as those of a `UIPickerView` whose delegate
  /// sets no widths. openuikit, iOS 26.1: one to five columns of a picker of 320 points are 302, 148, 97, 71 and 56
  /// points wide. That they are in the middle of the band is by eye.
  private func equalColumns(_ count: Int, in band: Rect) -> [Rect] {
    let width = (max(0, band.width - 5 * Double(count - 1)) / Double(count)).rounded(.down)
    let start = band.midX - (width * Double(count) + 5 * Double(count - 1)) / 2
    return (0..<count).map { index in
      let place = isRightToLeft ? count - 1 - index : index
      return Rect(x: start + (width + 5) * Double(place), y: band.minY, width: width, height: band.height)
    }
  }

  /// Returns the columns of the wheels. Their widths follow their longest texts; together they are at most a third
  /// wider than the texts need, and in the centre.
  private func wheelColumns(_ wheels: [PickerWheel], in band: Rect) -> [Rect] {
    let widths = wheels.map { naturalWidth(of: $0) + 24 }
    let natural = widths.reduce(0, +)
    let total = min(band.width, natural * 1.33)
    var start = (band.width - total) / 2
    return widths.map { width in
      let shown = width * total / max(natural, 1)
      defer { start += shown }
      let offset = isRightToLeft ? band.width - start - shown : start
      return Rect(x: band.minX + offset, y: band.minY, width: shown, height: band.height)
    }
  }

  private func naturalWidth(of wheel: PickerWheel) -> Double {
    textWidth(of: wheel) + (wheel.unit.map { textSize(unitText($0)).width + 8 } ?? 0)
  }

  /// Returns the width of the longest text if it is selected.
  private func textWidth(of wheel: PickerWheel) -> Double {
    wheel.rows.values.map { textSize(wheelText($0, isSelected: true)).width }.max() ?? 0
  }

  private func wheelText(_ value: String, isSelected: Bool) -> AttributedText {
    AttributedText(value, font: .systemFont(ofSize: isSelected ? PickerText.selectedSize : PickerText.size))
  }

  private func unitText(_ unit: String) -> AttributedText {
    AttributedText(unit, font: .systemFont(ofSize: 17, weight: 600))
  }

  // MARK: Rows

  private func rowItems(of wheel: PickerWheel, in column: Rect, height: Double) -> [DisplayItem] {
    let drum = PickerDrum(height: height)
    let texts = textColumn(of: wheel, in: column)
    let alignment: TextAlignment = wheel.unit == nil ? .center : isRightToLeft ? .left : .right
    var items: [DisplayItem] = []
    for (row, text) in wheel.rows.sorted(by: { $0.key < $1.key }) {
      guard let place = drum.place(of: row),
        let placed = self.place(
          wheelText(text, isSelected: row == 0), in: texts, settings: TextSettings(alignment: alignment))
      else { continue }
      let squeeze = AffineTransform(
        a: 1, b: 0, c: 0, d: place.squeeze, tx: 0, ty: texts.midY * (1 - place.squeeze) + place.offset)
      items.append(
        .group(
          DisplayGroup(
            transform: row == 0 ? .identity : squeeze,
            items: placed.items(color: color(.label).opacity(strength(of: row))))))
    }
    return items + unitItems(of: wheel, beside: texts, in: column)
  }

  /// Rows fade towards the edges of the drum.
  private func strength(of row: Int) -> Double {
    PickerText.opacities[min(abs(row), PickerText.opacities.count - 1)]
  }

  /// Returns the part of a column that the turning texts are in: all of it, or the part before the unit.
  private func textColumn(of wheel: PickerWheel, in column: Rect) -> Rect {
    guard let unit = wheel.unit else { return column }
    let (text, unitWidth) = (textWidth(of: wheel), textSize(unitText(unit)).width)
    let margin = (column.width - text - 8 - unitWidth) / 2
    let left = isRightToLeft ? column.maxX - margin - text : column.minX + margin
    return Rect(x: left, y: column.minY, width: text, height: column.height)
  }

  private func unitItems(of wheel: PickerWheel, beside texts: Rect, in column: Rect) -> [DisplayItem] {
    guard let unit = wheel.unit else { return [] }
    let room =
      isRightToLeft
      ? Rect(x: column.minX, y: texts.minY, width: texts.minX - 8 - column.minX, height: texts.height)
      : Rect(x: texts.maxX + 8, y: texts.minY, width: column.maxX - texts.maxX - 8, height: texts.height)
    return place(unitText(unit), in: room)?.items(color: color(.label)) ?? []
  }
}

import AutoLayout
import Graphics

/// The drawing of a block, with its top left corner at the origin.
struct SheetBlockPicture {
  let block: SheetBlock
  let zoom: Double
  let text: SheetText

  var size: Size { Self.size(of: block, zoom: zoom) }

  static func size(of block: SheetBlock, zoom: Double) -> Size {
    let widths = block.locales.map { columnWidth(of: block, $0, zoom: zoom) + SheetStyle.cellSpace }
    let heights = block.typeSizes.map { block.height(ofRow: $0) * zoom + SheetStyle.cellSpace }
    return Size(
      width: SheetStyle.rowLabelWidth + widths.reduce(0, +) - SheetStyle.cellSpace,
      height: captionHeight(of: block) + SheetStyle.columnLabelHeight + heights.reduce(0, +) - SheetStyle.cellSpace)
  }

  func items() -> [DisplayItem] {
    (block.caption.isEmpty ? [] : [caption()]) + columnLabels() + rows()
  }

  private static func captionHeight(of block: SheetBlock) -> Double {
    block.caption.isEmpty ? 0 : SheetStyle.captionHeight
  }

  /// Returns the width of a column, which is at least that of its label.
  private static func columnWidth(of block: SheetBlock, _ locale: String, zoom: Double) -> Double {
    max(block.width(ofColumn: locale) * zoom, 7 * Double(locale.count) + 2)
  }

  private func caption() -> DisplayItem {
    .text(text.paragraph(block.caption, SheetStyle.heading), at: .zero, SheetStyle.ink)
  }

  private func columnLabels() -> [DisplayItem] {
    var x = SheetStyle.rowLabelWidth
    return block.locales.map { locale in
      defer { x += Self.columnWidth(of: block, locale, zoom: zoom) + SheetStyle.cellSpace }
      let label = text.paragraph(locale, SheetStyle.label)
      return .text(label, at: Point(x: x, y: Self.captionHeight(of: block)), SheetStyle.fadedInk)
    }
  }

  private func rows() -> [DisplayItem] {
    var y = Self.captionHeight(of: block) + SheetStyle.columnLabelHeight
    return block.typeSizes.flatMap { typeSize in
      defer { y += block.height(ofRow: typeSize) * zoom + SheetStyle.cellSpace }
      let label = text.paragraph(typeSize.name, SheetStyle.label)
      return [.text(label, at: Point(x: 0, y: y), SheetStyle.fadedInk)] + row(typeSize, y: y)
    }
  }

  private func row(_ typeSize: TypeSize, y: Double) -> [DisplayItem] {
    var x = SheetStyle.rowLabelWidth
    return block.locales.flatMap { locale in
      defer { x += Self.columnWidth(of: block, locale, zoom: zoom) + SheetStyle.cellSpace }
      guard let snapshot = block.snapshot(typeSize: typeSize, locale: locale) else { return [DisplayItem]() }
      return cell(snapshot, at: Point(x: x, y: y))
    }
  }

  private func cell(_ snapshot: SceneSnapshot, at origin: Point) -> [DisplayItem] {
    let size = snapshot.displayList.size
    let frame = Rect(origin: origin, size: Size(width: size.width * zoom, height: size.height * zoom))
    let picture = DisplayGroup(
      transform: AffineTransform.scale(x: zoom, y: zoom).concatenating(.translation(x: origin.x, y: origin.y)),
      clip: .rect(Rect(origin: .zero, size: size)),
      items: [.fill(.rect(Rect(origin: .zero, size: size)), snapshot.ground)] + snapshot.displayList.items)
    let mark = SheetMark(snapshot.layout.findings)
    let edge = StrokeStyle(width: mark == nil ? 0.5 : 1.5)
    let outline = frame.insetBy(dx: -edge.width / 2, dy: -edge.width / 2)
    return [.group(picture), .stroke(.rect(outline), edge, mark?.kind.color ?? SheetStyle.edge)]
      + (mark.map { badge($0, on: frame) } ?? [])
  }

  /// Returns a badge with the number of findings, on the cell's top right corner.
  private func badge(_ mark: SheetMark, on frame: Rect) -> [DisplayItem] {
    let badge = SheetBadge(label: mark.count > 99 ? "99+" : String(mark.count), color: mark.kind.color, text: text)
    return badge.items(at: Point(x: frame.maxX - badge.size.width + 7, y: frame.minY - 7))
  }
}

/// A pill with a short text.
struct SheetBadge {
  private let color: Color
  private let label: Paragraph
  let size: Size

  init(label: String, color: Color, text: SheetText) {
    self.color = color
    self.label = text.paragraph(label, SheetStyle.badge)
    size = Size(width: max(16, self.label.size.width + 9), height: 16)
  }

  func items(at origin: Point) -> [DisplayItem] {
    let pill = Rect(origin: origin, size: size)
    let place = Point(x: pill.midX - label.size.width / 2, y: pill.midY - label.size.height / 2)
    let radius = size.height / 2
    return [
      .fill(.roundedRect(pill.insetBy(dx: -1.5, dy: -1.5), radius: radius + 1.5), SheetStyle.ground),
      .fill(.roundedRect(pill, radius: radius), color), .text(label, at: place, .white),
    ]
  }
}

/// The number and kind of a cell's most severe findings.
struct SheetMark {
  /// The severities that have badges, the worst first.
  enum Kind: CaseIterable {
    case errors, warnings

    var noun: String { self == .errors ? "errors" : "warnings, where there are no errors" }

    var color: Color { self == .errors ? SheetStyle.error : SheetStyle.warning }
  }

  let count: Int
  let kind: Kind

  /// Counts the errors, or the warnings if there are no errors; `nil` if there are neither.
  init?(_ findings: [Finding]) {
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count { $0.severity == .warning }
    guard errors + warnings > 0 else { return nil }
    count = errors > 0 ? errors : warnings
    kind = errors > 0 ? .errors : .warnings
  }
}

/// Lays out a sheet's labels in one line each.
struct SheetText {
  let measuring: any TextMeasuring

  func paragraph(_ string: String, _ font: Font, width: Double? = nil) -> Paragraph {
    measuring.paragraph(
      for: ParagraphRequest(
        runs: [TextRun(string, font: font)], width: width, lineBreakMode: .truncatingMiddle, alignment: .left,
        pixelScale: ContactSheet.scale))
  }
}

/// The measures and colours of a contact sheet, in points.
enum SheetStyle {
  static let margin = 24.0
  static let leastContentWidth = 320.0
  static let headingHeight = 42.0
  /// The height of the key of the badges.
  static let keyHeight = 28.0
  /// The width that a block's columns may have before they continue below: wide screens show it at half its size.
  static let longestLine = 2400.0
  static let subtitleOffset = 27.0
  static let blockSpace = 24.0
  static let cellSpace = 16.0
  static let rowLabelWidth = 44.0
  static let captionHeight = 24.0
  static let columnLabelHeight = 20.0

  static let ground = Color(hex: 0xECEDF0)
  static let ink = Color(hex: 0x1C1C1E)
  static let fadedInk = Color(hex: 0x6C6C70)
  static let edge = Color(hex: 0x000000, alpha: 0.18)
  static let error = Color(hex: 0xD70015)
  static let warning = Color(hex: 0xE07B00)

  static let title = Font(size: 20, weight: 700)
  static let heading = Font(size: 13, weight: 600)
  static let label = Font(size: 12, weight: 600)
  static let caption = Font(size: 12)
  static let badge = Font(size: 10, weight: 700)
}

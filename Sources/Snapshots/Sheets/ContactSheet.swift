import AutoLayout
import Graphics

/// One picture of all cells of a scene: a block for each screen, with a row for each text size and a column for each
/// locale. A block with more columns than a screen has room for continues below. Cells with errors or warnings have
/// badges with their number; a key below the heading says what the colours mean.
package struct ContactSheet {
  /// The number of pixels per point of a sheet's picture.
  package static let scale = 2.0

  private let title: String
  private let subtitle: String
  private let blocks: [SheetBlock]
  /// The severities that have badges, the worst first.
  private let marks: [SheetMark.Kind]
  private let text: SheetText

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - snapshots: The scene's cells, in the order of the rows and columns.
  ///   - document: The document's path, for the heading.
  ///   - measuring: The text engine for the labels.
  package init(of snapshots: [SceneSnapshot], document: String, measuring: any TextMeasuring) {
    title = snapshots.first?.name ?? ""
    subtitle = document
    blocks = SheetBlock.blocks(of: snapshots).flatMap(\.lines)
    let kinds = Set(snapshots.compactMap { SheetMark($0.layout.findings)?.kind })
    marks = SheetMark.Kind.allCases.filter(kinds.contains)
    text = SheetText(measuring: measuring)
  }

  /// Returns the drawing of the sheet.
  package func displayList() -> DisplayList {
    let zoom = SheetZoom(blocks: blocks, headingHeight: headingHeight).factor
    let pictures = blocks.map { SheetBlockPicture(block: $0, zoom: zoom, text: text) }
    let contentWidth = pictures.map(\.size.width).reduce(SheetStyle.leastContentWidth, max)
    var items = heading(width: contentWidth)
    var y = SheetStyle.margin + headingHeight
    for picture in pictures {
      y += SheetStyle.blockSpace
      let place = AffineTransform.translation(x: SheetStyle.margin, y: y)
      items.append(.group(DisplayGroup(transform: place, items: picture.items())))
      y += picture.size.height
    }
    let size = Size(
      width: (contentWidth + 2 * SheetStyle.margin).rounded(.up), height: (y + SheetStyle.margin).rounded(.up))
    let ground = DisplayItem.fill(.rect(Rect(origin: .zero, size: size)), SheetStyle.ground)
    return DisplayList(size: size, items: [ground] + items)
  }

  private var headingHeight: Double { SheetStyle.headingHeight + (marks.isEmpty ? 0 : SheetStyle.keyHeight) }

  private func heading(width: Double) -> [DisplayItem] {
    let title = text.paragraph(self.title, SheetStyle.title, width: width)
    let subtitle = text.paragraph(self.subtitle, SheetStyle.caption, width: width)
    let origin = Point(x: SheetStyle.margin, y: SheetStyle.margin)
    return [
      .text(title, at: origin, SheetStyle.ink),
      .text(subtitle, at: origin + Point(x: 0, y: SheetStyle.subtitleOffset), SheetStyle.fadedInk),
    ] + key()
  }

  /// Returns a badge of each colour in use and what it counts.
  private func key() -> [DisplayItem] {
    var x = SheetStyle.margin
    let y = SheetStyle.margin + SheetStyle.headingHeight + SheetStyle.keyHeight - 20
    return marks.flatMap { kind in
      let badge = SheetBadge(label: "n", color: kind.color, text: text)
      let words = text.paragraph("number of \(kind.noun)", SheetStyle.caption)
      let place = Point(x: x + badge.size.width + 7, y: y + (badge.size.height - words.size.height) / 2)
      defer { x = place.x + words.size.width + 20 }
      return badge.items(at: Point(x: x, y: y)) + [.text(words, at: place, SheetStyle.fadedInk)]
    }
  }
}

/// Chooses how much the cells of a sheet are scaled down.
struct SheetZoom {
  /// The longest side of a sheet's picture, in pixels, that image viewers and browsers still show.
  static let longestSide = 12_000.0
  /// The largest number of pixels of a sheet's picture.
  static let mostPixels = 48_000_000.0
  /// The smallest useful factor.
  static let least = 0.02

  let blocks: [SheetBlock]
  let headingHeight: Double

  /// The factor on the cells' sizes, at most 1: a half for phone screens, less if the sheet would exceed its limits.
  var factor: Double {
    let widest = blocks.flatMap { block in block.locales.map(block.width(ofColumn:)) }.max() ?? 1
    var factor = Self.wanted(forWidth: widest)
    while factor > Self.least, !fits(factor) { factor *= 0.9 }
    return factor
  }

  /// Returns the factor for cells of a width in points, if the sheet has room.
  ///
  /// At half its size, on a picture of two pixels per point, a screen has one pixel for each of its points.
  static func wanted(forWidth width: Double) -> Double { min(1, max(0.5, 240 / max(width, 1))) }

  private func fits(_ factor: Double) -> Bool {
    var width = 0.0
    var height = headingHeight + 2 * SheetStyle.margin
    for block in blocks {
      let size = SheetBlockPicture.size(of: block, zoom: factor)
      width = max(width, size.width + 2 * SheetStyle.margin)
      height += size.height + SheetStyle.blockSpace
    }
    let (columns, rows) = (width * ContactSheet.scale, height * ContactSheet.scale)
    return columns <= Self.longestSide && rows <= Self.longestSide && columns * rows <= Self.mostPixels
  }
}

import AutoLayout
import Graphics

/// One picture of a scene in all its cells: a block for each screen, in it a row for each text size and a column for
/// each locale.
public struct ContactSheet {
  /// Pixels per point of a sheet's picture.
  public static let scale = 2.0

  private let title: String
  private let subtitle: String
  private let blocks: [SheetBlock]
  private let text: SheetText

  /// Makes a sheet.
  ///
  /// - Parameters:
  ///   - snapshots: the scene's cells, in the order in which rows and columns shall stand.
  ///   - document: the document's path, for the heading.
  ///   - measuring: the text engine for the labels.
  public init(of snapshots: [SceneSnapshot], document: String, measuring: any TextMeasuring) {
    title = snapshots.first?.name ?? ""
    subtitle = document
    blocks = SheetBlock.blocks(of: snapshots)
    text = SheetText(measuring: measuring)
  }

  /// What the sheet looks like.
  public func displayList() -> DisplayList {
    let heading = self.heading()
    let zoom = SheetZoom(blocks: blocks, headingHeight: heading.height).factor
    var items: [DisplayItem] = []
    var size = Size(width: SheetStyle.margin + heading.width, height: SheetStyle.margin + heading.height)
    for block in blocks {
      let picture = SheetBlockPicture(block: block, zoom: zoom, text: text)
      let origin = Point(x: SheetStyle.margin, y: size.height + SheetStyle.blockSpace)
      items.append(
        .group(DisplayGroup(transform: .translation(x: origin.x, y: origin.y), items: picture.items())))
      size.width = max(size.width, origin.x + picture.size.width)
      size.height = origin.y + picture.size.height
    }
    size = Size(
      width: (size.width + SheetStyle.margin).rounded(.up), height: (size.height + SheetStyle.margin).rounded(.up))
    let ground = DisplayItem.fill(.rect(Rect(origin: .zero, size: size)), SheetStyle.ground)
    return DisplayList(size: size, items: [ground] + heading.items + items)
  }

  private func heading() -> (items: [DisplayItem], width: Double, height: Double) {
    let title = text.paragraph(self.title, SheetStyle.title)
    let subtitle = text.paragraph(self.subtitle, SheetStyle.caption)
    let origin = Point(x: SheetStyle.margin, y: SheetStyle.margin)
    let items: [DisplayItem] = [
      .text(title, at: origin, SheetStyle.ink),
      .text(subtitle, at: Point(x: origin.x, y: origin.y + title.size.height + 2), SheetStyle.fadedInk),
    ]
    return (items, max(title.size.width, subtitle.size.width), title.size.height + 2 + subtitle.size.height)
  }
}

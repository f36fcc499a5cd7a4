import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

@Suite("Cell styles in code")
struct CellStyleTests {
  /// Returns the table that the cell is in.
  @discardableResult
  private func laidOut(
    _ cell: TableViewCell, width: Double = 375, _ category: ContentSizeCategory = .large,
    _ direction: LayoutDirection = .leftToRight
  ) -> TableView {
    let table = TableView()
    table.rows = .prototypes([cell])
    table.layout(size: Size(width: width, height: 900), in: .grid(direction, category: category))
    return table
  }

  private func cell(_ style: TableViewCell.CellStyle, _ text: String, _ detail: String) -> TableViewCell {
    let cell = TableViewCell(style: style)
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    return cell
  }

  @Test("Each style has the labels and the image view of UIKit")
  func parts() {
    typealias Style = TableViewCell.CellStyle
    for (style, hasText, hasDetail, hasImage) in [
      (Style.custom, false, false, false), (.default, true, false, true), (.value1, true, true, true),
      (.value2, true, true, false), (.subtitle, true, true, true),
    ] {
      let cell = TableViewCell(style: style)
      #expect(
        (cell.textLabel != nil, cell.detailTextLabel != nil, cell.imageView != nil) == (hasText, hasDetail, hasImage))
    }
  }

  @Test("A part is made once and is in the content view")
  func identity() {
    let cell = TableViewCell(style: .subtitle)
    let label = cell.textLabel
    #expect(cell.textLabel === label)
    #expect(label?.superview === cell.contentView)
  }

  @Test("Texts of the first value style are 17 points high at the edges, the detail in the secondary label colour")
  func value1() throws {
    let cell = cell(.value1, "abcd", "ef")
    laidOut(cell)
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    // Four characters of 8.5 points; 16 points are between the texts and the edges of the cell of 375 points.
    #expect((text.frame.minX, text.frame.width, text.frame.height) == (16, 34, 17))
    #expect((detail.frame.maxX, detail.frame.width) == (359, 17))
    #expect(detail.textColor == .secondaryLabel)
  }

  @Test("A subtitle is 12 points high below the text")
  func subtitle() throws {
    let cell = cell(.subtitle, "abcd", "ef")
    laidOut(cell)
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect((text.font.size, detail.font.size) == (17, 12))
    #expect(detail.frame.minY == text.frame.maxY + 3)
  }

  @Test("At accessibility sizes the text and the detail of the first value style are above each other")
  func stacked() throws {
    let cell = cell(.value1, "abcd", "ef")
    laidOut(cell, .accessibilityMedium)
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(text.frame.minX == detail.frame.minX)
    #expect(detail.frame.minY >= text.frame.maxY)
    laidOut(cell, .extraExtraExtraLarge)
    #expect(text.frame.midY == detail.frame.midY)
  }

  @Test("Text wraps at accessibility sizes, and the row grows with it")
  func wrapping() throws {
    let cell = cell(.default, String(repeating: "a", count: 40), "")
    var table = laidOut(cell, .extraExtraExtraLarge)
    #expect(cell.textLabel?.textSummary?.lines == 1)
    table = laidOut(cell, .accessibilityMedium)
    // 40 characters of 14 points in 343 points: 24 fit into a line.
    #expect(cell.textLabel?.textSummary?.lines == 2)
    // With a separator of half a point.
    #expect(cell.frame.height == 2 * 28 + 23 + 0.5)
    withExtendedLifetime(table) {}
  }

  @Test("Constraints place the content of a cell whose labels nobody has asked for")
  func ownContent() {
    let (cell, box) = (TableViewCell(style: .default), View())
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 80),
    ])
    laidOut(cell)
    // With a separator of a pixel.
    #expect(cell.frame.height == 80.5)
  }

  @Test("An image is at the leading edge, and the text starts a margin after it")
  func image() throws {
    let cell = cell(.default, "abcd", "")
    cell.imageView?.image = Image(.missing("icon"), size: Size(width: 30, height: 20))
    laidOut(cell)
    #expect(cell.imageView?.frame == Rect(x: 16, y: 12, width: 30, height: 20))
    #expect(cell.textLabel?.frame.minX == 62)
    laidOut(cell, .large, .rightToLeft)
    #expect(cell.imageView?.frame.maxX == 359)
  }

  @Test("Accessories are as large in relation to the text at every text size")
  func accessories() throws {
    let cell = cell(.default, "abcd", "")
    cell.accessoryType = .disclosureIndicator
    var table = laidOut(cell)
    let usual = try #require(cell.overlayItems().marks.first?.rect)
    #expect((usual.width, usual.height) == (5.5, 11))
    table = laidOut(cell, .accessibilityExtraExtraExtraLarge)
    let large = try #require(cell.overlayItems().marks.first?.rect)
    // Body text is 17 points at the default size and 53 points at the largest.
    #expect(abs(large.height - 11 * 53 / 17) < 0.01)
    #expect(cell.contentView.frame.maxX < large.minX)
    withExtendedLifetime(table) {}
  }
}

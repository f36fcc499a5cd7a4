import Galley

/// Tables of all styles with cells of all styles, states and accessories.
enum GalleryLists {
  static func sections(_ text: SceneTexts) -> [View] {
    [
      GallerySection("TableView", ground: .systemGroupedBackground) {
        StackView.grid(
          columns: 2, alignment: .top,
          [
            GallerySpecimen(".plain: cell styles", fillsColumn: true, table(.plain, text, styledCells(text))),
            GallerySpecimen(
              ".insetGrouped: accessories", fillsColumn: true, table(.insetGrouped, text, accessories(text))),
            GallerySpecimen(".grouped: images", fillsColumn: true, table(.grouped, text, imageCells(text))),
            GallerySpecimen(".insetGrouped: states", fillsColumn: true, table(.insetGrouped, text, states(text))),
          ])
      }
    ]
  }

  private static func table(_ style: TableView.Style, _ text: SceneTexts, _ cells: [TableViewCell]) -> TableView {
    let table = WholeTable(style: style)
    table.rows = .sections([
      TableSection(
        headerTitle: text("header"), footerTitle: style == .plain ? nil : text("footer"), cells: cells)
    ])
    return table
  }

  private static func styledCells(_ text: SceneTexts) -> [TableViewCell] {
    [TableViewCell.CellStyle.default, .value1, .value2, .subtitle].map { cell($0, text) }
  }

  private static func imageCells(_ text: SceneTexts) -> [TableViewCell] {
    [(TableViewCell.CellStyle.default, "star.fill"), (.subtitle, "bell.fill")].map { style, symbol in
      made(cell(style, text)) { $0.imageView?.image = Image(systemName: symbol, pointSize: 20) }
    }
  }

  private static func accessories(_ text: SceneTexts) -> [TableViewCell] {
    let types: [TableViewCell.AccessoryType] = [
      .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
    ]
    let control = made(cell(.default, text)) { $0.accessoryView = made(Switch()) { $0.isOn = true } }
    return types.map { type in made(cell(.value1, text)) { $0.accessoryType = type } } + [control]
  }

  private static func states(_ text: SceneTexts) -> [TableViewCell] {
    let selected = made(cell(.default, text)) { $0.isSelected = true }
    let destructive = made(cell(.default, text)) { $0.textLabel?.textColor = .systemRed }
    let tinted = made(cell(.default, text)) { $0.textLabel?.textColor = .tintColor }
    return [cell(.default, text), selected, destructive, tinted]
  }

  private static func cell(_ style: TableViewCell.CellStyle, _ text: SceneTexts) -> TableViewCell {
    made(TableViewCell(style: style)) {
      $0.textLabel?.text = text("row")
      $0.detailTextLabel?.text = text("detail")
    }
  }
}

/// A table that is as high as its rows.
private final class WholeTable: TableView {
  override var measuresHeightAtWidth: Bool { true }
  override var intrinsicContentSize: Size { intrinsicContentSize(atWidth: bounds.width) }

  override func intrinsicContentSize(atWidth width: Double) -> Size {
    bounds.size.width = width
    layoutSubviews()
    return Size(width: View.noIntrinsicMetric, height: contentSize.height)
  }
}

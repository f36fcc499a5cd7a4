import Galley

/// Tables of all styles, with cells of all styles, states and accessories.
enum CellPage {
  static func views() -> [View] {
    [
      (TableView.Style.plain, SystemLook.iOS18), (.grouped, .iOS18), (.insetGrouped, .iOS18),
      (.insetGrouped, .current),
    ]
    .flatMap { style, look in
      [
        table(
          style, look,
          [
            TableSection(
              headerTitle: "Cell styles", footerTitle: "A footer explains the rows above it.", cells: styled(look))
          ]),
        table(
          style, look, [TableSection(headerTitle: "Accessories and states", cells: accessories(look) + states(look))]),
      ]
    }
  }

  private static func table(_ style: TableView.Style, _ look: SystemLook, _ sections: [TableSection]) -> TableView {
    made(WholeTable(style: style)) { ($0.overrideLook, $0.rows) = (look, .sections(sections)) }
  }

  private static func styled(_ look: SystemLook) -> [TableViewCell] {
    [TableViewCell.CellStyle.default, .value1, .value2, .subtitle].flatMap { style in
      [false, true].map { hasImage in
        made(cell(style, look)) {
          if hasImage { $0.imageView?.image = Image(systemName: "star.fill", pointSize: 20) }
        }
      }
    }
  }

  private static func accessories(_ look: SystemLook) -> [TableViewCell] {
    let types: [TableViewCell.AccessoryType] = [
      .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]
    let control = made(cell(.default, look)) { $0.accessoryView = made(Switch()) { $0.isOn = true } }
    return types.map { type in made(cell(.value1, look)) { $0.accessoryType = type } } + [control]
  }

  private static func states(_ look: SystemLook) -> [TableViewCell] {
    let selected = made(cell(.default, look)) { $0.isSelected = true }
    let tinted = made(cell(.default, look)) { $0.textLabel?.textColor = .tintColor }
    return [selected, tinted]
  }

  private static func cell(_ style: TableViewCell.CellStyle, _ look: SystemLook) -> TableViewCell {
    made(TableViewCell(style: style)) {
      $0.overrideLook = look
      $0.textLabel?.text = "Text"
      $0.detailTextLabel?.text = "Detail"
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

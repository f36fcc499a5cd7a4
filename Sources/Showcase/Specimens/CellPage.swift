import Galley

/// Tables of all styles, with cells of all styles and accessories.
enum CellPage {
  static func views(_ traits: TraitCollection) -> [View] {
    [
      (TableView.Style.plain, SystemLook.iOS18), (.grouped, .iOS18), (.insetGrouped, .iOS18),
      (.insetGrouped, .iOS26),
    ]
    .map { style, look in
      let table = TableView(style: style)
      table.overrideLook = look
      table.rows = .sections([
        TableSection(
          headerTitle: "Cell styles", footerTitle: "A footer explains the rows above it.", cells: styled(look)),
        TableSection(headerTitle: "Accessories", cells: accessories(look)),
      ])
      // The heights that the rows have at these text sizes.
      return table.sized(nil, traits.isAccessibilitySize ? 1_800 : 760)
    }
  }

  private static func styled(_ look: SystemLook) -> [TableViewCell] {
    [TableViewCell.CellStyle.default, .value1, .value2, .subtitle].flatMap { style in
      [false, true].map { hasImage in
        let cell = TableViewCell(style: style)
        cell.overrideLook = look
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Detail"
        if hasImage { cell.imageView?.image = Image(systemName: "star.fill", pointSize: 20) }
        return cell
      }
    }
  }

  private static func accessories(_ look: SystemLook) -> [TableViewCell] {
    [TableViewCell.AccessoryType.disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton].map {
      accessory in
      let cell = TableViewCell(style: .value1)
      (cell.overrideLook, cell.accessoryType) = (look, accessory)
      cell.textLabel?.text = accessory.rawValue
      cell.detailTextLabel?.text = "On"
      return cell
    }
  }
}

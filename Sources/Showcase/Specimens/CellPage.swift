import Galley

/// Tables of all styles, with cells of all styles and accessories.
enum CellPage {
  static func views(_ traits: TraitCollection) -> [View] {
    [
      (TableView.Style.plain, ControlGeneration.iOS17), (.grouped, .iOS17), (.insetGrouped, .iOS17),
      (.insetGrouped, .iOS26),
    ]
    .map { style, generation in
      let table = TableView(style: style)
      table.generation = generation
      table.rows = .sections([
        TableSection(
          headerTitle: "Cell styles", footerTitle: "A footer explains the rows above it.", cells: styled(generation)),
        TableSection(headerTitle: "Accessories", cells: accessories(generation)),
      ])
      // The heights that the rows have at these text sizes.
      return table.sized(nil, traits.isAccessibilitySize ? 1_800 : 760)
    }
  }

  private static func styled(_ generation: ControlGeneration) -> [TableViewCell] {
    [TableViewCell.CellStyle.default, .value1, .value2, .subtitle].flatMap { style in
      [false, true].map { hasImage in
        let cell = TableViewCell(style: style)
        cell.generation = generation
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Detail"
        if hasImage { cell.imageView?.image = Image(systemName: "star.fill", pointSize: 20) }
        return cell
      }
    }
  }

  private static func accessories(_ generation: ControlGeneration) -> [TableViewCell] {
    [TableViewCell.AccessoryType.disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton].map {
      accessory in
      let cell = TableViewCell(style: .value1)
      (cell.generation, cell.accessoryType) = (generation, accessory)
      cell.textLabel?.text = accessory.rawValue
      cell.detailTextLabel?.text = "On"
      return cell
    }
  }
}

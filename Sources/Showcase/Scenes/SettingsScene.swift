import Galley

/// The settings of a gardening app: a grouped table in a navigation controller in the last of four tabs.
enum SettingsScene {
  static func make(_ traits: TraitCollection) -> ViewController {
    let text = SceneTexts("Settings", in: traits)
    let table = TableView(style: .insetGrouped)
    table.backgroundColor = traits.color(.systemGroupedBackground)
    table.rows = .sections(sections(text, traits))
    if !traits.isAccessibilitySize {
      table.separatorInset = EdgeInsets(
        left: SettingsCell.textInset(traits), right: traits.hasGlass ? 16 : 0)
    }
    table.sectionHeaderHeight = 14
    table.sectionFooterHeight = 6
    let settings = NavigationController(
      rootViewController: ContentController(table, navigation: NavigationItem(title: text("title"))))
    settings.navigationBar.prefersLargeTitles = true
    settings.tabBarItem = TabBarItem(title: text("title"), image: Image(systemName: "gearshape.fill"))
    let tabs = TabBarController(
      viewControllers: [
        tab(text("tabGarden"), "leaf"), tab(text("tabTasks"), "checklist", badge: text("taskCount")),
        tab(text("tabDiary"), "book"), settings,
      ])
    tabs.selectedViewController = settings
    return tabs
  }

  private static func sections(_ text: SceneTexts, _ traits: TraitCollection) -> [TableSection] {
    [
      TableSection(cells: [AccountCell(text, traits)]),
      TableSection(
        footerTitle: text("notificationsNote"),
        cells: [
          SettingsCell("bell.fill", .systemRed, text("reminders"), isOn: true, traits),
          SettingsCell("speaker.wave.2.fill", .systemPink, text("sounds"), value: text("soundsValue"), traits),
          SettingsCell("moon.fill", .systemIndigo, text("quiet"), isOn: true, traits),
        ]),
      TableSection(cells: [
        SettingsCell("sun.max.fill", .systemOrange, text("appearance"), value: text("appearanceValue"), traits),
        SettingsCell("globe", .systemBlue, text("language"), value: text("languageValue"), traits),
        SettingsCell("speedometer", .systemTeal, text("units"), value: text("unitsValue"), traits),
      ]),
      TableSection(cells: [
        SettingsCell("person.2.fill", .systemGreen, text("garden"), isOn: false, traits),
        SettingsCell("photo.fill", .systemGray, text("storage"), value: text("storageValue"), traits),
      ]),
      TableSection(cells: [SignOutCell(text, traits)]),
    ]
  }

  /// Makes a controller whose tab alone is shown.
  private static func tab(_ title: String, _ symbol: String, badge: String? = nil) -> ViewController {
    let controller = ViewController()
    controller.tabBarItem = TabBarItem(title: title, image: Image(systemName: symbol))
    controller.tabBarItem.badgeValue = badge
    return controller
  }
}

/// A setting with a symbol, a name, and a value or switch. At accessibility sizes, the value is below the name.
private final class SettingsCell: TableViewCell {
  /// Makes a row with the current value and a chevron.
  convenience init(_ symbol: String, _ color: SystemColor, _ name: String, value: String, _ traits: TraitCollection) {
    self.init(style: .custom)
    accessoryType = .disclosureIndicator
    fill(
      IconTile(symbol, traits, color: traits.color(color)),
      StackView.ends(traits, spacing: 12, alignment: .center) {
        Label(name).hyphenated()
        Label(value, color: traits.color(.secondaryLabel)).hyphenated()
      }, traits)
  }

  /// Makes a row with a switch.
  convenience init(_ symbol: String, _ color: SystemColor, _ name: String, isOn: Bool, _ traits: TraitCollection) {
    self.init(style: .custom)
    let control = Switch()
    control.isOn = isOn
    fill(
      IconTile(symbol, traits, color: traits.color(color)),
      StackView.row(spacing: 12) {
        Label(name).hyphenated()
        control.holdSize()
      }.margins(DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 8)), traits)
  }

  /// Returns the distance of the name from the leading edge, in points.
  static func textInset(_ traits: TraitCollection) -> Double { 16 + IconTile.side(30, traits) + 14 }

  private func fill(_ tile: IconTile, _ content: View, _ traits: TraitCollection) {
    let row = StackView.row(spacing: 14) {
      tile.holdSize()
      content
    }.margins(
      DirectionalEdgeInsets(
        top: traits.isAccessibilitySize ? 12 : 7, leading: 16, bottom: traits.isAccessibilitySize ? 12 : 7, trailing: 8)
    )
    contentView.containing { row }.pinning(row)
    contentView.constrained { $0.heightAnchor >= (traits.hasGlass ? 52 : 44) }
  }
}

/// The row of the signed-in person.
private final class AccountCell: TableViewCell {
  convenience init(_ text: SceneTexts, _ traits: TraitCollection) {
    self.init(style: .custom)
    accessoryType = .disclosureIndicator
    let row = StackView.row(spacing: 14) {
      Avatar(text("initials"), diameter: traits.scaled(56, upTo: 1.4), color: Color(hex: 0x4E7D5B)).holdSize()
      StackView.column(spacing: 2) {
        Label(text("name"), .title3, weight: 600)
        Label(text("account"), .footnote, color: traits.color(.secondaryLabel))
      }
    }.margins(DirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 8))
    contentView.containing { row }.pinning(row)
  }
}

/// The red row at the end.
private final class SignOutCell: TableViewCell {
  convenience init(_ text: SceneTexts, _ traits: TraitCollection) {
    self.init(style: .custom)
    let label = Label(text("signOut"), color: traits.color(.systemRed), alignment: .center)
    let column = StackView.column { label }.margins(sides: 16, ends: 12)
    contentView.containing { column }.pinning(column)
    contentView.constrained { $0.heightAnchor >= (traits.hasGlass ? 52 : 44) }
  }
}

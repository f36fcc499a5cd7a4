import Galley

/// The settings of a gardening app, in groups on cards.
enum SettingsScene {
  static func make(_ traits: TraitCollection) -> View {
    let text = SceneTexts("Settings", in: traits)
    return Screen(traits, background: .systemGroupedBackground, spacing: 20) {
      ScreenTitle(text("title"), traits)
      account(text, traits)
      StackView.column(spacing: 8) {
        SettingsGroup(traits) {
          SettingsRow("bell.fill", .systemRed, text("reminders"), isOn: true, traits)
          SettingsRow("speaker.wave.2", .systemPink, text("sounds"), value: text("soundsValue"), traits)
          SettingsRow("moon", .systemIndigo, text("quiet"), isOn: true, traits)
        }
        StackView.column {
          Label(text("notificationsNote"), .footnote, color: traits.color(.secondaryLabel))
        }.margins(sides: 16)
      }
      SettingsGroup(traits) {
        SettingsRow("sun.max", .systemOrange, text("appearance"), value: text("appearanceValue"), traits)
        SettingsRow("globe", .systemBlue, text("language"), value: text("languageValue"), traits)
        SettingsRow("speedometer", .systemTeal, text("units"), value: text("unitsValue"), traits)
      }
      SettingsGroup(traits) {
        SettingsRow("person.2", .systemGreen, text("garden"), isOn: false, traits)
        SettingsRow("photo", .systemGray, text("storage"), value: text("storageValue"), traits)
      }
      Card(traits, margin: 13) {
        Label(text("signOut"), color: traits.color(.systemRed), alignment: .center)
      }
    }
  }

  private static func account(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    Card(traits, margin: 14) {
      StackView.row(spacing: 14) {
        Avatar(text("initials"), diameter: traits.scaled(56, upTo: 1.4), color: Color(hex: 0x4E7D5B)).holdSize()
        StackView.column(spacing: 2) {
          Label(text("name"), .title3, weight: 600)
          Label(text("account"), .footnote, color: traits.color(.secondaryLabel))
        }
      }
    }
  }
}

/// Rows on a card with lines between them, which are aligned with the names.
final class SettingsGroup: View {
  init(_ traits: TraitCollection, @SubviewBuilder _ rows: () -> [View]) {
    super.init(frame: .zero)
    backgroundColor = traits.color(.secondarySystemGroupedBackground)
    layer.cornerRadius = 12
    let rows = rows()
    let column = StackView.column {
      for (index, row) in rows.enumerated() {
        row
        if index < rows.count - 1 {
          let inset = traits.isAccessibilitySize ? 16 : 16 + SettingsRow.tileSide(traits) + 14
          StackView.column { Separator(traits) }
            .margins(DirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: 0))
        }
      }
    }
    containing { column }.pinning(column)
  }
}

/// A setting with a symbol, a name, and a value or switch. At accessibility sizes, the value is below the name.
final class SettingsRow: View {
  /// Makes a row with the current value and a chevron.
  convenience init(_ symbol: String, _ color: SystemColor, _ name: String, value: String, _ traits: TraitCollection) {
    let end = StackView.row(spacing: 6) {
      Label(value, color: traits.color(.secondaryLabel)).hyphenated()
      ImageView(symbol: "chevron.forward", traits, size: 13, color: traits.color(.tertiaryLabel))
    }
    self.init(
      IconTile(symbol, traits, color: traits.color(color)),
      StackView.ends(traits, spacing: 12, alignment: .center) {
        Label(name).hyphenated()
        end
      })
  }

  /// Makes a row with a switch.
  convenience init(_ symbol: String, _ color: SystemColor, _ name: String, isOn: Bool, _ traits: TraitCollection) {
    let control = Switch()
    control.isOn = isOn
    self.init(
      IconTile(symbol, traits, color: traits.color(color)),
      StackView.row(spacing: 12) {
        Label(name).hyphenated()
        control.holdSize()
      })
  }

  /// Returns the side of the symbol's tile, in points.
  static func tileSide(_ traits: TraitCollection) -> Double { IconTile.side(30, traits) }

  private init(_ tile: IconTile, _ content: View) {
    super.init(frame: .zero)
    let row = StackView.row(spacing: 14) {
      tile.holdSize()
      content
    }.margins(sides: 16, ends: 9)
    containing { row }.pinning(row)
  }
}

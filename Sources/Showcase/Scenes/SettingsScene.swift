import Galley

/// The settings of a gardening app: a table of cards.
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

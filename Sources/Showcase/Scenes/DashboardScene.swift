import Galley

/// Today's figures of solar panels on a roof.
enum DashboardScene {
  static func make(_ traits: TraitCollection) -> View {
    let text = SceneTexts("Dashboard", in: traits)
    let screen = Screen(traits, bottomBar: tabBar(text), background: .systemGroupedBackground, spacing: 14) {
      ScreenTitle(text("title"), symbol: "bell", traits)
      production(text, traits)
      week(text, traits)
      tiles(traits) {
        tile("battery.100", .systemGreen, "battery", text, traits)
        tile("house.fill", .systemBlue, "home", text, traits)
      }
      tiles(traits) {
        tile("bolt", .systemPurple, "sold", text, traits)
        tile("heart.fill", .systemPink, "saved", text, traits)
      }
      forecast(text, traits)
    }
    screen.tintColor = traits.color(.systemOrange)
    return screen
  }

  private static func production(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    Card(traits) {
      StackView.row(spacing: 16) {
        StackView.column(spacing: 2) {
          Label(text("produced"), .subheadline, color: traits.color(.secondaryLabel))
          Label(text("producedValue"), .largeTitle, weight: 700)
          Label(text("change"), .footnote, weight: 500, color: DashboardScene.green(traits))
        }
        if !traits.isAccessibilitySize {
          ProgressRing(0.82, diameter: 72, color: traits.color(.systemOrange))
        }
      }
    }
  }

  private static func week(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    Card(traits, spacing: 14) {
      StackView.ends(traits) {
        Label(text("week"), .headline)
        Label(text("weekTotal"), .subheadline, color: traits.color(.secondaryLabel)).holdSize()
      }
      BarChart(
        [0.62, 0.45, 0.86, 1, 0.28, 0.55, 0.7], words: text("days").split(separator: " ").map(String.init),
        highlighted: 3, height: 96, traits)
    }
  }

  private static func forecast(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    Card(traits) {
      StackView.row(spacing: 14) {
        IconTile("sun.max", traits, side: 36, color: traits.color(.systemOrange))
        StackView.column(spacing: 2) {
          Label(text("tomorrow"), .headline)
          Label(text("forecast"), .subheadline, color: traits.color(.secondaryLabel))
        }
      }
    }
  }

  /// Puts two tiles side by side, or below each other at accessibility sizes.
  private static func tiles(_ traits: TraitCollection, @SubviewBuilder _ tiles: () -> [View]) -> View {
    guard !traits.isAccessibilitySize else { return StackView.column(spacing: 14, tiles) }
    let row = StackView.row(spacing: 14, alignment: .fill, tiles)
    row.distribution = .fillEqually
    return row
  }

  private static func tile(
    _ symbol: String, _ color: SystemColor, _ key: String, _ text: SceneTexts, _ traits: TraitCollection
  ) -> View {
    Card(traits, margin: 14, spacing: 4) {
      StackView.row(spacing: 8) {
        ImageView(symbol: symbol, traits, size: 15, color: traits.color(color))
        Label(text(key), .footnote, weight: 500, color: traits.color(.secondaryLabel))
      }
      Label(text(key + "Value"), .title2, weight: 600)
      Label(text(key + "Detail"), .footnote, color: traits.color(.secondaryLabel))
    }
  }

  private static func tabBar(_ text: SceneTexts) -> TabBar {
    let bar = TabBar()
    bar.items = [
      TabBarItem(title: text("title"), image: Image(systemName: "sun.max")),
      TabBarItem(title: text("history"), image: Image(systemName: "chart.bar")),
      TabBarItem(title: text("devices"), image: Image(systemName: "bolt")),
      TabBarItem(title: text("settings"), image: Image(systemName: "gear")),
    ]
    return bar
  }

  /// Returns a green with enough contrast for small text; the system colour is for fills.
  private static func green(_ traits: TraitCollection) -> Color {
    traits.userInterfaceStyle == .dark ? traits.color(.systemGreen) : Color(hex: 0x1E7D3A)
  }
}

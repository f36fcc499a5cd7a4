import Galley

/// Materials and Liquid Glass over pictures, text and plain colours.
enum MaterialPage {
  static func views() -> [View] {
    let materials: [[VisualEffectView.Style]] = [
      [.systemUltraThinMaterial, .systemThinMaterial, .systemMaterial],
      [.systemThickMaterial, .systemChromeMaterial, .regular], [.light, .extraLight, .dark],
    ]
    return [Label("Materials", .headline)] + materials.map(panes) + [Label("Liquid Glass", .headline)]
      + backdrops().map(glass)
  }

  private static func panes(_ styles: [VisualEffectView.Style]) -> View {
    let panes = styles.map { style in
      made(VisualEffectView(style: style)) { $0.layer.cornerRadius = 12 }.sized(100, 56)
    }
    return over(HillsArtwork(.evening, cornerRadius: 12), panes, height: 80)
  }

  /// What glass is shown over.
  private static func backdrops() -> [View] {
    [
      HillsArtwork(.morning, cornerRadius: 12), HillsArtwork(.night, cornerRadius: 12), stripes(), lines(),
      made(View()) { $0.backgroundColor = .white }, made(View()) { $0.backgroundColor = .black },
    ]
  }

  private static func stripes() -> View {
    let colors: [Color] = [.systemRed, .systemYellow, .systemGreen, .systemTeal, .systemIndigo, .systemPink]
    let row = StackView.row(alignment: .fill) {
      for color in colors + colors { made(View()) { $0.backgroundColor = color } }
    }
    row.distribution = .fillEqually
    return row
  }

  private static func lines() -> View {
    let text = "The harbour wakes before the town does. Fishermen mend their nets, and the first ferry leaves."
    return made(Label(text, .body)) { $0.numberOfLines = 0 }
  }

  private static func glass(_ backdrop: View) -> View {
    let effects = [GlassEffect(), GlassEffect(tintColor: .systemBlue), GlassEffect(style: .clear)]
    let circles = effects.map { VisualEffectView(glass: $0).sized(44, 44) }
    let card = made(VisualEffectView(glass: GlassEffect())) { $0.cornerConfiguration = .fixed(16) }.sized(44, 44)
    return over(backdrop, [VisualEffectView(glass: GlassEffect()).sized(130, 54)] + circles + [card], height: 86)
  }

  private static func over(_ backdrop: View, _ panes: [View], height: Double) -> View {
    let row = StackView.row(spacing: 8) {
      for pane in panes { pane }
    }
    return made(View()) { $0.clipsToBounds = true }.sized(nil, height).containing {
      backdrop
      row
    }.constrained { panel in
      backdrop.topAnchor == panel.topAnchor
      backdrop.bottomAnchor == panel.bottomAnchor
      backdrop.leadingAnchor == panel.leadingAnchor
      backdrop.trailingAnchor == panel.trailingAnchor
      row.centerYAnchor == panel.centerYAnchor
      row.centerXAnchor == panel.centerXAnchor
    }
  }
}

import Galley

/// A station's departure board: a table whose columns follow the direction of the language.
enum DeparturesScene {
  static func make(_ traits: TraitCollection) -> View {
    let text = SceneTexts("Departures", in: traits)
    return Screen(traits, spacing: 0) {
      ScreenTitle(text("title"), symbol: "magnifyingglass", traits)
      Label(text("station"), .subheadline, color: traits.color(.secondaryLabel))
      if !traits.isAccessibilitySize { head(text, traits) }
      for train in 1...7 {
        DepartureRow(train, text, traits)
        Separator(traits)
      }
      StackView.column { Label(text("note"), .footnote, color: traits.color(.secondaryLabel)) }.margins(ends: 14)
    }
  }

  private static func head(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    let (time, destination, platform) = (
      columnTitle(text("time"), traits), columnTitle(text("destination"), traits), columnTitle(text("platform"), traits)
    )
    return View().containing {
      time
      destination
      platform
    }.constrained { head in
      time.leadingAnchor == head.leadingAnchor
      time.topAnchor == head.topAnchor + 18
      time.bottomAnchor == head.bottomAnchor - 6
      destination.leadingAnchor == head.leadingAnchor + DepartureRow.timeWidth(traits)
      destination.firstBaselineAnchor == time.firstBaselineAnchor
      platform.trailingAnchor == head.trailingAnchor
      platform.firstBaselineAnchor == time.firstBaselineAnchor
      platform.leadingAnchor >= destination.trailingAnchor + 8
    }
  }

  private static func columnTitle(_ title: String, _ traits: TraitCollection) -> Label {
    Label(title, .caption1, weight: 600, color: traits.color(.secondaryLabel)).holdSize()
  }
}

/// A train's time, destination and platform. At accessibility sizes, the time is above the destination.
private final class DepartureRow: View {
  private enum State: String {
    case late, cancelled
  }

  private static let states: [Int: State] = [2: .late, 4: .cancelled]

  static func timeWidth(_ traits: TraitCollection) -> Double { traits.scaled(76) }

  init(_ train: Int, _ text: SceneTexts, _ traits: TraitCollection) {
    super.init(frame: .zero)
    let state = Self.states[train]
    let time = Self.time(text("time\(train)"), isCancelled: state == .cancelled, traits)
    let route = StackView.column(spacing: 2) {
      Label(text("to\(train)"), .headline)
      Label(text("via\(train)"), .footnote, color: traits.color(.secondaryLabel))
      if let state { Self.notice(text(state.rawValue), state, traits) }
    }
    let platform = Self.sign(text("platform\(train)"), traits)
    let row = StackView.row(spacing: 12, alignment: traits.isAccessibilitySize ? .top : .center) {
      if traits.isAccessibilitySize {
        StackView.column(spacing: 4) {
          time
          route
        }
      } else {
        time
        route
      }
      platform
    }.margins(ends: 12)
    if !traits.isAccessibilitySize { time.constrained { $0.widthAnchor == Self.timeWidth(traits) - 12 } }
    containing { row }.pinning(row)
  }

  private static func time(_ time: String, isCancelled: Bool, _ traits: TraitCollection) -> Label {
    let label = Label(time, .title3, weight: 600).holdSize()
    label.numberOfLines = 1
    guard isCancelled else { return label }
    label.attributedText = AttributedText(
      runs: [TextRun(time, font: label.font, color: traits.color(.tertiaryLabel), isStruckThrough: true)])
    return label
  }

  private static func notice(_ words: String, _ state: State, _ traits: TraitCollection) -> Label {
    let isDark = traits.userInterfaceStyle == .dark
    let color =
      switch state {
      case .late: isDark ? traits.color(.systemOrange) : Color(hex: 0xA85A00)
      case .cancelled: isDark ? traits.color(.systemRed) : Color(hex: 0xC9281E)
      }
    return Label(words, .footnote, weight: 600, color: color)
  }

  /// Makes a blue sign with the number of a platform.
  private static func sign(_ number: String, _ traits: TraitCollection) -> View {
    let label = Label(number, .headline, weight: 700, color: .white)
    let sign = View()
    sign.backgroundColor = Color(hex: 0x1F4E8C)
    sign.layer.cornerRadius = 8
    return sign.containing { label }.constrained { sign in
      sign.widthAnchor == traits.scaled(36)
      sign.heightAnchor == traits.scaled(36)
      label.centerXAnchor == sign.centerXAnchor
      label.centerYAnchor == sign.centerYAnchor
    }
  }
}

import Galley

/// A page of controls in one language, text size and appearance.
package struct ControlSpecimen: Sendable {
  /// The language, the text size, the appearance and the contrast of a page.
  package enum Look: String, CaseIterable, Sendable {
    case light, dark
    /// Increased contrast.
    case contrast
    /// Arabic, from right to left.
    case arabic = "ar"
    /// The third accessibility size.
    case large = "AX3"

    var traits: TraitCollection {
      TraitCollection(
        locale: self == .arabic ? "ar" : "en",
        preferredContentSizeCategory: self == .large ? .accessibilityExtraLarge : .large,
        userInterfaceStyle: self == .dark ? .dark : .light, accessibilityContrast: self == .contrast ? .high : .normal,
        displayScale: self == .large ? 1 : 2)
    }
  }

  package let page: ControlPage
  package let look: Look

  /// Every page in the looks in which it differs.
  package static let all = ControlPage.allCases.flatMap { page in
    page.looks.map { ControlSpecimen(page: page, look: $0) }
  }

  /// Lays out the page.
  package func pictures(by renderer: Renderer) -> [SpecimenPicture] {
    SpecimenPicture.all(
      named: "controls_\(page.rawValue)_\(look.rawValue)", width: SpecimenPage.width, traits: look.traits, by: renderer,
      sections: { page.sections(look.traits) }, page: { ControlPage.page(of: $0, look.traits) })
  }
}

/// A page that shows related controls in all their states.
package enum ControlPage: String, CaseIterable, Sendable {
  /// Switches, sliders, fields and other controls with a value.
  case values
  case buttons
  /// Cells of all styles with all accessories, in tables of all styles.
  case cells
  case pickers
  /// What is drawn for content that is not at hand.
  case placeholders
  case materials
  case colors
  /// The designs and weights of the system font, and the colours of text.
  case fonts
  /// Bars over what shines through them.
  case bars

  fileprivate var looks: [ControlSpecimen.Look] {
    switch self {
    case .values, .buttons, .bars: [.light, .dark, .contrast, .arabic, .large]
    case .cells, .pickers: [.light, .dark, .arabic, .large]
    case .colors: [.light, .dark, .contrast]
    case .placeholders, .materials, .fonts: [.light, .dark]
    }
  }

  /// Makes the views of the page. What is shown in several looks of iOS has a section for each.
  func sections(_ traits: TraitCollection) -> [[View]] {
    switch self {
    case .values: ValuePage.sections(traits)
    case .buttons: ButtonPage.sections(traits)
    case .cells: [CellPage.views()]
    case .pickers: PickerPage.sections()
    case .placeholders: [PlaceholderPage.views()]
    case .materials: [MaterialPage.views()]
    case .colors: [ColorPage.views()]
    case .fonts: [FontPage.views()]
    case .bars: BarPage.sections()
    }
  }

  /// Puts views of a page below each other.
  static func page(of views: [View], _ traits: TraitCollection) -> View {
    let page = StackView.column(spacing: 14) {
      for view in views { view }
    }.margins(sides: 16, ends: 16)
    page.backgroundColor = .systemBackground
    page.overrideAccessibilityContrast = traits.accessibilityContrast
    return page
  }
}

extension View {
  /// Sets the size of a view that has none of its own, in points.
  func sized(_ width: Double? = nil, _ height: Double? = nil) -> Self {
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
    return self
  }
}

/// Returns a view after changing its properties.
func made<Made: View>(_ view: Made, _ change: (Made) -> Void) -> Made {
  change(view)
  return view
}

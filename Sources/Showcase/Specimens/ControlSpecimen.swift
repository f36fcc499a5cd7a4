import Galley

/// A page of controls in one of four looks. Its picture is in `Snapshots/Specimens`.
package struct ControlSpecimen: Sendable {
  /// The language, the text size and the appearance of a page.
  package enum Look: String, CaseIterable, Sendable {
    case light, dark
    /// Arabic, from right to left.
    case arabic = "ar"
    /// The third accessibility size.
    case large = "AX3"

    var traits: TraitCollection {
      TraitCollection(
        locale: self == .arabic ? "ar" : "en",
        preferredContentSizeCategory: self == .large ? .accessibilityExtraLarge : .large,
        userInterfaceStyle: self == .dark ? .dark : .light, displayScale: self == .large ? 1 : 2)
    }
  }

  package let page: ControlPage
  package let look: Look

  /// Every page in every look.
  package static let all = ControlPage.allCases.flatMap { page in
    Look.allCases.map { ControlSpecimen(page: page, look: $0) }
  }

  /// The file name of the picture, for example `controls_buttons_dark@2x.png`.
  package var fileName: String {
    "controls_\(page.rawValue)_\(look.rawValue)@\(look == .large ? 1 : 2)x.png"
  }

  /// Lays out the page at the height of its content.
  package func rendering(by renderer: Renderer) -> Rendering {
    renderer.render(page.make(look.traits), width: SpecimenPage.width, traits: look.traits)
  }
}

/// A page that shows related controls in all their states.
package enum ControlPage: String, CaseIterable, Sendable {
  /// Switches, sliders, fields and other controls with a value, of two iOS generations.
  case values
  case buttons
  /// Cells of all styles with all accessories, in tables of all styles.
  case cells
  case pickers
  /// What is drawn for content that is not at hand.
  case placeholders
  case materials
  case colors
  /// Bars over a stripe that shows what shines through.
  case bars

  func make(_ traits: TraitCollection) -> View {
    let page = StackView.column(spacing: 14) {
      switch self {
      case .values: ValuePage.views(traits)
      case .buttons: ButtonPage.views(traits)
      case .cells: CellPage.views(traits)
      case .pickers: PickerPage.views()
      case .placeholders: PlaceholderPage.views()
      case .materials: MaterialPage.views()
      case .bars: BarPage.views()
      case .colors: ColorPage.views()
      }
    }.margins(sides: 16, ends: 16)
    page.backgroundColor = .systemBackground
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

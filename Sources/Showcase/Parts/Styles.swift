import Galley

extension TraitCollection {
  /// Returns a system colour for these traits.
  func color(_ color: SystemColor) -> Color { color.color(compatibleWith: self) }

  /// Returns a length in points that grows with a text style.
  func scaled(_ points: Double, with style: TextStyle = .body) -> Double {
    FontMetrics(forTextStyle: style).scaledValue(for: points, compatibleWith: self)
  }

  /// Returns a length in points that grows with body text up to a multiple of itself, as for symbols beside text.
  func scaled(_ points: Double, upTo limit: Double) -> Double { min(scaled(points), limit * points) }

  /// Whether texts are so large that rows become columns.
  var isAccessibilitySize: Bool { preferredContentSizeCategory.isAccessibilityCategory }
}

extension Font {
  /// Returns the font with another weight.
  func weight(_ weight: Int) -> Font {
    var font = self
    font.weight = weight
    return font
  }
}

extension Label {
  /// Makes a label with as many lines as its text needs.
  convenience init(
    _ text: String, _ style: TextStyle = .body, weight: Int? = nil, color: Color? = nil,
    alignment: TextAlignment = .natural
  ) {
    self.init(text: text)
    let preferred = Font.preferredFont(forTextStyle: style)
    font = weight.map(preferred.weight) ?? preferred
    textColor = color
    textAlignment = alignment
    numberOfLines = 0
  }
}

extension Label {
  /// Hyphenates words that do not fit on a line instead of breaking them anywhere.
  ///
  /// - Parameter lineSpacing: The additional space between lines, in points.
  func hyphenated(lineSpacing: Double = 0) -> Label {
    var style = ParagraphStyle()
    style.usesDefaultHyphenation = true
    style.lineSpacing = lineSpacing
    style.alignment = textAlignment
    attributedText = AttributedText(text ?? "", font: font, paragraphStyle: style)
    return self
  }
}

extension String {
  /// The text in an isolate that keeps its order within right-to-left text, as phone numbers need (Unicode Standard
  /// Annex 9: left-to-right isolate, pop directional isolate).
  var fromLeftToRight: String { "\u{2066}\(self)\u{2069}" }
}

extension ImageView {
  /// Makes a symbol beside a text that grows with the text up to twice its size.
  convenience init(symbol: String, _ traits: TraitCollection, size: Double = 17, color: Color?) {
    self.init(image: Image(systemName: symbol, pointSize: traits.scaled(size, upTo: 2)))
    tintColor = color
    contentMode = .scaleAspectFit
    holdSize()
  }
}

extension View {
  /// Raises the hugging and compression resistance priorities, so that the neighbours grow or shrink instead.
  @discardableResult
  func holdSize() -> Self {
    for axis in [Axis.horizontal, .vertical] {
      setContentHuggingPriority(760, for: axis)
      setContentCompressionResistancePriority(760, for: axis)
    }
    return self
  }

  /// Sets the identifier, by which figures find the view in every language.
  func identified(by identifier: String) -> Self {
    self.identifier = identifier
    return self
  }
}

/// The accent colour of an app.
struct Accent {
  /// The colour of filled areas with white text, in light and dark appearance.
  let field: Color
  /// The colour of text and symbols in dark appearance.
  let inkInDark: Color

  /// Returns the colour of text and symbols.
  func ink(_ traits: TraitCollection) -> Color { traits.userInterfaceStyle == .dark ? inkInDark : field }

  /// The colour of a hiking journal.
  static let forest = Accent(field: Color(hex: 0x1F7A54), inkInDark: Color(hex: 0x5FBF8F))
  /// The colour of a gardening app.
  static let leaf = Accent(field: Color(hex: 0x2F7D4F), inkInDark: Color(hex: 0x57B77C))
  /// The colour of a restaurant.
  static let brick = Accent(field: Color(hex: 0xB4552D), inkInDark: Color(hex: 0xE0865E))
  /// The colour of a potter's shop.
  static let glaze = Accent(field: Color(hex: 0x3D6675), inkInDark: Color(hex: 0x8FB6C4))
  /// The colour of a magazine.
  static let dusk = Accent(field: Color(hex: 0x5B4A8A), inkInDark: Color(hex: 0xB9A7E0))
}

extension Button {
  /// Makes a large button for a screen's main actions.
  ///
  /// - Parameters:
  ///   - title: The title. Its font stops growing at `AX3`.
  ///   - style: The style of the button's configuration.
  ///   - symbol: A symbol before the title, not shown at accessibility sizes.
  ///   - field: The colour of a filled button, or `nil` for the tint colour.
  convenience init(
    _ title: String, _ style: ButtonConfiguration.Style, symbol: String? = nil, field: Color? = nil,
    _ traits: TraitCollection
  ) {
    var configuration = ButtonConfiguration(style: style, title: title)
    configuration.buttonSize = .large
    configuration.cornerStyle = traits.hasGlass ? .capsule : .large
    configuration.titleFont = .preferredFont(forTextStyle: .headline)
    configuration.baseBackgroundColor = field
    if let symbol, !traits.isAccessibilitySize {
      configuration.image = Image(systemName: symbol, pointSize: traits.scaled(17))
      configuration.imagePadding = 8
    }
    self.init(configuration: configuration)
    maximumContentSizeCategory = .accessibilityExtraLarge
  }

  /// Makes a plain button with the font of running text.
  convenience init(link title: String, _ style: TextStyle = .subheadline) {
    var configuration = ButtonConfiguration(style: .plain, title: title)
    configuration.titleFont = .preferredFont(forTextStyle: style).weight(500)
    configuration.contentInsets = DirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
    self.init(configuration: configuration)
  }
}

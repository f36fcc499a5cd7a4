import Galley

extension TraitCollection {
  /// A platform colour in light or dark.
  func color(_ color: SystemColor) -> Color { color.color(compatibleWith: self) }

  /// A length that grows with running text.
  func scaled(_ points: Double, with style: TextStyle = .body) -> Double {
    FontMetrics(forTextStyle: style).scaledValue(for: points, compatibleWith: self)
  }

  /// A length that grows with running text up to a multiple of itself, as pictures beside texts do.
  func scaled(_ points: Double, upTo limit: Double) -> Double { min(scaled(points), limit * points) }

  /// Whether texts are so large that what stands side by side goes below each other.
  var isAccessibilitySize: Bool { preferredContentSizeCategory.isAccessibilityCategory }
}

extension Font {
  /// The same font in another weight.
  func weight(_ weight: Int) -> Font {
    var font = self
    font.weight = weight
    return font
  }
}

extension Label {
  /// A label of as many lines as its text needs.
  convenience init(
    _ text: String, _ style: TextStyle = .body, weight: Int? = nil, color: Color? = nil,
    alignment: TextAlignment = .natural
  ) {
    self.init(text: text)
    font = Font.preferredFont(forTextStyle: style).weight(weight ?? style.weight)
    textColor = color
    textAlignment = alignment
    numberOfLines = 0
  }
}

extension Label {
  /// Hyphenates words that would be broken anywhere, where their language is known.
  ///
  /// - Parameter lineSpacing: the room between lines beyond the font's, in points.
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
  /// The text between marks that keep its order among words that are read from right to left, as a phone number needs it
  /// (Unicode Standard Annex 9: left-to-right isolate, pop directional isolate).
  var fromLeftToRight: String { "\u{2066}\(self)\u{2069}" }
}

extension ImageView {
  /// A symbol beside a text, which grows with it up to twice its size.
  convenience init(symbol: String, _ traits: TraitCollection, size: Double = 17, color: Color?) {
    self.init(image: Image(systemName: symbol, pointSize: traits.scaled(size, upTo: 2)))
    tintColor = color
    contentMode = .scaleAspectFit
    holdSize()
  }
}

extension View {
  /// Keeps the natural size against neighbours that grow or shrink.
  @discardableResult
  func holdSize() -> Self {
    for axis in [Axis.horizontal, .vertical] {
      setContentHuggingPriority(760, for: axis)
      setContentCompressionResistancePriority(760, for: axis)
    }
    return self
  }
}

/// An app's own colour.
struct Accent {
  /// Of fields with white letters on them, in light and dark.
  let field: Color
  /// Of words on dark grounds; on light ones they have the field's.
  let inkInDark: Color

  /// Of words and symbols.
  func ink(_ traits: TraitCollection) -> Color { traits.userInterfaceStyle == .dark ? inkInDark : field }

  /// The trees of a hiking journal.
  static let forest = Accent(field: Color(hex: 0x1F7A54), inkInDark: Color(hex: 0x5FBF8F))
  /// The leaves of a gardening app.
  static let leaf = Accent(field: Color(hex: 0x2F7D4F), inkInDark: Color(hex: 0x57B77C))
  /// A restaurant's bricks.
  static let brick = Accent(field: Color(hex: 0xB4552D), inkInDark: Color(hex: 0xE0865E))
  /// A potter's glaze.
  static let glaze = Accent(field: Color(hex: 0x3D6675), inkInDark: Color(hex: 0x8FB6C4))
  /// The dusk of a magazine.
  static let dusk = Accent(field: Color(hex: 0x5B4A8A), inkInDark: Color(hex: 0xB9A7E0))
}

extension Button {
  /// A button as wide as its surroundings, for what a screen is there to do.
  ///
  /// - Parameters:
  ///   - title: what it does; its letters stop growing at `AX3`, so that words fit.
  ///   - style: how much it stands out.
  ///   - symbol: what stands before the title, as long as there is room.
  ///   - field: the colour of a filled button; none for the tint.
  convenience init(
    _ title: String, _ style: ButtonConfiguration.Style, symbol: String? = nil, field: Color? = nil,
    _ traits: TraitCollection
  ) {
    var configuration = ButtonConfiguration(style: style, title: title)
    configuration.buttonSize = .large
    configuration.cornerStyle = .large
    configuration.titleFont = .preferredFont(forTextStyle: .headline)
    configuration.baseBackgroundColor = field
    if let symbol, !traits.isAccessibilitySize {
      configuration.image = Image(systemName: symbol, pointSize: traits.scaled(17))
      configuration.imagePadding = 8
    }
    self.init(configuration: configuration)
    maximumContentSizeCategory = .accessibilityExtraLarge
  }

  /// A button of a few words in running text.
  convenience init(link title: String, _ style: TextStyle = .subheadline) {
    var configuration = ButtonConfiguration(style: .plain, title: title)
    configuration.titleFont = .preferredFont(forTextStyle: style).weight(500)
    configuration.contentInsets = DirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
    self.init(configuration: configuration)
  }
}

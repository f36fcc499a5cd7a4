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

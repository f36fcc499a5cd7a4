import Galley

extension TraitCollection {
  /// A platform colour in light or dark.
  func color(_ color: SystemColor) -> Color { color.color(compatibleWith: self) }

  /// A length that grows with running text.
  func scaled(_ points: Double, with style: TextStyle = .body) -> Double {
    FontMetrics(forTextStyle: style).scaledValue(for: points, compatibleWith: self)
  }

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

extension ImageView {
  /// A symbol beside a text, which grows with it up to twice its size.
  convenience init(symbol: String, _ traits: TraitCollection, size: Double = 17, color: Color?) {
    self.init(image: Image(systemName: symbol, pointSize: min(traits.scaled(size), 2 * size)))
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

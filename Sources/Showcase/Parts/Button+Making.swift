import Galley

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

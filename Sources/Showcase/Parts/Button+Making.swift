import Galley

extension Button {
  /// A button as wide as its surroundings, for what a screen is there to do.
  convenience init(
    _ title: String, _ style: ButtonConfiguration.Style, symbol: String? = nil, _ traits: TraitCollection
  ) {
    var configuration = ButtonConfiguration(style: style, title: title)
    configuration.buttonSize = .large
    configuration.cornerStyle = .large
    configuration.titleFont = .preferredFont(forTextStyle: .headline)
    configuration.image = symbol.map { Image(systemName: $0, pointSize: traits.scaled(17)) }
    configuration.imagePadding = 8
    self.init(configuration: configuration)
    layer.cornerRadius = 14
  }

  /// A button of a few words in running text.
  convenience init(link title: String, _ style: TextStyle = .subheadline) {
    var configuration = ButtonConfiguration(style: .plain, title: title)
    configuration.titleFont = .preferredFont(forTextStyle: style).weight(500)
    configuration.contentInsets = DirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
    self.init(configuration: configuration)
  }
}

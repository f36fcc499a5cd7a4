/// A property of an object that data can set: its key in data files, and where its value is in the element.
struct DataProperty: Hashable, Sendable {
  /// The key in data files.
  let name: String
  let value: Value

  /// What the value is, and where the element has it.
  enum Value: Hashable, Sendable {
    case flag(attribute: String)
    case number(attribute: String, ClosedRange<Double>)
    /// A text that can depend on the language, as a property, or as that of a child such as `configuration.subtitle`.
    case text(property: String)
    case color(key: String)
    case image
    /// A view that is a property of a table or a collection view.
    case part(key: String)
    /// A document's view inside the view, or a scene in a container view.
    case document, scene
    case buttonTitle, buttonTitles, buttonImage, buttonImages, buttonColor
    case itemTitle
    case date, duration
    case segments, selectedSegment, selectedTab
    case rows, items
    /// The id of the cell's view for a text or an image is in the attribute.
    case cellText(attribute: String), cellImage(attribute: String)
    case accessory
  }

  init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// Whether the value is a text that can depend on the language.
  var isText: Bool {
    switch value {
    case .text, .buttonTitle, .itemTitle, .cellText: true
    default: false
    }
  }

  // MARK: Properties of several kinds

  static let enabled = flag("enabled")
  static let highlighted = flag("highlighted")
  static let selected = flag("selected")
  static let text = DataProperty("text", .text(property: "text"))
  static let textColor = DataProperty("color", .color(key: "textColor"))
  static let image = DataProperty("image", .image)
  static let itemTitle = DataProperty("title", .itemTitle)
  static let document = DataProperty("document", .document)
  static let scene = DataProperty("scene", .scene)

  static func flag(_ name: String) -> DataProperty { DataProperty(name, .flag(attribute: name)) }

  static func text(_ name: String) -> DataProperty { DataProperty(name, .text(property: name)) }

  static func number(
    _ name: String, _ attribute: String, in range: ClosedRange<Double> = -1e6...1e6
  ) -> DataProperty {
    DataProperty(name, .number(attribute: attribute, range))
  }
}

/// The properties of a kind of object that data can set.
struct DataProperties: Sendable {
  /// The property that a value without a key sets.
  let main: DataProperty?
  private let properties: [DataProperty]

  /// The keys of a text from a table, which are read together as the main text.
  static let keysOfTableText: Set<String> = ["key", "table", "arguments"]

  init(main: DataProperty?, _ others: [DataProperty]) {
    self.main = main
    properties = (main.map { [$0] } ?? []) + others
  }

  /// The properties of a kind of view, with those of all views.
  init(ofViewsWith main: DataProperty?, _ others: [DataProperty]) {
    self.init(main: main, others + Self.common)
  }

  /// Returns the property with a name, or `nil` if there is none.
  subscript(_ name: String) -> DataProperty? { properties.first { $0.name == name } }

  /// Whether a key is that of a property, or part of the main text.
  func contains(_ key: String) -> Bool { isKeyOfTableText(key) || self[key] != nil }

  /// Whether a key is part of a main text from a table.
  func isKeyOfTableText(_ key: String) -> Bool { main?.isText == true && Self.keysOfTableText.contains(key) }

  /// The keys of the properties and of the parts of the main text.
  var keys: [String] { properties.map(\.name) + (main?.isText == true ? Array(Self.keysOfTableText) : []) }

  private static let common: [DataProperty] = [
    .flag("hidden"), .number("alpha", "alpha", in: 0...1),
    DataProperty("background", .color(key: "backgroundColor")), DataProperty("tint", .color(key: "tintColor")),
    .document, .scene,
  ]
}

import Graphics

/// A property of an object that data can set.
struct DataProperty: Sendable {
  /// The key in data files.
  let name: String
  /// The tag names of the kinds that have the property, or empty for all views.
  let kinds: Set<String>
  /// Whether the value is a text that can depend on the language.
  var isText = false
  let set: @Sendable (DataWriter, DataNode, inout InterfaceElement) -> Void

  private init(
    _ name: String, of kinds: Set<String> = [], isText: Bool = false,
    set: @escaping @Sendable (DataWriter, DataNode, inout InterfaceElement) -> Void
  ) {
    self.name = name
    self.kinds = kinds
    self.isText = isText
    self.set = set
  }

  /// Returns the property with a name of a kind of object, or `nil` if the kind has none.
  static func named(_ name: String, of kind: String) -> DataProperty? {
    byName[name]?.first { $0.applies(to: kind) }
  }

  /// The names of all properties of a kind.
  static func names(of kind: String) -> [String] { all.filter { $0.applies(to: kind) }.map(\.name) }

  /// The property that a value without a key sets.
  static func main(of kind: String) -> DataProperty? { mainNames[kind].flatMap { named($0, of: kind) } }

  private func applies(to kind: String) -> Bool {
    kinds.isEmpty ? !Self.kindsWithoutView.contains(kind) : kinds.contains(kind)
  }

  private static let byName = Dictionary(grouping: all, by: \.name)

  // MARK: Kinds

  private static let kindsWithoutView: Set<String> = ["navigationItem", "tabBarItem", "barButtonItem", "constraint"]
  private static let texts: Set<String> = ["label", "textField", "textView"]
  private static let controls: Set<String> = [
    "button", "textField", "segmentedControl", "switch", "slider", "stepper", "pageControl", "datePicker", "colorWell",
  ]
  /// The keys of a text from a table, which are read together.
  static let keysOfTableText: Set<String> = ["key", "table", "arguments"]

  private static let kindsWithText = texts.union(items).union(["searchBar", "button", "tableViewCell"])
  private static let items: Set<String> = ["navigationItem", "tabBarItem", "barButtonItem"]

  private static let mainNames = [
    "label": "text", "textField": "text", "textView": "text", "searchBar": "text", "button": "title",
    "navigationItem": "title", "tabBarItem": "title", "barButtonItem": "title", "imageView": "image", "switch": "on",
    "slider": "value", "stepper": "value", "progressView": "value", "segmentedControl": "selected",
    "pageControl": "page",
    "activityIndicatorView": "animating", "tableView": "rows", "collectionView": "items", "tableViewCell": "text",
    "containerView": "scene", "view": "document", "constraint": "constant", "tabBar": "selected", "colorWell": "color",
    "datePicker": "date",
  ]

  // MARK: Properties

  private static let all: [DataProperty] = common + textual + buttons + values + lists + bars

  /// The properties of all views.
  private static let common: [DataProperty] = [
    attribute("hidden"),
    DataProperty("alpha") { writer, node, element in
      if let alpha = writer.number(node, in: 0...1) { element.attributes["alpha"] = String(alpha) }
    },
    color("background", as: "backgroundColor"),
    color("tint", as: "tintColor"),
    attribute("enabled", of: controls.union(["barButtonItem", "tabBarItem"])),
    attribute("highlighted", of: ["label", "imageView", "button"]),
    DataProperty("document") { $0.insertDocument($1, into: &$2) },
    DataProperty("scene") { $0.showScene($1, in: &$2) },
  ]

  private static let textual: [DataProperty] = [
    text("text", of: texts.union(["searchBar"])),
    // Part of the main text.
    DataProperty("key", of: kindsWithText, isText: true) { _, _, _ in },
    DataProperty("table", of: kindsWithText, isText: true) { _, _, _ in },
    DataProperty("arguments", of: kindsWithText, isText: true) { _, _, _ in },
    text("placeholder", of: ["textField", "searchBar"]),
    text("prompt", of: ["searchBar", "navigationItem"]),
    color("color", as: "textColor", of: texts),
    color("color", as: "selectedColor", of: ["colorWell"]),
    DataProperty("image", of: ["imageView", "tabBarItem", "barButtonItem"]) { writer, node, element in
      if let image = writer.image(node) { element.setImage(image) }
    },
  ]

  private static let buttons: [DataProperty] = [
    DataProperty("title", of: ["button"], isText: true) { writer, node, element in
      if let text = writer.text(node) { element.setTitle(text, for: .normal) }
    },
    text("subtitle", of: ["button"], at: "configuration.subtitle"),
    DataProperty("titles", of: ["button"]) { writer, node, element in
      for (state, value) in writer.states(node) {
        if let text = writer.text(value) { element.setTitle(text, for: state) }
      }
    },
    DataProperty("image", of: ["button"]) { writer, node, element in
      if let image = writer.image(node) { element.setButtonImage(image, for: .normal) }
    },
    DataProperty("images", of: ["button"]) { writer, node, element in
      for (state, value) in writer.states(node) {
        if let image = writer.image(value) { element.setButtonImage(image, for: state) }
      }
    },
    DataProperty("color", of: ["button"]) { writer, node, element in
      guard let color = writer.color(node, for: "titleColor") else { return }
      element.ensureState(.normal)
      element.changeChild(forKey: "normal") { $0.setChild(color) }
      element.changeChild(forKey: "configuration") { $0.setChild(color.keyed("baseForegroundColor")) }
    },
    attribute("selected", of: ["button", "tableViewCell", "collectionViewCell"]),
  ]

  private static let values: [DataProperty] = [
    attribute("on", of: ["switch"]),
    attribute("animating", of: ["activityIndicatorView"]),
    number("value", of: ["slider"], as: "value"),
    number("minimum", of: ["slider"], as: "minValue"),
    number("maximum", of: ["slider"], as: "maxValue"),
    number("value", of: ["stepper"], as: "value"),
    number("minimum", of: ["stepper"], as: "minimumValue"),
    number("maximum", of: ["stepper"], as: "maximumValue"),
    number("value", of: ["progressView"], as: "progress", in: 0...1),
    number("page", of: ["pageControl"], as: "currentPage", in: 0...999),
    number("pages", of: ["pageControl"], as: "numberOfPages", in: 0...999),
    number("constant", of: ["constraint"], as: "constant"),
    DataProperty("date", of: ["datePicker"]) { writer, node, element in
      if let date = writer.date(node, now: DatePickerElement(element).date) { element.setDate(date) }
    },
    DataProperty("duration", of: ["datePicker"]) { writer, node, element in
      if let seconds = writer.duration(node) { element.attributes["countDownDuration"] = DataWriter.text(of: seconds) }
    },
    DataProperty("selected", of: ["segmentedControl"]) { $0.selectSegment($1, of: &$2) },
    DataProperty("segments", of: ["segmentedControl"]) { $0.setSegments($1, of: &$2) },
  ]

  private static let lists: [DataProperty] = [
    DataProperty("rows", of: ["tableView"]) { $0.setRows($1, of: &$2) },
    DataProperty("sections", of: ["tableView"]) { $0.setRows($1, of: &$2) },
    DataProperty("items", of: ["collectionView"]) { $0.setItems($1, of: &$2) },
    DataProperty("sections", of: ["collectionView"]) { $0.setItems($1, of: &$2) },
    part("header", of: "collectionView", key: CollectionSectionElement.headerKey),
    part("footer", of: "collectionView", key: CollectionSectionElement.footerKey),
    part("header", of: "tableView", key: "tableHeaderView"),
    part("footer", of: "tableView", key: "tableFooterView"),
    DataProperty("text", of: ["tableViewCell"], isText: true) { $0.setPart("textLabel", $1, of: &$2) },
    DataProperty("detail", of: ["tableViewCell"], isText: true) { $0.setPart("detailTextLabel", $1, of: &$2) },
    DataProperty("image", of: ["tableViewCell"]) { $0.setPart("imageView", $1, of: &$2) },
    DataProperty("accessory", of: ["tableViewCell"]) { writer, node, element in
      let types = [
        "none": "none", "disclosure": "disclosureIndicator", "checkmark": "checkmark", "detail": "detailButton",
        "detailDisclosure": "detailDisclosureButton",
      ]
      guard let type = node.word.flatMap({ types[$0] }) else {
        _ = writer.wrongKind(node, "one of \(types.keys.sorted().joined(separator: ", "))") as Bool?
        return
      }
      element.attributes["accessoryType"] = type
    },
  ]

  private static let bars: [DataProperty] = [
    DataProperty("title", of: items, isText: true) { writer, node, element in
      guard let text = writer.text(node) else { return }
      element.attributes["systemItem"] = nil
      element.setText(text, for: "title")
    },
    text("badge", of: ["tabBarItem"], at: "badgeValue"),
    DataProperty("selected", of: ["tabBar"]) { $0.selectTab($1, of: &$2) },
  ]

  // MARK: Kinds of properties

  private static func attribute(_ name: String, of kinds: Set<String> = []) -> DataProperty {
    DataProperty(name, of: kinds) { writer, node, element in
      if let flag = writer.flag(node) { element.attributes[name] = flag ? "YES" : "NO" }
    }
  }

  private static func number(
    _ name: String, of kinds: Set<String>, as attribute: String, in range: ClosedRange<Double> = -1e6...1e6
  ) -> DataProperty {
    DataProperty(name, of: kinds) { writer, node, element in
      if let number = writer.number(node, in: range) { element.attributes[attribute] = DataWriter.text(of: number) }
    }
  }

  private static func text(_ name: String, of kinds: Set<String>, at property: String? = nil) -> DataProperty {
    DataProperty(name, of: kinds, isText: true) { writer, node, element in
      if let text = writer.text(node) { element.setText(text, for: (property ?? name)[...]) }
    }
  }

  private static func color(_ name: String, as key: String, of kinds: Set<String> = []) -> DataProperty {
    DataProperty(name, of: kinds) { writer, node, element in
      if let color = writer.color(node, for: key) { element.setChild(color) }
    }
  }

  /// A view that is a property of another one.
  private static func part(_ name: String, of kind: String, key: String) -> DataProperty {
    DataProperty(name, of: [kind]) { writer, node, element in
      guard element.child(forKey: key) != nil else {
        writer.report("the \(kind) has no \(name)", at: node.place)
        return
      }
      element.changeChild(forKey: key) { writer.set(node, on: &$0, at: DataNode.Entry(name, node, at: node.place)) }
    }
  }
}

/// A text of a document that tables of strings may translate.
public struct LocalizableText: Hashable, Sendable {
  /// The id of the object that shows it.
  public let objectID: String
  /// The property, as tables name it: `text`, `normalTitle`, `segmentTitles[0]`.
  public let property: String
  /// The document's own text.
  public let text: String

  /// The key that tables have for it.
  public var key: String { "\(objectID).\(property)" }
  /// Whether there are letters in it: digits and signs are the same everywhere.
  public var needsTranslation: Bool { text.contains(where: \.isLetter) }
}

extension InterfaceDocument {
  /// All texts that tables may translate, in document order; those of an attributed text piece by piece.
  public var localizableTexts: [LocalizableText] { root.localizableTexts }

  /// The texts of a scene.
  public func localizableTexts(in scene: SceneReference) -> [LocalizableText] {
    scenes.indices.contains(scene.index) ? scenes[scene.index].element.localizableTexts : []
  }

  /// The ids of all objects.
  public var objectIDs: Set<String> {
    var ids: Set<String> = []
    root.visit { element in
      if let id = element.id { ids.insert(id) }
    }
    return ids
  }

  /// The document with other texts.
  public func mappingTexts(_ change: (LocalizableText) -> String) -> InterfaceDocument {
    var document = self
    document.root.mapTexts(change)
    return document
  }
}

extension InterfaceElement {
  fileprivate var localizableTexts: [LocalizableText] {
    var texts: [LocalizableText] = []
    var copy = self
    copy.mapTexts { text in
      texts.append(text)
      return text.text
    }
    return texts
  }

  /// Changes the texts of this element and of all below it.
  fileprivate mutating func mapTexts(_ change: (LocalizableText) -> String) {
    if let id {
      mapProperties { property, text in change(LocalizableText(objectID: id, property: property, text: text)) }
    }
    for index in children.indices { children[index].mapTexts(change) }
  }

  /// The properties whose values people read.
  private static let textProperties = [
    "text", "title", "subtitle", "placeholder", "prompt", "headerTitle", "footerTitle",
  ]

  /// Changes the texts of an object: its attributes and those of the parts that have no id of their own.
  private mutating func mapProperties(_ change: (_ property: String, _ text: String) -> String) {
    // A constraint's "placeholder" says that it exists at design time only.
    guard name != "constraint" else { return }
    for property in Self.textProperties { mapAttribute(property) { change(property, $0) } }
    for index in children.indices where children[index].id == nil { children[index].mapPart(change) }
  }

  private mutating func mapPart(_ change: (_ property: String, _ text: String) -> String) {
    switch name {
    case "string", "mutableString":
      guard let key, Self.textProperties.contains(key) else { return }
      mapText { change(key, $0) }
    case "attributedString":
      let property = plainProperty
      mapFragments { change(property, $0) }
    case "state":
      let property = "\(key ?? "normal")Title"
      mapState { change(property, $0) }
    case "buttonConfiguration": mapProperties { change("configuration.\($0)", $1) }
    case "accessibility":
      for property in ["label", "hint", "value"] {
        mapAttribute(property) { change("accessibility\(property.capitalizedFirst)", $0) }
      }
    case "segments", "scopeButtonTitles": mapEntries(change)
    case "userDefinedRuntimeAttributes": mapRuntimeAttributes(change)
    default: return
    }
  }

  private mutating func mapAttribute(_ name: String, _ change: (String) -> String) {
    if let text = attributes[name], !text.isEmpty { attributes[name] = change(text) }
  }

  private mutating func mapText(_ change: (String) -> String) {
    if !text.isEmpty { text = change(text) }
  }

  /// The property that an attributed one is the rich form of: `text` for `attributedText`.
  private var plainProperty: String {
    guard let key, key.hasPrefix("attributed") else { return key ?? "text" }
    let plain = key.dropFirst("attributed".count)
    return plain.prefix(1).lowercased() + plain.dropFirst()
  }

  private mutating func mapFragments(_ change: (String) -> String) {
    for index in children.indices where children[index].name == "fragment" {
      children[index].mapAttribute("content", change)
      for part in children[index].children.indices where children[index].children[part].key == "content" {
        children[index].children[part].mapText(change)
      }
    }
  }

  private mutating func mapState(_ change: (String) -> String) {
    mapAttribute("title", change)
    for index in children.indices {
      switch children[index].name {
      case "attributedString": children[index].mapFragments(change)
      case "string" where children[index].key == "title": children[index].mapText(change)
      default: continue
      }
    }
  }

  private mutating func mapEntries(_ change: (_ property: String, _ text: String) -> String) {
    for index in children.indices {
      if name == "segments" {
        children[index].mapAttribute("title") { change("segmentTitles[\(index)]", $0) }
      } else {
        children[index].mapText { change("scopeButtonTitles[\(index)]", $0) }
      }
    }
  }

  private mutating func mapRuntimeAttributes(_ change: (_ property: String, _ text: String) -> String) {
    let list = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"
    let localized = children.indices.filter { children[$0].attributes["type"] == "localizedString" }
    for (number, index) in localized.enumerated() {
      children[index].mapAttribute("value") { change("\(list)[\(number)]", $0) }
      for part in children[index].children.indices where children[index].children[part].key == "value" {
        children[index].children[part].mapText { change("\(list)[\(number)]", $0) }
      }
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

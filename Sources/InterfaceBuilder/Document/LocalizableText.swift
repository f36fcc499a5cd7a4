import Controls
import Files
import Localization

/// Text in a document that a strings table can translate.
package struct LocalizableText: Hashable, Sendable {
  /// The id of the object that shows the text.
  package let objectID: String
  /// The property's name in strings tables, for example `text`, `normalTitle` or `segmentTitles[0]`.
  package let property: String
  /// The text in the document itself.
  package let text: String
  /// Whether a comment on the object says that its texts are not to be translated.
  package var isExempt = false

  /// The key of the text in strings tables.
  package var key: String { "\(objectID).\(property)" }
  /// Whether the text has letters that the app shows. Digits and punctuation alone need no translation, and neither do
  /// addresses, placeholders and texts that a comment exempts.
  package var needsTranslation: Bool {
    !isExempt && text.contains(where: \.isLetter) && !isAddress && !PlaceholderText.contains(text)
  }

  private var isAddress: Bool { text.utf8.contains("://") && !text.contains(where: \.isWhitespace) }
}

extension InterfaceDocument {
  /// All text that strings tables can translate, in document order. Attributed text has one entry per fragment.
  package var localizableTexts: [LocalizableText] { root.localizableTexts }

  /// The ids of all objects in the document.
  package var objectIDs: Set<String> {
    var ids: Set<String> = []
    root.visit { element in
      if let id = element.id { ids.insert(id) }
    }
    return ids
  }

  /// Returns the document with every localizable text replaced by the result of `change`.
  package func mappingTexts(_ change: (LocalizableText) -> String) -> InterfaceDocument {
    var document = self
    document.root.mapTexts(change)
    return document
  }
}

extension SceneContents {
  /// Returns the texts of a scene. Those of a view beside its controller's view are among the controller's.
  package func localizableTexts(in scene: SceneReference) -> [LocalizableText] {
    guard let scene = self.scene(scene), !scene.isDetached else { return [] }
    return scene.element.localizableTexts
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

  /// Replaces the texts of this element and its descendants.
  fileprivate mutating func mapTexts(_ change: (LocalizableText) -> String) {
    if let id {
      let isExempt = commentForTranslators.map(TranslatorComment.exempts) ?? false
      mapProperties { property, text in
        change(LocalizableText(objectID: id, property: property, text: text, isExempt: isExempt))
      }
    }
    for index in children.indices { children[index].mapTexts(change) }
  }

  /// The comment for translators, Interface Builder's "Localizer Hint".
  private var commentForTranslators: String? {
    guard var comment = children.first(where: { $0.key == "userComments" }) else { return nil }
    var text = ""
    comment.mapFragments { fragment in
      text += fragment
      return fragment
    }
    return text
  }

  /// The properties whose values are user-visible text.
  private static let textProperties = [
    "text", "title", "subtitle", "placeholder", "prompt", "headerTitle", "footerTitle",
  ]

  /// Replaces the texts of an object: its attributes, and the parts of it that have no id.
  private mutating func mapProperties(_ change: (_ property: String, _ text: String) -> String) {
    // A constraint's `placeholder` attribute is a flag, not text.
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
      // `userComments` is for translators, and no user sees it.
      guard Self.textProperties.contains(property) else { return }
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

  /// The plain counterpart of an attributed property: `text` for `attributedText`.
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

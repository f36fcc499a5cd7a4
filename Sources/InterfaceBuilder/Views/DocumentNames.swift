/// The names that a document has for its views, in addition to their labels, by the ids of the views: the outlets that show them, or else
/// the texts or images that they show.
struct DocumentNames {
  private var names: [String: String] = [:]

  /// Outlets that are part of UIKit's classes and say nothing about the view.
  private static let commonOutlets: Set<String> = ["view", "delegate", "dataSource", "contentView"]
  /// The properties with texts that name a view.
  private static let textProperties: Set<String> = [
    "text", "title", "normalTitle", "configuration.title", "placeholder", "prompt",
  ]

  /// - Parameter document: The document in its own language, so that names are the same in all languages.
  init(_ document: InterfaceDocument) {
    for text in document.localizableTexts where Self.textProperties.contains(text.property) {
      if names[text.objectID] == nil { names[text.objectID] = text.text }
    }
    document.root.visit { element in
      guard let id = element.id else { return }
      if names[id] == nil { names[id] = element.imageName }
    }
    var outlets: [String: String] = [:]
    document.root.visit { element in
      guard element.name == "outlet", let property = element.attributes["property"],
        let id = element.attributes["destination"], !Self.commonOutlets.contains(property)
      else { return }
      if outlets[id] == nil { outlets[id] = property }
    }
    names.merge(outlets) { $1 }
  }

  subscript(id: String?) -> String? { id.flatMap { names[$0] } }
}

extension InterfaceElement {
  /// The name of the image of an image view or of a button's normal state.
  fileprivate var imageName: String? {
    switch name {
    case "imageView": return attributes["image"]
    case "button": return children.first { $0.name == "state" && $0.key == "normal" }?.attributes["image"]
    default: return nil
    }
  }
}

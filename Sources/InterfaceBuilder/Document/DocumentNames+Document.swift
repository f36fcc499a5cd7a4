extension DocumentNames {
  /// Outlets that are part of UIKit's classes and say nothing about the view.
  private static let commonOutlets: Set<String> = ["view", "delegate", "dataSource", "contentView"]
  /// The properties with texts that name a view.
  private static let textProperties: Set<String> = [
    "text", "title", "normalTitle", "configuration.title", "placeholder", "prompt",
  ]

  /// - Parameter document: The document in its own language, so that names are the same in all languages.
  package init(_ document: InterfaceDocument) {
    var names: [String: String] = [:]
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
    self.init(names.merging(outlets) { $1 })
  }
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

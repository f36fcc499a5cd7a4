/// A typed reading of an element: it stores nothing of its own.
protocol DocumentElement: Hashable, Sendable {
  /// What is read.
  var element: InterfaceElement { get }
  /// Makes a reading of an element.
  init(_ element: InterfaceElement)
}

extension DocumentElement {
  /// The identity that constraints, outlets and tables of strings refer to.
  var id: String? { element.id }
  /// The name that a person gave the object in Interface Builder's outline.
  var userLabel: String? { element.string("userLabel") }
  /// The class that stands for the element's own at run time.
  var customClass: String? { element.attributes["customClass"] }
  /// Where the element starts in its file.
  var position: SourcePosition { element.position }

  /// The properties that are set by key path when the document is loaded.
  var runtimeAttributes: [RuntimeAttribute] {
    element.list("userDefinedRuntimeAttributes").compactMap(RuntimeAttribute.init)
  }

  /// What is told to people who do not see the screen.
  var accessibility: AccessibilityConfiguration? {
    element.child(forKey: "accessibilityConfiguration").map(AccessibilityConfiguration.init)
  }

  /// The ids that this object's properties are connected to; the last connection of a property counts.
  var outlets: [String: String] {
    var outlets: [String: String] = [:]
    for connection in element.list("connections") where connection.name == "outlet" {
      if let property = connection.attributes["property"] { outlets[property] = connection.attributes["destination"] }
    }
    return outlets
  }

  /// The segues that start here.
  var segues: [SegueElement] { element.list("connections").filter { $0.name == "segue" }.map(SegueElement.init) }
}

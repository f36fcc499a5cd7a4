import AutoLayout
import Graphics

/// A document's file with the places of its objects, to look up what it says and to change it without touching the
/// rest.
package struct EditableDocument: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// The names of the views, which findings call them by.
  package let names: DocumentNames
  let spans: DocumentSpans
  private let places: [String: Int]
  /// The number of attributes that refer to each id, apart from the items of constraints.
  private let references: [String: Int]
  /// The constraints on each view or guide, by its id, in the order of the file.
  private(set) var constraintIDs: [String: [String]] = [:]

  /// Reads a document.
  ///
  /// - Throws: `InterfaceDocumentError` if the bytes are not a readable iOS document.
  package init(_ bytes: [UInt8], path: String) throws(InterfaceDocumentError) {
    names = DocumentNames(try InterfaceDocument(bytes, path: path))
    self.path = path
    self.bytes = bytes
    spans = DocumentSpans(bytes)
    var places: [String: Int] = [:]
    var references: [String: Int] = [:]
    for (index, element) in spans.elements.enumerated() {
      // The ids of these are names of devices, not of objects.
      if let id = element["id"], element.name != "device", element.name != "adaptation", places[id] == nil {
        places[id] = index
      }
      for name in ["destination", "reference"] { element[name].map { references[$0, default: 0] += 1 } }
    }
    self.places = places
    self.references = references
    for constraint in constraints {
      for item in Set([constraint.firstItem, constraint.secondItem].compactMap(\.self)) {
        constraintIDs[item, default: []].append(constraint.id)
      }
    }
  }

  /// Returns the object with an id, or `nil` if the document has none.
  package func object(_ id: String) -> DocumentObject? {
    places[id].map { DocumentObject(id: id, index: $0, document: self) }
  }

  /// Returns the object of an element, or `nil` if it has no id, or one that an element before it has.
  ///
  /// An id that is there twice names the first element only. Otherwise, an object could be in itself.
  func object(at index: Int) -> DocumentObject? {
    spans.elements[index]["id"].flatMap(object).flatMap { $0.index == index ? $0 : nil }
  }

  /// The constraints in the order of the file.
  package var constraints: [DocumentObject] {
    spans.elements.filter { $0.name == "constraint" }.compactMap { $0["id"].flatMap(object) }
  }

  /// Whether an outlet or a variation refers to an object.
  package func isReferenced(_ id: String) -> Bool { references[id] != nil }

  /// Returns the name of the outlet that refers to an object, or `nil` if none does.
  package func outlet(to id: String) -> String? {
    guard isReferenced(id) else { return nil }
    return spans.elements.first { $0.name == "outlet" && $0["destination"] == id }?["property"]
  }

  func hasID(_ id: String) -> Bool { places[id] != nil }
}

/// An object of a document's file.
package struct DocumentObject: Sendable {
  package let id: String
  let index: Int
  let document: EditableDocument

  private var element: DocumentSpans.Element { document.spans.elements[index] }

  package var elementName: String { element.name }
  package subscript(attribute: String) -> String? { element[attribute] }

  package func number(_ attribute: String) -> Double? { element[attribute].flatMap(Double.init) }

  /// The view around a view or constraint, or `nil` if there is none.
  package var superview: DocumentObject? { object(around: element.parent) }

  private func object(around place: Int?) -> DocumentObject? {
    var next = place
    while let index = next {
      if let object = document.object(at: index), object.isView { return object }
      next = document.spans.elements[index].parent
    }
    return nil
  }

  /// Whether the object has a frame, as all views do but those whose controller or container gives them one.
  package var isView: Bool { child("rect", key: "frame") != nil || child("subviews") != nil || hasContent }

  private var hasContent: Bool { element["contentMode"] != nil || element.name == "stackView" }

  /// The views that contain this one, from the inside out.
  package var ancestors: [DocumentObject] {
    var list: [DocumentObject] = []
    var next = superview
    while let view = next {
      list.append(view)
      next = view.superview
    }
    return list
  }

  /// The view's subviews from back to front.
  package var subviews: [DocumentObject] {
    (child("subviews")?.children ?? []).compactMap(document.object(at:))
  }

  /// The name that findings call the view by: its label in Interface Builder, its outlet, or what it shows. `nil` for a
  /// view that has none of them.
  package var name: String? {
    if let label = self["userLabel"], !label.isEmpty { return label }
    return document.names[id].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The saved frame in the coordinates of the scene's root view, or `nil` if the view or one around it has none.
  package var canvasFrame: Rect? {
    guard var frame = savedFrame else { return nil }
    let around = ancestors
    guard !around.isEmpty else { return Rect(origin: .zero, size: frame.size) }
    for view in around.dropLast() {
      guard let outer = view.savedFrame else { return nil }
      frame = frame.offset(by: outer.origin)
    }
    return frame
  }

  /// The frame that Interface Builder saved, in the superview's coordinates.
  package var savedFrame: Rect? {
    guard let rect = child("rect", key: "frame"), let width = rect["width"].flatMap(Double.init),
      let height = rect["height"].flatMap(Double.init)
    else { return nil }
    return Rect(
      x: rect["x"].flatMap(Double.init) ?? 0, y: rect["y"].flatMap(Double.init) ?? 0, width: width, height: height)
  }

  /// Whether a xib's view has the size that its frame says: one at the top that is not that of a screen.
  package var isTopOfXib: Bool {
    guard let parent = element.parent, document.spans.elements[parent].name == "objects" else { return false }
    return element["key"] == nil && child("rect", key: "frame") != nil
      && element.children.contains { document.spans.elements[$0]["key"] == "simulatedDestinationMetrics" }
  }

  /// The content view of a cell.
  package var contentView: DocumentObject? {
    element.children.first { document.spans.elements[$0]["key"] == "contentView" && document.object(at: $0) != nil }
      .flatMap(document.object(at:))
  }

  /// Whether the view is the content view of a cell, which the cell places.
  package var isContentOfCell: Bool { element["key"] == "contentView" }

  /// The id of the view's safe area guide, or `nil` if the document has none for it.
  package var safeArea: String? { child("viewLayoutGuide", key: "safeArea")?["id"] }

  /// The ids of a scroll view's guides, or `nil` if the document has none for it.
  package var contentGuide: String? { child("viewLayoutGuide", key: "contentLayoutGuide")?["id"] }
  package var frameGuide: String? { child("viewLayoutGuide", key: "frameLayoutGuide")?["id"] }

  /// Whether a button has a configuration, which replaces its titles.
  package var hasConfiguration: Bool { child("buttonConfiguration", key: "configuration") != nil }

  /// Whether the autoresizing mask places the view unless constraints do.
  package var hasAutoresizingMask: Bool { element["translatesAutoresizingMaskIntoConstraints"] != "NO" }

  /// Returns an attribute of the child that is the value of a property, such as the title of a button's state.
  package func attribute(_ name: String, ofChild key: String) -> String? {
    childIndex(forKey: key).flatMap { document.spans.elements[$0][name] }
  }

  /// Returns the keys of the size-class variations that set an attribute, which then counts instead of the object's
  /// own.
  package func variations(setting attribute: String) -> [String] {
    element.children.compactMap { index in
      let child = document.spans.elements[index]
      return child.name == "variation" && child[attribute] != nil ? child["key"] : nil
    }
  }

  func childIndex(forKey key: String) -> Int? {
    element.children.first { document.spans.elements[$0]["key"] == key }
  }

  func child(_ name: String, key: String? = nil) -> DocumentSpans.Element? {
    childIndex(name, key: key).map { document.spans.elements[$0] }
  }

  func childIndex(_ name: String, key: String? = nil) -> Int? {
    element.children.first { index in
      let child = document.spans.elements[index]
      return child.name == name && (key == nil || child["key"] == key)
    }
  }
}

// MARK: Constraints

extension DocumentObject {
  /// The view that owns a constraint.
  package var owner: String? { superview?.id }
  /// The id of a constraint's first item.
  package var firstItem: String? { self["firstItem"] ?? owner }
  /// The id of a constraint's second item, or `nil` for a constant.
  package var secondItem: String? { self["secondItem"] ?? (self["secondAttribute"] == nil ? nil : owner) }
  package var firstAttribute: String { self["firstAttribute"] ?? "" }
  package var secondAttribute: String? { self["secondAttribute"] }
  package var relation: LayoutConstraint.Relation {
    self["relation"].flatMap(LayoutConstraint.Relation.init) ?? .equal
  }
  package var priority: Double { number("priority") ?? 1000 }
  package var constant: Double { number("constant") ?? 0 }

  /// Whether a constraint sets a width or height to a number.
  package func isFixed(_ attribute: String) -> Bool {
    elementName == "constraint" && firstAttribute == attribute && self["secondItem"] == nil
      && self["secondAttribute"] == nil && relation != .greaterThanOrEqual
  }
}

extension EditableDocument {
  /// Returns the constraints on a view or guide, in the order of the file.
  package func constraints(on id: String) -> [DocumentObject] { (constraintIDs[id] ?? []).compactMap(object) }
}

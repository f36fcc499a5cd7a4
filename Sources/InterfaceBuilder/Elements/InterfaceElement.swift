import Graphics

/// An element of an Interface Builder document as it is written.
///
/// Everything typed stands on it: a `ViewElement`, a `ConstraintElement` and the like wrap one of these and read its
/// attributes. So nothing of a document is lost, elements that nobody knows included, and a change that a size class
/// or a translation makes is made in one place, before anything typed is read.
struct InterfaceElement: Hashable, Sendable {
  /// The element's name, for example `label`.
  var name: String
  /// The attributes as written.
  var attributes: [String: String]
  /// The child elements in document order.
  var children: [InterfaceElement]
  /// The characters between the tags, for elements without children.
  var text: String
  /// Where the element starts in its file.
  var position: SourcePosition

  /// Makes an element.
  init(
    _ name: String, attributes: [String: String] = [:], children: [InterfaceElement] = [], text: String = "",
    position: SourcePosition = SourcePosition(line: 0, column: 0)
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.position = position
  }

  /// The identity that constraints, outlets and tables of strings refer to.
  var id: String? { attributes["id"] }

  /// The property of the parent that this element is the value of.
  var key: String? { attributes["key"] }

  /// The child that is the value of a property.
  func child(forKey key: String) -> InterfaceElement? { children.first { $0.key == key } }

  /// The first child of a name, for the unkeyed lists: `subviews`, `constraints`.
  func child(named name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The children of an unkeyed list, empty where there is none.
  func list(_ name: String) -> [InterfaceElement] { child(named: name)?.children ?? [] }

  /// Calls a closure with this element and everything below it, in document order.
  func visit(_ body: (InterfaceElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}

/// A place in a file.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// Makes a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension InterfaceElement {
  /// An attribute that is `YES` or `NO`.
  func flag(_ name: String) -> Bool? {
    switch attributes[name] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// An attribute that is a finite number.
  func number(_ name: String) -> Double? {
    attributes[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// An attribute that is a whole number.
  func integer(_ name: String) -> Int? { attributes[name].flatMap { Int($0) } }

  /// An attribute that is one of a vocabulary's words.
  func word<Vocabulary: RawRepresentable>(_ name: String, as _: Vocabulary.Type = Vocabulary.self) -> Vocabulary?
  where Vocabulary.RawValue == String {
    attributes[name].flatMap(Vocabulary.init)
  }

  /// A property that is a text: written as an attribute, or as a `string` child where it has several lines.
  func string(_ name: String) -> String? {
    if let attribute = attributes[name] { return attribute }
    guard let child = child(forKey: name), child.name == "string" || child.name == "mutableString" else { return nil }
    return child.text
  }

  /// A `rect` child, or the inset frames of older documents.
  func rect(_ key: String) -> Rect? {
    guard let rect = child(forKey: key), let width = rect.number("width"), let height = rect.number("height") else {
      return nil
    }
    return Rect(
      x: rect.number("x") ?? rect.number("minX") ?? 0, y: rect.number("y") ?? rect.number("minY") ?? 0, width: width,
      height: height)
  }

  /// A `size` child, or the `value` of older documents.
  func size(_ key: String) -> Size? {
    guard let size = child(forKey: key), let width = size.number("width"), let height = size.number("height") else {
      return nil
    }
    return Size(width: width, height: height)
  }

  /// A `point` child.
  func point(_ key: String) -> Point? {
    guard let point = child(forKey: key), let x = point.number("x"), let y = point.number("y") else { return nil }
    return Point(x: x, y: y)
  }

  /// An `inset` or `edgeInsets` child: the former names its edges as a rectangle's, minX being the left.
  func insets(_ key: String) -> EdgeInsets? {
    guard let insets = child(forKey: key) else { return nil }
    return EdgeInsets(
      top: insets.number("top") ?? insets.number("minY") ?? 0,
      left: insets.number("left") ?? insets.number("minX") ?? 0,
      bottom: insets.number("bottom") ?? insets.number("maxY") ?? 0,
      right: insets.number("right") ?? insets.number("maxX") ?? 0)
  }

  /// A `directionalEdgeInsets` child.
  func directionalInsets(_ key: String) -> DirectionalEdgeInsets? {
    guard let insets = child(forKey: key), insets.name == "directionalEdgeInsets" else { return nil }
    return DirectionalEdgeInsets(
      top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0, bottom: insets.number("bottom") ?? 0,
      trailing: insets.number("trailing") ?? 0)
  }

  /// The attributes of a child whose attributes are the set's members: `<extendedEdge key="..." top="YES"/>`.
  func options(_ key: String) -> Set<String>? {
    guard let child = child(forKey: key) else { return nil }
    return Set(child.attributes.filter { $0.value == "YES" }.keys)
  }
}

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

  /// The ids that this object's properties are connected to; the last connection of a property counts.
  var outlets: [String: String] {
    var outlets: [String: String] = [:]
    for connection in element.list("connections") where connection.name == "outlet" {
      if let property = connection.attributes["property"] { outlets[property] = connection.attributes["destination"] }
    }
    return outlets
  }
}

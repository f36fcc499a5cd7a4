import Graphics

/// An XML element of an Interface Builder document.
///
/// Typed elements such as `ViewElement` and `ConstraintElement` wrap an `InterfaceElement` and read its attributes on
/// demand. The whole document is stored in this form, including unknown elements, so size classes and translations can
/// change it before any typed element is read.
package struct InterfaceElement: Hashable, Sendable {
  /// The tag name, for example `label`.
  package var name: String
  package var attributes: ElementAttributes
  /// The children in document order.
  package var children: [InterfaceElement]
  /// The character data of a `string` or `mutableString` element.
  package var text: String
  /// The position of the start tag.
  package var position: SourcePosition

  package init(
    _ name: String, attributes: ElementAttributes = [:], children: [InterfaceElement] = [], text: String = "",
    position: SourcePosition = SourcePosition(line: 0, column: 0)
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.position = position
  }

  /// The id that constraints, outlets and strings tables refer to.
  package var id: String? { attributes["id"] }

  /// The name of the parent's property whose value this element is.
  package var key: String? { attributes["key"] }

  /// Returns the child that is the value of a property.
  package func child(forKey key: String) -> InterfaceElement? {
    children.indices.first { children[$0].key == key }.map { children[$0] }
  }

  /// Returns the first child with a tag name, for lists without a key such as `subviews` and `constraints`.
  package func child(named name: String) -> InterfaceElement? {
    children.indices.first { children[$0].name == name }.map { children[$0] }
  }

  /// Returns the entries of a list such as `subviews`, or an empty array if the element has no such list.
  package func list(_ name: String) -> [InterfaceElement] { child(named: name)?.children ?? [] }

  /// Calls a closure with this element and all its descendants in document order.
  package func visit(_ body: (InterfaceElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}

/// A position in a text file.
public struct SourcePosition: Hashable, Sendable {
  /// The line number, starting at 1.
  public var line: Int
  /// The column number in bytes, starting at 1.
  public var column: Int
}

// MARK: Values

extension InterfaceElement {
  /// Returns an attribute that is `YES` or `NO`.
  package func flag(_ name: String) -> Bool? {
    switch attributes[name] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// Returns an attribute that is a finite number, cut off at ``largestNumber``.
  package func number(_ name: String) -> Double? {
    attributes[name].flatMap(Double.init).flatMap { $0.isFinite ? Self.bounded($0) : nil }
  }

  /// The largest number that a document gives to a layout. A thousand million points are 150 kilometres, and double
  /// precision still distinguishes a millionth of a point there.
  package static let largestNumber = 1e9

  /// Returns a number cut off at ``largestNumber``.
  package static func bounded(_ number: Double) -> Double { min(max(number, -largestNumber), largestNumber) }

  /// Returns an attribute that is a whole number, cut off at ``largestNumber``.
  package func integer(_ name: String) -> Int? {
    attributes[name].flatMap { Int($0) }.map { Int(bounded: Self.bounded(Double($0))) }
  }

  /// Returns an attribute that is a raw value of an enumeration.
  package func word<Words: RawRepresentable>(_ name: String) -> Words? where Words.RawValue == String {
    attributes[name].flatMap(Words.init)
  }

  /// Returns a property that is text. Documents write it as an attribute, or as a `string` child if it has several
  /// lines.
  package func string(_ name: String) -> String? {
    if let attribute = attributes[name] { return attribute }
    guard let child = child(forKey: name), child.name == "string" || child.name == "mutableString" else { return nil }
    return child.text
  }

  /// Returns a rectangle. Older documents name the coordinates of its origin `minX` and `minY`.
  package func rect(_ key: String) -> Rect? {
    guard let rect = child(forKey: key), let width = rect.number("width"), let height = rect.number("height") else {
      return nil
    }
    return Rect(
      x: rect.number("x") ?? rect.number("minX") ?? 0, y: rect.number("y") ?? rect.number("minY") ?? 0, width: width,
      height: height)
  }

  package func size(_ key: String) -> Size? {
    guard let size = child(forKey: key), let width = size.number("width"), let height = size.number("height") else {
      return nil
    }
    return Size(width: width, height: height)
  }

  package func point(_ key: String) -> Point? {
    guard let point = child(forKey: key), let x = point.number("x"), let y = point.number("y") else { return nil }
    return Point(x: x, y: y)
  }

  /// Returns the insets of an `edgeInsets` or `inset` child. The latter names its edges `minX`, `minY` and so on.
  package func insets(_ key: String) -> EdgeInsets? {
    guard let insets = child(forKey: key) else { return nil }
    return EdgeInsets(
      top: insets.number("top") ?? insets.number("minY") ?? 0,
      left: insets.number("left") ?? insets.number("minX") ?? 0,
      bottom: insets.number("bottom") ?? insets.number("maxY") ?? 0,
      right: insets.number("right") ?? insets.number("maxX") ?? 0)
  }

  package func directionalInsets(_ key: String) -> DirectionalEdgeInsets? {
    guard let insets = child(forKey: key), insets.name == "directionalEdgeInsets" else { return nil }
    return DirectionalEdgeInsets(
      top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0, bottom: insets.number("bottom") ?? 0,
      trailing: insets.number("trailing") ?? 0)
  }

  /// Returns an option set, whose members are attributes of a child: `<extendedEdge key="..." top="YES"/>`.
  package func options(_ key: String) -> Set<String>? {
    guard let child = child(forKey: key) else { return nil }
    return Set(child.attributes.filter { $0.value == "YES" }.map(\.name))
  }
}

// MARK: Typed elements

/// A typed view of an element that reads its attributes on demand and stores nothing else.
protocol DocumentElement: Hashable, Sendable {
  var element: InterfaceElement { get }
  init(_ element: InterfaceElement)
}

extension DocumentElement {
  /// The id that constraints, outlets and strings tables refer to.
  var id: String? { element.id }
  /// The object's label in Interface Builder's outline.
  var userLabel: String? { element.string("userLabel") }
  /// The name of the subclass that the app uses.
  var customClass: String? { element.attributes["customClass"] }
  /// Whether a control or bar item is enabled.
  var isEnabled: Bool { element.flag("enabled") ?? true }

  /// The ids of the objects that are connected to this object's properties. The last connection of a property wins.
  var outlets: [String: String] {
    var outlets: [String: String] = [:]
    for connection in element.list("connections") where connection.name == "outlet" {
      if let property = connection.attributes["property"] { outlets[property] = connection.attributes["destination"] }
    }
    return outlets
  }

  /// The names of this object's outlets and outlet collections by the ids of what they refer to. Of several outlets for
  /// one object, the first counts.
  var outletNames: [String: String] {
    let connections = element.list("connections").filter { $0.name == "outlet" || $0.name == "outletCollection" }
    let names = connections.compactMap { connection in
      connection.attributes["destination"].flatMap { id in connection.attributes["property"].map { (id, $0) } }
    }
    return Dictionary(names) { first, _ in first }
  }
}

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

import AutoLayout
import Controls
import Graphics

/// A property of a view or a controller that its node has, the view or controller that is laid out.
///
/// ```swift
/// open class UILabel: UIView {
///   @OfNode(\Label.numberOfLines) open var numberOfLines: Int
/// }
/// ```
///
/// An app's subclass overrides it as any other property. If the node is of another class, reading and writing stop the
/// program with a message. A key path is read in 0.3 µs, so what layout asks each view for is written out instead.
@propertyWrapper
public struct OfNode<Node: AnyObject, NodeProperty, Value> {
  private let path: ReferenceWritableKeyPath<Node, NodeProperty>
  private let read: (NodeProperty) -> Value
  private let write: (Value) -> NodeProperty

  init(
    _ path: ReferenceWritableKeyPath<Node, NodeProperty>, read: @escaping (NodeProperty) -> Value,
    write: @escaping (Value) -> NodeProperty
  ) {
    self.path = path
    self.read = read
    self.write = write
  }

  @available(*, unavailable, message: "the property belongs to a class that responds to events")
  public var wrappedValue: Value {
    get { preconditionFailure("there is no node without an object") }
    set { preconditionFailure("there is no node without an object") }
  }

  public static subscript<Face: UIResponder>(
    _enclosingInstance face: Face, wrapped _: KeyPath<Face, Value>, storage storage: KeyPath<Face, Self>
  ) -> Value {
    get {
      let property = face[keyPath: storage]
      return property.read(face.node(as: Node.self)[keyPath: property.path])
    }
    set {
      let property = face[keyPath: storage]
      face.node(as: Node.self)[keyPath: property.path] = property.write(newValue)
    }
  }
}

extension OfNode where NodeProperty == Value {
  init(_ path: ReferenceWritableKeyPath<Node, Value>) { self.init(path, read: { $0 }, write: { $0 }) }
}

extension OfNode where Value: NodeValue, Value.Node == NodeProperty {
  init(_ path: ReferenceWritableKeyPath<Node, NodeProperty>) { self.init(path, read: Value.init, write: \.node) }
}

extension OfNode where NodeProperty == Color?, Value == UIColor? {
  init(_ path: ReferenceWritableKeyPath<Node, Color?>) {
    self.init(path, read: { $0.map { UIColor($0) } }, write: { $0?.color })
  }

  /// - Parameter color: What is read if the node has no color of its own.
  init(_ path: ReferenceWritableKeyPath<Node, Color?>, default color: Color) {
    self.init(path, read: { UIColor($0 ?? color) }, write: { $0?.color })
  }
}

extension OfNode where NodeProperty == Font, Value == UIFont? {
  /// - Parameter font: What `nil` is written as.
  init(_ path: ReferenceWritableKeyPath<Node, Font>, default font: Font) {
    self.init(path, read: { UIFont($0) }, write: { $0?.font ?? font })
  }
}

extension OfNode where NodeProperty == Image?, Value == UIImage? {
  init(_ path: ReferenceWritableKeyPath<Node, Image?>) {
    self.init(path, read: { $0.map { UIImage($0) } }, write: { $0?.image })
  }
}

extension OfNode where NodeProperty == View?, Value == UIView? {
  init(_ path: ReferenceWritableKeyPath<Node, View?>) {
    self.init(path, read: { $0.map(UIView.face) }, write: { $0?.node })
  }
}

extension UIResponder {
  /// The node as the class that a property or method needs.
  final func node<Node: AnyObject>(as type: Node.Type) -> Node {
    if let node = layoutNode as? Node { return node }
    let other = layoutNode.map { "a \(Swift.type(of: $0))" } ?? "missing"
    // A precondition has no message in a release build.
    fatalError(
      """
      \(Self.self) needs a \(Node.self), but the object that is laid out is \(other). \
      In a document, the element with this custom class has to be of a kind that fits.
      """)
  }
}

import Foundation
import Galley

/// A value of UIKit in front of one of Galley's, its node.
package protocol NodeValue {
  associatedtype Node

  init(_ node: Node)

  var node: Node { get }
}

extension Optional: NodeValue where Wrapped: NodeValue {
  package init(_ node: Wrapped.Node?) { self = node.map(Wrapped.init) }

  package var node: Wrapped.Node? { map(\.node) }
}

/// An enumeration with a case for each of Galley's, with raw values from 0 on.
package protocol NodeCase: NodeValue, RawRepresentable where RawValue: BinaryInteger, Node: Equatable {
  /// Galley's cases in the order of the raw values.
  static var nodes: [Node] { get }
}

extension NodeCase {
  package init(_ node: Node) {
    guard let place = Self.nodes.firstIndex(of: node), let value = Self(rawValue: RawValue(place)) else {
      preconditionFailure("\(Self.self) has no case for \(node)")
    }
    self = value
  }

  package var node: Node { Self.nodes[Int(rawValue)] }
}

extension CGFloat: NodeValue {
  package var node: Double { Double(self) }
}

extension Float: NodeValue {
  package var node: Double { Double(self) }
}

extension CGPoint: NodeValue {
  package var node: Point { Point(self) }
}

extension CGSize: NodeValue {
  package var node: Size { Size(self) }
}

extension CGRect: NodeValue {
  package var node: Rect { Rect(self) }
}

extension CGAffineTransform: NodeValue {
  package var node: Galley.AffineTransform { Galley.AffineTransform(self) }
}

extension UIEdgeInsets: NodeValue {
  package var node: EdgeInsets { EdgeInsets(self) }
}

extension NSDirectionalEdgeInsets: NodeValue {
  package var node: DirectionalEdgeInsets { DirectionalEdgeInsets(self) }
}

extension NSTextAlignment: NodeCase {
  package typealias Node = TextAlignment
  package static let nodes: [Node] = [.left, .center, .right, .justified, .natural]
}

extension NSLineBreakMode: NodeCase {
  package typealias Node = LineBreakMode
  package static let nodes: [Node] = [
    .wordWrapping, .characterWrapping, .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle,
  ]
}

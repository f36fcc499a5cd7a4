import AutoLayout
import Graphics

/// A change of one object of a document.
package enum DocumentEdit: Hashable, Sendable {
  /// Sets an attribute of the object with an id, or removes it if the value is `nil`.
  case set(attribute: String, of: String, to: String?)
  /// Sets an attribute of the child that is the value of an object's property, such as a button's state, or removes it.
  case setChild(attribute: String, key: String, of: String, to: String?)
  /// Sets the saved frame of a view, in its superview's coordinates.
  case setFrame(of: String, to: Rect)
  /// Removes a constraint.
  case removeConstraint(String)
  /// Adds a constraint to those that a view owns.
  case addConstraint(ConstraintDraft, owner: String)
  /// Lets constraints place a view instead of its autoresizing mask.
  case placeByConstraints(String)
}

/// A constraint to add to a document.
package struct ConstraintDraft: Hashable, Sendable {
  /// The id of the first item, or `nil` for the owner.
  package var firstItem: String?
  package var firstAttribute: String
  package var relation: LayoutConstraint.Relation
  /// The id of the second item, or `nil` for a constant.
  package var secondItem: String?
  package var secondAttribute: String?
  package var constant: Double
  /// Whether the constant is the standard space.
  package var isSymbolic: Bool
  package var priority = 1000.0

  package init(
    _ firstItem: String?, _ firstAttribute: String, _ relation: LayoutConstraint.Relation = .equal,
    _ secondItem: String? = nil, _ secondAttribute: String? = nil, constant: Double = 0, isSymbolic: Bool = false
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.constant = constant
    self.isSymbolic = isSymbolic
  }

  /// The attributes in the order in which Xcode writes them.
  func attributes(id: String) -> [(name: String, value: String)] {
    let values: [(String, String?)] = [
      ("firstItem", firstItem), ("firstAttribute", firstAttribute),
      ("relation", relation == .equal ? nil : relation.rawValue), ("secondItem", secondItem),
      ("secondAttribute", secondAttribute), ("priority", priority == 1000 ? nil : DocumentNumber.text(priority)),
      ("constant", constant == 0 ? nil : DocumentNumber.text(constant)),
      ("symbolic", isSymbolic ? "YES" : nil), ("id", id),
    ]
    return values.compactMap { name, value in value.map { (name, $0) } }
  }
}

/// Numbers as Xcode writes them into documents.
package enum DocumentNumber {
  /// Returns a constant: without decimals if it is whole.
  package static func text(_ value: Double) -> String {
    (abs(value) < 1e9 ? Int(exactly: value) : nil).map(String.init) ?? "\(value)"
  }

  /// Returns a coordinate of a rectangle, whose zero is `0.0`.
  static func coordinate(_ value: Double) -> String { value == 0 ? "0.0" : text(value) }
}

/// Bytes of a file to be replaced.
package struct ByteChange: Hashable, Sendable, Codable {
  /// The first byte to replace, and the number of bytes.
  package var start, count: Int
  package var text: String

  package init(_ range: Range<Int>, _ text: String) {
    (start, count) = (range.lowerBound, range.count)
    self.text = text
  }

  package var range: Range<Int> { start..<(start + count) }
}

extension [ByteChange] {
  /// Returns bytes with the changes made. They must not overlap; several at one place are made in order.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for change in self {
      guard change.start >= end, change.range.upperBound <= bytes.count else { continue }
      result += bytes[end..<change.start]
      result += change.text.utf8
      end = change.range.upperBound
    }
    return result + bytes[end...]
  }
}

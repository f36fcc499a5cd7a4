import UIKit

/// Describes the contents of values, each on its own line. The format is that of the stored references of suites.
struct ValueDump {
  /// The objects around the value.
  private var ancestors: Set<ObjectIdentifier> = []

  func text(of value: Any) -> String { text(of: value, named: nil, depth: 0) }

  private func text(of value: Any, named name: String?, depth: Int) -> String {
    let node = DumpedValue(value)
    let indentation = String(repeating: " ", count: 2 * depth)
    if let object = node.object, ancestors.contains(object) {
      return "\(indentation)▿ \(name ?? "value") (circular reference detected)\n"
    }
    var inner = self
    if let object = node.object { inner.ancestors.insert(object) }
    let bullet = node.children.isEmpty ? "-" : "▿"
    let heading = "\(indentation)\(bullet) \(name.map { "\($0): " } ?? "")\(node.heading)\n"
    return heading + inner.texts(of: node, depth: depth + 1).joined()
  }

  private func texts(of node: DumpedValue, depth: Int) -> [String] {
    let texts = node.children.map { (label: $0.label ?? "", text: text(of: $0.value, named: $0.label, depth: depth)) }
    guard node.isSorted else { return texts.map(\.text) }
    return texts.sorted { ($0.label, $0.text) < ($1.label, $1.text) }.map(\.text)
  }
}

/// A value as a dump shows it.
private struct DumpedValue {
  /// What is on the value's own line.
  var heading: String
  var children: [Mirror.Child]
  /// Whether the children have no order of their own.
  var isSorted = false
  /// The identity of an object.
  var object: ObjectIdentifier?

  init(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    heading = ""
    children = Array(mirror.children)
    switch mirror.displayStyle {
    case .collection: heading = counted(children.count, "element")
    case .dictionary: (heading, isSorted) = (counted(children.count, "key/value pair"), true)
    case .set: (heading, isSorted) = (counted(children.count, "member"), true)
    case .tuple: heading = "(\(counted(children.count, "element")))"
    case .optional: heading = children.isEmpty ? "\(mirror.typeName).none" : mirror.typeName
    default: describe(value, mirror)
    }
  }

  private mutating func describe(_ value: Any, _ mirror: Mirror) {
    if mirror.displayStyle == .class { object = ObjectIdentifier(value as AnyObject) }
    switch value {
    case let value as any AnySnapshotStringConvertible:
      heading = value.snapshotDescription
      if !type(of: value).renderChildren { children = [] }
    case let value as any CustomStringConvertible: heading = value.description
    case let value as any CustomDebugStringConvertible: heading = value.debugDescription
    default: describeByType(value, mirror)
    }
  }

  private mutating func describeByType(_ value: Any, _ mirror: Mirror) {
    switch mirror.displayStyle {
    case .class, .struct: (heading, isSorted) = (mirror.typeName, true)
    case .enum: heading = children.isEmpty ? "\(mirror.typeName).\(value)" : mirror.typeName
    default: heading = String(describing: value)
    }
  }
}

private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension Mirror {
  /// The name of the type, without the number that a local type has.
  fileprivate var typeName: String { String(describing: subjectType).replacing(#/ #\d+/#, with: "") }
}

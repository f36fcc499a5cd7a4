import Foundation

/// Reads the binary form of property lists, which built products have.
enum BinaryPropertyList {
  static func node(from bytes: [UInt8]) throws(TableSyntaxError) -> TableNode {
    guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) else {
      throw TableSyntaxError(.malformedBinary, line: 1)
    }
    return try node(from: list, depth: 0)
  }

  private static func node(from value: Any, depth: Int) throws(TableSyntaxError) -> TableNode {
    guard depth < TableNode.depthLimit else { throw TableSyntaxError(.nestedTooDeeply, line: 1) }
    switch value {
    case let text as String: return TableNode(content: .text(text), line: 1)
    case let dictionary as [String: Any]:
      var members: [TableNode.Member] = []
      for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
        members.append(TableNode.Member(key: key, line: 1, value: try node(from: value, depth: depth + 1)))
      }
      return TableNode(content: .members(members), line: 1)
    case let list as [Any]:
      var nodes: [TableNode] = []
      for value in list { nodes.append(try node(from: value, depth: depth + 1)) }
      return TableNode(content: .list(nodes), line: 1)
    default: return TableNode(content: .scalar("\(value)"), line: 1)
    }
  }
}

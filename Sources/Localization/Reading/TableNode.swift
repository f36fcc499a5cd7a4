/// A value of a table's file, whatever form the file has, with the line where it starts.
struct TableNode: Hashable, Sendable {
  /// The kinds of values.
  indirect enum Content: Hashable, Sendable {
    case text(String)
    case members([Member])
    case list([TableNode])
    /// A number, a date, true: what no text is made of.
    case scalar(String)
  }

  /// A value with its key.
  struct Member: Hashable, Sendable {
    let key: String
    /// The line of the key, from 1.
    let line: Int
    let value: TableNode
  }

  let content: Content
  let line: Int

  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// What a number or true is written as.
  var scalar: String? {
    if case .scalar(let text) = content { text } else { nil }
  }

  var members: [Member]? {
    if case .members(let members) = content { members } else { nil }
  }

  /// The value of a key; the last where it is there several times.
  subscript(key: String) -> TableNode? { members?.last { $0.key == key }?.value }

  /// How deep values may lie within each other: far deeper than any table, and shallow enough for every stack.
  static let depthLimit = 64
  /// How many values a file may have: what takes a machine's memory is their number more than the file's size.
  static let countLimit = 5_000_000
}

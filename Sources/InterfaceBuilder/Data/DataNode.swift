/// A value of a data file, with the place where it is written.
///
/// Data files are YAML. This type knows nothing of YAML, so that data can also come from elsewhere.
package struct DataNode: Hashable, Sendable {
  /// A line of a file.
  package struct Place: Hashable, Sendable, CustomStringConvertible {
    package var path: String
    /// The line number, starting at 1.
    package var line: Int

    package init(path: String, line: Int) {
      self.path = path
      self.line = line
    }

    package var description: String { "\(path):\(line)" }
  }

  /// A key of a mapping with its value.
  package struct Entry: Hashable, Sendable {
    package var key: String
    /// The place of the key.
    package var place: Place
    package var value: DataNode

    package init(_ key: String, _ value: DataNode, at place: Place) {
      self.key = key
      self.place = place
      self.value = value
    }
  }

  package indirect enum Content: Hashable, Sendable {
    /// A text, number or word. Words such as `hidden` and `true` are texts if they are in quotation marks.
    case text(String, isQuoted: Bool)
    case list([DataNode])
    case mapping([Entry])
    /// A key without a value.
    case nothing
  }

  package var content: Content
  package var place: Place

  package init(_ content: Content, at place: Place) {
    self.content = content
    self.place = place
  }

  var entries: [Entry]? { if case .mapping(let entries) = content { entries } else { nil } }

  /// The text that is not in quotation marks.
  var word: String? { if case .text(let word, isQuoted: false) = content { word } else { nil } }

  /// What the value is, for messages.
  var kindOfValue: String {
    switch content {
    case .text: "a text"
    case .list: "a list"
    case .mapping: "keys with values"
    case .nothing: "no value"
    }
  }
}

/// A value of a data file that cannot be used. The rest of the data is used.
package struct DataProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package var place: DataNode.Place
  package var message: String

  package init(_ message: String, at place: DataNode.Place) {
    self.place = place
    self.message = message
  }

  package var description: String { "\(place): \(message)" }
}

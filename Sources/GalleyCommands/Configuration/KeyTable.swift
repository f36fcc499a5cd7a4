import Yams

/// The keys that a mapping in YAML can have, in the order in which an error lists them, each with what reads its value.
///
/// ```swift
/// static let documentKeys: KeyTable<Self, DocumentSelection> = [
///   "include": .init(\.included, list),
///   "exclude": .init(\.excluded, list),
/// ]
/// ```
struct KeyTable<Reader: ConfigurationValues, Value>: ExpressibleByDictionaryLiteral, Sendable {
  private let rows: [(key: String, entry: Entry)]

  init(dictionaryLiteral rows: (String, Entry)...) { self.init(rows: rows) }

  private init(rows: [(key: String, entry: Entry)]) { self.rows = rows }

  var keys: [String] { rows.map(\.key) }

  /// Returns what reads a key's value, or `nil` for an unknown key.
  subscript(key: String) -> Entry? { rows.first { $0.key == key }?.entry }

  static func + (first: Self, second: Self) -> Self { Self(rows: first.rows + second.rows) }

  /// Returns the same keys for a value that this one is a part of.
  func within<Whole>(_ part: WritableKeyPath<Whole, Value> & Sendable) -> KeyTable<Reader, Whole> {
    KeyTable<Reader, Whole>(rows: rows.map { ($0.key, .init(part, $0.entry)) })
  }
}

extension KeyTable {
  /// What reads the value of a key into a part of the whole.
  struct Entry: Sendable {
    let read: @Sendable (Reader, Node, inout Value) throws(ConfigurationError) -> Void
    /// What the key is for, if the page of all keys lists it.
    var description: KeyDescription?
    /// The described keys of a mapping.
    let part: [DescribedKey]

    /// - Parameter change: The reader's function that reads into the whole.
    init(_ change: @escaping @Sendable (Reader) -> (Node, inout Value) throws(ConfigurationError) -> Void) {
      part = []
      read = { (reader, node, value) throws(ConfigurationError) in try change(reader)(node, &value) }
    }

    /// - Parameter value: The reader's function that returns the part.
    init<Part>(
      _ part: WritableKeyPath<Value, Part> & Sendable,
      _ value: @escaping @Sendable (Reader) -> (Node) throws(ConfigurationError) -> Part
    ) {
      self.part = []
      read = { (reader, node, whole) throws(ConfigurationError) in
        whole[keyPath: part] = try value(reader)(node)
      }
    }

    /// - Parameter parse: Reads a list in the form that the option of the command line has.
    init<Part>(
      _ part: WritableKeyPath<Value, Part> & Sendable, parsing parse: @escaping @Sendable (String) throws -> Part
    ) {
      self.part = []
      read = { (reader, node, whole) throws(ConfigurationError) in
        whole[keyPath: part] = try reader.parse(node, parse)
      }
    }

    /// - Parameter keys: The keys of a mapping, whose values are read over those that the part has.
    init<Part>(_ part: WritableKeyPath<Value, Part> & Sendable, _ keys: KeyTable<Reader, Part>) {
      self.part = keys.described
      read = { (reader, node, whole) throws(ConfigurationError) in
        whole[keyPath: part] = try reader.read(node, keys, over: whole[keyPath: part])
      }
    }

    fileprivate init<Part>(
      _ part: WritableKeyPath<Value, Part> & Sendable, _ entry: KeyTable<Reader, Part>.Entry
    ) {
      self.part = entry.part
      description = entry.description
      read = { (reader, node, whole) throws(ConfigurationError) in
        try entry.read(reader, node, &whole[keyPath: part])
      }
    }
  }
}

extension ConfigurationValues {
  func read<Value>(
    _ node: Node, _ keys: KeyTable<Self, Value>, over usual: Value
  ) throws(ConfigurationError) -> Value {
    var value = usual
    var errors = ConfigurationErrors()
    for (key, node) in try entries(of: node) {
      errors.collect { () throws(ConfigurationError) in
        guard let entry = key.string.flatMap({ keys[$0] }) else {
          throw unknown("key", key.string ?? "?", at: key, known: keys.keys)
        }
        try entry.read(self, node, &value)
      }
    }
    try errors.throwIfAny()
    return value
  }
}

import Galley
import Yams

/// Reads callouts. Each has the key of a kind, and may have the text of that kind.
extension FigureReader {
  /// A kind of callout.
  struct CalloutKind: Sendable {
    var key: String
    /// The key of the text that the kind can have, or `nil` for a kind without a text.
    var textKey: String?
    var make: @Sendable (FigureReader) -> (CalloutEntry) throws(ConfigurationError) -> Callout
  }

  /// A callout in the file.
  struct CalloutEntry {
    var node: Node
    /// The value of the kind's key.
    var value: Node
    var text: LocalText?
  }

  static let calloutKinds = [
    CalloutKind(key: "number", textKey: "legend", make: number), CalloutKind(key: "rectangle", make: rectangle),
    CalloutKind(key: "arrow", textKey: "text", make: arrow), CalloutKind(key: "spotlight", make: spotlight),
    CalloutKind(key: "dimension", make: dimension), CalloutKind(key: "redlines", make: redlines),
    CalloutKind(key: "blur", make: blur), CalloutKind(key: "replace", textKey: "with", make: replacement),
  ]

  static let calloutKeys = calloutKinds.map(\.key) + calloutKinds.compactMap(\.textKey)

  func callouts(_ node: Node) throws(ConfigurationError) -> [Callout] {
    guard let sequence = node.sequence else { throw error(at: node, "expected a list of callouts") }
    guard sequence.count <= FigureLimits.callouts else {
      throw error(at: node, "\(sequence.count) callouts are too many; a scene has up to \(FigureLimits.callouts)")
    }
    var callouts: [Callout] = []
    for item in sequence { callouts.append(try callout(item)) }
    return callouts
  }

  private func callout(_ node: Node) throws(ConfigurationError) -> Callout {
    let values = Dictionary(uniqueKeysWithValues: try entries(of: node, known: Self.calloutKeys))
    let kinds = Self.calloutKinds.filter { values[$0.key] != nil }
    guard let kind = kinds.first, kinds.count == 1, let value = values[kind.key] else {
      throw error(at: node, "expected one of \(Self.calloutKinds.map(\.key).joined(separator: ", ")) with a view")
    }
    if let other = Self.calloutKinds.compactMap(\.textKey).first(where: { values[$0] != nil && $0 != kind.textKey }) {
      throw error(at: node, "'\(other)' cannot be combined with '\(kind.key)'")
    }
    let text = try kind.textKey.flatMap { values[$0] }.map { (node) throws(ConfigurationError) in try localText(node) }
    return try kind.make(self)(CalloutEntry(node: node, value: value, text: text))
  }

  // MARK: Kinds

  private func number(_ entry: CalloutEntry) throws(ConfigurationError) -> Callout {
    .number(try text(entry.value), legend: entry.text ?? LocalText())
  }

  private func rectangle(_ entry: CalloutEntry) throws(ConfigurationError) -> Callout {
    .rectangle(try text(entry.value))
  }

  private func arrow(_ entry: CalloutEntry) throws(ConfigurationError) -> Callout {
    .arrow(try text(entry.value), text: entry.text ?? LocalText())
  }

  private func spotlight(_ entry: CalloutEntry) throws(ConfigurationError) -> Callout {
    .spotlight(try list(entry.value))
  }

  private func dimension(_ entry: CalloutEntry) throws(ConfigurationError) -> Callout {
    let node = entry.value
    if node.mapping == nil {
      let views = try list(node)
      guard views.count == 2 else { throw error(at: node, "expected two views") }
      return .dimension(from: views[0], to: views[1])
    }
    let values = Dictionary(uniqueKeysWithValues: try entries(of: node, known: ["from", "to"]))
    guard let from = values["from"], let to = values["to"] else {
      throw error(at: node, "expected the keys from and to")
    }
    return .dimension(from: try text(from), to: try text(to))
  }

  private func redlines(_ entry: CalloutEntry) throws(ConfigurationError) -> Callout {
    let names = try list(entry.value)
    guard let first = names.first, let last = names.last, names.count <= 2 else {
      throw error(at: entry.value, "expected a view or a constraint, or two views")
    }
    return names.count == 1 ? .redlines(first) : .redlinesBetween(first, last)
  }

  private func blur(_ entry: CalloutEntry) throws(ConfigurationError) -> Callout { .blur(try text(entry.value)) }

  private func replacement(_ entry: CalloutEntry) throws(ConfigurationError) -> Callout {
    guard let text = entry.text else {
      throw error(at: entry.node, "expected the key with, for the text to show instead")
    }
    return .replacement(try self.text(entry.value), with: text)
  }
}

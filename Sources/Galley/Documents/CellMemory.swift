/// What a computation may depend on.
struct CellKey {
  fileprivate var situation: CellSituation
  fileprivate var traits: TraitCollection
  fileprivate var edition: DocumentEdition.Choice

  init(_ cell: MatrixCell, _ edition: DocumentEdition, settings: Renderer.LayoutSettings, recordsAssets: Bool) {
    traits = edition.traits(of: cell)
    self.edition = edition.choice
    var usual = traits
    (usual.preferredContentSizeCategory, usual.fontScale) = (.large, nil)
    situation = CellSituation(
      traits: usual, screen: cell.screen, orientation: cell.orientation, content: edition.content, settings: settings,
      recordsAssets: recordsAssets)
  }
}

/// What a computation depends on, apart from the text size and from the texts of other documents.
fileprivate struct CellSituation: Hashable {
  /// The traits at the default text size.
  var traits: TraitCollection
  var screen: MatrixScreen
  var orientation: Device.Orientation
  /// The number of the document's content in the cell's language.
  var content: Int
  var settings: Renderer.LayoutSettings
  var recordsAssets: Bool
}

/// What was computed for a scene of a document in some cells, for cells that the computation does not tell apart from them.
struct CellMemory<Value> {
  private struct Entry {
    var key: CellKey
    /// What the computation has read of the text size.
    var reads: TextSizeReads.Properties
    /// Whether the value depends on the language in more ways than by the document's content and the traits.
    var readsEdition: Bool
    var value: Value

    /// Returns whether the value is the same for a key of the same situation.
    func isValid(for other: CellKey) -> Bool {
      if readsEdition, other.edition != key.edition { return false }
      if !reads.isDisjoint(with: [.value, .repeatable]), key.traits != other.traits { return false }
      if reads.contains(.isDefault), key.traits.hasDefaultTextSize != other.traits.hasDefaultTextSize { return false }
      return !reads.contains(.isAccessibilitySize)
        || key.traits.hasAccessibilityTextSize == other.traits.hasAccessibilityTextSize
    }
  }

  private var known: [CellSituation: [Entry]] = [:]
  private var count = 0
  private let capacity: Int

  /// - Parameter capacity: The number of values to keep, by default all text sizes of four languages.
  init(capacity: Int = 48) { self.capacity = capacity }

  /// Returns the value that was stored for a key, or for another that makes no difference to it.
  func value(for key: CellKey) -> Value? { known[key.situation]?.first { $0.isValid(for: key) }?.value }

  /// Stores a value.
  ///
  /// - Parameters:
  ///   - reads: What the computation has read of the text size.
  ///   - readsEdition: Whether it depends on the language in more ways than by the document's content and the traits.
  mutating func store(_ value: Value, for key: CellKey, reads: TextSizeReads.Properties, readsEdition: Bool) {
    if count >= capacity { (known, count) = ([:], 0) }
    known[key.situation, default: []].append(Entry(key: key, reads: reads, readsEdition: readsEdition, value: value))
    count += 1
  }
}

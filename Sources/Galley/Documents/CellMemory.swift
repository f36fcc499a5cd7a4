/// What a computation may depend on.
struct CellKey {
  fileprivate var situation: CellSituation
  fileprivate var traits: TraitCollection
  fileprivate var edition: DocumentEdition.Choice

  init(_ cell: MatrixCell, _ edition: DocumentEdition, settings: Renderer.LayoutSettings, recordsAssets: Bool) {
    traits = edition.traits(of: cell)
    self.edition = edition.choice
    situation = CellSituation(
      traits: traits.inTexts(of: TraitCollection()), screen: cell.screen, orientation: cell.orientation,
      content: edition.content.number, settings: settings, recordsAssets: recordsAssets)
  }
}

/// What a computation depends on, apart from the text size, the language and the texts of other documents.
fileprivate struct CellSituation: Hashable {
  /// The traits at the default text size in English.
  var traits: TraitCollection
  var screen: MatrixScreen
  var orientation: Device.Orientation
  /// The number of the document's content in the cell's language.
  var content: Int
  var settings: Renderer.LayoutSettings
  var recordsAssets: Bool
}

/// What was computed for a scene of a document in some cells, for other cells in which the computation has the same
/// result.
struct CellMemory<Value> {
  private struct Entry {
    var key: CellKey
    var dependencies: CellDependencies
    var value: Value
  }

  private var known: [CellSituation: [Entry]] = [:]
  private var count = 0
  private let capacity: Int

  /// - Parameter capacity: The number of values to keep, by default all text sizes of four languages.
  init(capacity: Int = 48) { self.capacity = capacity }

  /// Returns the value that was stored for a key, or for another that makes no difference to it.
  func value(for key: CellKey) -> Value? {
    let entries = known[key.situation]?.filter { $0.dependencies.agree($0.key, key) } ?? []
    let own = entries.first { $0.key.traits.textLanguage == key.traits.textLanguage }
    return (own ?? entries.prefix(comparedCount).first { $0.dependencies.areTextsSame($0.key, key) })?.value
  }

  /// The number of values whose texts are laid out in another language to compare them.
  private let comparedCount = 4

  /// Stores a value.
  mutating func store(_ value: Value, for key: CellKey, _ dependencies: CellDependencies) {
    if count >= capacity { (known, count) = ([:], 0) }
    known[key.situation, default: []].append(Entry(key: key, dependencies: dependencies, value: value))
    count += 1
  }
}

/// What a computation for a cell depends on, in addition to the situation.
struct CellDependencies {
  /// What it has read of the text size and the language.
  var reads: TraitReads.Properties
  /// Whether it depends on the language in more ways than by the document's content and the traits.
  var readsEdition: Bool
  /// The texts that it has laid out, or `nil` if there are none.
  var texts: (LaidOutTexts, by: PangoTextMeasurer)?

  /// Returns whether the result is the same for two keys of a situation if the texts are.
  fileprivate func agree(_ one: CellKey, _ other: CellKey) -> Bool {
    one.traits.agrees(with: other.traits, on: reads) && !(readsEdition && one.edition != other.edition)
  }

  /// Returns whether the texts that were laid out for a key are the same for another.
  fileprivate func areTextsSame(_ own: CellKey, _ other: CellKey) -> Bool {
    texts.map { texts, measurer in
      measurer.areSame(texts, of: own.traits.textLanguage, in: other.traits.textLanguage)
    } ?? true
  }
}

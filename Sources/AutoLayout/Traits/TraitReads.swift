import Synchronization

/// Which of the traits that often differ between the cells of a scene a computation has read: properties of the text
/// size and of the language.
///
/// A computation that has read none of them has the same result at every text size and in every language of one
/// direction, and one that has read only ``Properties/isDefaultTextSize`` has two results. ``TraitCollection`` notes
/// each read in the recording of the running task.
///
/// The language that texts are laid out in is not noted: a measurer knows which texts were laid out, and whether they
/// are the same in another language.
package final class TraitReads: Sendable {
  /// Properties of traits.
  package struct Properties: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Whether the text size is `L`, at which documents are designed.
    package static let isDefaultTextSize = Properties(rawValue: 1 << 0)
    /// Whether the text size is an accessibility size.
    package static let isAccessibilityTextSize = Properties(rawValue: 1 << 1)
    /// The text size itself, which determines the others.
    package static let textSize = Properties(rawValue: 1 << 2)
    /// The text size itself, by work that can be repeated for another size without repeating the rest.
    package static let repeatableTextSize = Properties(rawValue: 1 << 3)
    /// Whether the texts are those of the document itself.
    package static let isBase = Properties(rawValue: 1 << 4)
    /// The language itself.
    package static let locale = Properties(rawValue: 1 << 5)
  }

  @TaskLocal private static var current: TraitReads?

  private let noted = Atomic<UInt8>(0)

  private init() {}

  /// Does some work, and returns its result with the properties that it has read.
  ///
  /// Work within the work that is recorded on its own counts for both.
  package static func recording<Result>(_ work: () -> Result) -> (result: Result, reads: Properties) {
    let reads = TraitReads()
    let result = $current.withValue(reads, operation: work)
    let properties = Properties(rawValue: reads.noted.load(ordering: .relaxed))
    note(properties)
    return (result, properties)
  }

  /// Does work that can be repeated for another text size, and notes nothing of that but
  /// ``Properties/repeatableTextSize``.
  package static func repeatableAtTextSizes(_ work: () -> Void) {
    let reads = TraitReads()
    $current.withValue(reads, operation: work)
    let others = Properties(rawValue: reads.noted.load(ordering: .relaxed)).intersection([.isBase, .locale])
    note(others.union(.repeatableTextSize))
  }

  /// Notes that properties were read.
  static func note(_ properties: Properties) {
    current?.noted.bitwiseOr(properties.rawValue, ordering: .relaxed)
  }
}

extension TraitCollection {
  /// Whether texts have the size at which they were designed.
  package var hasDefaultTextSize: Bool {
    TraitReads.note(.isDefaultTextSize)
    return textSize.isDefault
  }

  /// Whether ``preferredContentSizeCategory`` is an accessibility size.
  package var hasAccessibilityTextSize: Bool {
    TraitReads.note(.isAccessibilityTextSize)
    return textSize.category.isAccessibilityCategory
  }

  /// Whether the strings are those of the document itself, which are in no known language.
  package var isBase: Bool {
    TraitReads.note(.isBase)
    return language.isBase
  }

  /// The language that texts are laid out in, as a BCP 47 tag: English for strings in no known language. Reading it
  /// makes no note.
  package var textLanguage: String { language.isBase ? "en" : language.tag }

  /// Whether the text size is that of other traits, without a note.
  package func hasTextSize(of other: TraitCollection) -> Bool { textSize == other.textSize }

  /// Whether work that has read some properties has the same result with other traits, which differ only in text size
  /// and language.
  package func agrees(with other: TraitCollection, on reads: TraitReads.Properties) -> Bool {
    if !reads.isDisjoint(with: [.textSize, .repeatableTextSize]), textSize != other.textSize { return false }
    if reads.contains(.isDefaultTextSize), textSize.isDefault != other.textSize.isDefault { return false }
    if reads.contains(.isAccessibilityTextSize),
      textSize.category.isAccessibilityCategory != other.textSize.category.isAccessibilityCategory
    {
      return false
    }
    if reads.contains(.isBase), language.isBase != other.language.isBase { return false }
    return !reads.contains(.locale) || language == other.language
  }

  /// Returns the traits with the text size and the language of others, without a note. The direction stays.
  package func inTexts(of other: TraitCollection) -> TraitCollection {
    var traits = self
    traits.textSize = other.textSize
    traits.language = other.language
    return traits
  }
}

/// The text size of traits, read without a note.
struct TraitTextSize: Hashable, Sendable {
  var category: ContentSizeCategory
  var scale: FontScale?

  var isDefault: Bool { category == .large && scale == nil }
}

/// The language of traits, read without a note.
struct TraitLanguage: Hashable, Sendable {
  /// The BCP 47 tag, or `base`.
  var tag: String

  var isBase: Bool { tag == "base" }
}

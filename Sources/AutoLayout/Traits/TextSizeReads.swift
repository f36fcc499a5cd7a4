import Synchronization

/// Which properties of the text size a computation has read.
///
/// A computation that has read none of them has the same result at every text size, and one that has read only
/// ``Properties/isDefault`` has two results. ``TraitCollection`` notes each read in the recording of the running task.
package final class TextSizeReads: Sendable {
  /// Properties of a text size.
  package struct Properties: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Whether it is `L`, at which documents are designed.
    package static let isDefault = Properties(rawValue: 1 << 0)
    /// Whether it is an accessibility size.
    package static let isAccessibilitySize = Properties(rawValue: 1 << 1)
    /// The size itself, which determines the others.
    package static let value = Properties(rawValue: 1 << 2)
    /// The size itself, by work that can be repeated for another size without repeating the rest.
    package static let repeatable = Properties(rawValue: 1 << 3)
  }

  @TaskLocal private static var current: TextSizeReads?

  private let noted = Atomic<UInt8>(0)

  private init() {}

  /// Does some work, and returns its result with the properties of the text size that it has read.
  ///
  /// Work within the work that is recorded on its own counts for both.
  package static func recording<Result>(_ work: () -> Result) -> (result: Result, reads: Properties) {
    let reads = TextSizeReads()
    let result = $current.withValue(reads, operation: work)
    let properties = Properties(rawValue: reads.noted.load(ordering: .relaxed))
    note(properties)
    return (result, properties)
  }

  /// Does work that can be repeated for another text size, and notes nothing but ``Properties/repeatable``.
  package static func repeatable(_ work: () -> Void) {
    $current.withValue(nil, operation: work)
    note(.repeatable)
  }

  /// Notes that properties were read.
  static func note(_ properties: Properties) {
    current?.noted.bitwiseOr(properties.rawValue, ordering: .relaxed)
  }
}

extension TraitCollection {
  /// Whether texts have the size at which they were designed.
  package var hasDefaultTextSize: Bool {
    TextSizeReads.note(.isDefault)
    return textSize.isDefault
  }

  /// Whether ``preferredContentSizeCategory`` is an accessibility size.
  package var hasAccessibilityTextSize: Bool {
    TextSizeReads.note(.isAccessibilitySize)
    return textSize.category.isAccessibilityCategory
  }

  /// Returns the traits with the text size of others, without a note.
  package func atTextSize(of other: TraitCollection) -> TraitCollection {
    var traits = self
    traits.textSize = other.textSize
    return traits
  }
}

/// The text size of traits, read without a note.
struct TraitTextSize: Hashable, Sendable {
  var category: ContentSizeCategory
  var scale: FontScale?

  var isDefault: Bool { category == .large && scale == nil }
}

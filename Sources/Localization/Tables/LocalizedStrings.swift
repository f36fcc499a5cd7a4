/// A document's texts in a language: for each object its properties that are translated.
public struct LocalizedStrings: Hashable, Sendable {
  /// The language whose table was taken; none where there is none for the one that was asked for.
  public let match: LocaleIdentifier?
  /// The texts by object and property.
  private let objects: [String: [String: String]]

  /// Sorts texts, whose keys are `ID.property`.
  public init(_ texts: [String: String], match: LocaleIdentifier?) {
    self.match = match
    var objects: [String: [String: String]] = [:]
    for (key, text) in texts {
      guard let dot = key.firstIndex(of: ".") else { continue }
      objects[String(key[..<dot]), default: [:]][String(key[key.index(after: dot)...])] = text
    }
    self.objects = objects
  }

  /// No texts: the document keeps its own.
  public static let none = LocalizedStrings([:], match: nil)

  /// The ids of all objects that have texts.
  public var objectIDs: Set<String> { Set(objects.keys) }

  /// An object's texts by property: `text`, `normalTitle`, `segmentTitles[0]`, `configuration.title`.
  public func properties(ofObject id: String) -> [String: String] { objects[id] ?? [:] }
}

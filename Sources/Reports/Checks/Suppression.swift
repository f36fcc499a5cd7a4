import Files
import Snapshots

/// A finding that a team accepts, with the reason.
package struct Suppression: Hashable, Sendable {
  /// The names of the rules to accept, or empty for all.
  package var rules: Set<String>
  /// The identifier of a view or constraint among the finding's, or `nil` for all findings.
  package var object: String?
  /// The path of the document, or the end of it; `nil` for all documents.
  package var document: String?
  /// A name or identifier of the scene, or `nil` for all scenes.
  package var scene: String?
  /// The languages, or empty for all.
  package var locales: Set<String>
  package var reason: String
  /// The last day on which the finding is accepted, as `2027-01-31`, or `nil` for no end.
  package var lastDay: String?
  /// The line of the configuration, for messages.
  package var line: Int?

  package init(
    rules: Set<String> = [], object: String? = nil, document: String? = nil, scene: String? = nil,
    locales: Set<String> = [], reason: String, lastDay: String? = nil, line: Int? = nil
  ) {
    self.rules = rules
    self.object = object
    self.document = document
    self.scene = scene
    self.locales = locales
    self.reason = reason
    self.lastDay = lastDay
    self.line = line
  }

  /// - Parameter today: The present day, as `2026-11-23`. Such texts sort like the days that they name.
  func hasEnded(on today: String) -> Bool { lastDay.map { $0 < today } ?? false }

  func isFor(_ entry: CheckedScene.Entry, of scene: CheckedScene) -> Bool {
    let documents = [scene.document, entry.shownDocument].compactMap(\.self)
    let isDocument = document.map { name in documents.contains { $0 == name || $0.utf8.hasSuffix("/" + name) } } ?? true
    let isScene = self.scene.map { scene.scene == $0 || scene.sceneNames.contains($0) } ?? true
    let objects = entry.cause.objects + entry.views + entry.constraints
    return isDocument && isScene && (rules.isEmpty || rules.contains(entry.cause.rule))
      && (object.map(objects.contains) ?? true)
  }

  func isFor(_ cell: SnapshotTraits) -> Bool { locales.isEmpty || locales.contains(cell.locale) }

  /// What is accepted, for messages: "truncated of 'title' in Login.xib".
  package var words: String {
    [
      rules.isEmpty ? "all rules" : rules.sorted().list, object.map { "of '\($0)'" }, document.map { "in \($0)" },
      scene.map { "in '\($0)'" }, locales.isEmpty ? nil : "in \(locales.sorted().list)",
    ].compactMap(\.self).joined(separator: " ")
  }
}

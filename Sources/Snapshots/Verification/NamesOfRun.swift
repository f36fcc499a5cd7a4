/// The names that the options of a run have for its scenes, or for views, and what a run or a part of it has of them.
///
/// A name that no part has is wrong. A single part cannot tell, so each says what it has.
package struct NamesOfRun: Hashable, Sendable, Codable {
  /// A name of an option or of the configuration.
  package struct Entry: Hashable, Sendable, Codable {
    package var name: String
    package var isFound: Bool
    /// What it means if no part of the run has the name, or `nil` if it may be elsewhere in the project.
    package var ifMissing: Consequence?

    package init(name: String, isFound: Bool, ifMissing: Consequence?) {
      (self.name, self.isFound, self.ifMissing) = (name, isFound, ifMissing)
    }
  }

  /// What a name means that nothing has.
  package enum Consequence: String, Hashable, Sendable, Codable {
    /// The command line is wrong.
    case refusal
    case error, warning
  }

  package var entries: [Entry]
  /// The names that there are, as far as messages about missing ones name them, in the order of the run.
  package var known: [String]

  package init(entries: [Entry], known: [String]) { (self.entries, self.known) = (entries, known) }

  /// Combines what the parts of a run have, which name the same. Returns `nil` if one of them does not know it all.
  package init?(_ parts: [NamesOfRun?]) {
    guard var whole = parts.first ?? nil else { return nil }
    for part in parts.dropFirst() {
      guard let part, part.entries.map(\.name) == whole.entries.map(\.name) else { return nil }
      for index in whole.entries.indices {
        let entry = part.entries[index]
        whole.entries[index].isFound = whole.entries[index].isFound || entry.isFound
        whole.entries[index].ifMissing = whole.entries[index].ifMissing ?? entry.ifMissing
      }
      whole.known += part.known
    }
    self = whole
  }

  package var missing: [Entry] { entries.filter { !$0.isFound } }
}

extension JSONText {
  mutating func names(_ names: NamesOfRun) {
    object { json in
      json.member("entries") { json in
        json.array(names.entries) { json, entry in
          json.object { json in
            json.member("name", entry.name)
            json.member("isFound", entry.isFound)
            if let consequence = entry.ifMissing { json.member("ifMissing", consequence.rawValue) }
          }
        }
      }
      json.member("known", names.known)
    }
  }
}

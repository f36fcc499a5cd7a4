import Files
import Foundation
import Snapshots

/// What a server has carried out in a report, for pages that are opened later: `applied.js` in the report's folder.
///
///     globalThis.galleyApplied = {"galleyApplied":1,"decisions":[{"path":"...","digest":"...","decision":"accept"}]}
///
/// A decision counts for as long as the result of its path has its digest.
package struct AppliedDecisions {
  /// The file's name.
  package static let file = "applied.js"
  /// What the page finds the decisions under.
  package static let name = "galleyApplied"

  /// What was decided about a result.
  package struct Entry: Hashable, Codable, Sendable {
    package var path: String
    package var digest: String
    package var decision: ReviewDecision
  }

  private var entries: [String: Entry] = [:]

  /// Starts with nothing.
  package init() {}

  /// Reads what a folder has; nothing where it has no such file that can be read.
  package init(folder: String) {
    guard let script = FileManager.default.contents(atPath: folder + "/" + Self.file),
      let json = PageScript.json(of: Array(script), name: Self.name),
      let stored = try? JSONDecoder().decode(Stored.self, from: Data(json))
    else { return }
    for entry in stored.decisions { entries[entry.path] = entry }
  }

  /// Notes a decision; one about the same path before is forgotten.
  package mutating func note(_ decision: ReviewDecision, path: String, digest: String) {
    entries[path] = Entry(path: path, digest: digest, decision: decision)
  }

  /// What was decided about a result.
  package func decision(path: String, digest: String) -> ReviewDecision? {
    entries[path].flatMap { $0.digest == digest ? $0.decision : nil }
  }

  /// The decisions as JSON, by path.
  package var json: String {
    var json = JSONText()
    json.object { json in
      json.member(Self.name, 1)
      json.member("decisions") { json in
        json.array(entries.values.sorted { $0.path < $1.path }) { json, entry in
          json.object { json in
            json.member("path", entry.path)
            json.member("digest", entry.digest)
            json.member("decision", entry.decision.rawValue)
          }
        }
      }
    }
    return json.text + "\n"
  }

  /// Writes the file, whole or not at all.
  package func write(to folder: String) throws(FileError) {
    try AtomicFile.write(PageScript(name: Self.name, json: json).bytes, to: folder + "/" + Self.file)
  }

  private struct Stored: Decodable {
    var decisions: [Entry]
  }
}

/// What a reviewer decides about a picture.
package enum ReviewDecision: String, Hashable, Codable, Sendable {
  /// It becomes the reference; an orphaned reference goes.
  case accept
  /// The reference stays.
  case reject
}

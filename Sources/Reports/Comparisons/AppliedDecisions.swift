import Files
import Foundation
import Snapshots

/// The decisions that a server has carried out, for pages that are opened later: `applied.js` in the report's folder.
///
///     globalThis.galleyApplied = {"galleyApplied":1,"decisions":[{"path":"...","digest":"...","decision":"accept"}]}
///
/// A rejection may have a `note` that says why.
///
/// A decision is valid as long as the result at its path has the same digest.
package struct AppliedDecisions {
  package static let file = "applied.js"
  /// The global variable that contains the decisions for the page.
  package static let name = "galleyApplied"

  package struct Entry: Hashable, Codable, Sendable {
    package var path: String
    package var digest: String
    package var decision: ReviewDecision
    /// Why the picture was rejected, or `nil` without a reason.
    package var note: String?
  }

  private var entries: [PathBytes: Entry] = [:]

  package init() {}

  /// Reads the decisions in a folder. There are none if the file is missing or cannot be read.
  package init(folder: String) {
    guard let script = try? InputFile.content(of: folder + "/" + Self.file, as: .report),
      let json = PageScript.json(of: script, name: Self.name),
      let stored = try? JSONDecoder().decode(Stored.self, from: Data(json))
    else { return }
    for entry in stored.decisions { entries[PathBytes(entry.path)] = entry }
  }

  /// Adds a decision, which replaces an earlier one about the same path.
  package mutating func record(_ decision: ReviewDecision, path: String, digest: String, note: String? = nil) {
    entries[PathBytes(path)] = Entry(path: path, digest: digest, decision: decision, note: note)
  }

  /// Returns the decision about the result at a path, or `nil` if no decision has its digest.
  package func decision(path: String, digest: String) -> ReviewDecision? {
    entries[PathBytes(path)].flatMap { $0.digest == digest ? $0.decision : nil }
  }

  /// The notes of the rejections, by path.
  package var notes: [PathBytes: String] {
    entries.compactMapValues { $0.decision == .reject ? $0.note : nil }
  }

  /// Returns the decisions about the results of a report, by path, without those about earlier results.
  package func decisions(about report: StoredReport) -> [PathBytes: Entry] {
    entries.filter { path, entry in (report.pictures[path]?.digest ?? "") == entry.digest }
  }

  /// The decisions as JSON, sorted by path.
  package var json: String {
    var json = JSONText()
    json.object { json in
      json.member(Self.name, 1)
      json.member("decisions") { json in
        json.array(entries.sorted { $0.key < $1.key }.map(\.value)) { json, entry in
          json.object { json in
            json.member("path", entry.path)
            json.member("digest", entry.digest)
            json.member("decision", entry.decision.rawValue)
            if let note = entry.note { json.member("note", note) }
          }
        }
      }
    }
    return json.text + "\n"
  }

  /// Writes the file atomically.
  package func write(to folder: String) throws(FileError) {
    try ContainedFile([Self.file], below: folder).write(PageScript(name: Self.name, json: json).bytes)
  }

  private struct Stored: Decodable {
    var decisions: [Entry]
  }
}

package enum ReviewDecision: String, CaseIterable, Hashable, Codable, Sendable {
  /// The picture becomes the reference, or the orphaned reference is removed.
  case accept
  /// The reference stays as it is.
  case reject
}

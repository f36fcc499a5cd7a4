import Files
import Foundation
import Graphics
import Snapshots

/// The findings that a project has already, so that only new ones fail.
///
/// A finding is known by its document, its cause and its language: a text that becomes too long in one more language is
/// new. The file has a line for each finding, sorted, so that branches that change different findings can be merged.
package struct Baseline: Hashable, Sendable {
  package struct Entry: Hashable, Sendable, Codable {
    package var document: String
    package var rule: String
    package var objects: [String]
    /// The languages, sorted.
    package var locales: [String]
    /// The problem in words, for the reader of the file.
    package var message: String

    var cause: Cause { Cause(rule: rule, objects: objects) }
  }

  package private(set) var entries: [Entry]
  private var locales: [Place: Set<String>] = [:]

  private struct Place: Hashable {
    var document: String
    var cause: Cause
  }

  package init(entries: [Entry] = []) {
    self.entries = entries.sorted { ($0.document, $0.cause, $0.message) < ($1.document, $1.cause, $1.message) }
    for entry in entries {
      locales[Place(document: entry.document, cause: entry.cause), default: []].formUnion(entry.locales)
    }
  }

  func knows(_ cause: Cause, of document: String, in locale: String) -> Bool {
    locales[Place(document: document, cause: cause)]?.contains(locale) ?? false
  }

  // MARK: Files

  private struct Header: Codable {
    var galleyBaseline: Int
  }

  private struct Stored: Codable {
    var findings: [Entry]
  }

  fileprivate static let version = 1

  /// Reads a file.
  ///
  /// - Throws: ``BaselineError`` if there is no file, or none of this form.
  package init(contentsOf path: String) throws(BaselineError) {
    if FileKind(at: path) == .folder { throw BaselineError(path: path, reason: .folder) }
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw BaselineError(path: path, reason: .missing)
    }
    guard let header = try? JSONDecoder().decode(Header.self, from: bytes) else {
      throw BaselineError(path: path, reason: .damaged)
    }
    guard header.galleyBaseline == Self.version else {
      throw BaselineError(path: path, reason: .version(header.galleyBaseline))
    }
    guard let stored = try? JSONDecoder().decode(Stored.self, from: bytes) else {
      throw BaselineError(path: path, reason: .damaged)
    }
    self.init(entries: stored.findings)
  }

  package var text: String {
    let lines = entries.map { entry in
      var json = JSONText()
      json.object { json in
        json.member("document", entry.document)
        json.member("rule", entry.rule)
        json.member("objects", entry.objects)
        json.member("locales", entry.locales)
        json.member("message", entry.message)
      }
      return json.text
    }
    return "{\"galleyBaseline\":\(Self.version),\"findings\":[\n\(lines.joined(separator: ",\n"))\n]}\n"
  }
}

/// A baseline that cannot be used.
package struct BaselineError: Error, Hashable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case missing
    case folder
    /// The file is not what a check writes.
    case damaged
    /// Another version of Galley wrote the file.
    case version(Int)
  }

  package var path: String
  package var reason: Reason

  package var description: String {
    switch reason {
    case .missing: "there is no baseline; write it with 'galley check --update-baseline'"
    case .folder: "expected the file of a baseline, but this is a folder"
    case .damaged:
      "the file is no baseline, or a merge has damaged it; restore it, or remove it and write it with"
        + " 'galley check --update-baseline'"
    case .version(let version):
      "the baseline is of version \(version), but this version of Galley knows version \(Baseline.version); remove the file"
        + " and write it with 'galley check --update-baseline', or use the Galley that wrote it"
    }
  }
}

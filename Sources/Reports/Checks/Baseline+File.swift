import Digests
import Files
import Foundation
import Graphics
import Snapshots

// The file has a line for each finding, sorted, so that branches that change different findings can be merged:
//
//     {"galleyBaseline":2,"cells":{
//     "60e743a5":["canvas AX3 portrait light","canvas L portrait light"]
//     },"findings":[
//     {"document":"Login.xib","rule":"truncated","objects":["lbl-00-001"],"message":"...",
//      "locales":{"de":{"severity":"warning","from":"AX3","amount":42,"cells":1,"of":"60e743a5"}}}
//     ]}
//
// `cells` names the sets of cells that runs have laid out, by a hash of them. Version 1 had a list of languages in
// place of `locales`.

private struct Header: Codable {
  var galleyBaseline: Int
}

private struct Stored: Decodable {
  struct Finding: Decodable {
    var document: String
    var scene: String?
    var rule: String
    var objects: [String]
    var message: String
    var locales: [String: Extent]
  }

  struct Extent: Decodable {
    var severity: String
    var from: String
    var amount: Double?
    var cells: Int
    var of: String
  }

  var cells: [String: [String]]
  var findings: [Finding]
}

private struct StoredVersion1: Decodable {
  struct Finding: Decodable {
    var document: String
    var rule: String
    var objects: [String]
    var locales: [String]
    var message: String
  }

  var findings: [Finding]
}

extension Baseline {
  fileprivate static let version = 2

  /// Reads a file.
  ///
  /// - Throws: ``BaselineError`` if there is no file, or none of this form.
  package init(contentsOf path: String) throws(BaselineError) {
    try self.init(try Self.content(of: path), path: path)
  }

  /// Reads the content of a file.
  ///
  /// - Parameter path: The path to name in errors.
  init(_ bytes: Data, path: String) throws(BaselineError) {
    guard let header = try? JSONDecoder().decode(Header.self, from: bytes) else {
      throw BaselineError(path: path, reason: .damaged)
    }
    guard (1...Self.version).contains(header.galleyBaseline) else {
      throw BaselineError(path: path, reason: .version(header.galleyBaseline))
    }
    guard let entries = header.galleyBaseline == 1 ? Self.version1(bytes) : Self.entries(bytes) else {
      throw BaselineError(path: path, reason: .damaged)
    }
    self.init(entries: entries)
  }

  private static func content(of path: String) throws(BaselineError) -> Data {
    do throws(TextFileError) {
      return Data(try TextFile(contentsOf: path, as: .baseline).bytes)
    } catch {
      switch error.reason {
      case .missing: throw BaselineError(path: path, reason: .missing)
      case .folder: throw BaselineError(path: path, reason: .folder)
      default: throw BaselineError(path: path, reason: .text(error))
      }
    }
  }

  private static func version1(_ bytes: Data) -> [Entry]? {
    (try? JSONDecoder().decode(StoredVersion1.self, from: bytes))?.findings.map { finding in
      Entry(
        document: finding.document, rule: finding.rule, objects: finding.objects, message: finding.message,
        extents: Dictionary(finding.locales.map { ($0, .unspecific) }) { first, _ in first })
    }
  }

  private static func entries(_ bytes: Data) -> [Entry]? {
    guard let stored = try? JSONDecoder().decode(Stored.self, from: bytes) else { return nil }
    var entries: [Entry] = []
    for finding in stored.findings {
      var entry = Entry(
        document: finding.document, scene: finding.scene, rule: finding.rule, objects: finding.objects,
        message: finding.message, extents: [:])
      for (locale, extent) in finding.locales {
        // A merge of branches can lose the cells that a finding names.
        guard let cells = stored.cells[extent.of], let severity = Finding.Severity(rawValue: extent.severity) else {
          return nil
        }
        entry.extents[locale] = FindingExtent(
          severity: severity, typeSize: extent.from, amount: extent.amount, cellCount: extent.cells,
          laidOut: Set(cells))
      }
      entries.append(entry)
    }
    return entries
  }

  package var text: String {
    let sets = Set(entries.flatMap { $0.extents.values.map(\.laidOut) })
    let cells = sets.map { set in
      var json = JSONText()
      json.array(set.sorted()) { $0.string($1) }
      return "\"\(set.identifier)\":\(json.text)"
    }
    let findings = entries.map { entry in
      var json = JSONText()
      json.entry(entry)
      return json.text
    }
    let lines = { (texts: [String]) in texts.joined(separator: ",\n") }
    return
      "{\"galleyBaseline\":\(Self.version),\"cells\":{\n\(lines(cells.sorted()))\n},\"findings\":[\n\(lines(findings))\n]}\n"
  }
}

extension Set<String> {
  /// A short name of the set.
  fileprivate var identifier: String {
    String(sorted().joined(separator: "\0").utf8.stableHash.sixteenDigits.suffix(8))
  }
}

extension JSONText {
  fileprivate mutating func entry(_ entry: Baseline.Entry) {
    object { json in
      json.member("document", entry.document)
      if let scene = entry.scene { json.member("scene", scene) }
      json.member("rule", entry.rule)
      json.member("objects", entry.objects)
      json.member("message", entry.message)
      json.member("locales") { json in
        json.object { json in
          for locale in entry.locales { json.member(locale) { $0.extent(entry.extents[locale] ?? .unspecific) } }
        }
      }
    }
  }

  private mutating func extent(_ extent: FindingExtent) {
    object { json in
      json.member("severity", extent.severity.rawValue)
      json.member("from", extent.typeSize)
      if let amount = extent.amount { json.member("amount", amount) }
      json.member("cells", extent.cellCount)
      json.member("of", extent.laidOut.identifier)
    }
  }
}

/// A baseline that cannot be used.
package struct BaselineError: Error, Hashable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case missing
    case folder
    /// The file cannot be opened, or Git has left something else in its place.
    case text(TextFileError)
    /// The file is not what a check writes.
    case damaged
    /// Another version of Galley wrote the file.
    case version(Int)
  }

  package var path: String
  package var reason: Reason

  /// The place of the error for messages: the path, and the line if it is known.
  package func place(in path: String) -> String {
    if case .text(let error) = reason { error.place(in: path) } else { path }
  }

  package var description: String {
    switch reason {
    case .missing: "there is no baseline; write it with 'galley check --update-baseline'"
    case .folder: "expected the file of a baseline, but this is a folder"
    case .text(let error): error.description
    case .damaged:
      "the file is no baseline, or a merge has damaged it; restore it, or remove it and write it with"
        + " 'galley check --update-baseline'"
    case .version(let version):
      "the baseline is of version \(version), but this version of Galley knows version \(Baseline.version) and earlier; remove"
        + " the file and write it with 'galley check --update-baseline', or use the Galley that wrote it"
    }
  }
}

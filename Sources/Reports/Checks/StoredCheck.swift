import Files
import Foundation
import Graphics
import Snapshots

/// A part of a check, read from the JSON that it has written.
package struct StoredCheck: Sendable {
  package let shard: CheckShard
  package let rules: CheckRules
  package let scenes: [CheckedScene]
  /// The lines of the log about what could not be read or laid out.
  package let problems: [String]
  /// Changes that mend findings, in words, by the ids of these.
  package let fixes: [String: [String]]

  private struct Results: Decodable {
    var galley: Int
    var problems: [String]
    var shard: StoredShard?
  }

  private struct Format: Decodable {
    var galley: Int
  }

  /// Reads the file of a part.
  package init(contentsOf path: String) throws(StoredCheckError) {
    let bytes: [UInt8]
    do throws(TextFileError) {
      bytes = try InputFile.content(of: path, as: .report)
    } catch {
      throw .text(error)
    }
    try self.init(bytes)
  }

  /// - Parameter bytes: The JSON.
  init(_ bytes: [UInt8]) throws(StoredCheckError) {
    let json = Data(bytes)
    guard let results = try? JSONDecoder().decode(Results.self, from: json), results.galley <= CheckJSON.version else {
      let version = (try? JSONDecoder().decode(Format.self, from: json))?.galley ?? 0
      guard version <= CheckJSON.version else { throw .laterFormat(version) }
      throw TextFileError(in: bytes).map { .text($0) } ?? .malformed
    }
    guard let stored = results.shard else { throw .withoutShard }
    guard let scenes = stored.checkedScenes, let rules = try? CheckRules(stored) else { throw .malformed }
    var shard = CheckShard(scope: stored.scope)
    (shard.configuration, shard.baseline) = (stored.configuration, stored.baselineFile)
    shard.isUnwritten = stored.isUnwritten
    for suppression in stored.suppressions { shard.missing[suppression.suppression] = suppression.missing }
    (self.shard, self.rules, self.scenes) = (shard, rules, scenes)
    (problems, fixes) = (results.problems, stored.fixes)
  }
}

extension CheckRules {
  fileprivate init(_ shard: StoredShard) throws {
    self.init(today: shard.today)
    policy = try FailurePolicy(shard.failOn)
    listed = Finding.Severity(rawValue: shard.list) ?? listed
    isVerbose = shard.isVerbose
    suppressions = shard.suppressions.map(\.suppression)
    baseline = try shard.baseline.map { try Baseline(Data($0.utf8), path: "") }
    goneDocuments = Set(shard.goneDocuments)
    coversScenes = false
  }
}

/// Why a file is not that of a part of a check.
package enum StoredCheckError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be opened, or Git has left something else in its place.
  case text(TextFileError)
  case malformed
  /// The results are those of a whole run, or of another command.
  case withoutShard
  case laterFormat(Int)

  /// Returns the path, followed by `:line` if the line is known.
  package func place(in path: String) -> String {
    if case .text(let error) = self { error.place(in: path) } else { path }
  }

  package var description: String {
    switch self {
    case .text(let error): error.description
    case .malformed: "not the JSON of 'galley check', or damaged"
    case .withoutShard:
      "not the results of a shard of 'galley check'; write them with '--shard i/n --write json=FILE'"
    case .laterFormat(let version): "written by a later version of Galley, in format \(version)"
    }
  }
}

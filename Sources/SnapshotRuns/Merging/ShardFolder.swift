import Files
import Foundation
import Galley
import Reports

/// What a shard of a run has written.
package enum ShardKind: Hashable, CaseIterable, Sendable {
  /// The folder of a verification.
  case report
  /// A folder of images.
  case images
  /// The file of a check.
  case check

  /// What is said of a path with such results.
  var words: String {
    switch self {
    case .report: "is a report"
    case .images: "contains images"
    case .check: "has the results of a check"
    }
  }
}

/// The folder, or the file of a check, that a shard of a run has written.
package struct ShardFolder {
  let path: String
  /// The report of a verification, or `nil` for anything else.
  let report: StoredReport?
  /// The results of a check, or `nil` for anything else.
  let check: StoredCheck?
  /// The known parts of runs that the folder contains.
  let scopes: [RunScope]

  package var kind: ShardKind { report != nil ? .report : check != nil ? .check : .images }

  package init(path: String) throws(MergeError) {
    if FileKind(at: RealPath.of(path)) == .file { try self.init(file: path) } else { try self.init(folder: path) }
  }

  private init(file path: String) throws(MergeError) {
    self.path = path
    let check: StoredCheck
    do throws(StoredCheckError) {
      check = try StoredCheck(contentsOf: path)
    } catch {
      throw .unreadableCheck(path, error)
    }
    if let part = check.shard.scope.part, !part.isConsistent(scenes: check.scenes.count) {
      throw .unreadableCheck(path, .malformed)
    }
    (report, self.check, scopes) = (nil, check, [check.shard.scope])
  }

  private init(folder path: String) throws(MergeError) {
    self.path = path
    check = nil
    let names: [String]
    do throws(SystemError) {
      names = try Folder.entries(in: path).map(\.name)
    } catch {
      throw error.code == ENOENT ? .missingFolder(path) : .unlistedFolder(path, error)
    }
    if names.contains(StoredReport.fileName) || names.contains(AppliedDecisions.file) {
      let report = try Self.report(in: path)
      (self.report, scopes) = (report, report.run.scope.map { [$0] } ?? [])
    } else if names.contains(VersionFile.name) || names.contains(where: ShardNote.isNote) {
      (report, scopes) = (nil, try ShardNote.scopes(inFolder: path))
    } else {
      throw .unknownFolder(path)
    }
  }

  private static func report(in path: String) throws(MergeError) -> StoredReport {
    let report: StoredReport
    do throws(StoredReportError) {
      report = try StoredReport(inFolder: path)
    } catch {
      throw .unreadableReport(error)
    }
    guard let scope = report.run.scope else { throw .reportWithoutScope(path) }
    if let part = scope.part {
      guard part.isConsistent(results: report.run.results.count, problems: report.run.problems.count) else {
        throw .inconsistentReport(path)
      }
    }
    return report
  }
}

extension RunPart {
  /// Whether the part's number is one of those of the run's parts.
  fileprivate var isInRange: Bool { count >= 1 && (1...count).contains(number) }

  /// Returns whether the part's number is in range, and its units have as many scenes as the results of a check.
  fileprivate func isConsistent(scenes: Int) -> Bool {
    isInRange && units.allSatisfy { (0...scenes).contains($0.results) }
      && units.reduce(0) { $0 + $1.results } == scenes
  }

  /// Returns whether the part's number is in range, and its units have as many results and problems as the report.
  /// Problems before the first unit and after the last one belong to no unit.
  fileprivate func isConsistent(results: Int, problems: Int) -> Bool {
    guard isInRange else { return false }
    let isPossible = units.allSatisfy { unit in
      [unit.results, unit.failures].allSatisfy((0...results).contains) && (0...problems).contains(unit.problems)
    }
    let closing = closingProblems ?? 0
    guard isPossible, (0...problems).contains(closing) else { return false }
    return units.reduce(0) { $0 + $1.results + $1.failures } == results && problemsOfUnits <= problems - closing
  }
}

/// The note beside the images of `galley render --shard`, which shows a merge which folders belong together.
struct ShardNote {
  let scope: RunScope

  /// Returns the name of a part's note; several shards may share a folder.
  static func fileName(of part: RunPart) -> String { "shard-\(part.number)-of-\(part.count).json" }

  static func isNote(_ name: String) -> Bool { name.wholeMatch(of: /shard-[0-9]+-of-[0-9]+\.json/) != nil }

  /// Writes the note of a part; a whole run has none.
  func write(inFolder folder: String) throws(FileError) {
    guard let part = scope.part else { return }
    var json = JSONText()
    json.scope(scope)
    try ContainedFile([Self.fileName(of: part)], below: folder).write(Array((json.text + "\n").utf8))
  }

  /// Returns the scopes of a folder's notes, in the order of their names.
  static func scopes(inFolder folder: String) throws(MergeError) -> [RunScope] {
    var scopes: [RunScope] = []
    for name in Folder.names(in: folder).filter(isNote) { scopes.append(try scope(inNote: "\(folder)/\(name)")) }
    return scopes
  }

  private static func scope(inNote path: String) throws(MergeError) -> RunScope {
    let bytes: [UInt8]
    do throws(TextFileError) {
      bytes = try TextFile(contentsOf: path, as: .versions).bytes
    } catch {
      throw .unreadableNote(error.place(in: path), reason: error.description)
    }
    guard let scope = try? JSONDecoder().decode(RunScope.self, from: Data(bytes)), scope.part?.isInRange != false else {
      throw .unreadableNote(path, reason: "not the note of a shard; render it again with 'galley render --shard'")
    }
    return scope
  }
}

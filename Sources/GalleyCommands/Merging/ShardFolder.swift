import Foundation
import Galley
import ReviewReport

/// A folder that a shard of a run left.
struct ShardFolder {
  /// What a folder holds.
  enum Content {
    /// The report of a verification.
    case report(StoredReport)
    /// Images; nothing else is known of them than what notes tell.
    case images
  }

  let path: String
  let content: Content
  /// The parts of runs that are in the folder, as far as that is known.
  let scopes: [RunScope]

  /// Looks into a folder.
  init(path: String) throws(MergeError) {
    self.path = path
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { throw .missingFolder(path) }
    if names.contains(StoredReport.fileName) {
      let report = try Self.report(in: path)
      (content, scopes) = (.report(report), report.run.scope.map { [$0] } ?? [])
    } else if names.contains(VersionFile.name) || names.contains(where: ShardNote.isNote) {
      (content, scopes) = (.images, ShardNote.scopes(inFolder: path))
    } else {
      throw .unknownFolder(path)
    }
  }

  /// The report; none of a folder of images.
  var report: StoredReport? {
    if case .report(let report) = content { report } else { nil }
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
  /// Whether the part is one of its number of parts, and its units have as many results and problems as there are;
  /// problems before the first unit are no unit's.
  fileprivate func isConsistent(results: Int, problems: Int) -> Bool {
    guard count >= 1, (1...count).contains(number) else { return false }
    let isPossible = units.allSatisfy { unit in
      [unit.results, unit.failures].allSatisfy((0...results).contains) && (0...problems).contains(unit.problems)
    }
    guard isPossible else { return false }
    return units.reduce(0) { $0 + $1.results + $1.failures } == results
      && units.reduce(0) { $0 + $1.problems } <= problems
  }
}

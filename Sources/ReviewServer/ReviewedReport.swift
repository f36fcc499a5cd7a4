import Files
import Foundation
import LoopbackServer
import Reports
import Synchronization

/// A report under review, and its references.
package struct ReviewedReport: Sendable {
  package let folder: String
  /// The folder of the references, or `nil` if neither the report nor the reviewer names it.
  package let references: String?
  /// Whether the report, and not the reviewer, names a folder of references by an absolute path.
  private let isAbsolute: Bool
  private let isChosen: Bool
  private let memory: ReportMemory

  /// Reads a report.
  ///
  /// - Parameters:
  ///   - folder: The report's folder.
  ///   - references: The folder of the references, if it is not the one that the report names.
  ///   - keepsPassed: Whether ``stored()`` has the images that pass. Only formats other than the page need them.
  /// - Throws: ``ReviewServerError`` if the folder has no report.
  package init(
    folder: String, references: String? = nil, keepsPassed: Bool = true
  ) throws(ReviewServerError) {
    self.folder = folder
    memory = ReportMemory(folder: folder, keepsPassed: keepsPassed)
    let stored = try memory.report().report
    isChosen = references != nil
    isAbsolute = stored.references?.utf8.hasPrefix("/") ?? false
    self.references =
      references
      ?? stored.references.map {
        $0.utf8.hasPrefix("/")
          ? $0
          : URL(filePath: folder).resolvingSymlinksInPath()
            .appending(path: $0).standardizedFileURL.path(percentEncoded: false)
      }
  }

  /// Returns whether the report names a folder of references that only the reviewer may allow: an absolute path, or one
  /// outside of a folder.
  package func namesReferences(outsideOf folder: String) -> Bool {
    guard !isChosen, let references else { return false }
    let (target, base) = (RealPath.of(references), RealPath.of(folder))
    return isAbsolute || Folder.path(target, below: base) == nil
  }

  /// The decisions that were carried out.
  package var applied: AppliedDecisions { AppliedDecisions(folder: folder) }

  /// Carries out decisions that a page has exported, and records them in the report.
  ///
  /// - Parameters:
  ///   - json: The contents of the exported file.
  ///   - log: Called with sentences for the reviewer.
  /// - Returns: What could not be carried out, as sentences that name the image, and whether a file could not be
  ///   written.
  /// - Throws: ``ReviewServerError`` if the file is malformed, or nothing could be done.
  package func apply(exported json: [UInt8], log: @escaping @Sendable (String) -> Void) throws(ReviewServerError)
    -> (problems: [String], isUnwritten: Bool)
  {
    do throws(Refusal) {
      let outcomes = try DecisionDesk(report: self, log: log).carryOut(DecisionRequest(exported: json))
      let problems = outcomes.compactMap { outcome in outcome.problem.map { "\(outcome.path): \($0)" } }
      return (problems, outcomes.contains(where: \.isUnwritten))
    } catch {
      throw .notCarriedOut(reason: error.message)
    }
  }

  /// The report. It is read again if a verification has replaced it.
  package func stored() throws(ReviewServerError) -> StoredReport { try served().report }

  /// What is wrong with the files that the page loads images that pass from.
  package func batchDefects() throws(ReviewServerError) -> [PassingBatchDefect] { try served().defects }

  /// What the server keeps of the report.
  func served() throws(ReviewServerError) -> ServedReport { try memory.report() }

  /// Returns the data for the page, after checking that there is a report: of the images that pass, the names of the
  /// batches, or in reports of earlier versions all images.
  func pageJSON() throws(ReviewServerError) -> String { String(decoding: try served().page, as: UTF8.self) }

  /// Returns the images of a batch, or `nil` if the report has no such file.
  ///
  /// - Parameter names: The path of the batch below the report's folder.
  func batchJSON(_ names: [String]) -> String? {
    guard PassingBatch.isFile(names.joined(separator: "/")),
      let script = try? ContainedFile(names, below: folder).read(as: .report)
    else { return nil }
    return PageScript.json(of: script, name: PassingBatch.name).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// A report as it was read last. Reading one of a million images takes seconds.
private final class ReportMemory: Sendable {
  private let folder: String
  private let keepsPassed: Bool
  private let latest = Mutex<(state: FileState, report: ServedReport)?>(nil)

  init(folder: String, keepsPassed: Bool) { (self.folder, self.keepsPassed) = (folder, keepsPassed) }

  /// Returns the report, which is read again only if its file has changed.
  func report() throws(ReviewServerError) -> ServedReport {
    try latest.withLock { latest throws(ReviewServerError) in
      let state = FileState(of: "\(folder)/\(StoredReport.fileName)")
      if let latest, latest.state == state { return latest.report }
      let report = try read()
      // A file that changed a moment ago may change again without another state.
      latest = state.flatMap { $0.isSettled ? ($0, report) : nil }
      return report
    }
  }

  private func read() throws(ReviewServerError) -> ServedReport {
    let file = try file()
    do throws(StoredReportError) {
      return try ServedReport(
        file, inFolder: folder, hasBatches: PassingBatch.exist(inFolder: folder), keepsPassed: keepsPassed)
    } catch {
      switch error {
      case .missing, .malformed: throw .noReport(folder: folder)
      case .text(_, let error): throw .unreadableReport(folder: folder, error)
      case .laterFormat(_, let version): throw .laterReport(folder: folder, version: version)
      }
    }
  }

  private func file() throws(ReviewServerError) -> InputFile {
    do throws(ContainedFileError) {
      if let file = try ContainedFile([StoredReport.fileName], below: folder).opened(as: .run) { return file }
    } catch {
      throw .refusedReport(folder: folder, error)
    }
    throw .noReport(folder: folder)
  }
}

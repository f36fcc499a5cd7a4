import Files
import Foundation
import LoopbackServer
import Reports

/// A report under review, and its references.
package struct ReviewedReport: Hashable, Sendable {
  package let folder: String
  /// The folder of the references, or `nil` if neither the report nor the reviewer names it.
  package let references: String?
  /// Whether the report, and not the reviewer, names a folder of references by an absolute path.
  private let isAbsolute: Bool
  private let isChosen: Bool

  /// Reads a report.
  ///
  /// - Parameters:
  ///   - folder: The report's folder.
  ///   - references: The folder of the references, if it is not the one that the report names.
  /// - Throws: ``ReviewServerError`` if the folder has no report.
  package init(folder: String, references: String? = nil) throws(ReviewServerError) {
    self.folder = folder
    let stored = try Self.stored(in: folder)
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

  /// Reads the report again, since a verification may have replaced it.
  package func stored() throws(ReviewServerError) -> StoredReport { try Self.stored(in: folder) }

  /// Returns the data for the page, after checking that there is a report: of the images that pass, the names of the
  /// batches, or in reports of earlier versions all images.
  func pageJSON() throws(ReviewServerError) -> String {
    let bytes = try Self.bytes(in: folder)
    let stored = try Self.decoded(bytes, in: folder)
    let data = PageData(stored, hasBatches: PassingBatch.exist(inFolder: folder))
    return String(decoding: data.json, as: UTF8.self)
  }

  /// Returns the images of a batch, or `nil` if the report has no such file.
  ///
  /// - Parameter names: The path of the batch below the report's folder.
  func batchJSON(_ names: [String]) -> String? {
    guard PassingBatch.isFile(names.joined(separator: "/")),
      let script = try? ContainedFile(names, below: folder).read(as: .report)
    else { return nil }
    return PageScript.json(of: script, name: PassingBatch.name).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func stored(in folder: String) throws(ReviewServerError) -> StoredReport {
    try decoded(try bytes(in: folder), in: folder)
  }

  private static func bytes(in folder: String) throws(ReviewServerError) -> [UInt8] {
    do throws(ContainedFileError) {
      if let bytes = try ContainedFile([StoredReport.fileName], below: folder).read(as: .report) { return bytes }
    } catch {
      throw .refusedReport(folder: folder, error)
    }
    throw .noReport(folder: folder)
  }

  private static func decoded(_ bytes: [UInt8], in folder: String) throws(ReviewServerError) -> StoredReport {
    do throws(StoredReportError) {
      return try StoredReport(bytes)
    } catch {
      switch error {
      case .missing, .malformed: throw .noReport(folder: folder)
      case .text(_, let error): throw .unreadableReport(folder: folder, error)
      case .laterFormat(_, let version): throw .laterReport(folder: folder, version: version)
      }
    }
  }
}

import Foundation
import ImageDiff
import Snapshots

/// A report as its `report.json` tells it.
public struct StoredReport {
  /// The comparison.
  public let run: VerificationRun
  /// What the page is called.
  public let title: String
  /// Where the references are: a path from the report's folder, or an absolute one; none where it does not say.
  public let references: String?
  /// The pictures, by the paths of the snapshots.
  package let pictures: [String: SnapshotPictures]

  /// The file in a report's folder.
  public static let fileName = "report.json"

  /// Reads the report in a folder.
  ///
  /// - Throws: ``StoredReportError`` where there is none that can be read.
  public init(inFolder folder: String) throws(StoredReportError) {
    let path = folder + "/" + Self.fileName
    guard let data = FileManager.default.contents(atPath: path) else { throw .missing(path: path) }
    try self.init(Array(data), path: path)
  }

  /// Reads a ``ReportDocument``.
  ///
  /// - Parameters:
  ///   - bytes: its JSON.
  ///   - path: where it is from, for errors.
  /// - Throws: ``StoredReportError`` where the bytes are none, or of a later format.
  public init(_ bytes: [UInt8], path: String = StoredReport.fileName) throws(StoredReportError) {
    let data = Data(bytes)
    guard let document = try? JSONDecoder().decode(StoredDocument.self, from: data),
      document.galleyReport <= ReportDocument.version
    else {
      let version = (try? JSONDecoder().decode(StoredFormat.self, from: data))?.galleyReport ?? 0
      throw version > ReportDocument.version
        ? .laterFormat(path: path, version: version) : .malformed(path: path)
    }
    title = document.title
    references = document.references
    run = VerificationRun(
      results: document.results.map(\.result), warnings: document.warnings, problems: document.problems ?? [],
      scope: document.run)
    pictures = Dictionary(
      document.results.compactMap { stored in stored.pictures.map { (stored.path, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The files of the pictures and their layouts, below the report's folder.
  public var pictureFiles: [String] {
    run.results.flatMap { pictures[$0.path]?.files ?? [] }
  }
}

/// Why a report cannot be read.
public enum StoredReportError: Error, Hashable, Sendable {
  /// There is no such file, or it cannot be opened.
  case missing(path: String)
  /// The file is no report.
  case malformed(path: String)
  /// A later Galley wrote the report in a format of its own.
  case laterFormat(path: String, version: Int)
}

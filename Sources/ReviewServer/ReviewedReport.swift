import Files
import Foundation
import ReviewReport

/// A report that is reviewed, and the references that it is about.
package struct ReviewedReport: Hashable, Sendable {
  /// The report's folder.
  package let folder: String
  /// The folder of the references; none where neither the report nor the reviewer says where they are.
  package let references: String?

  /// Finds a report.
  ///
  /// - Parameters:
  ///   - folder: the report's folder.
  ///   - references: the folder of the references, where it is another than the report says.
  /// - Throws: ``ReviewServerError`` where the folder holds no report.
  package init(folder: String, references: String? = nil) throws(ReviewServerError) {
    self.folder = folder
    let stored = try Self.stored(in: folder)
    self.references =
      references
      ?? stored.references.map {
        $0.hasPrefix("/")
          ? $0
          : URL(filePath: folder).resolvingSymlinksInPath()
            .appending(path: $0).standardizedFileURL.path(percentEncoded: false)
      }
  }

  /// The report as it is now, which may have been written anew.
  func stored() throws(ReviewServerError) -> StoredReport { try Self.stored(in: folder) }

  /// The report's text, which is known to be one.
  func json() throws(ReviewServerError) -> String {
    let bytes = try Self.bytes(in: folder)
    _ = try Self.decoded(bytes, in: folder)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func stored(in folder: String) throws(ReviewServerError) -> StoredReport {
    try decoded(try bytes(in: folder), in: folder)
  }

  private static func bytes(in folder: String) throws(ReviewServerError) -> [UInt8] {
    let bytes = try? ContainedFile([StoredReport.fileName], below: folder).read()
    guard let bytes else { throw .noReport(folder: folder) }
    return bytes
  }

  private static func decoded(_ bytes: [UInt8], in folder: String) throws(ReviewServerError) -> StoredReport {
    do throws(StoredReportError) {
      return try StoredReport(bytes)
    } catch {
      switch error {
      case .missing, .malformed: throw .noReport(folder: folder)
      case .laterFormat(_, let version): throw .laterReport(folder: folder, version: version)
      }
    }
  }
}

import Snapshots

/// A report as `report.json` has it, as far as decisions need it.
struct DecidableReport: Decodable {
  /// What tells a report from other documents.
  struct Format: Decodable {
    var galleyReport: Int
  }

  /// A file of the report.
  struct File: Decodable {
    var file: String
    /// What tells the file's bytes from others; none in reports of earlier versions.
    var hash: String?
  }

  /// A compared picture.
  struct Result: Decodable {
    var path: String
    var status: SnapshotResult.Status
    var referencePath: String?
    var digest: String?
    var images: [String: File]?
    var sidecar: File?
  }

  var references: String?
  var results: [Result]

  /// The results by path. Where a path is there twice, the first counts.
  var byPath: [String: Result] { Dictionary(results.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }) }
}

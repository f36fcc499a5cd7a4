import ReviewReport
import Snapshots

/// What there is to decide about: a result, and the files that the report has of it.
struct DecidableResult {
  let result: SnapshotResult
  /// None in reports without pictures.
  let pictures: SnapshotPictures?
}

extension StoredReport {
  /// What there is to decide about, by path. Where a path is there twice, the first counts.
  var decidable: [String: DecidableResult] {
    Dictionary(
      run.results.map { ($0.path, DecidableResult(result: $0, pictures: pictures[$0.path])) },
      uniquingKeysWith: { first, _ in first })
  }
}

import Files
import Snapshots

/// A run for the page: the images that a reviewer looks at first, and those that pass in batches, which the page loads
/// when it needs them.
///
/// It is a ``ReportDocument`` without `run`. If images pass, `results` has only the others, and there are two more
/// members: the places of the results in the run, and the batches.
///
///     {"galleyReport":1,...,"places":[0,17,...],
///      "passing":[{"file":"passing/1.js","count":5000,"digest":"...",
///        "values":{"document":["..."],"scene":["..."],...}}],
///      "results":[...]}
///
/// `values` are those of the batch's images, each once, so that the page knows which batches a filter needs. The
/// results are added one after the other, in the order of the run.
package struct PageData {
  static let fileName = "data.js"
  /// The global variable that contains the data for the page.
  package static let name = "galleyReport"

  var head: ReportHead
  /// Whether the images that pass are in batches.
  private let hasBatches: Bool
  /// The results that the page has from the start, separated by commas.
  private var results: [UInt8] = []
  private var places: [Int] = []
  /// The number of results that were added.
  private var count = 0
  private var batch = PassingBatch(number: 1)
  /// The finished batches as JSON, separated by commas.
  private var batches: [UInt8] = []
  private(set) var batchCount = 0

  init(head: ReportHead, hasBatches: Bool = true) {
    self.head = head
    self.hasBatches = hasBatches
  }

  /// Adds a result.
  ///
  /// - Parameters:
  ///   - json: The result as JSON, or `nil` for one that passes if its batch is not to be written.
  ///   - result: The result.
  ///   - digest: The digest of its pictures.
  /// - Returns: A batch that is full, to be written.
  mutating func add(_ json: [UInt8]?, of result: SnapshotResult, digest: String?) -> PassingBatch? {
    defer { count += 1 }
    guard hasBatches, result.status == .passed else {
      results += ReportHead.separator(before: places.count) + (json ?? [])
      places.append(count)
      return nil
    }
    batch.add(json, of: result, digest: digest)
    return batch.isFull ? endBatch() : nil
  }

  /// Returns the last batch, or `nil` if it is empty.
  mutating func endBatch() -> PassingBatch? {
    guard !batch.isEmpty else { return nil }
    defer { batch = PassingBatch(number: batchCount + 1) }
    batches += ReportHead.separator(before: batchCount) + batch.description
    batchCount += 1
    return batch
  }

  /// The data, after the last batch was ended.
  package var json: [UInt8] {
    let start = head.json { json in
      guard batchCount > 0 else { return }
      json.member("places") { json in json.array(places) { $0.number(Double($1)) } }
      json.member("passing", utf8: [UInt8(ascii: "[")] + batches + [UInt8(ascii: "]")])
    }
    return start + results + ReportHead.end
  }
}

import Snapshots

/// Results that have their first cause, or without one their verdict, in common.
struct CommonCause {
  /// What happened, as the first of the results tells it.
  let sentence: String
  /// The verdict of the first of the results.
  let status: SnapshotResult.Status
  /// The results, in the order of the run.
  private(set) var results: [SnapshotResult]

  /// The causes of a run's results, in the order in which they first occur.
  static func gathered(from results: [SnapshotResult]) -> [CommonCause] {
    var places: [String: Int] = [:]
    var causes: [CommonCause] = []
    for result in results {
      // What was not told in words, or stopped one scene alone, has nothing in common with others.
      let key = result.causes.first?.key ?? (result.message.isEmpty ? result.status.rawValue : result.path)
      if let place = places[key] {
        causes[place].results.append(result)
      } else {
        places[key] = causes.count
        causes.append(CommonCause(sentence: result.sentences[0], status: result.status, results: [result]))
      }
    }
    return causes
  }
}

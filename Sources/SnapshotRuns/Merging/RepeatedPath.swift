import Digests
import Galley
import Reports

/// A path that pictures of two shards have, although each picture of a run is made by one of them.
package struct RepeatedPath: Hashable {
  /// A shard's folder and what the shard says about the picture.
  package struct Place: Hashable, Sendable {
    package var folder: String
    package var verdict: Verdict
  }

  let path: String
  let places: (Place, Place)

  package static func == (one: RepeatedPath, other: RepeatedPath) -> Bool {
    one.path == other.path && one.places == other.places
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// Where a result is, by the places of its shard and of itself, with a hash of its path.
  private struct Entry {
    var hash: UInt64
    var shard: Int32
    var result: Int32
  }

  /// Finds the first path with different verdicts in two shards, in the order of the shards, or `nil` if there is none.
  ///
  /// The paths are compared by their hashes first, so that a run of a million pictures takes 16 bytes for each.
  init?(in shards: [ShardFolder]) {
    let results = shards.map { $0.report?.run.results ?? [] }
    guard results.count > 1 else { return nil }
    var entries: [Entry] = []
    entries.reserveCapacity(results.reduce(0) { $0 + $1.count })
    for (shard, results) in results.enumerated() {
      for (index, result) in results.enumerated() {
        entries.append(
          Entry(hash: result.path.utf8.stableHash, shard: Int32(clamping: shard), result: Int32(clamping: index)))
      }
    }
    entries.sort { ($0.hash, $0.shard, $0.result) < ($1.hash, $1.shard, $1.result) }
    let pairs = zip(entries, entries.dropFirst()).filter { one, other in
      guard one.hash == other.hash, one.shard != other.shard else { return false }
      let (first, second) = (results[Int(one.shard)][Int(one.result)], results[Int(other.shard)][Int(other.result)])
      return first.status != second.status && first.path.utf8.elementsEqual(second.path.utf8)
    }
    guard let (one, other) = pairs.min(by: { ($0.0.shard, $0.0.result) < ($1.0.shard, $1.0.result) }) else {
      return nil
    }
    func place(_ entry: Entry) -> Place {
      Place(
        folder: shards[Int(entry.shard)].path, verdict: results[Int(entry.shard)][Int(entry.result)].status)
    }
    path = results[Int(one.shard)][Int(one.result)].path
    places = (place(one), place(other))
  }
}

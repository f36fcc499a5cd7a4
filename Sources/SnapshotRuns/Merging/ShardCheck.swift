import Files
import Galley

/// Checks that folders are shards of one run.
struct ShardCheck {
  let folders: [ShardFolder]

  /// Compares the folders with each other and returns the parts that are missing.
  func missingParts() throws(MergeError) -> MissingParts {
    try requireDifferentFolders()
    try requireOneKind()
    try requireOneRun()
    let known = folders.flatMap { folder in folder.scopes.map { (folder: folder.path, scope: $0) } }
    guard let first = known.first else { return MissingParts(numbers: [], count: 0) }
    var found: [Int: String] = [:]
    for (folder, scope) in known {
      guard scope.part?.count == first.scope.part?.count else { throw .differentParts(first.folder, folder) }
      guard let part = scope.part else {
        if folder != first.folder { throw .differentParts(first.folder, folder) }
        continue
      }
      if let other = found.updateValue(folder, forKey: part.number) { throw .samePart(part, other, folder) }
    }
    guard let count = first.scope.part?.count else { return MissingParts(numbers: [], count: 1) }
    let missing = Self.firstNumbers(upTo: count, besides: found)
    return MissingParts(numbers: missing, others: count - found.count - missing.count, count: count)
  }

  /// Throws an error if two names lead to one folder: its results would stand for two shards.
  private func requireDifferentFolders() throws(MergeError) {
    let places = folders.map { RealPath.of($0.path) }
    for (index, place) in places.enumerated() {
      guard let first = places[..<index].firstIndex(of: place) else { continue }
      throw .sameFolder(folders[first].path, folders[index].path)
    }
  }

  private func requireOneKind() throws(MergeError) {
    let examples = ShardKind.allCases.compactMap { kind in folders.first { $0.kind == kind } }
    guard examples.count > 1 else { return }
    throw .differentKinds(examples[0].path, examples[0].kind, examples[1].path, examples[1].kind)
  }

  private func requireOneRun() throws(MergeError) {
    var first: (folder: String, scope: RunScope)?
    for folder in folders {
      for scope in folder.scopes {
        guard let known = first else {
          first = (folder.path, scope)
          continue
        }
        let differences = scope.differences(from: known.scope)
        if !differences.isEmpty { throw .differentRuns(known.folder, folder.path, in: differences) }
      }
    }
    try requireOneVersion()
  }

  /// Compares the versions that folders of images were made with, as a file in each folder records them.
  private func requireOneVersion() throws(MergeError) {
    var first: (folder: String, versions: EngineVersions)?
    for folder in folders where folder.kind == .images {
      guard let versions = try? VersionFile(inFolder: folder.path).read() else { continue }
      guard let known = first else {
        first = (folder.path, versions)
        continue
      }
      let changes = versions.changes(since: known.versions)
      if !changes.isEmpty {
        throw .differentRuns(known.folder, folder.path, in: changes.map { .version(of: $0.part, $0.before, $0.now) })
      }
    }
  }

  /// Returns the first hundred missing numbers. The number of parts comes from a file and may be arbitrarily large.
  private static func firstNumbers(upTo count: Int, besides found: [Int: String]) -> [Int] {
    var missing: [Int] = []
    for number in 1...count where found[number] == nil {
      missing.append(number)
      if missing.count == 100 { break }
    }
    return missing
  }
}

/// The parts of a run that are not among the folders to merge.
package struct MissingParts {
  /// The parts' numbers, at most a hundred.
  package let numbers: [Int]
  /// How many more are missing.
  private let others: Int
  /// The number of parts of the run.
  let count: Int

  package init(numbers: [Int] = [], others: Int = 0, count: Int) {
    self.numbers = numbers
    self.others = others
    self.count = count
  }

  package var isEmpty: Bool { numbers.isEmpty && others == 0 }

  /// A sentence for each missing part, and one for all that have no number here.
  package var messages: [String] {
    numbers.map { "shard \($0) of \(count) is missing" }
      + (others > 0 ? ["\(others) more of \(count) shards \(others == 1 ? "is" : "are") missing"] : [])
  }
}

extension RunScope {
  /// Returns the properties that differ and that all parts of one run have in common.
  fileprivate func differences(from other: RunScope) -> [RunDifference] {
    var differences: [RunDifference] = []
    if inputs != other.inputs || folders != other.folders { differences.append(.documents) }
    if scenes != other.scenes { differences.append(.scenes) }
    if cells != other.cells { differences.append(.matrix) }
    differences += Self.differingKeys(settings, other.settings).map { .setting($0) }
    differences += Self.differingKeys(versions, other.versions).map {
      .version(of: $0, other.versions[$0], versions[$0])
    }
    if let part, let other = other.part, part.timings != other.timings { differences.append(.timings) }
    return differences
  }

  private static func differingKeys(_ values: [String: String], _ others: [String: String]) -> [String] {
    Set(values.keys).union(others.keys).filter { values[$0] != others[$0] }.sorted()
  }
}

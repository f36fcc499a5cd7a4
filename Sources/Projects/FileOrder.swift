import Files

/// The order in which a document's project offers files of one name to it.
///
/// An app gets a file from the bundle of the target that was built with it, so a file of the document's own targets
/// comes first. Then come those of targets that the document's are built from or are part of, as a framework's document
/// may show the app's images, then files of no target, and last those of other targets. Among equals, the nearest one
/// comes first: that with the most folders in common with the document.
package struct FileOrder: Sendable {
  /// How a file is related to a document.
  package enum Relation: Int, Comparable, Sendable {
    case own, related, unclaimed, foreign

    package static func < (one: Relation, other: Relation) -> Bool { one.rawValue < other.rawValue }
  }

  /// One of several files of a name.
  package struct Choice: Hashable, Sendable {
    /// The path of the file that is taken.
    package var path: String
    /// The paths of files that could have been meant as well.
    package var rivals: [String] = []
    /// How the file is related to the document, and its rivals with it.
    package var relation = Relation.unclaimed
    /// Whether the targets, which would have decided, could not be read.
    package var isUndecided = false
  }

  /// Where a file is in the order. Smaller ranks come first.
  private struct Rank: Comparable {
    var relation: Relation
    /// The first of the document's targets that holds the file.
    var target: Int
    /// The number of folders that the file does not have in common with the document, less a constant.
    var distance: Int

    static func < (one: Rank, other: Rank) -> Bool {
      (one.relation.rawValue, one.target, one.distance) < (other.relation.rawValue, other.target, other.distance)
    }
  }

  private let place: [Substring]
  private let targets: ProjectTargets
  /// The targets that hold the document, in the order of the project.
  package let own: [Int]
  private let related: Set<Int>
  /// Whether files of targets that have nothing to do with the document may be taken.
  private let takesForeign: Bool

  /// - Parameters:
  ///   - document: The absolute path of the document.
  ///   - targets: The targets of its project.
  ///   - takesForeign: Whether a file of any other target is better than none.
  package init(for document: String, in targets: ProjectTargets, takesForeign: Bool = true) {
    place = document.utf8.split(separator: "/")
    self.targets = targets
    own = targets.holders(of: document)
    related = own.isEmpty ? [] : targets.related(to: own)
    self.takesForeign = takesForeign
  }

  /// Makes the order of files for a document or a folder by their places alone.
  package init(near place: String) { self.init(for: place, in: ProjectTargets()) }

  /// The names of the targets that hold the document.
  package var targetNames: [String] { own.map { targets.targets[$0].name } }

  /// Returns whether a file belongs to targets that have nothing to do with the document.
  package func isForeign(_ path: String) -> Bool { rank(of: path).relation == .foreign }

  /// Returns the order's choice among files, or `nil` if there are none that may be taken.
  package func choice(among paths: [String]) -> Choice? {
    guard paths.count > 1 || !takesForeign else { return paths.first.map { Choice(path: $0) } }
    let ranked = ranked(paths)
    guard let first = ranked.first else { return nil }
    // The targets that are not known could hold any of the files.
    let isOpen = first.rank.relation != .own && !targets.problems.isEmpty
    let rivals = ranked.dropFirst().filter {
      // In a bundle there are no folders that could be nearer.
      isOpen || $0.rank.relation == first.rank.relation && (first.rank.relation == .own || $0.rank == first.rank)
    }
    return Choice(
      path: first.path, rivals: rivals.map(\.path), relation: first.rank.relation,
      isUndecided: isOpen && !rivals.isEmpty)
  }

  /// Returns files in their order, without those of other targets if there are better ones.
  package func sorted(_ paths: [String]) -> [String] {
    let ranked = ranked(paths)
    let hasBetter = ranked.first.map { $0.rank.relation < .foreign } ?? false
    return ranked.filter { !hasBetter || $0.rank.relation < .foreign }.map(\.path)
  }

  /// Returns those of the files that are related to the document as closely as any of them.
  package func closest(_ paths: [String]) -> [String] {
    guard paths.count > 1 || !takesForeign else { return paths }
    let ranked = ranked(paths)
    guard let first = ranked.first?.rank else { return [] }
    return ranked.filter { $0.rank.relation == first.relation && $0.rank.target == first.target }.map(\.path)
  }

  private func ranked(_ paths: [String]) -> [(path: String, rank: Rank)] {
    let ranked = paths.enumerated().map { (index: $0, path: $1, rank: rank(of: $1)) }
      .filter { takesForeign || $0.rank.relation < .foreign }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { ($0.path, $0.rank) }
  }

  private func rank(of path: String) -> Rank {
    let common = zip(path.utf8.split(separator: "/"), place).prefix { $0 == $1 }.count
    let holders = targets.holders(of: path)
    var rank = Rank(relation: .unclaimed, target: 0, distance: -common)
    if let first = own.firstIndex(where: holders.contains) {
      (rank.relation, rank.target) = (.own, first)
    } else if holders.contains(where: related.contains) {
      rank.relation = .related
    } else if !holders.isEmpty, !own.isEmpty || !takesForeign {
      rank.relation = .foreign
    }
    return rank
  }
}

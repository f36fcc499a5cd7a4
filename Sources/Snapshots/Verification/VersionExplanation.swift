/// Which pictures of a verification differ because the tool and its libraries do, which because the documents do, and
/// what the tool does otherwise.
package struct VersionExplanation: Hashable, Sendable {
  /// What has changed a picture since its reference was recorded.
  package enum Origin: String, Hashable, Sendable, CaseIterable {
    /// The same inputs give another picture.
    case tool
    /// This version gives the reference for the inputs of then.
    case document
    case both
    /// Nothing says it.
    case unknown
  }

  /// A picture that differs from its reference.
  package struct Picture: Hashable, Sendable {
    /// The path below the folder of references, without extension.
    package var path: String
    package var origin: Origin
    /// The commit in which the reference last changed, or `nil` if it is not known.
    package var commit: String?
    /// Why nothing says what has changed the picture, as a sentence without a full stop, or `nil`.
    package var reason: String?
    /// What the tool does otherwise, or, if the origin is unknown, all that differs.
    package var changes: Set<PictureChange>

    package init(
      path: String, origin: Origin, commit: String? = nil, reason: String? = nil, changes: Set<PictureChange> = []
    ) {
      (self.path, self.origin, self.commit) = (path, origin, commit)
      (self.reason, self.changes) = (reason, changes)
    }

    /// Takes back that the tool has changed: its reference was made with the same versions.
    package mutating func withdrawTool() {
      guard origin == .tool || origin == .both else { return }
      origin = .unknown
      reason =
        "the list of versions is the same: the reference was recorded with other options or another build of this version,"
        + " before its documents were committed, or edited"
    }
  }

  /// The versions that references were made with.
  package struct Recorded: Hashable, Sendable {
    /// The commits of the references that have these versions, or empty for those in the folder.
    package var commits: [String]
    /// What this run has otherwise, or `nil` if there is no list of versions.
    package var changes: [VersionChange]?
    /// The number of differing pictures whose references were made with them.
    package var pictureCount: Int

    package init(commits: [String], changes: [VersionChange]?, pictureCount: Int) {
      (self.commits, self.changes, self.pictureCount) = (commits, changes, pictureCount)
    }
  }

  /// Pictures that have a change in common.
  package struct Group: Hashable, Sendable {
    package var change: PictureChange
    package var paths: [String]
  }

  /// The entries of the changelog about pictures, from one version of the tool to another.
  package struct Changelog: Hashable, Sendable {
    package var before: String
    package var now: String
    package var entries: [String]

    package init(from before: String, to now: String, entries: [String]) {
      (self.before, self.now, self.entries) = (before, now, entries)
    }
  }

  /// The folder of the references, as in messages.
  package var references: String
  /// The versions of references that differ, those of the newest references first.
  package var versions: [Recorded] = []
  /// The pictures that differ from references, in the order of the run.
  package var pictures: [Picture] = []
  /// What the changelog says, or `nil` if the references are of this version of the tool.
  package var changelog: Changelog?

  package init(references: String) { self.references = references }

  /// Adds the versions of further references, unless others were made with the same.
  package mutating func add(_ recorded: Recorded) {
    guard let known = versions.firstIndex(where: { $0.changes == recorded.changes }) else {
      versions.append(recorded)
      return
    }
    versions[known].commits += recorded.commits
    versions[known].pictureCount += recorded.pictureCount
  }

  package func pictures(by origin: Origin) -> [Picture] { pictures.filter { $0.origin == origin } }

  /// Returns the groups of pictures of some origins that have a change in common, the largest first. A picture is in
  /// a group for each of its changes.
  package func groups(of origins: Set<Origin>) -> [Group] {
    var paths: [PictureChange: [String]] = [:]
    for picture in pictures where origins.contains(picture.origin) {
      for change in picture.changes { paths[change, default: []].append(picture.path) }
    }
    return paths.map(Group.init).sorted { one, other in
      one.paths.count == other.paths.count ? one.change < other.change : one.paths.count > other.paths.count
    }
  }

  /// The reasons for which nothing says what has changed pictures, each with the paths of these, the most frequent
  /// first.
  package var reasons: [(reason: String, paths: [String])] {
    let known = Dictionary(grouping: pictures.filter { $0.reason != nil }) { $0.reason ?? "" }
    return known.map { (reason: $0, paths: $1.map(\.path)) }
      .sorted { ($1.paths.count, $0.reason) < ($0.paths.count, $1.reason) }
  }
}

// MARK: The changelog

extension VersionExplanation {
  /// The earliest version of the tool that a picture was made with that this version changes, or `nil` if the tool has
  /// changed no picture, or none that was made with another version.
  package var earliestTool: String? {
    let changed = Set((pictures(by: .tool) + pictures(by: .both)).compactMap(\.commit))
    let earliest = versions.last { recorded in
      !changed.isDisjoint(with: recorded.commits)
        && recorded.changes?.contains { $0.part == EngineVersions.nameOfTool } == true
    }
    return earliest?.changes?.first { $0.part == EngineVersions.nameOfTool }?.before
  }

  /// The entries of the changelog that name a class of views that the tool draws or measures otherwise.
  package var namedEntries: [String] {
    let subjects = Set(groups(of: [.tool, .both]).map(\.change.subject)).filter { !Self.vague.contains($0) }
    return (changelog?.entries ?? []).filter { entry in
      let words = entry.lowercased().unicodeScalars.split { !("a"..."z").contains($0) }.map { String($0) }
      return subjects.contains { words.name(Self.words(of: $0)) }
    }
  }

  /// Classes that nearly every entry names.
  private static let vague: Set<String> = ["", "view"]

  /// Returns the words of a class: `table`, `view` and `cell` of `tableViewCell`.
  private static func words(of name: String) -> [String] {
    name.unicodeScalars.reduce(into: [""]) { words, letter in
      if letter.properties.isUppercase { words.append("") }
      words[words.count - 1] += letter.properties.lowercaseMapping
    }
  }
}

extension [String] {
  /// Returns whether some words follow each other here, the last one maybe in the plural.
  fileprivate func name(_ words: [String]) -> Bool {
    indices.dropLast(words.count - 1).contains { start in
      let part = self[start..<start + words.count]
      return part.dropLast().elementsEqual(words.dropLast())
        && (part.last == words.last || part.last == words.last.map { $0 + "s" })
    }
  }
}

import Digests
import Files
import Galley
import Reports

/// Finds out which pictures differ from their references because the tool does, and which because the documents do.
///
/// References have no digests of what they were made from, so Git says what that was: the files of the commit in which
/// a reference last changed. If they are the same now, the tool has changed. Otherwise this program renders the
/// documents of then: these pictures differ from the references by what the tool does otherwise, and from those of now
/// by what the documents have otherwise.
package struct VersionExplainer {
  private let references: ReferenceFolder
  private let rules: VerificationRules
  private let setting: RunSetting
  private let program: ProjectRendering.Program

  /// - Parameter program: Renders documents with the options of the run.
  package init(
    references: ReferenceFolder, rules: VerificationRules, setting: RunSetting,
    program: @escaping ProjectRendering.Program
  ) {
    (self.references, self.rules) = (references, rules)
    (self.setting, self.program) = (setting, program)
  }

  /// Explains the pictures of a run that differ from references.
  package func explain(_ run: VerificationRun) -> VersionExplanation {
    let results = run.results.filter(\.differsFromReference)
    var explanation = VersionExplanation(references: setting.paths.words(for: references.path))
    guard !results.isEmpty else {
      explanation.versions = [recorded(try? VersionFile(inFolder: references.path).read(), pictureCount: 0)]
      return explanation
    }
    let isOfCatalog = setting.inputs.isEmpty && setting.catalog != nil
    let documents = isOfCatalog ? [] : Set(results.map(\.document))
    let now = ProjectRendering.pictures(
      of: documents, in: results.map(\.traits), below: setting.paths.root, by: program)
    defer { now.remove() }
    do throws(RevisionError) {
      guard !isOfCatalog else {
        throw RevisionError("the scene is written in Swift, and its code of then is not in this program")
      }
      let wanted = results.map { ReferenceHistory.Wanted(name: $0.formerPath, document: $0.formerDocument) }
      let history = try ReferenceHistory(of: references, wanted, root: setting.paths.root)
      explain(results, by: history, now, in: &explanation)
    } catch {
      explanation.versions = [
        recorded(try? VersionFile(inFolder: references.path).read(), pictureCount: results.count)
      ]
      explanation.pictures = results.map { unknown($0, now, because: error.description) }
    }
    return explanation
  }

  // MARK: By commits

  /// The pictures whose references were recorded in the same commit.
  private struct Dated {
    var record: ReferenceHistory.Record
    var results: [SnapshotResult]
  }

  private func explain(
    _ results: [SnapshotResult], by history: ReferenceHistory, _ now: ProjectRendering.Pictures,
    in explanation: inout VersionExplanation
  ) {
    var pictures: [PathBytes: VersionExplanation.Picture] = [:]
    var dated: [ReferenceHistory.Record: [SnapshotResult]] = [:]
    for result in results {
      do throws(RevisionError) {
        dated[try history.record(of: result.formerPath), default: []].append(result)
      } catch {
        pictures[PathBytes(result.path)] = unknown(result, now, because: error.description)
      }
    }
    if !pictures.isEmpty {
      let list = try? VersionFile(inFolder: references.path).read()
      explanation.add(recorded(list, pictureCount: pictures.count))
    }
    let groups = dated.map { Dated(record: $0, results: $1) }.sorted { one, other in
      (one.record.commit.age, one.record.folder) < (other.record.commit.age, other.record.folder)
    }
    var explained: [PathBytes: VersionExplanation.Picture] = [:]
    for picture in explain(groups, by: history, now) { explained[PathBytes(picture.path)] = picture }
    for group in groups {
      let versions = recorded(
        history.versions(at: group.record), at: group.record.commit, pictureCount: group.results.count)
      explanation.add(versions)
      for result in group.results {
        guard var picture = explained[PathBytes(result.path)] else { continue }
        if versions.changes?.isEmpty == true { picture.withdrawTool() }
        picture.commit = group.record.commit.id
        pictures[PathBytes(picture.path)] = picture
      }
    }
    explanation.pictures = results.compactMap { pictures[PathBytes($0.path)] }
  }

  /// Explains pictures by the files of their commits. Commits with the same files are looked at together.
  private func explain(
    _ groups: [Dated], by history: ReferenceHistory, _ now: ProjectRendering.Pictures
  ) -> [VersionExplanation.Picture] {
    var pictures: [VersionExplanation.Picture] = []
    var equal: [ContentDigest: [Dated]] = [:]
    var digests: [ContentDigest] = []
    for group in groups {
      do throws(RevisionError) {
        let digest = try history.tree(at: group.record).digest
        if equal[digest] == nil { digests.append(digest) }
        equal[digest, default: []].append(group)
      } catch {
        pictures += group.results.map { unknown($0, now, because: error.description) }
      }
    }
    for groups in digests.compactMap({ equal[$0] }) {
      pictures += explain(groups.flatMap(\.results), recorded: groups[0].record, in: history, now)
    }
    return pictures
  }

  /// Explains pictures whose references were recorded with the same files.
  private func explain(
    _ results: [SnapshotResult], recorded record: ReferenceHistory.Record, in history: ReferenceHistory,
    _ now: ProjectRendering.Pictures
  ) -> [VersionExplanation.Picture] {
    do throws(RevisionError) {
      let tree = try history.tree(at: record)
      if try history.isUnchanged(since: tree, of: record) {
        return results.map { .init(path: $0.path, origin: .tool, changes: changes(of: $0, now)) }
      }
      let (files, root) = try history.files(of: tree)
      defer { files.remove() }
      let documents = Set(results.map(\.formerDocument))
      let then = ProjectRendering.pictures(
        of: documents, in: results.map(\.traits), below: root, at: record.commit, by: program)
      defer { then.remove() }
      let sides = Sides(
        then: then, now: now, commit: record.commit, gapThen: files.gap, gapNow: history.gapNow)
      return results.map { explain($0, sides) }
    } catch {
      return results.map { unknown($0, now, because: error.description) }
    }
  }

  /// The pictures of the files of then and of now.
  private struct Sides {
    var then, now: ProjectRendering.Pictures
    var commit: GitRepository.Commit
    /// What is missing in the files of then, and in those of now, or `nil`.
    var gapThen, gapNow: String?
  }

  /// Compares the picture of the inputs of then with the reference, and with the picture of the inputs of now. What
  /// is missing may be why pictures differ, but not why they are the same.
  private func explain(_ result: SnapshotResult, _ sides: Sides) -> VersionExplanation.Picture {
    let (then, now) = (sides.then, sides.now)
    guard let reference = references.files(of: result.formerPath), let actual = now.files(of: result.path) else {
      return unknown(result, now, because: "it cannot be rendered once more" + (now.problem.map { ": \($0)" } ?? ""))
    }
    guard let between = then.files(of: result.formerPath) else {
      let reason = then.problem.map { ": \($0)" } ?? ""
      return unknown(
        result, now,
        because: sides.gapThen ?? "the files of \(sides.commit.shortID) do not give the picture\(reason)")
    }
    let tool = difference(from: reference, to: between, of: result)
    let document = difference(from: between, to: actual, of: result)
    let (isTool, isDocument) = (tool.status != .passed, document.status != .passed)
    if let gap = isTool ? sides.gapThen : nil { return unknown(result, now, because: gap) }
    if let gap = isDocument ? sides.gapNow : nil { return unknown(result, now, because: gap) }
    let changes = PictureChange.all(
      between: (reference.sidecar, between.sidecar), pixels: tool.pixels, scale: Double(result.scale))
    switch (isTool, isDocument) {
    case (true, false): return .init(path: result.path, origin: .tool, changes: changes)
    case (true, true): return .init(path: result.path, origin: .both, changes: changes)
    case (false, true): return .init(path: result.path, origin: .document)
    case (false, false):
      return unknown(
        result, now, because: "neither the tool nor the files since \(sides.commit.shortID) differ enough")
    }
  }

  private func difference(
    from expected: SnapshotFiles, to actual: SnapshotFiles, of result: SnapshotResult
  ) -> SnapshotComparison.Outcome {
    var result = result
    let scale = Double(result.scale)
    return SnapshotComparison(
      of: expected, with: actual, scale: scale, rules: rules.applying(to: &result, sceneNames: result.formerScenes)
    ) {
      try? PNG.decode($0, scale: scale)
    }.verdict()
  }

  // MARK: Parts

  private func unknown(
    _ result: SnapshotResult, _ now: ProjectRendering.Pictures, because reason: String
  ) -> VersionExplanation.Picture {
    .init(path: result.path, origin: .unknown, reason: reason, changes: changes(of: result, now))
  }

  /// Returns all changes since the reference, whoever made them.
  private func changes(of result: SnapshotResult, _ now: ProjectRendering.Pictures) -> Set<PictureChange> {
    PictureChange.all(
      between: (references.files(of: result.formerPath)?.sidecar, now.files(of: result.path)?.sidecar),
      pixels: result.pixels, scale: Double(result.scale))
  }

  private func recorded(
    _ versions: EngineVersions?, at commit: GitRepository.Commit? = nil, pictureCount: Int
  ) -> VersionExplanation.Recorded {
    let changes = versions.flatMap { before in setting.versions.current?.changes(since: before) }
    return .init(commits: commit.map { [$0.id] } ?? [], changes: changes, pictureCount: pictureCount)
  }
}

extension SnapshotResult {
  /// Whether there is a reference, and it is not the same in every respect.
  fileprivate var differsFromReference: Bool {
    switch status {
    case .changed, .drift, .layout: true
    case .passed, .added, .orphaned, .failed: false
    }
  }

  /// The path of the reference.
  fileprivate var formerPath: String { referencePath ?? path }
  /// The document of the reference.
  fileprivate var formerDocument: String { formerPlace?.document ?? document }
  fileprivate var formerScenes: [String] { formerPlace.map { [$0.scene] } ?? [] }
}

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
    let now = ProjectRendering.pictures(of: documents, in: setting.paths.root, by: program)
    defer { now.remove() }
    do throws(RevisionError) {
      guard !isOfCatalog else {
        throw RevisionError("the scene is written in Swift, and its code of then is not in this program")
      }
      let history = try ReferenceHistory(of: references, root: setting.paths.root)
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

  private func explain(
    _ results: [SnapshotResult], by history: ReferenceHistory, _ now: ProjectRendering.Pictures,
    in explanation: inout VersionExplanation
  ) {
    var pictures: [PathBytes: VersionExplanation.Picture] = [:]
    var dated: [GitRepository.Commit: [SnapshotResult]] = [:]
    for result in results {
      do throws(RevisionError) {
        dated[try history.commit(of: result.formerPath), default: []].append(result)
      } catch {
        pictures[PathBytes(result.path)] = unknown(result, now, because: error.description)
      }
    }
    if !pictures.isEmpty {
      let list = try? VersionFile(inFolder: references.path).read()
      explanation.add(recorded(list, pictureCount: pictures.count))
    }
    for (commit, results) in dated.sorted(by: { $0.key.age < $1.key.age }) {
      let versions = recorded(history.versions(at: commit), at: commit, pictureCount: results.count)
      explanation.add(versions)
      for var picture in explain(results, of: commit, in: history, now) {
        if versions.changes?.isEmpty == true { picture.withdrawTool() }
        picture.commit = commit.id
        pictures[PathBytes(picture.path)] = picture
      }
    }
    explanation.pictures = results.compactMap { pictures[PathBytes($0.path)] }
  }

  /// Explains pictures whose references last changed in the same commit.
  private func explain(
    _ results: [SnapshotResult], of commit: GitRepository.Commit, in history: ReferenceHistory,
    _ now: ProjectRendering.Pictures
  ) -> [VersionExplanation.Picture] {
    do throws(RevisionError) {
      if try history.isUnchanged(since: commit) {
        return results.map { .init(path: $0.path, origin: .tool, changes: changes(of: $0, now)) }
      }
      let (files, root) = try history.files(at: commit, root: setting.paths.root)
      defer { files.remove() }
      let documents = Set(results.map(\.formerDocument))
      let then = ProjectRendering.pictures(of: documents, in: root, at: commit, by: program)
      defer { then.remove() }
      return results.map { explain($0, then, now, of: commit) }
    } catch {
      return results.map { unknown($0, now, because: error.description) }
    }
  }

  /// Compares the picture of the inputs of then with the reference, and with the picture of the inputs of now.
  private func explain(
    _ result: SnapshotResult, _ then: ProjectRendering.Pictures, _ now: ProjectRendering.Pictures,
    of commit: GitRepository.Commit
  ) -> VersionExplanation.Picture {
    guard let reference = references.files(of: result.formerPath), let actual = now.files(of: result.path) else {
      return unknown(result, now, because: "it cannot be rendered once more" + (now.problem.map { ": \($0)" } ?? ""))
    }
    guard let between = then.files(of: result.formerPath) else {
      let reason = then.problem.map { ": \($0)" } ?? ""
      return unknown(result, now, because: "the files of \(commit.shortID) do not give the picture\(reason)")
    }
    let tool = difference(from: reference, to: between, of: result)
    let document = difference(from: between, to: actual, of: result)
    let changes = PictureChange.all(
      between: (reference.sidecar, between.sidecar), pixels: tool.pixels, scale: Double(result.scale))
    switch (tool.status == .passed, document.status == .passed) {
    case (false, true): return .init(path: result.path, origin: .tool, changes: changes)
    case (false, false): return .init(path: result.path, origin: .both, changes: changes)
    case (true, false): return .init(path: result.path, origin: .document)
    case (true, true):
      return unknown(result, now, because: "neither the tool nor the files since \(commit.shortID) differ enough")
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

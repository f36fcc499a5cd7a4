import Files
import Foundation
import Galley
import Reports

/// Makes one folder from the folders that shards of a run have written.
package struct ShardMerge {
  private let shards: [ShardFolder]
  package let missing: MissingParts
  private let staged: StagedFolder
  private let files: FolderUnion
  private let defects: [ShardDefects]
  /// The images that the pages of the folders show, or `nil` if there are no such pages.
  private let index: ImageIndex?
  private let names: MergedNames

  /// Checks that the folders belong together, and collects their files beside the place of the merged folder.
  package init(of shards: [ShardFolder], into out: String) throws(MergeError) {
    self.shards = shards
    missing = try ShardCheck(folders: shards).missingParts()
    if let repeated = RepeatedPath(in: shards) {
      throw .differentVerdicts(repeated.path, repeated.places.0, repeated.places.1)
    }
    defects = shards.map(ShardDefects.init)
    names = missing.isEmpty ? try MergedNames(of: shards.parts) : MergedNames()
    index = ImageIndex(mergedFrom: shards, inputProblem: names.problemOfScenes?.line)
    let target = MergeTarget(out)
    try target.requireFree(of: shards)
    do throws(FileError) {
      staged = try StagedFolder.discardedAtInterruption(for: target.path)
      try Self.record(shards, in: staged.path)
    } catch {
      throw .file(error)
    }
    var files = FolderUnion(target: staged.path)
    do throws(MergeError) {
      for (shard, defects) in zip(shards, defects) { try files.add(shard, without: defects) }
    } catch {
      staged.discard()
      throw error
    }
    self.files = files
  }

  /// Records that the merged folder is Galley's.
  private static func record(_ shards: [ShardFolder], in folder: String) throws(FileError) {
    guard !shards.contains(where: { $0.kind == .report }) else { return try ReviewReport.claim(folder) }
    var entries: Set<PathBytes> = []
    for shard in shards { entries.formUnion(try OwnedFolder(path: shard.path).entries()) }
    try OwnedFolder(path: folder).claim(entries.sorted().map(\.text))
  }

  private var reports: [StoredReport] { shards.compactMap(\.report) }

  /// Whether the folders are reports; if not, they are folders of images.
  package var isOfReports: Bool { !reports.isEmpty }

  /// The paths that were left out because they are neither files nor folders.
  package var skipped: [String] { files.skipped }

  /// The number of images, not counting contact sheets.
  package var imageCount: Int {
    files.count { file in ImageFormat.allCases.contains { file.utf8.hasSuffix("x.\($0.rawValue)") } }
  }

  /// The folder of the references that the shards were compared with, relative to the project's root, if the reports
  /// name one.
  package var references: String? { reports.first?.run.scope?.references }

  /// The pictures that a report or a page names and that are not in the merged folder.
  private var missingPictures: Set<String> {
    let named = reports.flatMap(\.pictureFiles) + (index?.images.map(\.file) ?? [])
    return Set(named.filter { !files.contains($0) })
  }

  /// What is wrong with the scenes and views that the run's options name, which a single part cannot tell.
  package var problemsOfNames: [Diagnostic] { names.problems }

  /// Whether no part has a view that an option names.
  package var hasUnknownViews: Bool { !names.problemsOfViews.isEmpty }

  /// The rules of the findings that make the exit code of a run of images 1.
  package var failingRules: RuleCounts { RuleCounts(adding: shards.parts) }

  /// What the runs of images said that could not be read or rendered. Only their pages have the lines.
  package var problemsOfRuns: [String] { (index?.problems ?? []).uniqued }

  /// Whether something could not be read or rendered in the runs of images, with or without pages.
  package var hasProblemsOfRuns: Bool {
    !problemsOfRuns.isEmpty || !foldersWithProblems.isEmpty
  }

  /// The folders of the shards that could not read or render something.
  package var foldersWithProblems: [String] {
    shards.filter { shard in
      shard.scopes.contains { !$0.unfinishedFolders.isEmpty || $0.part?.closingProblems != nil }
    }.map(\.path)
  }

  /// What is missing or cannot be read among the files of the shards.
  package var problems: [Diagnostic] {
    let missing = missingPictures.filter { file in !defects.contains { $0.contains(file) } }
    return defects.flatMap(\.diagnostics)
      + missing.sorted().map { Diagnostic(.error, at: $0, "the picture is missing") }
  }

  /// Returns the merged run. It includes orphaned references if no part is missing; a single part cannot detect them.
  package func run(references: ReferenceFolder?) -> VerificationRun {
    let errors = problemsOfNames.filter { $0.severity == .error }
    var run = ReportMerge(of: reports).run(missing: missing, inputProblems: errors.map(\.line))
    let hasAllParts = missing.numbers.isEmpty && reports.allSatisfy { $0.run.scope?.part != nil }
    if hasAllParts, let references { findOrphans(of: references, in: &run) }
    if hasAllParts { run.problems += ruleProblems(in: run).map(\.line) }
    run.problems += problems.map(\.line)
    return run
  }

  /// Returns what is wrong with rules, of which each part knows whether its own images meet them.
  private func ruleProblems(in run: VerificationRun) -> [Diagnostic] {
    let parts = reports.compactMap { $0.run.scope?.part }
    let metRules = Set(parts.flatMap { $0.metRules ?? [] })
    return (parts.first?.ruleChecks ?? []).compactMap { $0.problem(in: run, metRules: metRules) }
  }

  private func findOrphans(of references: ReferenceFolder, in run: inout VerificationRun) {
    guard let scope = run.scope, scope.isWhole else { return }
    if FileKind(at: references.path) == .missing, run.results.contains(where: { $0.status != .added }) {
      run.warnings.append(
        "orphaned references were not looked for: '\(references.path)' does not exist here; "
          + "name the folder where the references are")
    }
    run.results = OrphanedReferences(references: references, scope: scope).resolve(run.results)
    guard FileBounds.refuse(references.path), run.results.contains(where: { $0.status == .orphaned }) else { return }
    run.warnings.append(
      "the pictures of orphaned references are not in the report: '\(references.path)' is outside of the project; "
        + "name it with --reference")
  }

  /// Writes the page of a merged run beside the pictures, and moves the folder to its place.
  ///
  /// - Parameter references: The folder with the pictures of orphaned references.
  package func publish(_ run: VerificationRun, references: ReferenceFolder?) throws(FileError) {
    try publish { () throws(FileError) in
      let report = ReviewReport(run: run, mergedFrom: reports, without: missingPictures)
      try ReportPictures(report: staged.path).write(report, references: references)
    }
  }

  /// Writes the page that shows the merged images if the parts have one, and moves the folder to its place.
  package func publishImages() throws(FileError) {
    try publish { () throws(FileError) in
      guard let index else { return }
      let missing = missingPictures
      let shown = ImageIndex(
        title: index.title, images: index.images.filter { !missing.contains($0.file) },
        problems: index.problems + problems.map(\.line))
      try IndexPage(shown).write(inFolder: staged.path)
    }
  }

  private func publish(_ complete: () throws(FileError) -> Void) throws(FileError) {
    do throws(FileError) {
      try staged.naming { () throws(FileError) in
        try complete()
        try staged.publish()
      }
    } catch {
      staged.discard()
      throw error
    }
  }
}

extension FolderUnion {
  /// Adds the files of a shard's folder to the merged folder. Of a report, these are the pictures and layouts, since
  /// its page is written again; otherwise everything but the notes for merges.
  fileprivate mutating func add(_ shard: ShardFolder, without defects: ShardDefects) throws(MergeError) {
    if shard.report != nil {
      try add("images", of: shard.path, leavingOut: defects.contains)
      if !defects.contains(VersionFile.name) { try add(file: VersionFile.name, of: shard.path) }
    } else {
      let hasIndex = IndexPage.index(inFolder: shard.path) != nil
      try add(of: shard.path) { file in
        ShardNote.isNote(file) || (hasIndex && file == IndexPage.fileName) || defects.contains(file)
      }
    }
  }
}

extension [ShardFolder] {
  /// The parts of a run, in their order.
  fileprivate var parts: [RunPart] { flatMap(\.scopes).compactMap(\.part).sorted { $0.number < $1.number } }
}

extension ImageIndex {
  /// Combines the indexes of shards' folders in the order that the run would have on one machine: each part follows the
  /// one before. Returns `nil` if no folder has an index.
  ///
  /// - Parameter inputProblem: A line from before the first document that no single part has.
  fileprivate init?(mergedFrom shards: [ShardFolder], inputProblem: String?) {
    let indexed = shards.compactMap { shard in
      IndexPage.index(inFolder: shard.path).map { (parts: [shard].parts, index: $0) }
    }.sorted { ($0.parts.first?.number ?? 0) < ($1.parts.first?.number ?? 0) }
    guard let first = indexed.first else { return nil }
    // The page of several parts in one folder has the problems of the latest.
    let problems = MergedProblems(
      of: indexed.map { (part: $0.parts.count == 1 ? $0.parts[0] : nil, lines: $0.index.problems) },
      inputProblems: [inputProblem].compactMap(\.self))
    self.init(title: first.index.title, images: indexed.flatMap(\.index.images), problems: problems.lines)
  }
}

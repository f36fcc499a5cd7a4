import ArgumentParser
import Files
import Foundation
import Galley
import Reports
import SnapshotRuns

struct DiffCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two images or two folders of images, and says in words what has changed.",
    discussion: """
      Images that 'galley render' wrote are compared together with the layouts beside them. Other images are compared \
      by their pixels only: PNG, JPEG, GIF, WebP, HEIC, TIFF and BMP files, and SVG and PDF files painted at two pixels \
      per point. Of several pages or frames, the first is compared. Two folders are compared image by image, with those \
      in all folders below, by their paths; other files are counted.

      With --cross, the images are of one screen by two renderers, such as an app's stored snapshots from an Apple \
      machine and those of a run here. Their pixels always differ; what is compared is where each has texts, symbols and \
      borders, whatever their fonts, colours and scale.

      EXAMPLES
        galley diff main-shots/ branch-shots/ --report changes
        galley diff before.png after.png
        galley diff --cross Tests/__Snapshots__/CardTests Tests/__Snapshots__/linux/CardTests

      EXIT CODES
        0  no differences
        1  differences
        2  wrong usage, or nothing was compared
        3  unreadable input (the rest is still done)
        4  output that cannot be written
      """)

  @Argument(help: ArgumentHelp("An image or a folder: the state before.", valueName: "a"), completion: .file())
  var expected: String

  @Argument(help: ArgumentHelp("An image or a folder: the state now.", valueName: "b"), completion: .file())
  var actual: String

  @Flag(name: .customLong("cross"), help: "Compare images of two renderers, by where they have something.")
  var isCross = false

  @OptionGroup(title: "Rules") var ruleOptions: RuleOptions

  @OptionGroup(title: "Output") var outputOptions: OutputOptions

  /// Images have layouts beside them.
  var projectInputs: [String] { [expected, actual] }

  func validate() throws {
    if isCross, ruleOptions.rules() != VerificationRules() {
      throw ValidationError(
        "--cross compares where the images have something; masks, tolerances and strict rules have no effect on that. "
          + "Leave them out.")
    }
    for path in [expected, actual] where !FileManager.default.fileExists(atPath: path) {
      throw ValidationError("'\(path)' does not exist.")
    }
    guard Folder.isFolder(expected) == Folder.isFolder(actual) else {
      throw ValidationError(
        "'\(expected)' and '\(actual)' are an image and a folder; expected two images or two folders.")
    }
  }

  func run() throws {
    try NamedFolders(inputs: [expected, actual], outputs: [("--report", outputOptions.report)]).check()
    try ProjectPaths(inputs: []).checkWrites(into: outputOptions.report.map { [$0] } ?? [])
    if let report = outputOptions.report { try ExitStatus.writing(ReportPictures(report: report).prepare) }
    try startReader()
    let areFolders = Folder.isFolder(expected)
    var masks = UnseenMasks(names: ruleOptions.mask)
    var run = areFolders ? try folderRun(&masks) : VerificationRun(results: [try imageResult(&masks)])
    run.warnings += run.renameWarnings(.compared)
    let rules = ruleOptions.rules()
    try outputOptions.comparison.write(run, by: rules, to: outputOptions.report) { () throws(FileError) in
      guard let report = outputOptions.report else { return }
      try ReportPictures(report: report).write(
        ReviewReport(run: run), references: areFolders ? ReferenceFolder(path: expected) : nil)
    }
    if !masks.names.isEmpty { throw masks.refused() }
    let status = run.status(by: rules)
    if status <= .differences, !run.results.contains(where: \.isOfTwoImages) { throw nothingCompared(run) }
    try status.throwUnlessSuccess()
  }

  /// Lets another process read the images, as for the workers of a run.
  private func startReader() throws(ExitStatus) {
    do throws(WorkerFailure) {
      try WorkerLimits.startReader(isConfined: false)
    } catch {
      Terminal.report(error)
      throw .unreadableInput
    }
  }

  // MARK: Folders

  private func folderRun(_ masks: inout UnseenMasks) throws -> VerificationRun {
    let (before, now) = (ImageFolder(path: expected), ImageFolder(path: actual))
    var run = VerificationRun(results: [])
    for folder in [before, now] {
      for closed in folder.closed {
        let problem = Diagnostic(
          .error, at: folder.path(of: closed.path), "the images in the folder are not compared: \(closed.reason)")
        Terminal.report(problem)
        run.problems.append(problem.line)
      }
    }
    var partial: [String] = []
    let folders = FolderComparison(
      of: before, with: now, rules: ruleOptions.rules(), ofTwoRenderers: isCross)
    try folders.forEachComparison { comparison in
      try save(comparison.result, comparison.expected, comparison.actual)
      masks.look(in: [comparison.expected, comparison.actual])
      run.results.append(comparison.result)
      if comparison.isPartial, comparison.result.status == .passed { partial.append(comparison.result.path) }
    }
    if !partial.isEmpty {
      run.warnings.append("only the first page or frame was compared of files that differ: \(partial.listed)")
    }
    reportOtherFiles(folders.otherFileCount)
    return run
  }

  private func reportOtherFiles(_ count: Int) {
    guard count > 0 else { return }
    Terminal.report(
      Diagnostic(.note, count == 1 ? "1 other file was not compared" : "\(count) other files were not compared"))
  }

  /// Reports that no image was compared with another.
  private func nothingCompared(_ run: VerificationRun) -> ExitStatus {
    let isEmpty = (before: run.count(of: .orphaned) == 0, now: run.count(of: .added) == 0)
    let reason =
      switch isEmpty {
      case (true, true): "neither '\(expected)' nor '\(actual)' contains an image"
      case (true, false): "'\(expected)' contains no image"
      case (false, true): "'\(actual)' contains no image"
      case (false, false): "'\(expected)' and '\(actual)' have no image of the same name"
      }
    Terminal.report(Diagnostic(.error, "nothing was compared: \(reason)"))
    return .wrongUsage
  }

  // MARK: Images

  private func imageResult(_ masks: inout UnseenMasks) throws(ExitStatus) -> SnapshotResult {
    let name = URL(filePath: actual).deletingPathExtension().lastPathComponent
    var result = SnapshotResult(path: name, status: .failed)
    if result.document.isEmpty { result.document = actual }
    let files: (before: ComparedFile, now: ComparedFile)
    do throws(ComparedFileError) {
      files = (
        try ComparedFile(at: expected, allowsPipes: true), try ComparedFile(at: actual, allowsPipes: true)
      )
    } catch {
      result.message = error.description
      return result
    }
    masks.look(in: [files.before, files.now])
    let comparison = FileComparison(
      of: files.before, with: files.now, scale: result.scale, rules: ruleOptions.rules(), ofTwoRenderers: isCross)
    result.take(comparison.outcome())
    if comparison.isPartial, result.status == .passed {
      Terminal.report(Diagnostic(.warning, at: actual, "only the first page or frame was compared"))
    }
    try save(result, files.before, files.now)
    return result
  }

  private func save(
    _ result: SnapshotResult, _ expected: ComparedFile?, _ actual: ComparedFile?
  ) throws(ExitStatus) {
    guard let report = outputOptions.report, result.status != .passed else { return }
    try ExitStatus.writing { () throws(FileError) in
      try ReportPictures(report: report).save(result, expected: expected?.files, actual: actual?.files)
    }
  }
}

/// The views of masks that no layout has had yet.
private struct UnseenMasks {
  private(set) var names: [String]

  init(names: [String]) { self.names = names }

  mutating func look(in files: [ComparedFile?]) {
    names.removeAll { name in files.contains { $0?.hasView(called: name) ?? false } }
  }

  /// Reports the names.
  func refused() -> ExitStatus {
    for name in names {
      Terminal.report(
        Diagnostic(.error, "unknown view '\(name)': no layout beside the images has it, so nothing was masked"))
    }
    return .wrongUsage
  }
}

extension SnapshotResult {
  /// Whether there are images on both sides.
  fileprivate var isOfTwoImages: Bool { status != .added && status != .orphaned }
}

extension [String] {
  /// The first texts, and how many more there are.
  fileprivate var listed: String {
    prefix(3).joined(separator: ", ") + (count > 3 ? " and \(count - 3) more" : "")
  }
}

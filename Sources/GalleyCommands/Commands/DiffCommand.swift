import ArgumentParser
import Files
import Foundation
import Galley
import Reports
import SnapshotRuns

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two images or two folders of images, and says in words what has changed.",
    discussion: """
      Images that 'galley render' wrote are compared together with the layouts beside them. Other images are compared \
      by their pixels only.

      EXAMPLES
        galley diff main-shots/ branch-shots/ --report changes
        galley diff before.png after.png

      EXIT CODES
        0  no differences
        1  differences
        2  wrong usage
        3  unreadable input (the rest is still done)
        4  output that cannot be written
      """)

  @Argument(help: ArgumentHelp("An image (.png) or a folder: the state before.", valueName: "a"))
  var expected: String

  @Argument(help: ArgumentHelp("An image or a folder: the state now.", valueName: "b"))
  var actual: String

  @OptionGroup(title: "Rules") var ruleOptions: RuleOptions

  @OptionGroup(title: "Output") var outputOptions: OutputOptions

  func validate() throws {
    for path in [expected, actual] where !FileManager.default.fileExists(atPath: path) {
      throw ValidationError("'\(path)' does not exist.")
    }
    guard Folder.isFolder(expected) == Folder.isFolder(actual) else {
      throw ValidationError(
        "'\(expected)' and '\(actual)' are an image and a folder; expected two images or two folders.")
    }
  }

  func run() throws {
    try ProjectPaths(inputs: []).checkWrites(into: outputOptions.report.map { [$0] } ?? [])
    if let report = outputOptions.report { try ExitStatus.writing(ReportPictures(report: report).prepare) }
    let areFolders = Folder.isFolder(expected)
    let results = areFolders ? try folderResults() : [try imageResult()]
    var run = VerificationRun(results: results)
    run.warnings = run.renameWarnings(.compared)
    let rules = ruleOptions.rules()
    try outputOptions.comparison.write(run, by: rules, to: outputOptions.report) { () throws(FileError) in
      guard let report = outputOptions.report else { return }
      try ReportPictures(report: report).write(
        ReviewReport(run: run), references: areFolders ? ReferenceFolder(path: expected) : nil)
    }
    if results.contains(where: { $0.status == .failed }) { throw ExitStatus.unreadableInput }
    try run.status(by: rules).throwUnlessSuccess()
  }

  private func folderResults() throws -> [SnapshotResult] {
    let comparison = FolderComparison(
      of: ReferenceFolder(path: expected), with: ReferenceFolder(path: actual), rules: ruleOptions.rules())
    var results: [SnapshotResult] = []
    try comparison.forEachResult { result, expected, actual in
      try save(result, expected, actual)
      results.append(result)
    }
    return results
  }

  private func imageResult() throws -> SnapshotResult {
    let (reference, files) = (try Self.files(of: expected), try Self.files(of: actual))
    let name = URL(filePath: actual).deletingPathExtension().lastPathComponent
    var result = SnapshotResult(path: name, status: .passed)
    result.document = actual
    let scale = Double(result.scale)
    let comparison = SnapshotComparison(of: reference, with: files, scale: scale, rules: ruleOptions.rules()) {
      try? PNG.decode($0, scale: scale)
    }
    result.take(comparison.verdict())
    try save(result, reference, files)
    return result
  }

  private func save(
    _ result: SnapshotResult, _ expected: SnapshotFiles?, _ actual: SnapshotFiles?
  ) throws(ExitStatus) {
    guard let report = outputOptions.report else { return }
    try ExitStatus.writing { () throws(FileError) in
      try ReportPictures(report: report).save(result, expected: expected, actual: actual)
    }
  }

  private static func files(of path: String) throws(ExitStatus) -> SnapshotFiles {
    let files = try contents(of: path)
    guard files.png.starts(with: [0x89] + Array("PNG".utf8)) else {
      Terminal.report(Diagnostic(.error, at: path, "not a PNG file; expected two PNG files, or two folders of them"))
      throw .unreadableInput
    }
    return files
  }

  private static func contents(of path: String) throws(ExitStatus) -> SnapshotFiles {
    do throws(SystemError) {
      let png = try ByteStream.contents(of: path)
      let sidecar = URL(filePath: path).deletingPathExtension().appendingPathExtension("json")
      return SnapshotFiles(png: png, sidecar: (try? Data(contentsOf: sidecar)).map(Array.init))
    } catch {
      Terminal.report(Diagnostic(.error, at: path, "the image cannot be read: \(error)"))
      throw .unreadableInput
    }
  }
}

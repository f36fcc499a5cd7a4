import ArgumentParser
import Files
import Foundation
import Galley
import ReviewReport

/// `galley diff`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two images or two folders of them, and tells in words what has changed.",
    discussion: """
      Images that 'galley render' wrote are compared with the layouts beside them; of others the pixels alone speak.

      EXAMPLES
        galley diff main-shots/ branch-shots/ --report changes
        galley diff before.png after.png

      EXIT CODES
        0 no differences, 1 differences, 2 wrong usage, 3 unreadable input (the rest is still done)
      """)

  @Argument(help: ArgumentHelp("An image (.png) or a folder: as it was.", valueName: "a"))
  var expected: String

  @Argument(help: ArgumentHelp("An image or a folder: as it is now.", valueName: "b"))
  var actual: String

  @OptionGroup(title: "Rules") var ruleOptions: RuleOptions

  @OptionGroup(title: "Output") var outputOptions: OutputOptions

  func validate() throws {
    let kinds = try [expected, actual].map { path in
      guard let isFolder = Self.isFolder(path) else { throw ValidationError("'\(path)' is not there.") }
      return isFolder
    }
    guard kinds[0] == kinds[1] else {
      throw ValidationError("compare two images or two folders: '\(expected)' and '\(actual)' are one of each.")
    }
  }

  func run() throws {
    let results = Self.isFolder(expected) == true ? try folderResults() : [try imageResult()]
    let references = Self.isFolder(expected) == true ? ReferenceFolder(path: expected) : nil
    let run = VerificationRun(results: results)
    try RunOutput(formats: outputOptions.formats, rules: ruleOptions.rules()).write(run) {
      () throws(FileError) in
      guard let report = outputOptions.report else { return }
      try ReportPictures(report: report).write(ReviewReport(run: run), references: references)
    }
    if results.contains(where: { $0.status == .failed }) { throw Outcome.unreadableInput }
    if results.contains(where: { !ruleOptions.rules().passes($0.status) }) { throw Outcome.differences }
  }

  private func folderResults() throws -> [SnapshotResult] {
    let comparison = FolderComparison(
      of: ReferenceFolder(path: expected), with: ReferenceFolder(path: actual), rules: ruleOptions.rules())
    var results: [SnapshotResult] = []
    try comparison.forEachResult { result, expected, actual in
      if let report = outputOptions.report { try save(result, expected, actual, in: report) }
      results.append(result)
    }
    return results
  }

  private func imageResult() throws -> SnapshotResult {
    let (reference, files) = (try Self.files(of: expected), try Self.files(of: actual))
    let name = URL(filePath: actual).deletingPathExtension().lastPathComponent
    var result = SnapshotResult(path: name, status: .passed)
    let scale = Double(result.scale)
    let comparison = SnapshotComparison(of: reference, with: files, scale: scale, rules: ruleOptions.rules()) {
      try? PNG.decode($0, scale: scale)
    }
    result.take(comparison.verdict())
    if let report = outputOptions.report { try save(result, reference, files, in: report) }
    return result
  }

  private func save(
    _ result: SnapshotResult, _ expected: SnapshotFiles?, _ actual: SnapshotFiles?, in folder: String
  ) throws {
    do {
      try ReportPictures(report: folder).save(result, expected: expected, actual: actual)
    } catch let error as FileError {
      Terminal.standardError.write(Diagnostic(severity: .error, place: nil, message: error.description).text)
      throw Outcome.unreadableInput
    }
  }

  private static func files(of path: String) throws -> SnapshotFiles {
    do {
      let png = [UInt8](try Data(contentsOf: URL(filePath: path)))
      let sidecar = URL(filePath: path).deletingPathExtension().appendingPathExtension("json")
      return SnapshotFiles(png: png, sidecar: (try? Data(contentsOf: sidecar)).map(Array.init))
    } catch {
      let message = "the image cannot be read: \(error.localizedDescription)"
      Terminal.standardError.write(Diagnostic(severity: .error, place: path, message: message).text)
      throw Outcome.unreadableInput
    }
  }

  /// Whether a path is a folder; none where nothing is there.
  private static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }
}

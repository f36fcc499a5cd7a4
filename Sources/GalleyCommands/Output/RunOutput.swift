import Files
import Galley
import SnapshotRuns

/// Writes the results of a comparison to the standard output, the report and the files.
struct RunOutput {
  /// The format to print.
  let format: RunFormat
  let files: [RunFile]
  let rules: VerificationRules
  /// The address of the report's folder, or `nil` for links relative to it.
  let imageBase: String?

  /// Prints a run and then writes the files, so that the results are seen even if a file cannot be written.
  ///
  /// - Parameter writeReport: Writes the report if the options ask for one.
  func write(
    _ run: VerificationRun, report writeReport: () throws(FileError) -> Void
  ) throws(ExitStatus) {
    let results = text(of: run, as: format)
    // Annotations are commands of GitHub, with escapes of their own.
    format == .github ? Terminal.standardOutput.writeExactly(results) : Terminal.standardOutput.write(results)
    try ExitStatus.writing { () throws(FileError) in
      try writeReport()
      for file in files {
        try AtomicFile.write(Array(text(of: run, as: file.format).utf8), to: file.path)
      }
    }
  }

  private func text(of run: VerificationRun, as format: RunFormat) -> String {
    format.text(of: run, rules: rules, imageBase: imageBase)
  }
}

extension VerificationRun {
  func status(by rules: VerificationRules) -> ExitStatus {
    if isUnwritten { return .unwritableOutput }
    if !problems.isEmpty { return .unreadableInput }
    return results.contains { !$0.isRecorded && !rules.passes($0.status) } ? .differences : .success
  }
}

import ArgumentParser
import Files
import SnapshotRuns

/// Where a run writes how long its scenes take, for later runs that are divided among shards.
struct TimingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Write how long each scene took, for '--timings' of later runs. The files of several shards can be put one after \
      the other.
      """, valueName: "file"),
    completion: .file())
  var writeTimings: String?

  /// Returns whether scenes are timed.
  ///
  /// - Throws: ``ExitStatus/wrongUsage`` if the file has anything but times, or those that divide the run.
  func areMeasured(in run: RunOptions) throws(ExitStatus) -> Bool {
    guard let writeTimings else { return false }
    if !run.worker, let problem = Self.problem(ofFile: writeTimings, besides: run.timings) {
      Terminal.report(Diagnostic(.error, at: writeTimings, problem))
      throw .wrongUsage
    }
    return true
  }

  /// Returns why a file cannot be the one for the times.
  private static func problem(ofFile path: String, besides timings: String?) -> String? {
    if path == "-" { return "'-' is no file; expected a file, or /dev/stdout" }
    if let timings, RealPath.of(path) == RealPath.of(timings) {
      return "--timings and --write-timings name the same file; each shard would be divided by another one's times"
    }
    guard !NamedOutput.isStream(path), FileKind(at: RealPath.of(path)) != .missing else { return nil }
    if Folder.isFolder(path) { return "this is a folder; expected a file for the times" }
    do throws(TextFileError) {
      let bytes = try InputFile.content(of: path, as: .timings)
      let isReplaceable = bytes.isEmpty || (try? SceneTimings(bytes, path: path)) != nil
      return isReplaceable ? nil : "the file has no times of scenes and is not replaced; name another one"
    } catch {
      return "\(error)"
    }
  }

  /// Writes the times of a run. Results are printed before.
  func write(_ times: [SceneTime]) throws(ExitStatus) {
    guard let writeTimings else { return }
    try ExitStatus.writing { () throws(FileError) in
      try NamedOutput.write(Array(SceneTimings.text(of: times).utf8), to: writeTimings)
    }
  }
}

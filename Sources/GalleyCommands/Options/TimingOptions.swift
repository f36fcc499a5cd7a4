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

  var areMeasured: Bool { writeTimings != nil }

  /// Writes the times of a run. Results are printed before.
  func write(_ times: [SceneTime]) throws(ExitStatus) {
    guard let writeTimings else { return }
    try ExitStatus.writing { () throws(FileError) in
      try NamedOutput.write(Array(SceneTimings.text(of: times).utf8), to: writeTimings)
    }
  }
}

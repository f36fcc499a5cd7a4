import ArgumentParser
import Foundation

/// What holds for every command that works on documents.
struct RunOptions: ParsableArguments {
  @Option(help: ArgumentHelp("How many processes work at a time; the number of cores unless given.", valueName: "n"))
  var jobs: Int?

  @Option(help: ArgumentHelp("Only every n-th document, beginning with the i-th.", valueName: "i/n"))
  var shard: Shard?

  @Option(help: ArgumentHelp("A folder of further fonts; may be given several times.", valueName: "dir"))
  var font: [String] = []

  @Option(
    help: ArgumentHelp(
      "Whose widths and heights system fonts have: sf, the default, for Apple's; plain for the bundled typeface's own.",
      valueName: "sf|plain"))
  var metrics: SystemMetrics?

  @Option(
    help: ArgumentHelp(
      "Choices of matrix, scenes and fonts; the nearest .galley.yml above the first input unless given.",
      valueName: "file"))
  var config: String?

  @Flag(help: "No progress, warnings or conflicts; errors are still told.")
  var quiet = false

  /// Set where this process is one that another asked to do a part of its work.
  @Flag(help: .hidden)
  var worker = false

  /// The shard, where that is not the whole run.
  var part: Shard? { shard.flatMap { $0.count > 1 ? $0 : nil } }

  func validate() throws {
    for folder in font where !Self.isFolder(folder) { throw ValidationError("--font '\(folder)' is no folder.") }
    if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs is 1 to 1024, not \(jobs).") }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

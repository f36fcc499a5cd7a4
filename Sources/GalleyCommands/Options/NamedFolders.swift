import Files
import SnapshotRuns

/// The folders that a command line names, by what they are for.
///
/// A folder is for one thing only: pictures among the documents would be taken for the project's, a report among the
/// references for orphaned ones, and a cache removes the oldest of what it has.
struct NamedFolders {
  /// Documents, and folders of documents or pictures, that are read.
  let inputs: [String]
  /// The option of each folder that is written to, and the folder. Those that are not named are left out.
  let outputs: [(option: String, path: String?)]
  /// The folder of `--cache`, which may be inside of another one.
  var cache: String?

  /// Refuses a folder that would be for two things.
  func check() throws(ExitStatus) {
    guard let problem else { return }
    Terminal.report(Diagnostic(.error, problem))
    throw .wrongUsage
  }

  /// The first sentence about a folder that is for two things, or `nil` if there is none.
  var problem: String? {
    let written = outputs.compactMap { output in output.path.map { (option: output.option, path: $0) } }
    let holders = written + (cache.map { [(option: "--cache", path: $0)] } ?? [])
    for holder in holders {
      if let input = inputs.first(where: { Self.contains(holder.path, $0) }) {
        let isSame = Self.isSame(holder.path, input)
        return Self.sentence(holder, isSame ? "is an input, too" : "contains the input '\(input)'")
      }
      for other in written where other.option != holder.option && Self.contains(holder.path, other.path) {
        let isSame = Self.isSame(holder.path, other.path)
        return Self.sentence(
          holder, isSame ? "is the folder of \(other.option), too" : "contains the folder of \(other.option)")
      }
    }
    return nil
  }

  private static func sentence(_ holder: (option: String, path: String), _ fault: String) -> String {
    "\(holder.option) '\(holder.path)' \(fault); name a folder that is for nothing else"
  }

  private static func isSame(_ path: String, _ other: String) -> Bool { RealPath.of(path) == RealPath.of(other) }

  /// Returns whether a path is that of a folder, or below it.
  private static func contains(_ folder: String, _ path: String) -> Bool {
    let (outer, inner) = (Array(RealPath.of(folder).utf8), Array(RealPath.of(path).utf8))
    return inner.starts(with: outer)
      && (inner.count == outer.count || outer.last == UInt8(ascii: "/") || inner[outer.count] == UInt8(ascii: "/"))
  }
}

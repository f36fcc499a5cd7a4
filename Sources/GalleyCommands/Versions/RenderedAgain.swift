import Files
import SnapshotRuns
import Snapshots

/// The pictures of a verification, rendered once more by this program, from the project or from a copy of it.
struct RenderedAgain {
  /// The options that say what pictures look like, each with its value.
  private let options: [(name: String, value: String?)]
  private let root: String

  /// The options of the matrix, each with its value for a cell.
  static let axes: [(name: String, value: @Sendable (SnapshotTraits) -> String?)] = [
    ("--locale", \.locale), ("--type-size", \.typeSize), ("--device", \.device),
    ("--orientation", \.orientation), ("--appearance", \.appearance), ("--contrast", { $0.contrast ?? "normal" }),
    ("--look", \.look),
  ]
  /// The other options of `verify` that `render` has too and that change pictures, or how they are made.
  static let valued: Set<String> = ["--rows", "--ghosts", "--metrics", "--jobs", "--font", "--config", "--allow"]
  static let flags: Set<String> = [
    "--chrome", "--no-chrome", "--class-xibs", "--no-class-xibs", "--sandbox", "--no-sandbox",
  ]
  /// Those of them that name a file or a folder.
  private static let paths: Set<String> = ["--font", "--config", "--allow"]

  /// - Parameters:
  ///   - arguments: The arguments of the verification, after the program's name.
  ///   - root: The project's root.
  init(_ arguments: [String], root: String) {
    self.root = root
    var options: [(name: String, value: String?)] = []
    var words = arguments.prefix { $0 != "--" }[...]
    while let word = words.popFirst() {
      let name = String(word.utf8.prefix(before: "="))
      if Self.flags.contains(word) {
        options.append((word, nil))
      } else if Self.valued.contains(name) {
        let isJoined = name.utf8.count < word.utf8.count
        options.append((name, isJoined ? String(word.utf8.dropFirst(name.utf8.count + 1)) : words.popFirst()))
      }
    }
    self.options = options
  }

  /// Returns the arguments for a copy of the project: its own files and folders are those of the copy.
  ///
  /// Scenes and states are not chosen, because they may have had other names.
  func arguments(for rendering: ProjectRendering) -> [String] {
    let chosen = options.flatMap { name, value -> [String] in
      guard let value else { return [name] }
      guard Self.paths.contains(name) else { return ["\(name)=\(value)"] }
      let path = RealPath.of(value)
      guard let own = Folder.path(path, below: root) else { return ["\(name)=\(path)"] }
      // What is in the project needs no permission.
      return name == "--allow" ? [] : ["\(name)=\(rendering.root)/\(own)"]
    }
    let matrix = Self.axes.compactMap { name, value -> String? in
      let values = Set(rendering.cells.compactMap(value)).sorted()
      return values.isEmpty ? nil : "\(name)=\(values.joined(separator: ","))"
    }
    return ["render"] + rendering.documents + matrix + chosen
      + ["--out=\(rendering.output)", "--no-index", "--no-cache", "--quiet"]
  }

  /// Renders documents, and returns the first line of errors, or `nil` if all could be done.
  func render(_ rendering: ProjectRendering) -> String? {
    let words = [Executable.program] + arguments(for: rendering)
    do throws(SystemError) {
      let process = try ChildProcess(
        executable: "/bin/sh", arguments: ["-c", #"cd "$0" && exec "$@" 2>&1"#, rendering.root] + words)
      var log: [UInt8] = []
      while case let more = ByteStream.readSome(from: process.output), !more.isEmpty { log += more }
      guard process.end() != .exited(code: 0) else { return nil }
      let line = log.split(separator: UInt8(ascii: "\n")).first.map { String(decoding: $0, as: UTF8.self) }
      return line ?? "'galley render' ended with an error"
    } catch {
      return error.description
    }
  }
}

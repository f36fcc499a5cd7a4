import Files
import Foundation

/// The build of the package that this program is a product of.
package struct PackageBuild: Sendable {
  /// The package's folder.
  package let folder: String
  private let product: String
  private let configuration: String

  /// Finds the package around a program, which a build left in its folder `.build`. Returns `nil` for a program
  /// somewhere else.
  ///
  /// - Parameter path: The program's path. Default: that of this program.
  package init?(ofProgram path: String? = Executable.path) {
    guard let path else { return nil }
    let names = path.utf8.split(separator: "/").map(String.init)
    guard let place = names.lastIndex(of: ".build"), names.count > place + 2 else { return nil }
    folder = "/" + names[..<place].joined(separator: "/")
    guard FileKind(at: folder + "/Package.swift") == .file else { return nil }
    product = names[names.count - 1]
    configuration = names[names.count - 2]
  }

  /// The folders whose files the program is built of: the package's, and those that its targets adapt.
  package var folders: [String] { [folder] + adaptedFolders }

  /// The folders of the sources that `.adapter.json` of a target names, by paths relative to the package. An app's
  /// sources are beside the package, not in it.
  private var adaptedFolders: [String] {
    struct Settings: Decodable { var sources: [String] }
    return Folder.names(in: folder + "/Sources").flatMap { target -> [String] in
      let file = folder + "/Sources/\(target)/.adapter.json"
      guard let bytes = try? InputFile.content(of: file, as: .configuration),
        let settings = try? JSONDecoder().decode(Settings.self, from: Data(bytes))
      else { return [] }
      return settings.sources.map { source in
        let path = URL(filePath: folder).appending(path: source).standardizedFileURL.path
        return Folder.isFolder(path) ? path : Folder.parent(of: path)
      }
    }
  }

  /// Builds the program, and returns the errors, each with its file and line.
  package func problems() -> [String] {
    let command = "exec swift build --package-path \"$1\" --product \"$2\" -c \"$3\" 2>&1"
    do throws(SystemError) {
      let build = try ChildProcess(
        executable: "/bin/sh", arguments: ["-c", command, "sh", folder, product, configuration])
      var output: [UInt8] = []
      while true {
        let more = ByteStream.readSome(from: build.output)
        guard !more.isEmpty else { break }
        output += more
      }
      guard build.end() != .exited(code: 0) else { return [] }
      return Self.errors(in: String(decoding: output, as: UTF8.self), below: folder)
    } catch {
      return ["The package cannot be built: \(error)"]
    }
  }

  /// Returns the errors in what a build has printed, or its last line if it names none.
  static func errors(in output: String, below folder: String) -> [String] {
    let lines = output.utf8.split(separator: "\n").map(String.init)
    var seen: Set<String> = []
    let all = lines.filter { $0.contains("error: ") && !$0.hasPrefix(" ") && seen.insert($0).inserted }
      .map { $0.replacing(folder + "/", with: "") }
    // Those without a place only follow from the others.
    let placed = all.filter { !$0.utf8.hasPrefix("error: ") }
    let errors = placed.isEmpty ? all : placed
    return errors.isEmpty ? ["The package cannot be built: \(lines.last ?? "there was no output")"] : errors
  }
}

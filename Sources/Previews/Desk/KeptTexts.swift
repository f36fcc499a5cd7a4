import Files
import Foundation
import SnapshotRuns
import Snapshots

/// The texts that a person keeps as data of scenes, in a file of their own beside the project's configuration.
struct KeptTexts {
  static let fileName = "Previewed.yml"
  /// The first line, by which the file is recognised.
  private static let mark = "# Texts that were kept in galley preview, as data for scenes.\n"
  /// What the data follows. It is JSON, which is YAML as well.
  private static let key = "scenes: "

  /// The folder of the configuration.
  let folder: String

  /// Keeps a text in place of the one that a view shows.
  ///
  /// - Parameters:
  ///   - view: The view's id.
  ///   - scene: The scene's name.
  ///   - document: The document's name.
  /// - Throws: ``WriteError`` if a file is not one that can be added to.
  func keep(_ text: String, of view: String, inScene scene: String, of document: String) throws(WriteError) {
    var scenes = try scenes()
    scenes["\(document)/\(scene)", default: [:]][view] = text
    let configuration = try configuration()
    try write(scenes)
    if let configuration { try write(configuration, to: ProjectPaths.configuration) }
  }

  private func scenes() throws(WriteError) -> [String: [String: String]] {
    guard let text = try text(of: Self.fileName) else { return [:] }
    let head = Self.mark + Self.key
    guard text.utf8.hasPrefix(head),
      let scenes = try? JSONDecoder().decode(
        [String: [String: String]].self, from: Data(text.utf8.dropFirst(head.utf8.count)))
    else {
      throw WriteError(
        "'\(Self.fileName)' is not as galley preview wrote it. Add the text there, or move the file away.")
    }
    return scenes
  }

  private func write(_ scenes: [String: [String: String]]) throws(WriteError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(scenes) else { throw WriteError("The text cannot be written.") }
    try write(Self.mark + Self.key + String(decoding: json, as: UTF8.self) + "\n", to: Self.fileName)
  }

  /// Returns the configuration with the file among its fixtures, or `nil` if it is there already.
  private func configuration() throws(WriteError) -> String? {
    let text = try text(of: ProjectPaths.configuration) ?? ""
    var lines = text.utf8.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let refusal = WriteError(
      "Add '\(Self.fileName)' to 'fixtures' in \(ProjectPaths.configuration), then keep the text again.")
    // What is added at the end belongs to one document, which nothing ends.
    guard !lines.contains(where: { $0.utf8.hasPrefix("...") || $0.utf8.hasPrefix("---") }) else { throw refusal }
    guard let place = lines.firstIndex(where: Self.isKey) else {
      return text + (text.isEmpty || text.utf8.hasSuffix("\n") ? "" : "\n") + "fixtures: [\(Self.fileName)]\n"
    }
    let line = lines[place].utf8.dropping(suffix: "\r") ?? lines[place][...]
    let list = Substring((line.utf8.dropping(prefix: "fixtures:") ?? "").utf8.drop { $0 == UInt8(ascii: " ") })
    guard list.utf8.hasPrefix("["), list.utf8.hasSuffix("]"), !list.utf8.contains("#"),
      let end = lines[place].utf8.lastIndex(of: "]")
    else { throw refusal }
    let names = list.dropFirst().dropLast().utf8.split(separator: ",").map { $0.filter { !" \"'".contains($0) } }
    guard !names.contains(Self.fileName) else { return nil }
    lines[place].insert(contentsOf: names.isEmpty ? Self.fileName : ", \(Self.fileName)", at: end)
    return lines.joined(separator: "\n")
  }

  /// Whether a line has the key of the data files at its start, in quotation marks or not.
  private static func isKey(_ line: String) -> Bool {
    line.filter { !" \"'".contains($0) }.utf8.hasPrefix("fixtures:") && line.first != " "
  }

  // MARK: Files

  private func text(of name: String) throws(WriteError) -> String? {
    let path = "\(folder)/\(name)"
    switch FileKind(at: path) {
    case .missing: return nil
    case .file: break
    default: throw WriteError("'\(name)' is not a file.")
    }
    do throws(TextFileError) {
      let bytes = try InputFile.content(of: path, as: .configuration)
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .encoding }
      return text
    } catch {
      throw WriteError("'\(name)' cannot be read: \(error).")
    }
  }

  private func write(_ text: String, to name: String) throws(WriteError) {
    do throws(FileError) {
      try ContainedFile([name], below: folder).write(Array(text.utf8))
    } catch {
      throw WriteError("\(error)")
    }
  }
}

import Files
import Foundation

/// The file of an output folder that records the versions its images were made with.
package struct VersionFile: Hashable, Sendable {
  /// The version of the format. It increases when readers of the previous one would fail.
  package static let schema = 1
  package static let name = "versions.json"

  package let path: String

  /// Creates the file of a folder, which may not exist yet.
  package init(inFolder folder: String) { path = "\(folder)/\(Self.name)" }

  /// Reads the versions.
  ///
  /// - Returns: The versions, or `nil` if the folder has no such file.
  /// - Throws: ``VersionFileError`` if the file cannot be read, is malformed or of a later format.
  package func read() throws(VersionFileError) -> EngineVersions? {
    guard FileKind(at: path) != .missing else { return nil }
    let bytes: [UInt8]
    do throws(TextFileError) {
      bytes = try TextFile(contentsOf: path, as: .versions).bytes
    } catch {
      throw .text(path: path, error)
    }
    return try versions(in: bytes)
  }

  /// Reads the versions in what the file has, or had at a revision of Git.
  ///
  /// - Throws: ``VersionFileError`` if the bytes are malformed or of a later format.
  package func versions(in bytes: [UInt8]) throws(VersionFileError) -> EngineVersions {
    let data = Data(bytes)
    guard let format = try? JSONDecoder().decode(Format.self, from: data) else { throw .unreadable(path: path) }
    guard format.versions <= Self.schema else { throw .laterFormat(path: path, schema: format.versions) }
    guard let record = try? JSONDecoder().decode(Record.self, from: data) else { throw .unreadable(path: path) }
    return EngineVersions(
      galley: record.galley, libraries: record.libraries,
      fonts: record.fonts.map { EngineVersions.FontFile(name: $0.file, version: $0.version, digest: $0.digest) })
  }

  /// Writes the versions atomically. Equal versions give equal bytes.
  ///
  /// - Throws: ``FileError`` if the file cannot be written.
  package func write(_ versions: EngineVersions) throws(FileError) {
    try ContainedFile([Self.name], below: Folder.parent(of: path)).write(Array((versions.json + "\n").utf8))
  }

  private struct Format: Decodable {
    var versions: Int
  }

  private struct Record: Decodable {
    struct Font: Decodable {
      var file: String
      var version: String?
      var digest: String
    }

    var galley: String
    var libraries: [String: String]
    var fonts: [Font]
  }
}

package enum VersionFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be opened, or Git has left something else in its place.
  case text(path: String, TextFileError)
  /// The file is a text that is not in the format.
  case unreadable(path: String)
  case laterFormat(path: String, schema: Int)

  /// What is wrong with the file, without its path.
  package var reason: String {
    switch self {
    case .text(_, let error): error.description
    case .unreadable: "not a list of versions written by Galley"
    case .laterFormat(_, let schema): "written by a later version of Galley, in format \(schema)"
    }
  }

  package var description: String {
    switch self {
    case .text(let path, _), .unreadable(let path), .laterFormat(let path, _): "'\(path)' cannot be read: \(reason)"
    }
  }
}

extension EngineVersions {
  fileprivate var json: String {
    var json = JSONText()
    json.object { json in
      json.member("versions", VersionFile.schema)
      json.member("galley", galley)
      json.member("libraries") { json in
        json.object { json in
          for (name, version) in libraries.sorted(by: { $0.key < $1.key }) { json.member(name, version) }
        }
      }
      json.member("fontSet", fontSetDigest)
      json.member("fonts") { $0.array(fonts) { $0.font($1) } }
    }
    return json.text
  }
}

extension JSONText {
  fileprivate mutating func font(_ font: EngineVersions.FontFile) {
    object { json in
      json.member("file", font.name)
      if let version = font.version { json.member("version", version) }
      json.member("digest", font.digest)
    }
  }
}

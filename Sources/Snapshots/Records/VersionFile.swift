import Files
import Foundation

/// The file of an output folder that tells what its images were made with.
public struct VersionFile: Hashable, Sendable {
  /// The version of the format; it grows when a reader of the old one would go wrong.
  public static let schema = 1
  /// The file's name.
  public static let name = "versions.json"

  /// The file's path.
  public let path: String

  /// Makes the file of a folder, which need not be there.
  public init(inFolder folder: String) { path = "\(folder)/\(Self.name)" }

  /// Reads what the folder's images were made with.
  ///
  /// - Returns: the versions; none where the folder has no such file.
  /// - Throws: ``VersionFileError`` for a file that is none of this kind, or of a later format.
  public func read() throws(VersionFileError) -> EngineVersions? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    guard let format = try? JSONDecoder().decode(Format.self, from: data) else { throw .unreadable(path: path) }
    guard format.versions <= Self.schema else { throw .laterFormat(path: path, schema: format.versions) }
    guard let record = try? JSONDecoder().decode(Record.self, from: data) else { throw .unreadable(path: path) }
    return EngineVersions(
      galley: record.galley, libraries: record.libraries,
      fonts: record.fonts.map { EngineVersions.FontFile(name: $0.file, version: $0.version, digest: $0.digest) })
  }

  /// Writes the versions, whole or not at all: the same bytes for the same versions.
  ///
  /// - Throws: ``FileError`` when the disk refuses.
  public func write(_ versions: EngineVersions) throws(FileError) {
    try AtomicFile.write(Array((versions.json + "\n").utf8), to: path)
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

/// Why a folder's versions cannot be told.
public enum VersionFileError: Error, Hashable, Sendable {
  /// The file is no record of versions.
  case unreadable(path: String)
  /// A later Galley wrote the file in a format of its own.
  case laterFormat(path: String, schema: Int)
}

extension EngineVersions {
  /// The versions as JSON, keys in a fixed order.
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

import Files
import Foundation

/// The versions of the Swift packages in the program: an archive has them in its SBOM, and SwiftPM writes them beside a
/// package's manifest.
struct BuiltVersions {
  /// The file that has them, or `nil` if there is none near the program.
  private(set) var source: String?
  private var versions: [String: String] = [:]

  /// The version of a component, or `nil` if it is unknown.
  subscript(component: Component) -> String? {
    component.package.map { versions[$0] } ?? component.version ?? versions[component.name.lowercased()]
  }

  /// The versions of this program.
  static var current: BuiltVersions {
    let folders = Executable.path.map { Array(Self.folders(above: $0).prefix(8)) } ?? []
    let archive = folders.dropFirst().first.map { "\($0)/galley.spdx.json" }
    let resolved = (folders + Self.folders(above: #filePath).dropFirst(3).prefix(1)).map { "\($0)/Package.resolved" }
    return archive.flatMap(ofArchive) ?? resolved.lazy.compactMap(ofPackage).first ?? BuiltVersions()
  }

  private static func folders(above path: String) -> some Sequence<String> {
    sequence(first: Folder.parent(of: path)) { $0 == "/" || $0.isEmpty ? nil : Folder.parent(of: $0) }
  }

  // MARK: Files

  private struct SBOM: Decodable {
    struct Package: Decodable { let name, versionInfo: String? }
    let packages: [Package]
  }

  private static func ofArchive(_ path: String) -> BuiltVersions? {
    guard let packages = decoded(SBOM.self, from: path)?.packages else { return nil }
    let versions = packages.map { ($0.name?.lowercased() ?? "", $0.versionInfo ?? "") }
    return BuiltVersions(source: path, versions: Dictionary(versions) { first, _ in first })
  }

  private struct Resolved: Decodable {
    struct Pin: Decodable {
      struct State: Decodable { let version, revision: String? }
      let identity: String
      let state: State
    }
    let pins: [Pin]
  }

  private static func ofPackage(_ path: String) -> BuiltVersions? {
    guard let pins = decoded(Resolved.self, from: path)?.pins, pins.contains(where: { $0.identity == "yams" }) else {
      return nil
    }
    let versions = pins.map { ($0.identity, $0.state.version ?? $0.state.revision ?? "") }
    return BuiltVersions(source: path, versions: Dictionary(versions) { first, _ in first })
  }

  private static func decoded<Value: Decodable>(_ type: Value.Type, from path: String) -> Value? {
    guard let bytes = try? TextFile(contentsOf: path, as: .versions).bytes else { return nil }
    return try? JSONDecoder().decode(type, from: Data(bytes))
  }
}

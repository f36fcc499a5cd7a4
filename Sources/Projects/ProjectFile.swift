import Files
import Localization
import Markup

/// A file that says which files a project builds into which target.
package struct ProjectFile: Sendable {
  package enum Kind: CaseIterable, Sendable {
    case xcode, package, xcodeGen, tuist

    /// The end of the paths of such files.
    var ending: String {
      switch self {
      case .xcode: ".xcodeproj/project.pbxproj"
      case .package: "Package.swift"
      case .xcodeGen: "project.yml"
      case .tuist: "Project.swift"
      }
    }

    /// What the file is read as.
    var input: InputKind {
      switch self {
      case .xcode: .project
      case .package, .xcodeGen, .tuist: .configuration
      }
    }
  }

  package let path: String
  package let kind: Kind

  /// Returns whether a path, which may be relative, ends as those of such files do.
  package static func isOne(_ path: String) -> Bool { Kind.allCases.contains { path.utf8.hasSuffix($0.ending) } }

  /// Returns `nil` if the path is not that of such a file.
  package init?(_ path: String) {
    guard let kind = Kind.allCases.first(where: { path.utf8.hasSuffix($0.ending) }),
      kind == .xcode || path.utf8.dropLast(kind.ending.utf8.count).hasSuffix("/")
    else { return nil }
    (self.path, self.kind) = (path, kind)
  }

  /// Whether the file may name files above its folder. This is quick, and a wrong yes costs only time.
  package var mayNameFilesAbove: Bool {
    guard kind != .package, let bytes = try? InputFile.content(of: path, as: kind.input) else {
      return false
    }
    return bytes.contains(sequence: "..") || kind == .xcodeGen && bytes.contains(sequence: "include")
  }

  /// Reads the targets.
  package func targets() throws(ProjectFileError) -> [ProjectTarget] {
    let folder = Folder.parent(of: path)
    switch kind {
    case .xcode:
      let root = try propertyList(bytes())
      guard let project = XcodeProject(root, at: folder) else {
        throw ProjectFileError(path: path, line: root.line, reason: "not a valid project file: it has no 'objects'")
      }
      return project.targets
    case .package:
      return try manifest { bytes throws(SwiftDataError) in try PackageManifest(bytes, in: folder).targets }
    case .tuist:
      return try manifest { bytes throws(SwiftDataError) in try TuistManifest(bytes, in: folder).targets }
    case .xcodeGen: return try XcodeGenManifest(contentsOf: path).targets
    }
  }

  private func manifest(
    _ read: ([UInt8]) throws(SwiftDataError) -> [ProjectTarget]
  ) throws(ProjectFileError) -> [ProjectTarget] {
    let bytes = try bytes()
    do throws(SwiftDataError) {
      return try read(bytes)
    } catch {
      throw ProjectFileError(path: path, line: nil, reason: error.description)
    }
  }

  private func propertyList(_ bytes: [UInt8]) throws(ProjectFileError) -> TableNode {
    do throws(TableSyntaxError) {
      return try TableFile.node(fromText: bytes, skipping: ["shellScript", "attributes"])
    } catch {
      throw ProjectFileError(path: path, line: error.line, reason: "not a valid project file: \(error.reason)")
    }
  }

  private func bytes() throws(ProjectFileError) -> [UInt8] {
    try Self.bytes(of: path, as: kind.input)
  }

  static func bytes(of path: String, as kind: InputKind) throws(ProjectFileError) -> [UInt8] {
    do throws(TextFileError) {
      return try TextFile(contentsOf: path, as: kind).bytes
    } catch {
      throw ProjectFileError(path: path, line: error.line, reason: error.description)
    }
  }
}

/// Why the targets of a project are unknown.
package struct ProjectFileError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// The line, from 1, or `nil` if the file could not be opened.
  package let line: Int?
  package let reason: String

  package init(path: String, line: Int?, reason: String) {
    (self.path, self.line, self.reason) = (path, line, reason)
  }

  /// The reason without the file and line, with what follows from it.
  package var message: String { reason + "; without this file nobody knows which files belong to which target" }

  package var description: String { "\(line.map { "\(path):\($0)" } ?? path): \(message)" }
}

extension [UInt8] {
  /// Returns whether the bytes contain a text.
  func contains(sequence text: StaticString) -> Bool {
    var cursor = ByteCursor(self)
    return cursor.take(through: text) != nil
  }
}

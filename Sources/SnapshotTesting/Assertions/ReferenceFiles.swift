import UIKit

/// The files of a snapshot, named as in the library that suites were written for.
struct ReferenceFiles: Hashable {
  /// The folder of all references, beside a test's file.
  private static let folderOfAll = "__Snapshots__"

  /// The reference that this renderer writes.
  let own: URL
  /// The file in which Apple's renderer has the reference, if that can be compared here.
  let original: URL?
  /// Where the snapshot is written if it fails.
  let artefact: URL

  /// - Parameters:
  ///   - testFile: The path of the test's file.
  ///   - directory: The folder that the assertion names, or `nil` for the test's file's in `__Snapshots__`.
  ///   - fileName: The name of the snapshot's file.
  ///   - isRedrawn: Whether Apple's renderer draws another snapshot.
  init(testFile: String, directory: String?, fileName: String, isRedrawn: Bool, settings: SnapshotSettings) {
    let folder = Self.originalFolder(ofTestFile: testFile, directory)
    let ownFolder = Self.ownFolder(named: settings.folder, for: folder)
    own = ownFolder.appending(path: fileName)
    original = isRedrawn || ownFolder.path == folder.path ? nil : folder.appending(path: fileName)
    artefact = settings.artefacts.appending(path: folder.lastPathComponent).appending(path: fileName)
  }

  /// Where the picture of the difference is written.
  var differencePicture: URL { artefact.deletingPathExtension().appendingPathExtension("difference.png") }

  /// The reference, or `nil` if there is none. One that this renderer has written comes first.
  var existing: URL? {
    [own, original].lazy.compactMap(\.self).first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The folder in which the library has the references of a test's file.
  static func originalFolder(ofTestFile path: String, _ directory: String?) -> URL {
    if let directory { return URL(filePath: directory, directoryHint: .isDirectory).standardizedFileURL }
    let file = URL(filePath: path)
    return file.deletingLastPathComponent().appending(path: folderOfAll)
      .appending(path: file.deletingPathExtension().lastPathComponent, directoryHint: .isDirectory)
      .standardizedFileURL
  }

  /// The folder of this renderer's references: `__Snapshots__/linux/Tests` for `__Snapshots__/Tests`, and
  /// `References/linux` for a folder elsewhere.
  private static func ownFolder(named name: String, for original: URL) -> URL {
    let parts = original.pathComponents
    let inner = parts.lastIndex(of: folderOfAll).map { parts[($0 + 1)...] } ?? []
    let root = inner.reduce(original) { folder, _ in folder.deletingLastPathComponent() }
    let folder = URL(filePath: name, directoryHint: .isDirectory, relativeTo: root).standardizedFileURL
    return inner.reduce(folder) { $0.appending(path: $1, directoryHint: .isDirectory) }
  }
}

/// The name of a snapshot's file: the test, a name or a number, and the extension.
struct ReferenceName {
  let test: String
  let snapshot: String
  let pathExtension: String?

  var fileName: String {
    let name = "\(Self.safe(test)).\(Self.safe(snapshot))"
    return pathExtension.map { "\(name).\($0)" } ?? name
  }

  /// Returns a text with a hyphen in place of what is not a letter, a digit or an underscore.
  static func safe(_ text: String) -> String {
    text.unicodeScalars.split { !$0.isOfWord }.map { String(Substring($0)) }.joined(separator: "-")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is part of a word in the regular expressions of ICU (`\w`).
  fileprivate var isOfWord: Bool {
    if properties.isAlphabetic || value == 0x200C || value == 0x200D { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }
}

import Foundation

/// Finds the project that a document belongs to.
enum ProjectFolder {
  /// What lies at the top of a project.
  private static let marks: Set<String> = [".git", "Package.swift", ".galley.yml", "Podfile", "Project.swift"]
  private static let markedSuffixes = [".xcodeproj", ".xcworkspace"]

  /// The folder that a document lies in.
  static func own(ofDocument path: String) -> String {
    URL(filePath: path).standardizedFileURL.deletingLastPathComponent().path
  }

  /// The nearest folder, upwards from a document's own, that is the top of a project; else its own, or the one that
  /// holds its localisations.
  static func around(_ folder: String) -> String {
    let own = URL(filePath: folder, directoryHint: .isDirectory)
    var folder = own
    while folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: isMark) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return own.pathExtension == "lproj" ? own.deletingLastPathComponent().path : own.path
  }

  private static func isMark(_ name: String) -> Bool {
    marks.contains(name) || markedSuffixes.contains(where: name.hasSuffix)
  }
}

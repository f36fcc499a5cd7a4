import Foundation

/// Finds the project that a document belongs to.
enum ProjectFolder {
  /// What lies at the top of a project.
  private static let marks: Set<String> = [".git", "Package.swift", ".galley.yml", "Podfile", "Project.swift"]
  private static let markedExtensions: Set<String> = ["xcodeproj", "xcworkspace"]

  /// The nearest folder above a document that is the top of a project; else the document's own, or the one
  /// that holds its localisations.
  static func around(document: String) -> String {
    let own = URL(filePath: document).standardizedFileURL.deletingLastPathComponent()
    var folder = own
    while folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: isMark) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return own.pathExtension == "lproj" ? own.deletingLastPathComponent().path : own.path
  }

  private static func isMark(_ name: String) -> Bool {
    marks.contains(name) || markedExtensions.contains(URL(filePath: name).pathExtension)
  }
}

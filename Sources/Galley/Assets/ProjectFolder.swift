import Files
import Foundation

/// Finds the project that a document belongs to.
package enum ProjectFolder {
  /// The name of the file in an Xcode project that lists its files and languages.
  static let projectFile = "project.pbxproj"
  /// Files and folders at the top of a project.
  private static let marks: Set<String> = [
    ".git", "Package.swift", ".galley.yml", "Podfile", "Project.swift", "project.yml",
  ]
  private static let markedSuffixes = [".xcodeproj", ".xcworkspace"]
  /// The user's folder, for which the system searches its list of users.
  private static let home = NSHomeDirectory()

  /// Returns the folder that contains a document.
  static func own(ofDocument path: String) -> String {
    URL(filePath: path).standardizedFileURL.deletingLastPathComponent().path
  }

  /// Returns the top folder of the project that a document's folder belongs to.
  ///
  /// Without a project, as in a part of a repository, returns the topmost folder with an asset catalog or an app's
  /// `Info.plist` (41 documents of one of the three projects), but none at the top of the disk. Without these, returns
  /// the document's folder, or its parent if the folder is that of a language.
  static func around(_ folder: String) -> String {
    let own = URL(filePath: folder, directoryHint: .isDirectory)
    var appFolder: String?
    for folder in FoldersUpwards(from: own.path) where folder != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if names.contains(where: isMark) { return folder }
      let isAtTop = Folder.parent(of: folder) == "/"
      if !isAtTop, names.contains(where: { $0 == "Info.plist" || $0.utf8.hasSuffix(".xcassets") }) {
        appFolder = folder
      }
    }
    return appFolder ?? (own.pathExtension == "lproj" ? own.deletingLastPathComponent().path : own.path)
  }

  /// Returns the folder above which nothing of the project of a document or folder is read.
  package static func root(around path: String) -> String {
    // A document may be a link out of its project.
    root(above: around(RealPath.of(Folder.isFolder(path) ? path : Folder.parent(of: path))))
  }

  /// Returns the folder above which nothing of a project is read, and in which what the project lacks is looked for:
  /// the nearest one with a `.galley.yml`, or else a `.git`, or else the working folder if the project is in it.
  static func root(above project: String) -> String {
    for mark in [".galley.yml", ".git"] {
      // A home folder may be a repository of settings, but everything in it is no project.
      let marked = FoldersUpwards(from: project).first { folder in
        folder != "/" && folder != home && FileKind(at: "\(folder)/\(mark)") != .missing
      }
      if let marked { return marked }
    }
    let working = FileManager.default.currentDirectoryPath
    let isAround = project.utf8.hasPrefix(working + "/") && working.utf8.split(separator: "/").count > 1
    return isAround && working != home ? working : project
  }

  private static func isMark(_ name: String) -> Bool {
    marks.contains(name) || markedSuffixes.contains(where: name.utf8.hasSuffix)
  }
}

import Files
import Foundation

/// Finds the project that a document belongs to.
package enum ProjectFolder {
  /// The name of the file in an Xcode project that lists its files and languages.
  static let projectFile = "project.pbxproj"
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
  static func around(_ folder: String, _ marks: inout FolderMarks) -> String {
    let own = URL(filePath: folder, directoryHint: .isDirectory)
    var appFolder: String?
    for folder in FoldersUpwards(from: own.path) where folder != "/" {
      switch marks.kind(of: folder) {
      case .project: return folder
      case .app: if Folder.parent(of: folder) != "/" { appFolder = folder }
      case .other: break
      }
    }
    return appFolder ?? (own.pathExtension == "lproj" ? own.deletingLastPathComponent().path : own.path)
  }

  /// Returns the folder above which nothing of the project of a document or folder is read.
  package static func root(around path: String) -> String {
    // A document may be a link out of its project.
    var marks = FolderMarks()
    let project = around(RealPath.of(Folder.isFolder(path) ? path : Folder.parent(of: path)), &marks)
    return root(above: project, &marks)
  }

  /// Returns the folder above which nothing of a project is read, and in which what the project lacks is looked for:
  /// the nearest one with a `.galley.yml`, or else a `.git`, or else the working folder if the project is in it.
  static func root(above project: String, _ marks: inout FolderMarks) -> String {
    for mark in [".galley.yml", ".git"] {
      // A home folder may be a repository of settings, but everything in it is no project.
      let marked = FoldersUpwards(from: project).first { folder in
        folder != "/" && folder != home && marks.isThere("\(folder)/\(mark)")
      }
      if let marked { return marked }
    }
    let working = FileManager.default.currentDirectoryPath
    let isAround = project.utf8.hasPrefix(working + "/") && working.utf8.split(separator: "/").count > 1
    return isAround && working != home ? working : project
  }
}

/// What folders have that makes them those of a project or an app. Each is looked at once, however many documents it is
/// around.
struct FolderMarks: Sendable {
  enum Kind {
    /// At the top of a project.
    case project
    /// With what an app has.
    case app
    case other
  }

  /// Files and folders at the top of a project.
  private static let names: Set<String> = [
    ".git", "Package.swift", ".galley.yml", "Podfile", "Project.swift", "project.yml",
  ]
  private static let suffixes = [".xcodeproj", ".xcworkspace"]

  private var kinds: [PathBytes: Kind] = [:]
  private var found: [PathBytes: Bool] = [:]

  mutating func kind(of folder: String) -> Kind {
    if let known = kinds[PathBytes(folder)] { return known }
    let kind = Self.kind(at: folder)
    kinds[PathBytes(folder)] = kind
    return kind
  }

  private static func kind(at folder: String) -> Kind {
    var kind = Kind.other
    // A folder around projects, such as that of temporary files, may have very many.
    Folder.lookThrough(folder) { name in
      if isMark(name) {
        kind = .project
      } else if name == "Info.plist" || name.utf8.hasSuffix(".xcassets") {
        kind = .app
      }
      return kind != .project
    }
    return kind
  }

  private static func isMark(_ name: String) -> Bool {
    names.contains(name) || suffixes.contains(where: name.utf8.hasSuffix)
  }

  /// Returns whether there is a file or folder at a path.
  mutating func isThere(_ path: String) -> Bool {
    if let known = found[PathBytes(path)] { return known }
    let isThere = FileKind(at: path) != .missing
    found[PathBytes(path)] = isThere
    return isThere
  }
}

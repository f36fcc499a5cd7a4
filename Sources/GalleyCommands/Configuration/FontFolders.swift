import Files

/// Folders with additional fonts.
enum FontFolders {
  /// Returns why a folder cannot be one of fonts, or `nil` if it can.
  static func problem(of folder: String) -> String? {
    guard Folder.isFolder(folder) else { return "is not a folder" }
    var walk = FolderWalk(below: folder)
    let hasFonts = walk.list().contains { name in
      [".ttf", ".otf", ".ttc", ".otc"].contains { name.lowercased().utf8.hasSuffix($0) }
    }
    return hasFonts ? nil : "has no fonts; expected a folder of .ttf, .otf, .ttc or .otc files"
  }
}

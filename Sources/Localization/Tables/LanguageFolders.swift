import Files
import Synchronization

/// The folders of languages in other folders, each listed once for as long as it stays the same: a folder can contain
/// a thousand documents, each of which asks for them.
struct LanguageFolders {
  /// A folder of a language.
  struct Entry {
    /// The name without the extension.
    let name: String
    let path: String
    let isLink: Bool
  }

  static let folderExtension = ".lproj"
  private static let known = Mutex<[String: (state: FileState, entries: [Entry])]>([:])
  /// The number of folders beyond which all are forgotten.
  private static let most = 1000

  /// Returns the folders of languages in a folder, sorted by the bytes of their names.
  ///
  /// - Parameter folder: The path, without a slash at its end.
  static func entries(in folder: String) -> [Entry] {
    // The state is that of before the folder is listed, so that what changes meanwhile is noticed later.
    guard let state = FileState(ofFolder: folder + "/"), state.isSettled else { return listed(folder) }
    if let entries = known.withLock({ $0[folder].flatMap { $0.state == state ? $0.entries : nil } }) { return entries }
    let entries = listed(folder)
    known.withLock { known in
      if known.count >= most { known.removeAll() }
      known[folder] = (state, entries)
    }
    return entries
  }

  private static func listed(_ folder: String) -> [Entry] {
    let entries = (try? Folder.entries(in: folder + "/", named: { $0.utf8.hasSuffix(folderExtension) })) ?? []
    return entries.compactMap { entry in
      entry.name.utf8.dropping(suffix: folderExtension).map {
        Entry(name: String($0), path: folder + "/" + entry.name, isLink: entry.kind == .symbolicLink)
      }
    }
  }
}

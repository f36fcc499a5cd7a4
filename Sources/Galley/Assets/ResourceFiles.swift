import Files
import Localization
import Projects

/// The files and folders of a folder with resources, for code that reads them by name.
struct ResourceFiles: Sendable {
  private let folder: String
  /// The absolute paths by the names of the files, which have their types.
  private var paths: [String: [String]] = [:]

  init(_ listing: ProjectListing) {
    folder = listing.folder
    for part in listing.parts {
      for path in part.paths {
        let name = path.utf8.split(separator: "/").last.map(String.init) ?? path
        paths[name, default: []].append(part.folder + "/" + path)
      }
    }
  }

  /// Returns the path of the file or folder with a name, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The name with its type, perhaps after those of folders.
  ///   - locale: The language. A file that is in no language's folder comes first, as in a bundle.
  func path(named name: String, in locale: LocaleIdentifier) -> String? {
    let file = name.utf8.split(separator: "/").last.map(String.init) ?? name
    let known = (paths[file] ?? []).filter { $0.utf8.hasSuffix("/" + name) }
    let byLanguage = Dictionary(grouping: known, by: language)
    let match = locale.bestMatch(among: byLanguage.keys.compactMap(\.self))
    let choices = [nil, match, .base].compactMap { byLanguage[$0] }
    return FileOrder(near: folder).choice(among: choices.first ?? known)?.path
  }

  /// Returns the language of the folder that a file is in, or `nil` if it is in none.
  private func language(of path: String) -> LocaleIdentifier? {
    let folders = path.utf8.dropFirst(folder.utf8.count).split(separator: "/").dropLast()
    return folders.compactMap { $0.utf8.dropping(suffix: ".lproj") }.last.flatMap { try? LocaleIdentifier(String($0)) }
  }
}

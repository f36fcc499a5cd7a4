import Files
import Foundation

/// The source of a language's texts.
enum TableSource: Sendable {
  /// A `.strings` file, a `.stringsdict` file, or both. The rules of the latter win.
  case files(strings: String?, rules: String?)
  /// The document's string catalog.
  case catalog
  /// A document for the language.
  case document(path: String)
  /// Texts from a file that a translator returned.
  case translation(StringsTable)

  /// Finds a document's texts in the folder of a language.
  ///
  /// - Parameter folder: The path of the folder.
  init?(in folder: String, of document: DocumentPlace) {
    func existing(_ name: String) -> String? {
      let path = folder + "/" + name
      return FileKind.isAbsent(path) ? nil : path
    }
    if !document.isTable, let own = existing(document.fileName) {
      self = .document(path: own)
      return
    }
    let (strings, rules) = (existing(document.name + ".strings"), existing(document.name + ".stringsdict"))
    guard strings != nil || rules != nil else { return nil }
    self = .files(strings: strings, rules: rules)
  }
}

/// The place of a document among the folders of languages.
struct DocumentPlace {
  let fileName: String
  /// The name without its extension, which is also that of the tables.
  let name: String
  /// Whether this is a table that code uses instead of a document.
  let isTable: Bool
  /// The language of the folder around the document, or `nil` outside of such a folder and in `Base.lproj`.
  let language: LocaleIdentifier?
  /// The names of the `.lproj` folders without the extension and their paths, sorted by name.
  let folders: [(name: String, path: String)]
  /// The folder around the folders of languages.
  let folder: String
  /// The paths of the document's catalogs.
  let catalogs: [String]

  init(_ path: String) {
    let document = URL(fileURLWithPath: path)
    let parent = document.deletingLastPathComponent()
    let isInFolder = parent.lastPathComponent.utf8.hasSuffix(LanguageFolders.folderExtension)
    let root = isInFolder ? parent.deletingLastPathComponent() : parent
    fileName = document.lastPathComponent
    isTable = document.pathExtension == "strings"
    name = document.deletingPathExtension().lastPathComponent
    let folder = isInFolder ? try? LocaleIdentifier(parent.deletingPathExtension().lastPathComponent) : nil
    language = folder?.isBase == false ? folder : nil
    // Paths are joined as texts: joining URLs took 5 us each, and a project can have a hundred folders beside each
    // document.
    let rootPath = root.path == "/" ? "" : root.path
    self.folder = rootPath
    folders = Self.folders(in: rootPath)
    let catalog = name + ".xcstrings"
    catalogs = ([rootPath] + folders.map(\.path)).map { $0 + "/" + catalog }
      .filter { !FileKind.isAbsent($0) }
  }

  /// Returns the folders of languages, without links out of the project, of which the project's search says so.
  private static func folders(in root: String) -> [(name: String, path: String)] {
    LanguageFolders.entries(in: root).compactMap { entry in
      entry.isLink && FileBounds.refuse(entry.path) ? nil : (entry.name, entry.path)
    }
  }
}

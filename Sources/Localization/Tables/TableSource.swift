import Foundation

/// The source of a language's texts.
enum TableSource: Sendable {
  /// A `.strings` file, a `.stringsdict` file, or both. The rules of the latter win.
  case files(strings: String?, rules: String?)
  /// The document's string catalog.
  case catalog
  /// A document for the language.
  case document(path: String)

  /// Finds a document's texts in the folder of a language.
  init?(in folder: URL, of document: DocumentPlace) {
    func existing(_ name: String) -> String? {
      let path = folder.appendingPathComponent(name).path
      return FileManager.default.fileExists(atPath: path) ? path : nil
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
  /// The `.lproj` folders, sorted by name.
  let folders: [(name: String, url: URL)]
  /// The paths of the document's catalogs.
  let catalogs: [String]

  private static let folderExtension = "lproj"

  init(_ path: String) {
    let document = URL(fileURLWithPath: path)
    let parent = document.deletingLastPathComponent()
    let isInFolder = parent.pathExtension == Self.folderExtension
    let root = isInFolder ? parent.deletingLastPathComponent() : parent
    fileName = document.lastPathComponent
    isTable = document.pathExtension == "strings"
    name = document.deletingPathExtension().lastPathComponent
    let folder = isInFolder ? try? LocaleIdentifier(parent.deletingPathExtension().lastPathComponent) : nil
    language = folder?.isBase == false ? folder : nil
    folders = Self.folders(in: root)
    let catalog = name + ".xcstrings"
    catalogs = ([root] + folders.map(\.url)).map { $0.appendingPathComponent(catalog).path }
      .filter(FileManager.default.fileExists(atPath:))
  }

  private static func folders(in root: URL) -> [(name: String, url: URL)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().map { root.appendingPathComponent($0) }.filter { $0.pathExtension == folderExtension }
      .map { ($0.deletingPathExtension().lastPathComponent, $0) }
  }
}

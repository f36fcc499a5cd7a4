import Foundation

/// Where a language's texts are.
enum TableSource: Hashable, Sendable {
  /// In a `.strings` file, a `.stringsdict` file or both, whose rules count more.
  case files(strings: String?, rules: String?)
  /// In the document's catalog.
  case catalog
  /// In a document of the language's own.
  case document(path: String)

  /// Looks for a document's texts in a language's folder.
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

/// Where a document lies among the folders of languages.
struct DocumentPlace {
  /// The document's file name.
  let fileName: String
  /// The name without its extension, which its tables share.
  let name: String
  /// Whether it is not a document but a table that code asks for.
  let isTable: Bool
  /// The language of the folder that the document is in; none outside of such a folder and in `Base.lproj`.
  let language: LocaleIdentifier?
  /// The folders of languages, by name.
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

import Digests
import Files
import Foundation
import ImageFiles
import Synchronization

/// What values of data in a document's scenes refer to: texts, assets, image files and other documents of its project.
final class ProjectReferences: Sendable {
  private let document: String
  private let library: AssetLibrary
  private let known = Mutex(Known())

  private struct Known {
    var keys: [String: [Set<String>]] = [:]
    var documents: [PathBytes: Result<InterfaceDocument, InterfaceDocumentError>] = [:]
  }

  init(ofDocument document: String, in library: AssetLibrary) {
    self.document = document
    self.library = library
  }

  /// Returns the sources of values in a language.
  func sources(for choice: DocumentEdition.Choice) -> DataSources {
    DataSources(
      locale: choice.locale, text: { self.text(for: $0, in: $1, $2, choice) },
      assetNames: { kind in self.library.names(of: kind == .image ? .image : .color, document: self.document) },
      document: { self.document(named: $0, choice) }, classXib: { self.classXib($0, choice) },
      imageFile: { path, dataFile in Self.imageFile(path, of: dataFile).map { ImageFileName.name(ofFile: $0) } })
  }

  // MARK: Texts

  private func text(
    for key: String, in table: String, _ arguments: [String], _ choice: DocumentEdition.Choice
  ) -> DataSources.TextAnswer {
    let tables = library.tables(named: table, for: document)
    guard !tables.isEmpty else { return .unknownTable(library.texts(aroundDocument: document).tableNames) }
    let keys = keys(of: tables, named: table)
    guard let index = keys.firstIndex(where: { $0.contains(key) }) else {
      let error = tables.lazy.compactMap(\.firstError).first
      return error.map { .unreadable($0.description) } ?? .unknownKey(keys.joined().sorted())
    }
    let locale = (try? LocaleIdentifier(choice.locale)) ?? .base
    let context = TextContext(
      locale: locale, device: choice.device, arguments: arguments.map(Self.argument), sampleNumber: choice.sampleNumber)
    do throws(LocalizationError) {
      return .text(try tables[index].text(for: key, in: context))
    } catch {
      return .unreadable(error.description)
    }
  }

  /// Returns the keys of each of the tables with a name.
  private func keys(of tables: [LocalizedTables], named name: String) -> [Set<String>] {
    known.withLock { known in
      if let keys = known.keys[name] { return keys }
      let keys = tables.map(\.keys)
      known.keys[name] = keys
      return keys
    }
  }

  private static func argument(_ text: String) -> TextContext.Argument {
    if let integer = Int(text) { return .integer(integer) }
    if let decimal = Double(text), decimal.isFinite { return .decimal(decimal) }
    return .text(text)
  }

  // MARK: Documents

  private func document(named name: String, _ choice: DocumentEdition.Choice) -> DataSources.DocumentAnswer {
    guard let path = library.document(named: name, for: document) else {
      return .unknown(library.documentNames(around: document))
    }
    return answer(at: path, choice)
  }

  /// Returns the xib with the name of a class. One of another platform is none.
  private func classXib(_ name: String, _ choice: DocumentEdition.Choice) -> DataSources.DocumentAnswer {
    guard let path = library.document(named: DataSources.fileName(ofClass: name), for: document) else {
      return .unknown([])
    }
    if case .failure(let error) = original(at: path), case .unsupportedPlatform = error.reason { return .unknown([]) }
    return answer(at: path, choice)
  }

  private func original(at path: String) -> Result<InterfaceDocument, InterfaceDocumentError> {
    known.withLock { known in
      if let result = known.documents[PathBytes(path)] { return result }
      let result = Result { () throws(InterfaceDocumentError) in try InterfaceDocument(contentsOf: path) }
      known.documents[PathBytes(path)] = result
      return result
    }
  }

  private func answer(at path: String, _ choice: DocumentEdition.Choice) -> DataSources.DocumentAnswer {
    switch original(at: path) {
    case .failure(let error):
      let place = ([error.path] + (error.position.map { ["\($0.line)", "\($0.column)"] } ?? [])).joined(separator: ":")
      let file = UnreadableInput(place: place, message: error.reason.description)
      return .unreadable(file.description(inProject: library.projectFolder(ofDocument: self.document)))
    case .success(let original):
      let document = OriginalDocument(original, tables: LocalizedTables(besideDocument: path))
      let locale = (try? LocaleIdentifier(choice.locale)) ?? .base
      let source = PseudoLanguage(locale)?.source ?? locale
      let translation = try? DocumentTranslation(of: document, to: source, choice: choice)
      return .document(translation?.document ?? original)
    }
  }

  // MARK: Image files

  /// Returns the path of an image file that a data file names relative to itself, or `nil` if there is none.
  private static func imageFile(_ path: String, of dataFile: String) -> String? {
    guard ImageFile.hasImageName(path) else { return nil }
    let folder = URL(filePath: dataFile).absoluteURL.deletingLastPathComponent()
    let file = URL(filePath: path, relativeTo: folder).absoluteURL.standardizedFileURL.path
    return FileKind(at: file) == .file ? file : nil
  }

  // MARK: Digest

  /// Returns a digest of everything that values refer to, except the contents of assets.
  func digest(of entries: [DataNode.Entry]) -> ContentDigest {
    let hash = ContentHash()
    let assets = [AssetRequest.Kind.image, .color].map { library.names(of: $0, document: document) }
    for text in DataNode.texts(of: entries) {
      hash.add(text.text)
      hash.add(assets.map { $0.contains(text.text) ? "asset" : "-" }.joined())
      hash.add(Self.imageFile(text.text, of: text.file) ?? "")
      if let path = library.document(named: text.text, for: document) {
        hash.add(DocumentInputs(ofDocument: path)?.digest ?? ContentDigest(of: "unreadable"))
      }
      if text.isTable { addTables(named: text.text, to: hash) }
    }
    return hash.digest()
  }

  private func addTables(named name: String, to hash: ContentHash) {
    for folder in library.folders(ofTable: name, for: document) {
      for file in LocalizedTables.files(besideDocument: folder + "/" + name + ".strings") {
        hash.add(String(Substring(file.utf8.dropFirst(folder.utf8.count))))
        // One that cannot be read is reported with the texts that it would have.
        hash.add((try? InputFile.content(of: file, as: .table)) ?? [])
      }
    }
  }
}

extension DataNode {
  /// A text of data, or a name of a table.
  struct Text {
    var text: String
    /// The path of the data file.
    var file: String
    var isTable = false
  }

  /// Returns all keys and texts in values, and the names of the tables that they need.
  static func texts(of entries: [Entry]) -> [Text] {
    entries.flatMap { entry -> [Text] in
      let key = Text(text: entry.key, file: entry.place.path)
      let table = entry.key == "key" ? [Text(text: "Localizable", file: entry.place.path, isTable: true)] : []
      var inner = entry.value.texts
      if entry.key == "table" { inner = inner.map { Text(text: $0.text, file: $0.file, isTable: true) } }
      return [key] + table + inner
    }
  }

  private var texts: [Text] {
    switch content {
    case .text(let text, let isQuoted):
      [Text(text: (isQuoted ? "'" : "") + text, file: place.path), Text(text: text, file: place.path)]
    case .list(let nodes): [Text(text: "[\(nodes.count)", file: place.path)] + nodes.flatMap(\.texts)
    case .mapping(let entries): [Text(text: "{\(entries.count)", file: place.path)] + Self.texts(of: entries)
    case .nothing: [Text(text: "~", file: place.path)]
    }
  }
}

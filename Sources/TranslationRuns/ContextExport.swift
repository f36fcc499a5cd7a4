import Files
import Foundation
import Galley
import Reports
import SnapshotRuns

/// Writes what translators need into a folder that is complete or unchanged.
package struct ContextExport {
  /// The formats of an export.
  package enum Format: String, CaseIterable, Sendable {
    case xliff, xcloc, csv, json, html
  }

  /// The mark of a folder that an export may replace.
  private static let record = OwnedFolder.recordName

  private let target: String
  private let staged: StagedFolder

  /// Makes an empty folder beside the target.
  ///
  /// - Throws: ``FileError`` if the target exists and is neither empty nor an export.
  package init(to target: String) throws(FileError) {
    self.target = target
    try Self.check(target)
    staged = try StagedFolder(for: target)
  }

  /// The folder to write pictures to.
  package var folder: String { staged.path }

  /// Refuses a folder with files that Galley did not write.
  package static func check(_ target: String) throws(FileError) {
    for _ in 0..<mostReplacements {
      // Held open, so that no other folder gets its number in the file system.
      let folder = OpenFolder(path: RealPath.of(target), isMade: false)
      do throws(FileError) {
        return try checkPresent(target)
      } catch {
        // Another export may have put its folder in the place while this one looked, and removed the one that was
        // there.
        if folder?.isAt(target) ?? !Folder.isFolder(target) { throw error }
      }
    }
    throw FileError(path: target, reason: "Other exports keep replacing it.")
  }

  /// More exports than ever write one folder at a time.
  private static let mostReplacements = 10_000

  private static func checkPresent(_ target: String) throws(FileError) {
    guard FileKind(at: target) != .missing else { return }
    guard Folder.isFolder(target) else {
      if FileKind(at: target) == .missing { return }
      throw FileError(path: target, reason: "It is not a folder.")
    }
    let own = try OwnedFolder(path: target).entries()
    let recorded = modification(of: "\(target)/\(record)")
    for name in files(below: target) where name != record {
      let path = "\(target)/\(name)"
      guard own.contains(PathBytes(name)) else {
        throw FileError(
          path: path, reason: "It exists, and Galley did not write it. Name another folder, or move '\(name)' away.")
      }
      // A translator may have worked in the file itself.
      guard let recorded, let changed = modification(of: path), changed <= recorded else {
        throw FileError(
          path: path, reason: "It was changed after Galley wrote it. Name another folder, or move '\(name)' away.")
      }
    }
  }

  /// Returns the paths of all files below a folder.
  private static func files(below folder: String) -> [String] {
    var walk = FolderWalk(below: folder)
    return walk.list().filter { FileKind(at: "\(folder)/\($0)") != .folder }.sorted()
  }

  private static func modification(of path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  /// Writes the files of some formats, and puts the folder in its place.
  ///
  /// - Parameters:
  ///   - marksCSV: Whether the CSV begins with a byte order mark, without which Excel takes it for another encoding.
  ///   - sources: The files of the sources, by their names in the context, for catalogs.
  package func publish(
    _ context: TranslationContext, as formats: [Format], unit: XLIFFFile.SizeUnit, marksCSV: Bool = false,
    sources: [String: String]
  ) throws(FileError) {
    try staged.naming { () throws(FileError) in
      try write(context, as: formats, unit: unit, marksCSV: marksCSV, sources: sources)
      // The record is written last, so a newer file was changed by someone else.
      try OwnedFolder(path: staged.path).claim(Self.files(below: staged.path).filter { $0 != Self.record })
      try staged.publish()
    }
  }

  private func write(
    _ context: TranslationContext, as formats: [Format], unit: XLIFFFile.SizeUnit, marksCSV: Bool,
    sources: [String: String]
  ) throws(FileError) {
    for format in formats {
      switch format {
      case .xliff:
        for language in context.languages {
          try write(context.xliff(in: language, unit: unit), to: "\(language).xliff")
        }
      case .xcloc: for language in context.languages { try writeCatalog(context, in: language, unit, sources) }
      case .csv: try write((marksCSV ? "\u{FEFF}" : "") + context.csv, to: "texts.csv")
      case .json: try write(context.json, to: "texts.json")
      case .html: try write(ContextPage(json: Array(context.json.utf8)).bytes, to: ContextPage.fileName)
      }
    }
  }

  /// Removes what was written.
  package func discard() { staged.discard() }

  private func writeCatalog(
    _ context: TranslationContext, in language: String, _ unit: XLIFFFile.SizeUnit, _ sources: [String: String]
  ) throws(FileError) {
    let catalog = "\(language).xcloc"
    for file in context.catalogFiles(in: language, unit: unit) { try write(file.text, to: "\(catalog)/\(file.path)") }
    for (name, path) in sources.sorted(by: { $0.key < $1.key }) where FileKind(at: path) == .file {
      let place = ContainedFile(path: "\(catalog)/Source Contents/\(name)", below: staged.path)
      // The run reads the file too, and says why it cannot be read.
      guard let bytes = try? InputFile.content(of: path, as: .document) else { continue }
      try place.write(bytes)
    }
    for screenshot in context.catalogScreenshots {
      let picture = context.pictures[screenshot.picture]
      let place = "\(catalog)/\(TranslationContext.screenshotFolder)/\(screenshot.name)"
      try Folder.make(Folder.parent(of: "\(staged.path)/\(place)"))
      // A link to the same file: a picture is in the folder only once.
      guard !FileNames.link("\(staged.path)/\(picture.path)", as: "\(staged.path)/\(place)") else { continue }
      try AtomicFile.copy("\(staged.path)/\(picture.path)", as: .snapshot, to: "\(staged.path)/\(place)")
    }
  }

  private func write(_ text: String, to name: String) throws(FileError) { try write(Array(text.utf8), to: name) }

  private func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    try ContainedFile(path: name, below: staged.path).write(bytes)
  }
}

import Files
import Galley
import SnapshotRuns

/// Writes the figures of a project that have been drawn, or checks that they are up to date.
package struct FigureRun {
  let project: FigureProject
  let outcome: FigureOutcome
  private let folder: FigureFolder

  /// - Parameter folder: The project's folder, held open since before the scenes were drawn.
  package init(_ project: FigureProject, _ outcome: FigureOutcome, in folder: FigureFolder) {
    self.project = project
    self.outcome = outcome
    self.folder = folder
  }

  /// The names of the figures that are not drawn in each of their languages.
  var undrawnFigures: Set<String> {
    let counts = Dictionary(outcome.figures.map { ($0.name, 1) }, uniquingKeysWith: +)
    return Set(project.figures.map(\.figure).filter { counts[$0.name, default: 0] < $0.languages.count }.map(\.name))
  }

  /// A figure in a language, with the names of its files.
  private struct Item {
    var figure: Figure
    var files: FigureFiles
    var drawn: DrawnFigure
  }

  private var items: [Item] {
    let figures = Dictionary(project.figures.map { ($0.figure.name, $0.figure) }) { first, _ in first }
    return outcome.figures.compactMap { drawn in
      guard let figure = figures[drawn.name] else { return nil }
      let files = FigureFiles(figure, language: drawn.language, hasLanguageFolders: project.hasLanguageFolders)
      return Item(figure: figure, files: files, drawn: drawn)
    }
  }

  // MARK: Writing

  /// What a run has written.
  package struct Written {
    package var figures = 0
    package var files = 0
    package var unchanged = 0
    package var removed = 0
    /// Records that could not be read and were replaced.
    package var replaced: [Diagnostic] = []
    /// Edited alternative texts whose scenes have changed.
    package var reviews: [String] = []
  }

  /// Writes the files that have changed, and removes files of figures that are gone.
  ///
  /// - Parameter reviewed: Whether the edited alternative texts still say what the scenes show.
  package func write(reviewed: Bool) throws(FileError) -> Written {
    var written = Written()
    written.replaced = recordProblems()
    removeLeftovers()
    var current: Set<String> = []
    for item in items {
      written.figures += 1
      let (figure, drawn) = (item.figure, item.drawn)
      let record = FigureRecord.name(figure.name, language: drawn.language)
      let known = self.record(record)
      let head = head(of: figure, drawn, known: known, reviewed: reviewed)
      let files = images(of: item) + snippets(of: item)
      current.formUnion(files.map(\.path))
      for file in files { try write(file, &written) }
      if let content = head.altContent, content != FigureRecord.digest(of: drawn.content) {
        written.reviews.append(figure.name)
      }
      var fresh = FigureRecord(head: head, layouts: drawn.layouts)
      fresh.head.files = files.map(\.path).sorted()
      let gone = Set(known?.head.files ?? []).subtracting(fresh.head.files)
      try remove(gone.subtracting(current), &written)
      if known != fresh { try recordFile(record).write(fresh.bytes) }
    }
    if outcome.coversAll { try removeOthers(&written) }
    return written
  }

  /// Removes the temporary files that killed runs left.
  private func removeLeftovers() {
    let files = items.flatMap { images(of: $0) + snippets(of: $0) }.map(\.path) + [FigureProject.recordsFolder + "/any"]
    for path in Dictionary(grouping: files, by: Folder.parent).values.compactMap(\.first) {
      (try? folder.place(of: path))?.folder.removeLeftovers()
    }
  }

  private struct OutputFile {
    /// Relative to the project's folder.
    var path: String
    var bytes: [UInt8]
  }

  private func images(of item: Item) -> [OutputFile] {
    let folder = project.outputFolder(project.output, language: item.files.language)
    return item.drawn.images.map { OutputFile(path: Self.join(folder, $0.name), bytes: Array($0.bytes)) }
  }

  private func snippets(of item: Item) -> [OutputFile] {
    guard let snippets = project.snippets else { return [] }
    let folder = project.outputFolder(snippets.folder, language: item.files.language)
    let pictures = project.outputFolder(project.output, language: item.files.language)
    let way = Self.relativePath(from: folder, to: pictures)
    return snippets.formats.map { format in
      OutputFile(
        path: Self.join(folder, format.fileName(item.files.stem)),
        bytes: Array(item.drawn.snippet(of: item.files, folder: way).text(format).utf8))
    }
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder == "." ? name : "\(folder)/\(name)"
  }

  /// Returns the way from one folder to another, with a slash at its end unless they are the same.
  static func relativePath(from folder: String, to other: String) -> String {
    let (from, to) = (
      folder.utf8.split(separator: "/").filter { $0 != "." }, other.utf8.split(separator: "/").filter { $0 != "." }
    )
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared).map(String.init)
    return parts.map { $0 + "/" }.joined()
  }

  private func write(_ file: OutputFile, _ written: inout Written) throws(FileError) {
    let (owned, name) = try folder.place(of: file.path)
    // A file with the same bytes may be one that was merged without the record.
    let isSame = (try? owned.file(name).read(as: .snapshot)) == file.bytes
    try owned.check([name]) { _ in isSame }
    try owned.claim([name])
    try owned.sortRecord()
    if isSame {
      written.unchanged += 1
    } else {
      try owned.file(name).write(file.bytes)
      written.files += 1
    }
  }

  private func remove(_ files: Set<String>, _ written: inout Written) throws(FileError) {
    for file in files.sorted() where !file.utf8.split(separator: "/").contains("..") && !file.utf8.hasPrefix("/") {
      // A file behind a link out of the project is none of Galley's.
      guard let (owned, name) = try? folder.place(of: file), try owned.entries().contains(PathBytes(name))
      else { continue }
      guard FileKind(at: project.absolute(file)) != .missing else { continue }
      try owned.remove([name])
      written.removed += 1
    }
  }

  /// Removes the files and records of figures and languages that are not declared any more.
  private func removeOthers(_ written: inout Written) throws(FileError) {
    let declared = Set(
      project.figures.flatMap { figure in
        figure.figure.languages.map { FigureRecord.name(figure.figure.name, language: $0) }
      })
    for name in Folder.names(in: project.absolute(FigureProject.recordsFolder))
    where name.utf8.hasSuffix(".jsonl") && !declared.contains(name) {
      guard let record = record(name) else { continue }
      try remove(Set(record.head.files), &written)
      try recordFile(name).remove()
    }
  }

  // MARK: Records

  private func recordFile(_ name: String) throws(FileError) -> ContainedFile {
    try folder.file([FigureProject.recordsFolder, name])
  }

  private func record(_ name: String) -> FigureRecord? {
    (try? recordFile(name).read(as: .record)).flatMap { $0 }.flatMap(FigureRecord.init)
  }

  /// The records that are there and cannot be read. Without them nobody knows whether a text still describes its
  /// figure.
  func recordProblems() -> [Diagnostic] {
    items.map { FigureRecord.name($0.figure.name, language: $0.drawn.language) }.compactMap { name in
      let path = "\(FigureProject.recordsFolder)/\(name)"
      guard FileKind(at: project.absolute(path)) != .missing, record(name) == nil else { return nil }
      do throws(TextFileError) {
        _ = try TextFile(contentsOf: project.absolute(path), as: .record)
      } catch {
        return Diagnostic(.error, at: error.place(in: path), error.description)
      }
      return Diagnostic(
        .error, at: path, "the record of the figure is damaged; restore it, or write it with 'galley figures'")
    }
  }

  /// The pictures and snippets that cannot be read, or in whose place Git has left something else.
  func fileProblems() -> [Diagnostic] {
    let files = items.flatMap { images(of: $0) + snippets(of: $0) }
    let folders = Set(files.map { Folder.parent(of: project.absolute($0.path)) }).sorted()
    return folders.compactMap(recordProblem)
      + files.compactMap { file in
        do throws(TextFileError) {
          let content = try InputFile.content(of: project.absolute(file.path), as: .snapshot)
          if content != file.bytes, let error = TextFileError(in: content) { throw error }
          return nil
        } catch {
          // Pictures are no texts, and neither are a drawing's bytes when they differ. Missing files are stale.
          guard error.reason != .encoding, error.reason != .missing else { return nil }
          return Diagnostic(.error, at: error.place(in: file.path), error.description)
        }
      }
  }

  /// Returns why it is not known which files of a folder are Galley's, or `nil` if it is.
  private func recordProblem(ofFolder folder: String) -> Diagnostic? {
    do throws(FileError) {
      _ = try OwnedFolder(path: folder).entries()
      return nil
    } catch {
      return Diagnostic(.error, at: project.paths.words(for: error.path), error.reason)
    }
  }

  /// Makes the head of a record. The content that an edited text was written for stays until the text is edited again,
  /// or reviewed.
  private func head(
    of figure: Figure, _ drawn: DrawnFigure, known: FigureRecord?, reviewed: Bool
  ) -> FigureRecord.Head {
    let edited = figure.altText.text(in: drawn.language)
    let content = FigureRecord.digest(of: drawn.content)
    let isOld = !reviewed && edited != nil && known?.head.alt == edited
    return FigureRecord.Head(
      figures: FigureRecord.version, name: figure.name, language: drawn.language, files: [], alt: edited,
      altContent: edited.map { _ in isOld ? known?.head.altContent ?? content : content },
      declaration: Self.digest(of: figure))
  }

  private static func digest(of figure: Figure) -> String {
    // Texts that are not drawn, and the list of files, do not change the picture.
    var figure = figure
    (figure.altText, figure.caption, figure.languages) = (LocalText(), LocalText(), [])
    return FigureRecord.digest(of: "\(figure)")
  }

  // MARK: Checking

  /// The figures that were drawn, each in each of its languages, in words.
  var names: [String] { items.map { Self.words(for: $0.figure, in: $0.drawn.language) } }

  /// Returns the files that are missing or not up to date, and why.
  ///
  /// - Parameter unreadable: The files that are reported otherwise.
  func staleFiles(besides unreadable: [Diagnostic]) -> [FigureIssue] {
    var issues: [FigureIssue] = []
    for item in items {
      let (figure, drawn) = (item.figure, item.drawn)
      let recordName = FigureRecord.name(figure.name, language: drawn.language)
      let record = record(recordName)
      let files = (images(of: item) + snippets(of: item)).filter { file in
        !unreadable.contains { $0.place?.utf8.hasPrefix(file.path) == true }
      }
      let contents = files.map { (file: $0, now: try? InputFile.content(of: project.absolute($0.path), as: .snapshot)) }
      var missing = contents.filter { $0.now == nil }.map(\.file.path)
      // Without the record nobody knows whether a text still describes its figure.
      let recordPath = "\(FigureProject.recordsFolder)/\(recordName)"
      if FileKind(at: project.absolute(recordPath)) == .missing { missing.append(recordPath) }
      let stale = contents.filter { file, now in now.map { !Self.showsSame($0, as: file.bytes) } ?? false }
        .map(\.file.path)
      func issue(_ kind: FigureIssue.Kind, _ message: String) -> FigureIssue {
        FigureIssue(kind, figure: Self.words(for: figure, in: drawn.language), project.place(of: figure), message)
      }
      if !missing.isEmpty { issues.append(issue(.missing, "missing: \(missing.joined(separator: ", "))")) }
      if !stale.isEmpty { issues += reasons(figure, drawn, record, stale).map { issue(.stale, $0) } }
      if let record, let content = record.head.altContent, record.head.alt == drawn.altText,
        content != FigureRecord.digest(of: drawn.content)
      {
        issues.append(
          issue(
            .altText,
            "the scene has changed since its alternative text was written; edit it, or accept it with --reviewed. "
              + "Generated now: \(drawn.generatedAltText)"))
      }
    }
    return issues
  }

  /// Whether a file is the same as what would be written now, or a picture with the same pixels: another version may
  /// compress them otherwise.
  private static func showsSame(_ file: [UInt8], as bytes: [UInt8]) -> Bool {
    if file.hasSameBytes(as: bytes) { return true }
    guard let now = try? PNG.decode(bytes, scale: 1), let before = try? PNG.decode(file, scale: 1) else { return false }
    return now == before
  }

  private static func words(for figure: Figure, in language: String) -> String {
    figure.languages.count > 1 ? "\(figure.name) (\(language))" : figure.name
  }

  private func reasons(
    _ figure: Figure, _ drawn: DrawnFigure, _ record: FigureRecord?, _ stale: [String]
  ) -> [String] {
    var reasons: [String] = record.map { $0.changes(to: drawn.layouts) } ?? []
    if let record, record.head.declaration != Self.digest(of: figure) {
      reasons.insert("its declaration has changed", at: 0)
    }
    if reasons.isEmpty {
      reasons = [
        record == nil
          ? "there is no record of the scenes that it was made of"
          : "its pixels have changed, but neither its declaration nor the layout of its scenes"
      ]
    }
    return reasons.map { "stale: \($0)" } + ["stale files: \(stale.joined(separator: ", "))"]
  }

  /// The snippet of each figure.
  package func snippetTexts(_ format: FigureSnippet.Format) -> [String] {
    items.map { item in
      let folder = project.outputFolder(project.output, language: item.files.language)
      return item.drawn.snippet(of: item.files, folder: folder.isEmpty ? "" : folder + "/").text(format)
    }
  }
}

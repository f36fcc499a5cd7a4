import Files
import Foundation
import Galley
import Reports
import SnapshotRuns

/// Finds the figures that no source shows, and the references to figures that are not declared.
package struct FigureUses {
  private let project: FigureProject
  /// The declared pictures: the paths of their folders with their names without scale and appearance.
  private let declared: Set<String>
  private let folders: Set<String>
  /// The figures that the files of snippets show, by the names of these. A source may include such a file.
  private let snippets: [String: String]
  private let repository: RepositoryFiles
  /// The folders that paths may start from that begin with a slash: a site has any of them as its root.
  private let roots: [String]

  /// The folders that have no sources of their own.
  private static let skipped: Set<String> = ["node_modules", "build", "Build", "DerivedData", "Pods", "Carthage"]

  package init(_ project: FigureProject) {
    self.project = project
    var declared: Set<String> = []
    var folders: Set<String> = []
    var snippets: [String: String] = [:]
    for figure in project.figures.map(\.figure) {
      for language in figure.languages {
        let folder = Self.normal(project.absolute(project.outputFolder(project.output, language: language)))
        let files = FigureFiles(figure, language: language, hasLanguageFolders: project.hasLanguageFolders)
        declared.insert("\(folder)/\(files.stem)")
        folders.insert(folder)
        for format in project.snippets?.formats ?? [] {
          snippets[format.fileName(files.stem)] = "\(folder)/\(files.stem)"
        }
      }
    }
    self.declared = declared
    self.folders = folders
    self.snippets = snippets
    repository = RepositoryFiles(around: project.folder)
    roots = [repository.root, project.folder, ""].compactMap(\.self) + project.references.map(project.absolute)
  }

  /// What a search of the sources finds.
  package struct Result {
    /// The references that lead nowhere, and then the figures without any.
    package var issues: [FigureIssue] = []
    /// The sources that could not be searched.
    package var problems: [Diagnostic] = []
  }

  /// Searches the sources.
  package func search() -> Result {
    var result = Result()
    var used: Set<String> = []
    let paths = project.paths
    if let (path, error) = repository.problem {
      result.problems.append(Diagnostic(.error, at: paths.words(for: path), error.description))
    }
    for source in sources(&result) {
      guard let bytes = content(of: source, &result) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      for (file, figure) in snippets where text.contains(file) { used.insert(figure) }
      let references = ReferenceReader.references(in: text, ofFile: source)
      // A page can show what a conflict looks like, so that only one that decides about references is a problem.
      if let conflict = bytes.conflicts.first(where: { references.map(\.line).contains(where: $0.contains) }) {
        let place = "\(paths.words(for: source)):\(conflict.lowerBound)"
        result.problems.append(Diagnostic(.error, at: place, "\(TextFileError.Reason.mergeConflict)"))
      }
      for reference in references {
        // Pages may be in an encoding of old, and paths to figures are ASCII as a rule.
        if reference.target.contains("\u{FFFD}") {
          let place = "\(paths.words(for: source)):\(reference.line)"
          result.problems.append(Diagnostic(.error, at: place, "\(TextFileError.Reason.encoding)"))
          continue
        }
        switch meaning(of: reference, in: source) {
        case .figure(let name): used.insert(name)
        case .missing(let name):
          let names = declared.map { FigureFiles.stem(of: $0) }
          let place = Report.Place(paths.words(for: source), line: reference.line)
          result.issues.append(
            FigureIssue(
              .unresolved, figure: nil, place,
              "unresolved: no figure is called '\(name)'" + NearestNames.hint(names, to: name)))
        case .other: break
        }
      }
    }
    result.issues += unused(used)
    return result
  }

  /// Returns the content of a source, as UTF-8 if it is UTF-16, or reports that it cannot be read.
  private func content(of source: String, _ result: inout Result) -> [UInt8]? {
    do throws(TextFileError) {
      let content = try InputFile.content(of: source, as: .source)
      if !content.isLargeFilePointer { return (try? TextFile.utf8(from: content)) ?? content }
      report(.largeFilePointer, source, &result)
    } catch {
      report(error.reason, source, &result)
    }
    return nil
  }

  private func report(_ reason: TextFileError.Reason, _ source: String, _ result: inout Result) {
    let sentence = "its references to figures are not searched: \(reason)"
    result.problems.append(Diagnostic(.error, at: project.paths.words(for: source), sentence))
  }

  private func unused(_ used: Set<String>) -> [FigureIssue] {
    project.figures.filter { figure in
      !figure.figure.languages.contains { language in
        let folder = Self.normal(project.absolute(project.outputFolder(project.output, language: language)))
        let files = FigureFiles(figure.figure, language: language, hasLanguageFolders: project.hasLanguageFolders)
        return used.contains("\(folder)/\(files.stem)")
      }
    }.map { declared in
      FigureIssue(
        .unused, figure: declared.figure.name, project.place(of: declared.figure),
        "unused: no source shows the figure")
    }
  }

  // MARK: References

  private enum Meaning {
    case figure(String)
    case missing(String)
    case other
  }

  private func meaning(of reference: PictureReference, in source: String) -> Meaning {
    let target = Self.plain(reference.target)
    guard !target.isEmpty else { return .other }
    let stem = FigureFiles.stem(of: target)
    if target.utf8.contains("://") { return meaning(ofAddress: target, stem) }
    if reference.isNameInCatalog, let catalog = Self.catalog(of: source) {
      guard let folder = folders.first(where: { $0 == catalog || $0.utf8.hasPrefix(catalog + "/") }) else {
        return .other
      }
      if declared.contains("\(folder)/\(stem)") { return .figure("\(folder)/\(stem)") }
      return hasFile(stem, in: catalog) ? .other : .missing(stem)
    }
    let bases = target.utf8.hasPrefix("/") ? roots : [Folder.parent(of: source)]
    return meaning(ofPaths: bases.map { Self.normal("\($0)/\(target)") }, stem) ?? languageFolder(of: target, stem)
  }

  /// Returns what paths mean that a reference may have, or `nil` if none is in the folder of a figure.
  private func meaning(ofPaths paths: [String], _ stem: String) -> Meaning? {
    let known = paths.filter { folders.contains(Folder.parent(of: $0)) }
    let figures = known.map { "\(Folder.parent(of: $0))/\(stem)" }
    if let figure = figures.first(where: declared.contains) { return .figure(figure) }
    guard let path = known.first else { return nil }
    return FileKind(at: path) == .missing && !hasSibling(path, stem) || isOwn(path) ? .missing(stem) : .other
  }

  /// Returns whether there is a picture in one of the formats that Sphinx can choose from for `name.*`.
  private func hasSibling(_ path: String, _ stem: String) -> Bool {
    guard path.utf8.hasSuffix(".*") else { return false }
    let folder = Folder.parent(of: path)
    return Folder.names(in: folder).contains { FigureFiles.stem(of: $0) == stem && !isOwn("\(folder)/\($0)") }
  }

  /// Sites often name pictures from their root, or leave the folder to a setting: `/images/name.png`, `:imagesdir:`.
  private func languageFolder(of target: String, _ stem: String) -> Meaning {
    guard let found = declared.sorted().first(where: { $0.utf8.hasSuffix("/" + stem) }) else { return .other }
    let folder = Folder.parent(of: found)
    let parts = target.utf8.split(separator: "/").dropLast()
    let isEnd = parts.isEmpty || folder.utf8.hasSuffix("/" + parts.joined(separator: "/"))
    return isEnd ? .figure(found) : .other
  }

  /// A host serves files of the repository: `https://raw.githubusercontent.com/owner/name/main/docs/a.png`.
  private func meaning(ofAddress address: String, _ stem: String) -> Meaning {
    guard let file = repository.file(at: address) else { return .other }
    switch meaning(ofPaths: file.paths.map(Self.normal), stem) {
    case .figure(let figure): return .figure(figure)
    case .missing(let name) where file.isOwn: return .missing(name)
    default: return .other
    }
  }

  /// Returns a target as a path: without the anchor and the query of an address, such as `#gh-dark-mode-only` and
  /// `?raw=true`, without its escapes, and without an expression of Jekyll before it.
  private static func plain(_ target: String) -> String {
    var text = target[...]
    if text.utf8.hasPrefix("{{"), let end = text.utf8.firstRange(of: "}}") {
      let quoted = text[..<end.lowerBound].split { $0 == "\"" || $0 == "'" }
      text = end.upperBound < text.endIndex ? text[end.upperBound...] : quoted.count > 1 ? quoted[1] : ""
    }
    let path = String(text.utf8.prefix(before: "#").utf8.prefix(before: "?"))
    return path.removingPercentEncoding ?? path
  }

  private func isOwn(_ path: String) -> Bool {
    let name = path.utf8.split(separator: "/").last.map(String.init) ?? ""
    // A record that cannot be read is reported with the sources in its folder.
    return (try? OwnedFolder(path: Folder.parent(of: path)).entries())?.contains(PathBytes(name)) ?? false
  }

  private static func catalog(of source: String) -> String? {
    FoldersUpwards(from: Folder.parent(of: source)).first { $0.utf8.hasSuffix(".docc") }
  }

  /// Whether a catalog has a picture of a name that is not a figure.
  private func hasFile(_ stem: String, in catalog: String) -> Bool {
    var walk = FolderWalk(below: catalog)
    return walk.list().contains { file in
      FigureFiles.stem(of: file) == stem && file.utf8.hasSuffix(".md") == false && !isOwn("\(catalog)/\(file)")
    }
  }

  // MARK: Sources

  /// Returns the sources, without the snippets that Galley writes: these show every figure.
  private func sources(_ result: inout Result) -> [String] {
    var own: [PathBytes: Set<PathBytes>] = [:]
    var sources: [String] = []
    for name in project.references {
      let path = Self.normal(project.absolute(name))
      guard Folder.isFolder(path) else {
        if FileKind(at: path) == .missing {
          let sentence = "'\(name)' under 'references' does not exist"
          result.problems.append(Diagnostic(.error, at: project.placeOfReferences, sentence))
        } else if ReferenceReader.isSource(path) {
          sources.append(path)
        } else {
          let sentence = "'\(name)' under 'references' is neither a folder nor in a format that is searched"
          result.problems.append(Diagnostic(.error, at: project.placeOfReferences, sentence))
        }
        continue
      }
      var walk = FolderWalk(below: path) { folder in
        let name = folder.utf8.split(separator: "/").last.map(String.init) ?? folder
        return name.utf8.hasPrefix(".") || Self.skipped.contains(name)
      }
      sources += walk.list().filter(ReferenceReader.isSource).map { "\(path)/\($0)" }
      for (folder, error) in walk.unlisted {
        let place = project.paths.words(for: folder.isEmpty ? path : "\(path)/\(folder)")
        result.problems.append(Diagnostic(.error, at: place, "the folder cannot be listed: \(error)"))
      }
    }
    return sources.sorted().filter { source in
      let folder = Folder.parent(of: source)
      let entries = own[PathBytes(folder)] ?? self.entries(of: folder, &result)
      own[PathBytes(folder)] = entries
      return !entries.contains(PathBytes(source.utf8.split(separator: "/").last.map(String.init) ?? source))
    }
  }

  /// Returns what a folder's record lists, or reports that the record cannot be read.
  private func entries(of folder: String, _ result: inout Result) -> Set<PathBytes> {
    do throws(FileError) {
      return try OwnedFolder(path: folder).entries()
    } catch {
      result.problems.append(Diagnostic(.error, at: project.paths.words(for: error.path), error.reason))
      return []
    }
  }

  /// Returns an absolute path without `.` and `..`.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.utf8.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}

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

  /// The folders that have no sources of their own.
  private static let skipped: Set<String> = ["node_modules", "build", "Build", "DerivedData", "Pods", "Carthage"]
  private static let mostBytes = 4 << 20

  package init(_ project: FigureProject) {
    self.project = project
    var declared: Set<String> = []
    var folders: Set<String> = []
    for figure in project.figures.map(\.figure) {
      for language in figure.languages {
        let folder = Self.normal(project.absolute(project.outputFolder(project.output, language: language)))
        let files = FigureFiles(figure, language: language, hasLanguageFolders: project.hasLanguageFolders)
        declared.insert("\(folder)/\(files.stem)")
        folders.insert(folder)
      }
    }
    self.declared = declared
    self.folders = folders
  }

  /// Returns the references that lead nowhere, and then the figures without any.
  package func issues() -> [FigureIssue] {
    var used: Set<String> = []
    var issues: [FigureIssue] = []
    for source in sources() {
      guard let bytes = try? ByteStream.contents(of: source), bytes.count <= Self.mostBytes else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      for reference in ReferenceReader.references(in: text, ofFile: source) {
        switch meaning(of: reference, in: source) {
        case .figure(let name): used.insert(name)
        case .missing(let name):
          let names = declared.map { FigureFiles.stem(of: $0) }
          let place = Report.Place(
            ProjectPaths(inputs: [project.folder]).words(for: source), line: reference.line)
          issues.append(
            FigureIssue(
              .unresolved, figure: nil, place,
              "unresolved: no figure is called '\(name)'" + NearestNames.hint(names, to: name)))
        case .other: break
        }
      }
    }
    return issues + unused(used)
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
    guard !reference.target.contains("://"), !reference.target.hasPrefix("#") else { return .other }
    let target = reference.target.removingPercentEncoding ?? reference.target
    let stem = FigureFiles.stem(of: target)
    if reference.isNameInCatalog, let catalog = Self.catalog(of: source) {
      guard let folder = folders.first(where: { $0 == catalog || $0.hasPrefix(catalog + "/") }) else { return .other }
      if declared.contains("\(folder)/\(stem)") { return .figure("\(folder)/\(stem)") }
      return hasFile(stem, in: catalog) ? .other : .missing(stem)
    }
    let path = Self.normal(target.hasPrefix("/") ? target : "\(Folder.parent(of: source))/\(target)")
    let folder = Folder.parent(of: path)
    guard folders.contains(folder) else { return languageFolder(of: target, stem) }
    if declared.contains("\(folder)/\(stem)") { return .figure("\(folder)/\(stem)") }
    return FileKind(at: path) == .missing || isOwn(path) ? .missing(stem) : .other
  }

  /// Sites often name pictures from their root, or leave the folder to a setting: `/images/name.png`, `:imagesdir:`.
  private func languageFolder(of target: String, _ stem: String) -> Meaning {
    guard let found = declared.sorted().first(where: { $0.hasSuffix("/" + stem) }) else { return .other }
    let folder = Folder.parent(of: found)
    let parts = target.split(separator: "/").dropLast()
    let isEnd = parts.isEmpty || folder.hasSuffix("/" + parts.joined(separator: "/"))
    return isEnd ? .figure(found) : .other
  }

  private func isOwn(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return OwnedFolder(path: Folder.parent(of: path)).entries.contains(name)
  }

  private static func catalog(of source: String) -> String? {
    var folder = Folder.parent(of: source)
    while folder != "/", folder != "." {
      if folder.hasSuffix(".docc") { return folder }
      folder = Folder.parent(of: folder)
    }
    return nil
  }

  /// Whether a catalog has a picture of a name that is not a figure.
  private func hasFile(_ stem: String, in catalog: String) -> Bool {
    var walk = FolderWalk(below: catalog)
    return walk.list().contains { file in
      FigureFiles.stem(of: file) == stem && file.hasSuffix(".md") == false && !isOwn("\(catalog)/\(file)")
    }
  }

  // MARK: Sources

  private func sources() -> [String] {
    project.references.flatMap { name -> [String] in
      let path = Self.normal(project.absolute(name))
      guard Folder.isFolder(path) else { return ReferenceReader.isSource(path) ? [path] : [] }
      var walk = FolderWalk(below: path, mostEntries: 200_000) { folder in
        let name = folder.split(separator: "/").last.map(String.init) ?? folder
        return name.hasPrefix(".") || Self.skipped.contains(name)
      }
      return walk.list().filter(ReferenceReader.isSource).map { "\(path)/\($0)" }
    }
  }

  /// Returns an absolute path without `.` and `..`.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}

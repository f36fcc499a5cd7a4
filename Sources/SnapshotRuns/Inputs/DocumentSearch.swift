import Files
import Galley
import Projects

/// What a project's configuration says about the documents that a folder's run takes.
///
/// The patterns are those of `.gitignore`, relative to the project's root.
package struct DocumentSelection: Hashable, Sendable {
  /// The documents and folders to take although they would be left out.
  package var included: [String]
  /// The documents and folders to leave out.
  package var excluded: [String]
  /// The folders that the run writes to or reads references from.
  package var outputs: [String]
  /// The line of the configuration that takes documents in, for messages.
  package var lineOfIncluded: Int?

  package init(included: [String] = [], excluded: [String] = [], outputs: [String] = []) {
    self.included = included
    self.excluded = excluded
    self.outputs = outputs
  }
}

/// Finds the documents below a folder.
struct DocumentSearch {
  /// Why documents are left out.
  enum Reason: Hashable, Comparable {
    /// They are in a folder of this name, whose content is not the project's own.
    case folder(String)
    /// A pattern in a file of this name matches.
    case pattern(String)

    var words: String {
      switch self {
      case .folder(let name): "in \(name)"
      case .pattern(let file): "by \(file)"
      }
    }
  }

  /// Folders with the code of others or with what was built, in lower case.
  private static let foreignFolders: Set<String> = [
    "pods", "carthage", "deriveddata", "build", "node_modules", "vendor",
  ]

  /// The documents' paths below the folder, sorted.
  private(set) var documents: [String] = []
  /// The documents that are symbolic links.
  private var linkedDocuments: Set<PathBytes> = []
  /// The number of documents that are left out, by reason.
  private(set) var leftOut: [Reason: Int] = [:]
  /// The folders that could not be searched, by their paths below the folder, with the reason.
  private(set) var unsearched: [(path: String, reason: DocumentFinder.Failure.Reason)] = []
  /// The files of patterns that cannot be read, in and above the folder.
  private(set) var unreadPatterns: [IgnoreRules.Problem] = []
  private let folder: String
  private let outputs: Set<PathBytes>
  private let included: IgnoreRules
  private let excluded: IgnoreRules
  private let searchesIgnoredFolders: Bool

  /// Searches a folder. Hidden folders are left out. Symbolic links to folders are not followed: one that leads to
  /// documents which the search would not find otherwise is among those not searched.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - root: The real path of the project's root.
  init(below folder: String, root: String, selection: DocumentSelection) {
    self.folder = RealPath.of(folder)
    outputs = selection.outputs.map(RealPath.of).pathBytes
    let file = ProjectPaths.configuration
    included = IgnoreRules(patterns: selection.included, in: root, named: file)
    excluded = IgnoreRules(patterns: selection.excluded, in: root, named: file)
    searchesIgnoredFolders = !selection.included.isEmpty
    let rules = IgnoreRules(above: self.folder, root: root)
    unreadPatterns = rules.problems
    search("", rules, .undecided)
    documents.sort()
  }

  /// What is decided about everything in a folder.
  private enum Decision {
    case undecided
    /// The configuration includes it.
    case included
    /// It is left out unless the configuration includes it.
    case leftOut(Reason)
  }

  private mutating func search(_ subfolder: String, _ outerRules: IgnoreRules, _ outer: Decision) {
    var rules = outerRules
    rules.enter(subfolder.isEmpty ? folder : "\(folder)/\(subfolder)")
    unreadPatterns += rules.problems.dropFirst(outerRules.problems.count)
    for entry in entries(of: subfolder) {
      let path = subfolder.isEmpty ? entry.name : "\(subfolder)/\(entry.name)"
      if entry.kind == .folder {
        searchFolder(path, named: entry.name, rules, outer)
      } else if entry.kind == .symbolicLink, isLinkToFolder(path) {
        noteLink(path, named: entry.name, rules, outer)
      } else if DocumentFinder.isDocument(entry.name), entry.kind == .file || isFileOrOutside(path) {
        if case .leftOut(let reason) = decision(on: path, isFolder: false, rules, outer) {
          leftOut[reason, default: 0] += 1
        } else {
          documents.append(path)
          if entry.kind != .file { linkedDocuments.insert(PathBytes(path)) }
        }
      }
    }
  }

  /// Returns the real path of a document, or `nil` if it is a symbolic link: the folders around it are none.
  func realPath(of document: String) -> String? {
    linkedDocuments.contains(PathBytes(document)) ? nil : folder == "/" ? "/\(document)" : "\(folder)/\(document)"
  }

  private mutating func entries(of subfolder: String) -> [(name: String, kind: FileKind)] {
    do throws(SystemError) {
      return try Folder.entries(in: "\(folder)/\(subfolder)")
    } catch {
      unsearched.append((subfolder, .unlisted(error)))
      return []
    }
  }

  /// Whether an entry is no folder, or a link out of the project, which is a document that cannot be read whatever is
  /// there.
  private func isFileOrOutside(_ path: String) -> Bool {
    let place = "\(folder)/\(path)"
    return FileBounds.refuseLink(place) || !Folder.isFolder(place)
  }

  /// Whether a link leads to a folder. One out of the project does if its name has no extension: what is there is not
  /// looked at, so that nothing says what there is.
  private func isLinkToFolder(_ path: String) -> Bool {
    guard FileBounds.refuse(path, below: folder) else { return Folder.isFolder("\(folder)/\(path)") }
    return !(path.utf8.split(separator: "/").last ?? "").utf8.contains(UInt8(ascii: "."))
  }

  /// Notes a link to a folder with documents that are neither found elsewhere nor left out.
  private mutating func noteLink(_ path: String, named name: String, _ rules: IgnoreRules, _ outer: Decision) {
    guard !name.utf8.hasPrefix("."), !outputs.contains(PathBytes("\(folder)/\(path)")) else { return }
    let target = RealPath.of("\(folder)/\(path)")
    guard Folder.path(target, below: folder) == nil, Folder.path(folder, below: target) == nil else { return }
    if case .leftOut = decision(on: path, isFolder: true, rules, outer) { return }
    guard !FileBounds.refuse(target) else { return unsearched.append((path, .linkOut)) }
    let count = documentCount(below: target)
    if count > 0 { unsearched.append((path, .link(documents: count))) }
  }

  private mutating func searchFolder(_ path: String, named name: String, _ rules: IgnoreRules, _ outer: Decision) {
    guard !name.utf8.hasPrefix("."), !outputs.contains(PathBytes("\(folder)/\(path)")) else { return }
    let decision = decision(on: path, isFolder: true, rules, outer)
    if DocumentFinder.isDocument(name) { return noteDocumentFolder(path, decision) }
    guard case .leftOut(let reason) = decision, !searchesIgnoredFolders else { return search(path, rules, decision) }
    let count = documentCount(below: "\(folder)/\(path)")
    if count > 0 { leftOut[reason, default: 0] += count }
  }

  /// Notes a folder with the name of a document, unless it is left out, has pictures of the document, as references and
  /// other outputs do, or has no file at all, as where there were pictures.
  private mutating func noteDocumentFolder(_ path: String, _ decision: Decision) {
    if case .leftOut = decision { return }
    let files = FolderWalk(below: "\(folder)/\(path)") { _ in false }.lazy.filter { $0.kind != .folder }
    var isEmpty = true
    for file in files {
      if Self.isPicture(file.path) { return }
      isEmpty = false
    }
    if !isEmpty { unsearched.append((path, .documentFolder)) }
  }

  private func decision(on path: String, isFolder: Bool, _ rules: IgnoreRules, _ outer: Decision) -> Decision {
    let absolute = "\(folder)/\(path)"
    if let decision = included.decision(on: absolute, isFolder: isFolder), decision.isIgnored { return .included }
    guard case .undecided = outer else { return outer }
    let name = path.utf8.split(separator: "/").last.map(String.init) ?? path
    if isFolder, Self.foreignFolders.contains(name.lowercased()) { return .leftOut(.folder(name)) }
    let decision =
      excluded.decision(on: absolute, isFolder: isFolder) ?? rules.decision(on: absolute, isFolder: isFolder)
    return decision.map { $0.isIgnored ? .leftOut(.pattern($0.file)) : .undecided } ?? .undecided
  }

  private static func isPicture(_ file: String) -> Bool {
    [".png", ".svg", ".pdf"].contains(where: file.utf8.hasSuffix)
  }

  private func documentCount(below folder: String) -> Int {
    let walk = FolderWalk(below: folder) { $0.utf8.hasPrefix(".") }
    return walk.reduce(0) { $0 + (DocumentFinder.isDocument($1.path) ? 1 : 0) }
  }
}

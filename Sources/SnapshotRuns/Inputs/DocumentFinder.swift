import Files
import Foundation
import Galley

/// Finds the Interface Builder documents that inputs name.
package struct DocumentFinder {
  /// An input that is neither a document nor a folder with documents.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    package enum Reason: Hashable {
      case missing
      case notADocument
      case noDocuments
      /// All documents are left out, for the reasons in these words.
      case allLeftOut(String)
      case unlisted(SystemError)
      /// A folder with the name of a document.
      case documentFolder
      /// A symbolic link to a folder with documents.
      case link(documents: Int)
      /// A file of patterns, such as `.gitignore`, that cannot be read.
      case patterns(TextFileError.Reason)
      /// A symbolic link out of the project with the name of a folder.
      case linkOut
    }

    package var input: String
    package var reason: Reason

    package var description: String { "\(input): \(message)" }

    fileprivate var message: String {
      switch reason {
      case .missing: "no such file or folder"
      case .notADocument: "not an Interface Builder document; expected a .xib or .storyboard file"
      case .noDocuments: "no Interface Builder documents in this folder"
      case .allLeftOut(let words): "all Interface Builder documents in this folder are left out: \(words)"
      case .documentFolder: "this is a folder; expected a document"
      case .unlisted(let error): "the folder cannot be listed: \(error)"
      case .link(let count):
        "this symbolic link to a folder with \(counted(count, "document")) is not followed; add the folder to the inputs,"
          + " or the link to 'exclude' under 'documents' in \(ProjectPaths.configuration)"
      case .patterns(let reason):
        "its patterns leave nothing out, as they cannot be read: \(reason)"
      case .linkOut:
        "this symbolic link leads out of the project and is not followed; allow what it leads to with --allow, or add"
          + " the link to 'exclude' under 'documents' in \(ProjectPaths.configuration)"
      }
    }
  }

  package private(set) var documents: [String] = []
  /// The names of the documents in everything that a run writes.
  package private(set) var names: [String] = []
  package private(set) var failures: [Failure] = []
  /// What the run does not take of the folders among the inputs.
  package private(set) var notes: [Diagnostic] = []
  private let paths: ProjectPaths
  private let selection: DocumentSelection
  private var leftOut: [DocumentSearch.Reason: Int] = [:]
  private var foreign: [InterfaceDocumentError.Platform: [String]] = [:]
  /// The real paths of the documents.
  private var seen: Set<PathBytes> = []

  /// The files of patterns that were found unreadable.
  private var seenPatterns: Set<PathBytes> = []

  /// Searches the inputs in order; a document that several of them contain is listed once. A document given by name is
  /// never left out.
  package init(inputs: [String], paths: ProjectPaths, selection: DocumentSelection = DocumentSelection()) {
    self.paths = paths
    self.selection = selection
    for input in inputs { add(input) }
    notes = [leftOutNote].compactMap(\.self) + foreignNotes + lookAlikeNotes
  }

  private mutating func add(_ input: String) {
    guard FileKind(at: input) != .missing, FileManager.default.fileExists(atPath: input) else {
      failures.append(Failure(input: input, reason: .missing))
      return
    }
    guard Folder.isFolder(input) else {
      guard Self.isDocument(input) else {
        failures.append(Failure(input: input, reason: .notADocument))
        return
      }
      return take(input, at: RealPath.of(input), named: paths.name(of: input))
    }
    let search = DocumentSearch(below: input, root: paths.root, selection: selection)
    leftOut.merge(search.leftOut, uniquingKeysWith: +)
    let prefix = input.utf8.hasSuffix("/") ? input : input + "/"
    failures += search.unsearched.map { Failure(input: $0.path.isEmpty ? input : prefix + $0.path, reason: $0.reason) }
    for problem in search.unreadPatterns where seenPatterns.insert(PathBytes(problem.file)).inserted {
      failures.append(Failure(input: problem.file, reason: .patterns(problem.reason)))
    }
    if search.documents.isEmpty, search.unsearched.isEmpty {
      let reason = search.leftOut.isEmpty ? Failure.Reason.noDocuments : .allLeftOut(Self.words(for: search.leftOut))
      failures.append(Failure(input: input, reason: reason))
    }
    for path in Self.originals(among: search.documents) {
      let (document, place) = (prefix + path, search.realPath(of: path))
      let name = place.map(paths.name(ofRealPath:)) ?? paths.name(of: document)
      if let platform = InterfaceDocument.platform(ofFile: document), platform != .iOS {
        foreign[platform, default: []].append(name)
      } else {
        take(document, at: place ?? RealPath.of(document), named: name)
      }
    }
  }

  private mutating func take(_ document: String, at realPath: String, named name: String) {
    guard seen.insert(PathBytes(realPath)).inserted else { return }
    documents.append(document)
    names.append(name)
  }

  static func isDocument(_ path: String) -> Bool { path.utf8.hasSuffix(".xib") || path.utf8.hasSuffix(".storyboard") }

  // MARK: Notes

  private var leftOutNote: Diagnostic? {
    guard !leftOut.isEmpty, !documents.isEmpty else { return nil }
    return Diagnostic(
      .note,
      "left out: \(Self.words(for: leftOut)); 'include' under 'documents' in \(ProjectPaths.configuration) takes them in"
    )
  }

  private static func words(for leftOut: [DocumentSearch.Reason: Int]) -> String {
    leftOut.sorted { $0.key < $1.key }.map { "\(counted($1, "document")) \($0.words)" }.joined(separator: ", ")
  }

  private var foreignNotes: [Diagnostic] {
    foreign.sorted { $0.key.rawValue < $1.key.rawValue }.map { platform, names in
      let more = names.count > 3 ? " and \(names.count - 3) more" : ""
      let some = names.sorted().prefix(3).joined(separator: ", ") + more
      return Diagnostic(.note, "left out: \(counted(names.count, "document")) for \(platform.rawValue) (\(some))")
    }
  }

  /// Names the documents whose paths are different bytes and the same characters. A Mac has only one of them.
  private var lookAlikeNotes: [Diagnostic] {
    Dictionary(grouping: documents, by: \.self).filter { $1.count > 1 }.keys.sorted().map { document in
      Diagnostic(
        .note, at: document,
        "the names of several documents differ only in their Unicode normalization; rename all but one")
    }
  }

  /// Keeps one of the copies of a document in several language folders: the one in Base.lproj, or else the one in
  /// en.lproj, or else the first.
  private static func originals(among paths: [String]) -> [String] {
    var best: [PathBytes: String] = [:]
    for path in paths {
      guard let copy = LocalizedCopy(path: path) else { continue }
      guard let known = best[copy.document].flatMap(LocalizedCopy.init(path:)) else {
        best[copy.document] = path
        continue
      }
      if copy.rank < known.rank { best[copy.document] = path }
    }
    return paths.filter { path in
      LocalizedCopy(path: path).flatMap { best[$0.document] }.map { $0.utf8.equals(path) } ?? true
    }
  }
}

extension Diagnostic {
  package init(_ failure: DocumentFinder.Failure) { self.init(.error, at: failure.input, failure.message) }
}

/// A document in a language's folder.
private struct LocalizedCopy {
  /// The path without the language's folder.
  let document: PathBytes
  /// 0 for the base language, 1 for English, 2 for others.
  let rank: Int

  init?(path: String) {
    let parts = path.utf8.split(separator: "/")
    guard parts.count >= 2, parts[parts.count - 2].utf8.hasSuffix(".lproj") else { return nil }
    document = PathBytes((parts.dropLast(2) + parts.suffix(1)).joined(separator: "/"))
    switch parts[parts.count - 2] {
    case "Base.lproj": rank = 0
    case "en.lproj": rank = 1
    default: rank = 2
    }
  }
}

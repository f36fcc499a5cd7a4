import Files
import Foundation

/// Finds the Interface Builder documents that inputs name.
package struct DocumentFinder {
  /// An input that is neither a document nor a folder with documents.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    package enum Reason: Hashable {
      case missing
      case notADocument
      case noDocuments
    }

    package var input: String
    package var reason: Reason

    package var description: String { "\(input): \(message)" }

    fileprivate var message: String {
      switch reason {
      case .missing: "no such file or folder"
      case .notADocument: "not an Interface Builder document; expected a .xib or .storyboard file"
      case .noDocuments: "no Interface Builder documents in this folder"
      }
    }
  }

  package private(set) var documents: [String] = []
  package private(set) var failures: [Failure] = []
  private var seen: Set<String> = []

  /// Searches the inputs in order; a document that several of them contain is listed once.
  package init(inputs: [String]) {
    for input in inputs { add(input) }
  }

  private mutating func add(_ input: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: input, isDirectory: &isFolder) else {
      failures.append(Failure(input: input, reason: .missing))
      return
    }
    guard isFolder.boolValue else {
      guard Self.isDocument(input) else {
        failures.append(Failure(input: input, reason: .notADocument))
        return
      }
      return take(input)
    }
    let found = Self.documents(inFolder: input)
    if found.isEmpty { failures.append(Failure(input: input, reason: .noDocuments)) }
    for document in found { take(document) }
  }

  private mutating func take(_ document: String) {
    let identity = URL(filePath: document).resolvingSymlinksInPath().path
    if seen.insert(identity).inserted { documents.append(document) }
  }

  static func isDocument(_ path: String) -> Bool { path.hasSuffix(".xib") || path.hasSuffix(".storyboard") }

  /// Returns the documents below a folder, sorted by path, without hidden folders and translations. Symbolic links are
  /// not followed, nor is the folder searched if it is one.
  private static func documents(inFolder folder: String) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard FileKind(at: String(prefix.dropLast())) != .symbolicLink else { return [] }
    var walk = FolderWalk(below: folder) { $0.hasPrefix(".") }
    return originals(among: walk.list().filter(isDocument).sorted()).map { prefix + $0 }
  }

  /// Keeps one of the copies of a document in several language folders: the one in Base.lproj, or else the one in
  /// en.lproj, or else the first.
  private static func originals(among paths: [String]) -> [String] {
    var best: [String: String] = [:]
    for path in paths {
      guard let copy = LocalizedCopy(path: path) else { continue }
      guard let known = best[copy.document].flatMap(LocalizedCopy.init(path:)) else {
        best[copy.document] = path
        continue
      }
      if copy.rank < known.rank { best[copy.document] = path }
    }
    return paths.filter { path in LocalizedCopy(path: path).map { best[$0.document] == path } ?? true }
  }
}

extension Diagnostic {
  package init(_ failure: DocumentFinder.Failure) { self.init(.error, at: failure.input, failure.message) }
}

/// A document in a language's folder.
private struct LocalizedCopy {
  /// The path without the language's folder.
  let document: String
  /// 0 for the base language, 1 for English, 2 for others.
  let rank: Int

  init?(path: String) {
    let parts = path.split(separator: "/")
    guard parts.count >= 2, parts[parts.count - 2].hasSuffix(".lproj") else { return nil }
    document = (parts.dropLast(2) + parts.suffix(1)).joined(separator: "/")
    switch parts[parts.count - 2] {
    case "Base.lproj": rank = 0
    case "en.lproj": rank = 1
    default: rank = 2
    }
  }
}

import Files
import Foundation
import Galley

/// The references of a document's scenes under the names that the scenes had when the references were recorded.
///
/// A sidecar names the scene by the id of its root view, which stays when the scene's name changes.
package final class RenamedScenes {
  private let references: ReferenceFolder
  /// The present folders of the scenes, with the ids of their root views.
  private let scenes: [PathBytes: String]
  /// The ids of the scenes that the references below the document's folder belong to.
  private let owners: [PathBytes: String]
  /// Finds the folders in which references of the document were recorded under other names of the document.
  private let findFormerDocuments: () -> [String]
  /// The present folders whose references belong to another scene of the document.
  private let foreignFolders: Set<PathBytes>
  /// The folder with the references that a scene had under another name, by its present folder. The search goes
  /// through all references, and is needed only if one is not in its place.
  private lazy var formerFolders = findFormerFolders()
  /// The references of other scenes that were overwritten, by their paths.
  private var overwritten: [PathBytes: SnapshotFiles] = [:]

  /// Reads to which scenes the references of a document belong.
  ///
  /// - Parameters:
  ///   - scenes: The names of the document's scenes with the ids of their root views.
  ///   - formerDocuments: Finds the folders in which references of the document were recorded under other names of the
  ///     document. It is called if a reference is not in its place.
  init(
    of scenes: [(name: String, id: String)], at paths: SnapshotPath, in references: ReferenceFolder,
    formerDocuments: @escaping () -> [String] = { [] }
  ) {
    self.references = references
    let present = Dictionary(scenes.map { (PathBytes(paths.folder(ofScene: $0.name)), $0.id) }) { first, _ in first }
    let owners = references.owners(below: paths.folder)
    let ids = Set(present.values)
    self.scenes = present
    self.owners = owners
    findFormerDocuments = formerDocuments
    foreignFolders = Set(
      present.keys.filter { folder in owners[folder].map { $0 != present[folder] && ids.contains($0) } ?? false })
  }

  private func findFormerFolders() -> [PathBytes: String] {
    let owners = findFormerDocuments().reduce(into: owners) { owners, folder in
      owners.merge(references.owners(below: folder)) { own, _ in own }
    }
    let formerFolders = Dictionary(grouping: owners.keys.filter { scenes[$0] != owners[$0] }) { owners[$0] ?? "" }
      .compactMapValues { $0.min()?.text }
    return scenes.compactMapValues { formerFolders[$0] }
  }

  /// Returns the path and the files of the reference for a snapshot, which may be under the scene's former name.
  func reference(for path: String) -> (path: String, files: SnapshotFiles)? {
    let (folder, cell) = path.splitAtLastSlash
    if !foreignFolders.contains(PathBytes(folder)), let files = references.files(of: path) { return (path, files) }
    guard let formerFolder = formerFolders[PathBytes(folder)] else { return nil }
    let former = "\(formerFolder)/\(cell)"
    return (overwritten[PathBytes(former)] ?? references.files(of: former)).map { (former, $0) }
  }

  /// Keeps the files at a path that belong to another scene, before they are overwritten.
  func willWrite(to path: String) {
    if foreignFolders.contains(PathBytes(path.splitAtLastSlash.folder)), overwritten[PathBytes(path)] == nil {
      overwritten[PathBytes(path)] = references.files(of: path)
    }
  }

  /// Returns whether a reference under a former name can be removed: no scene has that name now.
  func canRemove(_ former: String) -> Bool { scenes[PathBytes(former.splitAtLastSlash.folder)] == nil }
}

extension ReferenceFolder {
  /// Returns the ids of the scenes that the folders below a document's folder belong to.
  fileprivate func owners(below document: String) -> [PathBytes: String] {
    var owners: [PathBytes: String] = [:]
    for name in Folder.names(in: "\(path)/\(document)") {
      let folder = "\(document)/\(name)"
      let names = Folder.names(in: "\(path)/\(folder)")
      let sidecars = names.lazy.filter { $0.utf8.hasSuffix("x.json") && $0.utf8.contains("@") }
      owners[PathBytes(folder)] = sidecars.compactMap { SidecarHead(ofFile: "\(path)/\(folder)/\($0)")?.scene }.first
    }
    return owners
  }
}

extension String {
  /// The path of the folder and the name of the file.
  fileprivate var splitAtLastSlash: (folder: String, file: String) {
    guard let slash = utf8.lastIndex(of: "/") else { return ("", self) }
    return (String(self[..<slash]), String(self[utf8.index(after: slash)...]))
  }
}

extension VerificationRun {
  /// What happened to references under former names.
  package enum FormerReferences {
    case moved
    /// They stay, because the run records nothing.
    case kept
    /// The references are not the run's to move.
    case compared

    fileprivate var words: String {
      switch self {
      case .moved: "moved"
      case .kept: "compared under the former names; --record missing moves them"
      case .compared: "compared under the former names"
      }
    }
  }

  /// Returns warnings that say which scenes and other images have references under another name, or nothing if none
  /// have.
  package func renameWarnings(_ references: FormerReferences) -> [String] {
    let renamed = results.filter { $0.referencePath != nil && $0.status != .added }
    return [
      Self.warning(
        about: renamed.filter { !$0.scene.isEmpty }, one: "a scene or document has another name",
        several: "scenes or documents have other names", references),
      Self.warning(
        about: renamed.filter { $0.scene.isEmpty }, one: "an image has another name",
        several: "images have other names", references),
    ].compactMap(\.self)
  }

  private static func warning(
    about renamed: [SnapshotResult], one: String, several: String, _ references: FormerReferences
  ) -> String? {
    var changes: [String] = []
    for change in renamed.map(\.renaming) where !changes.contains(change) { changes.append(change) }
    guard !changes.isEmpty else { return nil }
    let names = changes.prefix(3).joined(separator: "; ") + (changes.count > 3 ? ", and \(changes.count - 3) more" : "")
    let subject = changes.count == 1 ? one : "\(changes.count) \(several)"
    return "\(subject) now (\(names)): \(counted(renamed.count, "reference")) \(references.words)"
  }
}

extension SnapshotResult {
  /// The change of the image's name, in words.
  fileprivate var renaming: String {
    let former = referencePath ?? ""
    guard !scene.isEmpty else { return "'\(former)' is now '\(path)'" }
    let (old, new) = (former.splitAtLastSlash.folder, path.splitAtLastSlash.folder)
    let (oldPlace, newPlace) = (old.splitAtLastSlash, new.splitAtLastSlash)
    return oldPlace.file == newPlace.file
      ? "'\(oldPlace.folder.readable)' is now '\(newPlace.folder.readable)'"
      : "'\(oldPlace.file.readable)' of \(oldPlace.folder.splitAtLastSlash.file.readable) is now '\(newPlace.file.readable)'"
  }
}

extension String {
  /// A path without the escapes of file systems.
  fileprivate var readable: String { removingPercentEncoding ?? self }
}

import Files
import Galley
import Snapshots

/// Documents of a project, or of a copy of it, that this program renders once more.
package struct ProjectRendering: Sendable {
  /// The project's root, in which the program works.
  package let root: String
  /// The paths of the documents.
  package let documents: [String]
  /// The cells of the pictures that are wanted. What names cells may have moved between the command line and the
  /// configuration since.
  package let cells: [SnapshotTraits]
  /// The folder for the pictures.
  package let output: String
  /// The commit that the files are of, as in messages, or `nil` for the files as they are now.
  package let commit: String?

  package init(
    root: String, documents: [String], cells: [SnapshotTraits], output: String, commit: String? = nil
  ) {
    (self.root, self.documents, self.cells) = (root, documents, cells)
    (self.output, self.commit) = (output, commit)
  }

  /// Renders documents. Returns what went wrong, as a line of the program's log, or `nil` if nothing did.
  package typealias Program = (ProjectRendering) -> String?

  /// The pictures of a rendering.
  struct Pictures {
    fileprivate(set) var folder: ReferenceFolder?
    /// Why pictures may be missing, or `nil` if none should be.
    fileprivate(set) var problem: String?

    func files(of path: String) -> SnapshotFiles? { folder?.files(of: path) }

    func remove() { if let folder { Folder.remove(folder.path) } }
  }

  /// Renders documents of a project.
  ///
  /// - Parameters:
  ///   - names: The documents' paths relative to the root. Missing ones are left out.
  ///   - cells: The cells of the pictures that are wanted.
  ///   - root: The root.
  ///   - commit: The commit that the files are of, or `nil` for the files as they are now.
  static func pictures(
    of names: Set<String>, in cells: [SnapshotTraits], below root: String, at commit: GitRepository.Commit? = nil,
    by program: Program
  ) -> Pictures {
    let documents = names.sorted().map { "\(root)/\($0)" }.filter { FileKind(at: $0) != .missing }
    guard !documents.isEmpty else { return Pictures(problem: "there are no such documents") }
    do throws(RevisionError) {
      let output = try RevisionFiles.makeFolder()
      let problem = program(
        ProjectRendering(
          root: root, documents: documents, cells: cells, output: output, commit: commit?.shortID))
      return Pictures(folder: ReferenceFolder(path: output), problem: problem)
    } catch {
      return Pictures(problem: error.description)
    }
  }
}

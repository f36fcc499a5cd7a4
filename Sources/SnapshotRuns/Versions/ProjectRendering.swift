import Files
import Galley

/// Documents of a project, or of a copy of it, that this program renders once more.
package struct ProjectRendering: Sendable {
  /// The project's root, in which the program works.
  package let root: String
  /// The paths of the documents.
  package let documents: [String]
  /// The folder for the pictures.
  package let output: String

  package init(root: String, documents: [String], output: String) {
    (self.root, self.documents, self.output) = (root, documents, output)
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
  ///   - root: The root.
  static func pictures(of names: Set<String>, in root: String, by program: Program) -> Pictures {
    let documents = names.sorted().map { "\(root)/\($0)" }.filter { FileKind(at: $0) != .missing }
    guard !documents.isEmpty else { return Pictures(problem: "there are no such documents") }
    do throws(RevisionError) {
      let output = try RevisionFiles.makeFolder()
      let problem = program(ProjectRendering(root: root, documents: documents, output: output))
      return Pictures(folder: ReferenceFolder(path: output), problem: problem)
    } catch {
      return Pictures(problem: error.description)
    }
  }
}

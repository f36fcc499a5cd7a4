import Files
import Foundation

/// The files of a Git revision, in a temporary folder.
package struct RevisionFiles: Sendable {
  /// What the person calls the revision.
  package let name: String
  /// The folder with the files.
  package let folder: String
  /// The temporary folder, which ``folder`` is in.
  let place: String
  /// What is missing in the folder.
  private let gaps: [String]

  /// What is missing in the folder, as a sentence without a full stop, or `nil` if nothing is.
  package var gap: String? {
    gaps.isEmpty ? nil : "the files of \(name) are incomplete: \(gaps.joined(separator: "; "))"
  }

  /// Takes the files of a folder out of its repository.
  ///
  /// - Parameters:
  ///   - name: The revision.
  ///   - root: The folder.
  /// - Throws: ``RevisionError`` if Git does not have the revision, or the files cannot be written.
  package init(of name: String, below root: String) throws(RevisionError) {
    do throws(RevisionError) {
      guard let repository = try GitRepository.around(root) else {
        throw RevisionError("the project is in no Git repository")
      }
      let part = Folder.path(RealPath.of(root), below: repository.root).map(String.init) ?? ""
      let tree = try repository.tree(of: repository.commit(named: name), below: part, besides: [])
      try self.init(of: tree, named: name, in: repository, below: part)
    } catch {
      throw RevisionError("the revision '\(name)' cannot be taken from Git: \(error)")
    }
  }

  /// Takes files of a commit out of a repository.
  ///
  /// - Parameter part: The folder to take, relative to the repository's, or an empty path for all.
  init(
    of tree: GitTree, named name: String, in repository: GitRepository, below part: String
  ) throws(RevisionError) {
    guard !tree.files.isEmpty || !tree.absentFiles.isEmpty else {
      throw RevisionError("\(tree.commit.shortID) has no file of the project")
    }
    self.name = name
    place = try Self.makeFolder()
    folder = part.isEmpty ? place : "\(place)/\(part)"
    do throws(RevisionError) {
      gaps = try repository.write(tree, to: place)
    } catch {
      Folder.remove(place)
      throw error
    }
  }

  /// Makes a temporary folder that this process reads, and removes those of processes that were killed.
  static func makeFolder() throws(RevisionError) -> String {
    removeLeftovers()
    let folder =
      "\(TemporaryPlace.folder)/\(prefix)\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)"
    do throws(FileError) { try Folder.make(folder) } catch { throw RevisionError("\(error)") }
    FileBounds.allow(folder)
    return folder
  }

  package func remove() { Folder.remove(place) }

  /// The start of the folders' names, which the number of the process follows.
  private static let prefix = "galley-revision-"

  /// Removes the folders of processes that were killed.
  private static func removeLeftovers() {
    let temporary = TemporaryPlace.folder + "/"
    for name in Folder.names(in: temporary) where name.utf8.hasPrefix(prefix) {
      let number = name.utf8.dropFirst(prefix.utf8.count).prefix(before: "-")
      guard let process = Int32(number), !ChildProcess.isRunning(process), FileKind(at: temporary + name) == .folder
      else { continue }
      Folder.remove(temporary + name)
    }
  }
}

/// A revision whose files are not at hand.
package struct RevisionError: Error, Hashable, CustomStringConvertible {
  package var description: String

  init(_ description: String) { self.description = description }
}

import Files
import Foundation

/// The files of a Git revision, in a temporary folder.
package struct RevisionFiles: Sendable {
  /// What the person calls the revision.
  package let name: String
  package let folder: String

  /// Takes the files of a folder out of its repository.
  ///
  /// - Parameters:
  ///   - name: The revision.
  ///   - root: The folder.
  ///   - folders: Folders below it to leave out, relative to it.
  /// - Throws: ``RevisionError`` if Git does not have the revision, or the files cannot be written.
  package init(of name: String, below root: String, besides folders: [String] = []) throws(RevisionError) {
    self.name = name
    folder = try Self.makeFolder()
    let archive = folder + ".tar"
    defer { try? FileNames.remove(archive) }
    do throws(RevisionError) {
      // A name that begins with a dash would be an option. The repository's own attributes may leave files out.
      try Self.run(
        ["git", "-C", root, "archive", "--format=tar", "--output=\(archive)", name, "--"]
          + GitRepository.everything(besides: folders))
      try Self.run(["tar", "-x", "-f", archive, "-C", folder])
    } catch {
      Folder.remove(folder)
      throw RevisionError("the revision '\(name)' cannot be taken from Git: \(error)")
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

  package func remove() { Folder.remove(folder) }

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

  private static func run(_ words: [String]) throws(RevisionError) {
    let ending: ChildProcess.Ending
    do throws(SystemError) {
      ending = try ChildProcess(executable: "/usr/bin/env", arguments: words).end()
    } catch {
      throw RevisionError("\(words[0]): \(error)")
    }
    guard ending == .exited(code: 0) else { throw RevisionError("\(words[0]) ended with an error") }
  }
}

/// A revision whose files are not at hand.
package struct RevisionError: Error, Hashable, CustomStringConvertible {
  package var description: String

  init(_ description: String) { self.description = description }
}

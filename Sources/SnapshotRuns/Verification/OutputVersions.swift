import Files
import Galley
import Synchronization

/// The versions that a run's pictures are made with. They are found out once, when they are first asked for or before:
/// this opens the fonts and the libraries that read images.
package final class RunVersions: Sendable {
  private let fonts: [String]
  private let search = Mutex<ThreadValue<EngineVersions?>?>(nil)

  /// - Parameter fonts: Folders of fonts in addition to the bundled ones.
  package init(fonts: [String]) { self.fonts = fonts }

  /// Begins to find the versions out, beside what else the process does.
  package func find() { _ = started }

  /// The versions, or `nil` if the fonts are missing.
  package var current: EngineVersions? { started.value }

  private var started: ThreadValue<EngineVersions?> {
    search.withLock { search in
      if let search { return search }
      let started = ThreadValue(stackSize: 1 << 20) { [fonts] in
        (try? FontLibrary.bundled(with: fonts)).map { EngineVersions.current(fonts: $0) }
      }
      search = started
      return started
    }
  }
}

/// The file in an output folder that records the versions its images were made with.
package struct OutputVersions {
  private let folder: String
  private let run: RunVersions

  /// - Parameters:
  ///   - run: The versions of this run.
  ///   - folder: The output folder.
  package init(_ run: RunVersions, inFolder folder: String) {
    self.run = run
    self.folder = folder
  }

  private var file: VersionFile { VersionFile(inFolder: folder) }

  var path: String { file.path }

  /// Writes the versions of this run. A file of this name that Galley did not write is left as it is.
  package func record() throws(FileError) {
    do throws(VersionFileError) {
      _ = try file.read()
    } catch {
      guard case .laterFormat = error else { return }
    }
    // Without fonts no image was made.
    if let versions = run.current { try file.write(versions) }
  }

  /// Whether the folder has versions that Galley recorded.
  var exist: Bool { (try? file.read()) != nil }

  /// Returns a warning that names what differs from the folder's recorded versions, an error if these cannot be read,
  /// or `nil` if nothing differs.
  package func difference() -> Diagnostic? {
    guard let versions = run.current else { return nil }
    do throws(VersionFileError) {
      let before = try file.read()
      return before.flatMap { versions.changes(since: $0).sentence }.map { Diagnostic(.warning, at: path, $0) }
    } catch {
      return switch error {
      case .text(_, let error): Diagnostic(.error, at: error.place(in: path), error.description)
      case .unreadable: Diagnostic(.error, at: path, error.reason + "; it is left as it is, so move it away")
      case .laterFormat: Diagnostic(.warning, at: path, error.reason + "; it is replaced")
      }
    }
  }
}

extension [VersionChange] {
  fileprivate var sentence: String? {
    guard !isEmpty else { return nil }
    let changes = prefix(8).map(\.phrase).joined(separator: ", ")
    let rest = count > 8 ? " and \(count - 8) more" : ""
    return
      "earlier images in the folder were made with other versions, so unchanged scenes may differ: \(changes)\(rest)"
  }
}

extension VersionChange {
  fileprivate var phrase: String {
    switch (before, now) {
    case (let before?, let now?): "\(part) \(before), now \(now)"
    case (nil, let now?): "\(part) \(now) is new"
    case (let before?, nil): "\(part) \(before) is gone"
    case (nil, nil): part
    }
  }
}

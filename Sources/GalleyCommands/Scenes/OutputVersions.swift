import Files
import Galley

/// Notes in an output folder what its images were made with, and tells where others are there that were made with
/// something else.
struct OutputVersions {
  /// The output folder.
  let folder: String
  /// The folders of further fonts.
  let fonts: [String]
  let isQuiet: Bool

  /// Compares and writes.
  ///
  /// - Throws: ``Outcome/unreadableInput`` where the note cannot be written.
  func record() throws(Outcome) {
    // Without fonts no image was written.
    guard let library = try? FontLibrary.bundled(with: fonts) else { return }
    let versions = EngineVersions.current(fonts: library)
    let file = VersionFile(inFolder: folder)
    if !isQuiet, let warning = warning(on: versions, in: file) {
      Terminal.standardError.write(Diagnostic(severity: .warning, place: file.path, message: warning).text)
    }
    do throws(FileError) {
      try file.write(versions)
    } catch {
      Terminal.standardError.write(Diagnostic(severity: .error, place: nil, message: error.description).text)
      throw .unreadableInput
    }
  }

  /// What the folder's images were made with that is otherwise now, in words; none for nothing.
  func warning() -> String? {
    guard let library = try? FontLibrary.bundled(with: fonts) else { return nil }
    return warning(on: .current(fonts: library), in: VersionFile(inFolder: folder))
  }

  private func warning(on versions: EngineVersions, in file: VersionFile) -> String? {
    do throws(VersionFileError) {
      guard let before = try file.read() else { return nil }
      return versions.changes(since: before).sentence
    } catch {
      return error.sentence
    }
  }
}

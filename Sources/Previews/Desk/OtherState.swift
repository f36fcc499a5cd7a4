import Digests
import Files
import Galley
import SnapshotRuns

/// Other states of the project that pictures are compared with.
package struct OtherState: Sendable {
  /// The documents of a Git revision.
  package struct Revision: Sendable {
    /// What the person calls it, such as `main`.
    var title: String
    /// The folder with the files of the project's root at the revision.
    var folder: String

    package init(title: String, folder: String) { (self.title, self.folder) = (title, folder) }
  }

  /// The revision, or `nil` to compare with none.
  package var revision: Revision?
  /// The folder of references, or `nil`.
  package var references: String?

  package init(revision: Revision? = nil, references: String? = nil) {
    self.revision = revision
    self.references = references
  }

  /// Returns a document as the revision has it.
  func document(_ unit: WorkUnit, projectVersion: Int) throws(PreviewError) -> (PreviewedDocument, [UInt8]) {
    guard let revision else { throw PreviewError("The preview was started without --against.") }
    let names = unit.document.utf8.split(separator: "/").map(String.init)
    guard let bytes = try Self.bytes(names, below: revision.folder, as: .document), unit.isDocument else {
      throw PreviewError("\(revision.title) does not have the document.")
    }
    let document = PreviewedDocument(
      name: unit.document, file: "\(revision.folder)/\(unit.document)", folder: unit.folder,
      digest: bytes.hexadecimalHash, projectVersion: projectVersion)
    return (document, bytes)
  }

  /// Returns a file of the reference of a frame.
  ///
  /// - Parameters:
  ///   - path: The reference's path in the folder, without its extension.
  ///   - name: The extension: that of the picture, or `json` for the layout.
  func reference(at path: String, extension name: String = "png") throws(PreviewError) -> [UInt8] {
    guard let references else { throw PreviewError("The preview was started without --reference.") }
    let names = "\(path).\(name)".utf8.split(separator: "/").map(String.init)
    guard let bytes = try Self.bytes(names, below: references, as: .snapshotFile(named: "." + name)) else {
      throw PreviewError("There is no reference of this cell: \(path).\(name)")
    }
    return bytes
  }

  private static func bytes(
    _ names: [String], below folder: String, as kind: InputKind
  ) throws(PreviewError) -> [UInt8]? {
    do throws(ContainedFileError) {
      return try ContainedFile(names, below: folder).read(as: kind)
    } catch {
      throw PreviewError("\(error)")
    }
  }
}

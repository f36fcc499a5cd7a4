import Digests
import Files
import Galley
import SnapshotRuns

/// Writes a fix into the file of its document.
package struct FixWriter {
  private let document: DocumentFixes
  private let bytes: [UInt8]

  /// Reads the file.
  ///
  /// - Throws: ``FixError`` if the file cannot be read, or has changed since its fixes were computed.
  package init(for document: DocumentFixes) throws(FixError) {
    self.document = document
    guard let bytes = try? InputFile.content(of: document.file, as: .document),
      bytes.hexadecimalHash == document.digest
    else { throw FixError(document: document.document) }
    self.bytes = bytes
  }

  /// Returns the difference that a fix makes, in the form of `diff -u`.
  package func difference(made fix: OfferedFix) -> String {
    UnifiedDiff(of: bytes, named: document.document).text(making: fix.changes)
  }

  /// Writes the file. Only the bytes that the fix changes are different.
  package func write(_ fix: OfferedFix) throws(FileError) {
    try AtomicFile.replace(document.file, with: fix.changes.applied(to: bytes))
  }
}

/// A document that was changed by something else while its fixes were computed.
package struct FixError: Error, Hashable, CustomStringConvertible {
  package var document: String

  package var description: String {
    "'\(document)' was changed or removed during the run; nothing was written; run the command again"
  }
}

import Foundation

extension InterfaceDocument {
  /// What a file may have at most; the largest documents in use have a hundredth of it.
  enum Limit {
    /// Bytes of a file.
    static let bytes = 64 << 20
    /// Elements of a file.
    static let elements = 2_000_000
    /// Levels of nesting; each view in a view is two.
    static let depth = 500
  }

  /// Reads the document at a path.
  ///
  /// - Parameter path: The file, relative to the working directory or absolute.
  /// - Throws: An `InterfaceDocumentError` for what is not an iOS document that can be read. What can be read around
  ///   becomes one of the document's `issues`.
  /// - Complexity: Linear in the file's size.
  public init(contentsOf path: String) throws(InterfaceDocumentError) {
    try self.init(Self.bytes(of: path), path: path)
  }

  /// Reads a document from its bytes.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - path: The file's name for errors, and for finding tables of strings beside it.
  /// - Throws: As for a file.
  public init(_ bytes: some Sequence<UInt8>, path: String) throws(InterfaceDocumentError) {
    let bytes = Array(bytes)
    guard bytes.count <= Limit.bytes else {
      throw InterfaceDocumentError(path: path, reason: .tooLarge(bytes: bytes.count, limit: Limit.bytes))
    }
    let root = try ElementTreeParser.parse(bytes, path: path)
    let kind = try DocumentKindCheck(root: root, path: path).kind()
    self.init(path: path, kind: kind, issues: [], root: root)
    issues = DocumentCheck.issues(in: root)
  }

  private static func bytes(of path: String) throws(InterfaceDocumentError) -> Data {
    do {
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
      guard size <= Limit.bytes else {
        throw InterfaceDocumentError(path: path, reason: .tooLarge(bytes: size, limit: Limit.bytes))
      }
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch let error as InterfaceDocumentError {
      throw error
    } catch {
      throw InterfaceDocumentError(path: path, reason: .unreadable(code: systemErrorNumber(error)))
    }
  }

  private static func systemErrorNumber(_ error: any Error) -> Int32 {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: ENOENT
    case .fileReadNoPermission: EACCES
    default: EIO
    }
  }
}

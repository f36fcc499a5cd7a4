import Foundation

/// A document of an app. It is neither read nor written: an app loads its own content.
open class UIDocument: NSObject {
  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }
  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
  /// Whether a document is open, and what is wrong with it.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let closed = State(rawValue: 1 << 0)
    public static let inConflict = State(rawValue: 1 << 1)
    public static let savingError = State(rawValue: 1 << 2)
    public static let editingDisabled = State(rawValue: 1 << 3)
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  public let fileURL: URL
  /// Always closed.
  open var documentState: State { .closed }
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  open var fileType: String? { nil }
  open var fileModificationDate: Date?
  open var undoManager: UndoManager! = UndoManager()
  /// Always false: nothing is written.
  open var hasUnsavedChanges: Bool { false }

  public init(fileURL url: URL) { fileURL = url }

  /// Reports that the document could not be opened.
  open func open(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  open func close(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
  /// Reports that the document could not be saved.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// Does nothing, unless an app's override reads its content.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Does nothing: nothing is written.
  open func updateChangeCount(_ change: ChangeKind) {}
  /// Never called: nothing is read or written.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
}

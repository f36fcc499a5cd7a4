import Foundation

// MARK: - Items

public protocol NSItemProviderReading: AnyObject {}

public protocol NSItemProviderWriting: AnyObject {}

/// What another app would be given or gives, which is nothing.
open class NSItemProvider: NSObject {
  open var suggestedName: String?
  open var registeredTypeIdentifiers: [String] { [] }
  public convenience init(object: AnyObject) { self.init() }
  public convenience init(item: Any?, typeIdentifier: String?) { self.init() }
  public convenience init?(contentsOf fileURL: URL!) { self.init() }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  open func canLoadObject(ofClass aClass: Any) -> Bool { false }
  /// Loads nothing, and does not call the handler.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
}

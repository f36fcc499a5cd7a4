import Foundation

/// The preview of a document, and the menu of apps that open it, which do not appear.
open class UIDocumentInteractionController: NSObject {
  /// Kept, but never called.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL?
  open var uti: String?
  open var name: String?
  open var annotation: Any?

  public override init() { super.init() }
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }
  /// Shows nothing and returns false.
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Shows nothing and returns false.
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows nothing and returns false.
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Shows nothing and returns false.
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows nothing and returns false.
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Does nothing: no preview appears.
  open func dismissPreview(animated: Bool) {}
  /// Does nothing: no menu opens.
  open func dismissMenu(animated: Bool) {}
}

/// Says where the preview of a document appears. Never asked.
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
}

import Foundation

// Further controllers of the system. They are empty here: their content is another process's.

open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  open var supportsAlpha = true
}

public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {}

open class UIFontPickerViewController: UIViewController {
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
}

public protocol UIFontPickerViewControllerDelegate: AnyObject {}

open class UIReferenceLibraryViewController: UIViewController {
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
  public convenience init(term: String) { self.init(nibName: nil, bundle: nil) }
}

/// The preview of a document, and the menu of apps that open it, which do not appear.
open class UIDocumentInteractionController: NSObject {
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
  open func presentPreview(animated: Bool) -> Bool { false }
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  open func dismissPreview(animated: Bool) {}
  open func dismissMenu(animated: Bool) {}
}

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

/// What an app shares, in the form that the receiver wants.
public protocol UIActivityItemSource: AnyObject {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

// MARK: - Printing, which prints nothing

open class UIPrintInteractionController: NSObject {
  open class var shared: UIPrintInteractionController { UIPrintInteractionController() }
  open class var isPrintingAvailable: Bool { false }
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open var printInfo: UIPrintInfo?
  open var printingItem: Any?
  open var printingItems: [Any]?
  open var printFormatter: UIPrintFormatter?
  open var printPageRenderer: UIPrintPageRenderer?
  open var showsNumberOfCopies = true
  @discardableResult
  open func present(
    animated: Bool, completionHandler: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil
  ) -> Bool { false }
}

public protocol UIPrintInteractionControllerDelegate: AnyObject {}

open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  open var jobName = ""
  open var outputType = OutputType.general
}

open class UIPrintFormatter: NSObject {
  open var perPageContentInsets = UIEdgeInsets.zero
}
open class UIViewPrintFormatter: UIPrintFormatter {}
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  public init(text: String) {}
  public init(attributedText: NSAttributedString) {}
}
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  public init(markupText: String) {}
}
open class UIPrintPageRenderer: NSObject {
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {}
}

extension UIView {
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter() }
}

// MARK: - Extensions of apps

/// The app that an extension runs in, of which there is none.
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
  open func cancelRequest(withError error: any Error) {}
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

open class NSExtensionItem: NSObject {
  open var attachments: [NSItemProvider]?
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var userInfo: [AnyHashable: Any]?
}

import Foundation

// MARK: - Printing, which prints nothing

open class UIPrintInteractionController: NSObject {
  open class var shared: UIPrintInteractionController { UIPrintInteractionController() }
  /// Always false.
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

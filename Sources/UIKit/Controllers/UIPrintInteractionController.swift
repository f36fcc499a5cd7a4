import Foundation

// MARK: - Printing, which prints nothing

/// The panel for printing, which never appears. What it is given is kept.
open class UIPrintInteractionController: NSObject {
  /// Returns a new object each time.
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
  /// Shows nothing and returns false.
  @discardableResult
  open func present(
    animated: Bool, completionHandler: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil
  ) -> Bool { false }
}

public protocol UIPrintInteractionControllerDelegate: AnyObject {}

/// How something is printed, which never happens. What is set is kept.
open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  open var jobName = ""
  open var outputType = OutputType.general
}

/// Lays out what is printed, which never happens. What is set is kept.
open class UIPrintFormatter: NSObject {
  open var perPageContentInsets = UIEdgeInsets.zero
}

open class UIViewPrintFormatter: UIPrintFormatter {}

/// Prints a text, which is not kept.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  public init(text: String) {}
  public init(attributedText: NSAttributedString) {}
}

/// Prints a text with markup, which is not kept.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  public init(markupText: String) {}
}

/// Draws what is printed, which never happens. Formatters are not kept.
open class UIPrintPageRenderer: NSObject {
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {}
}

extension UIView {
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter() }
}

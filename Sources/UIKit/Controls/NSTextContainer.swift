import AutoLayout
import Foundation

/// An area that text is laid out in. That of a text view decides about the padding and the lines of its text.
open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5 { didSet { textView?.lineFragmentPadding = lineFragmentPadding } }
  /// Counts in the container of a text view, and is kept in others.
  open var maximumNumberOfLines = 0 { didSet { textView?.maximumNumberOfLines = maximumNumberOfLines } }
  /// Counts in the container of a text view, and is kept in others.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { textView?.lineBreakMode = lineBreakMode } }
  /// Kept, but the text is always as wide as its view.
  open var widthTracksTextView = false
  /// Kept, but the text is always as tall as it needs.
  open var heightTracksTextView = false
  /// Kept, but text does not flow around paths.
  open var exclusionPaths: [UIBezierPath] = []
  /// The manager that has the container.
  open weak var layoutManager: NSLayoutManager?
  /// The view that shows the text.
  open internal(set) weak var textView: UITextView?

  public init(size: CGSize) { self.size = size }
  public override convenience init() { self.init(size: .zero) }
  /// Reads nothing from the coder.
  public required init(coder: NSCoder) { size = .zero }
}

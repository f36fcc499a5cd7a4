import AutoLayout
import Foundation

// MARK: - The text system

/// An area that text is laid out in.
open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  /// Counts in the container of a text view, and is kept in others.
  open var maximumNumberOfLines = 0
  /// Counts in the container of a text view, and is kept in others.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Kept, but the size of a container always follows its view.
  open var widthTracksTextView = false
  /// Kept, but the size of a container always follows its view.
  open var heightTracksTextView = false
  /// Kept, but text does not flow around paths.
  open var exclusionPaths: [UIBezierPath] = []

  public init(size: CGSize) { self.size = size }
  public override convenience init() { self.init(size: .zero) }
  /// Reads nothing from the coder.
  public required init(coder: NSCoder) { size = .zero }
}

/// The area of a text view.
final class UITextViewContainer: NSTextContainer {
  private weak var owner: UITextView?

  init(of owner: UITextView) {
    self.owner = owner
    super.init(size: .zero)
  }
  required init(coder: NSCoder) { super.init(coder: coder) }

  override var lineFragmentPadding: CGFloat {
    get { owner?.lineFragmentPadding ?? 5 }
    set { owner?.lineFragmentPadding = newValue }
  }
  override var maximumNumberOfLines: Int {
    get { owner?.maximumNumberOfLines ?? 0 }
    set { owner?.maximumNumberOfLines = newValue }
  }
  override var lineBreakMode: NSLineBreakMode {
    get { owner?.lineBreakMode ?? .byWordWrapping }
    set { owner?.lineBreakMode = newValue }
  }
}

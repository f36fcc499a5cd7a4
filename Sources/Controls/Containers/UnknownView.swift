import AutoLayout
import Graphics

/// A placeholder for a view of an unknown class: an outlined box with the class name.
open class UnknownView: View, PlaceholderDrawing {
  open override var viewKind: ViewKind { .view.named(documentElement, platformClass: className) }

  /// The name of the unknown class.
  public let className: String
  private let documentElement: String

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - className: The name of the unknown class.
  ///   - elementClass: The name of the element in the document, or `nil` to use the class name.
  public init(className: String, elementClass: String? = nil, frame: Rect = .zero) {
    self.className = className
    documentElement = elementClass ?? className
    super.init(frame: frame)
  }

  var placeholderArea: Rect? { bounds }

  open override func displayItems() -> [DisplayItem] { placeholderBox(name: className) }
}

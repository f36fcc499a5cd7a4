import AutoLayout
import Controls
import Foundation

/// A control for picking a colour.
open class UIColorWell: UIControl {
  package override class func makeNode() -> View { ColorWell() }
  private var well: ColorWell { node(as: ColorWell.self) }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Kept, but no picker opens.
  open var title: String?
  /// Kept, but no picker opens.
  open var supportsAlpha = true
  @OfNode(\ColorWell.selectedColor) open var selectedColor: UIColor?
}

import AutoLayout
import Controls
import Foundation
import Graphics

/// A control for loading a list again. It draws nothing: nobody pulls the list down.
open class UIRefreshControl: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

/// A control for picking a colour.
open class UIColorWell: UIControl {
  package override class func makeNode() -> View { ColorWell() }
  private var well: ColorWell { node as? ColorWell ?? ColorWell() }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor? {
    get { well.selectedColor.map { UIColor($0) } }
    set { well.selectedColor = newValue?.color }
  }
}

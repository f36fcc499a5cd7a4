import AutoLayout
import Controls
import Foundation
import Graphics

/// A spinning wheel that shows that work is in progress.
open class UIActivityIndicatorView: UIView {
  package override class func makeNode() -> View { ActivityIndicatorView() }
  private var wheel: ActivityIndicatorView { node(as: ActivityIndicatorView.self) }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) {
    // UIKit declares it as one that cannot fail.
    super.init(coder: coder)!
  }
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
  }

  @OfNode(\ActivityIndicatorView.style) open var style: Style
  @OfNode(\ActivityIndicatorView.color, default: .systemGray) open var color: UIColor!
  open var isAnimating: Bool { wheel.isAnimating }
  open var hidesWhenStopped: Bool {
    get { wheel.hidesWhenStopped }
    set {
      wheel.hidesWhenStopped = newValue
      isHidden = newValue && !isAnimating
    }
  }
  open func startAnimating() {
    wheel.isAnimating = true
    isHidden = false
  }
  open func stopAnimating() {
    wheel.isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  public enum Style: Int, Sendable, NodeValue {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101

    package init(_ style: ActivityIndicatorView.Style) {
      switch style {
      case .medium: self = .medium
      case .large: self = .large
      case .gray: self = .gray
      case .white: self = .white
      case .whiteLarge: self = .whiteLarge
      }
    }

    package var node: ActivityIndicatorView.Style {
      switch self {
      case .medium: .medium
      case .large: .large
      case .gray: .gray
      case .white: .white
      case .whiteLarge: .whiteLarge
      }
    }
  }
}

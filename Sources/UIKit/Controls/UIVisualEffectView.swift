import AutoLayout
import Controls
import Foundation

/// A view that blurs what is behind it, or makes what is in it vibrant.
open class UIVisualEffectView: UIView {
  package override class func makeNode() -> View { VisualEffectView(style: nil) }
  private var effectView: VisualEffectView { node(as: VisualEffectView.self) }
  private var shownEffect: UIVisualEffect?

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    shownEffect = UIVisualEffect.effect(of: effectView)
  }

  open var effect: UIVisualEffect? {
    get { shownEffect }
    set {
      shownEffect = newValue
      (newValue ?? UIVisualEffect()).show(in: effectView)
    }
  }
  /// The view that subviews are added to.
  open var contentView: UIView { UIView.face(of: effectView.contentView) }
}

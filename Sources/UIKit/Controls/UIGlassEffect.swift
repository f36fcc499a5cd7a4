import AutoLayout
import Controls
import Foundation

/// Liquid Glass.
open class UIGlassEffect: UIVisualEffect {
  private var glass = GlassEffect()

  public override init() { super.init() }
  public convenience init(style: Style) { self.init(GlassEffect(style: style == .clear ? .clear : .regular)) }
  convenience init(_ glass: GlassEffect) {
    self.init()
    self.glass = glass
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var tintColor: UIColor? {
    get { glass.tintColor.map { UIColor($0) } }
    set { glass.tintColor = newValue?.color }
  }
  open var isInteractive: Bool {
    get { glass.isInteractive }
    set { glass.isInteractive = newValue }
  }

  override func show(in view: VisualEffectView) {
    (view.style, view.glass, view.isVibrant) = (nil, glass, false)
  }

  public enum Style: Int, Sendable { case regular, clear }
}

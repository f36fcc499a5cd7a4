import AutoLayout
import Controls
import Foundation
import Graphics

/// A view that blurs what is behind it, or makes what is in it vibrant.
open class UIVisualEffectView: UIView {
  package override class func makeNode() -> View { VisualEffectView(style: nil) }
  private var effectView: VisualEffectView { node as? VisualEffectView ?? VisualEffectView(style: nil) }
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

/// What a visual effect view does with what is behind it: nothing, unless it is a subclass.
open class UIVisualEffect: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  func show(in view: VisualEffectView) {
    (view.style, view.glass, view.isVibrant) = (nil, nil, false)
  }

  static func effect(of view: VisualEffectView) -> UIVisualEffect? {
    if view.isVibrant { return UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)) }
    if let glass = view.glass { return UIGlassEffect(glass) }
    return view.style.map { UIBlurEffect(style: UIBlurEffect.Style($0)) }
  }
}

/// A blurring material.
open class UIBlurEffect: UIVisualEffect {
  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  override func show(in view: VisualEffectView) {
    (view.style, view.glass, view.isVibrant) = (style.style, nil, false)
  }

  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark

    /// The styles of Galley have the same names.
    init(_ style: VisualEffectView.Style) { self = Self.names[style.rawValue] ?? .regular }

    var style: VisualEffectView.Style { VisualEffectView.Style(rawValue: String(describing: self)) ?? .regular }

    private static let names = Dictionary(
      uniqueKeysWithValues: (0...20).compactMap(Style.init(rawValue:)).map { (String(describing: $0), $0) })
  }
}

/// Makes content stand out from a material. Galley draws the content as it is.
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect: blurEffect) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func show(in view: VisualEffectView) {
    (view.style, view.glass, view.isVibrant) = (nil, nil, true)
  }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Liquid Glass.
open class UIGlassEffect: UIVisualEffect {
  private var glass = GlassEffect()

  public convenience override init() { self.init(GlassEffect()) }
  public convenience init(style: Style) { self.init(GlassEffect(style: style == .clear ? .clear : .regular)) }
  init(_ glass: GlassEffect) {
    self.glass = glass
    super.init()
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

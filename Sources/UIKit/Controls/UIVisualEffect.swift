import AutoLayout
import Controls
import Foundation

/// What a visual effect view does with what is behind it: nothing, unless it is a subclass.
open class UIVisualEffect: NSObject {
  public override init() { super.init() }
  /// Reads nothing from the coder.
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

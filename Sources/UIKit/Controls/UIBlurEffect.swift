import AutoLayout
import Controls
import Foundation

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

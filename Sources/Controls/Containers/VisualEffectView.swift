import AutoLayout
import Graphics

/// A view that blurs what lies behind it, drawn as the colour such a material shows in front of a plain background.
open class VisualEffectView: View {
  /// The material, named as in Interface Builder documents.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// By lightness.
    case extraLight, light, dark
    /// By prominence.
    case regular, prominent
    /// By thickness, light or dark with the interface.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }

  open override var elementClass: String { "visualEffectView" }
  open override var platformClass: String { "UIVisualEffectView" }

  /// The material; none for one that shows nothing.
  public var style: Style? = .regular
  /// The view that holds the content.
  public var contentView: View {
    didSet {
      oldValue.removeFromSuperview()
      adoptContentView()
    }
  }

  /// Makes a view of a material.
  public convenience init(style: Style?) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Makes a view of the regular material.
  public override init(frame: Rect) {
    contentView = View()
    super.init(frame: frame)
    adoptContentView()
  }

  private func adoptContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    insertSubview(contentView, at: 0)
  }

  open override var frame: Rect {
    didSet { contentView.frame = bounds }
  }

  open override func displayItems() -> [DisplayItem] {
    guard let material = materialColor, !bounds.isEmpty else { return [] }
    return [.fill(cornerRadius > 0 ? .roundedRect(bounds, radius: cornerRadius) : .rect(bounds), material)]
  }

  private var materialColor: Color? {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let adaptive = isDark ? Color(hex: 0x252525) : Color(hex: 0xF6F6F6)
    return switch style {
    case nil: nil
    case .extraLight: Color.white.opacity(0.85)
    case .light: Color.white.opacity(0.6)
    case .dark: Color(hex: 0x1C1C1C, alpha: 0.75)
    case .regular, .systemMaterial: adaptive.opacity(0.8)
    case .prominent, .systemThickMaterial: adaptive.opacity(0.88)
    case .systemUltraThinMaterial: adaptive.opacity(0.55)
    case .systemThinMaterial: adaptive.opacity(0.68)
    case .systemChromeMaterial: adaptive.opacity(0.92)
    }
  }
}

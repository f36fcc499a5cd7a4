import AutoLayout
import Graphics

/// A view with a blurring material, drawn in the colour that the material shows in front of a plain background.
open class VisualEffectView: View {
  /// The material of a visual effect view; raw values are the names in Interface Builder documents.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Materials with a fixed brightness.
    case extraLight, light, dark
    /// Materials that adapt to the appearance.
    case regular, prominent
    /// System materials, from thin to thick, that adapt to the appearance.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }

  open override var elementClass: String { "visualEffectView" }
  open override var platformClass: String { "UIVisualEffectView" }

  /// The material, or `nil` for a transparent view.
  public var style: Style? = .regular
  /// The view that subviews are added to.
  public var contentView: View {
    didSet {
      oldValue.removeFromSuperview()
      adoptContentView()
    }
  }

  public convenience init(style: Style?) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Creates a view with the regular material.
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

import AutoLayout
import Graphics

/// A view that blurs what is behind it: with a blurring material, or with Liquid Glass.
open class VisualEffectView: View {
  /// The material of a visual effect view; raw values are the names in Interface Builder documents.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Materials with a fixed brightness.
    case extraLight, light, dark
    /// Materials that adapt to the appearance.
    case regular, prominent
    /// System materials, from thin to thick, that adapt to the appearance.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// System materials that are always light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    /// System materials that are always dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  open override var viewKind: ViewKind { .visualEffectView }

  /// The material, or `nil` for a view that shows what is behind it as it is.
  public var style: Style? = .regular
  /// The glass that is drawn instead of the material, or `nil` for the material.
  public var glass: GlassEffect?
  /// The shape of the corners of the glass, or `nil` for corners of ``View/cornerRadius``, or else capsule ends.
  public var cornerConfiguration: CornerConfiguration?
  /// Whether the view only makes its content vibrant, in front of the material of another view. Such a view draws
  /// nothing itself.
  package var isVibrant = false
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

  /// Creates a view of glass, which since iOS 26 is a capsule unless it has corners of its own.
  public convenience init(glass: GlassEffect) {
    self.init(frame: .zero)
    style = nil
    self.glass = glass
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
    guard !bounds.isEmpty, !isVibrant else { return [] }
    if let glass {
      let corners = cornerConfiguration ?? (cornerRadius > 0 ? .fixed(cornerRadius) : .capsule)
      return glassItems(in: bounds, corners: corners, tint: glass.tintColor, style: glass.style)
    }
    guard let style else { return [] }
    let outline: Path = cornerRadius > 0 ? .roundedRect(bounds, radius: cornerRadius) : .rect(bounds)
    return [.backdrop(outline, style.backdrop(isDark: traitCollection.userInterfaceStyle == .dark))]
  }
}

extension ViewKind {
  package static let visualEffectView = ViewKind.view.named("visualEffectView", "UIVisualEffectView") {
    $0.drawing = .background
  }
}

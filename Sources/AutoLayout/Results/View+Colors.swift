import Graphics

extension View {
  /// Returns the colour that a dynamic colour has in the view.
  package func resolved(_ color: Color) -> Color {
    color.isDynamic ? color.resolved(for: colorAppearance) : color
  }

  /// What the view draws between its background and its subviews, in fixed colours.
  package func drawnItems() -> [DisplayItem] { resolved(hooks?.displayItems() ?? displayItems()) }

  /// What the view draws over its subviews, in fixed colours.
  package func drawnOverlayItems() -> [DisplayItem] { resolved(overlayItems()) }

  /// Returns items that are drawn in the other appearance over a picture that is too bright or too dark for the view's
  /// own: their dynamic colours are those in light appearance over a bright picture, and in dark appearance over a dark
  /// one.
  ///
  /// - Parameters:
  ///   - items: The items, with dynamic colours.
  ///   - shape: The shape in which the picture counts.
  package func adaptiveItems(_ items: [DisplayItem], over shape: Path) -> [DisplayItem] {
    var other = colorAppearance
    other.isDark.toggle()
    let others = items.map { $0.resolved(for: other) }
    var group = DisplayGroup(items: resolved(items))
    guard others != group.items else { return group.items }
    group.alternative =
      other.isDark
      ? .onDark(shape, below: AdaptiveLuminance.darkLimit, others)
      : .onBright(shape, above: AdaptiveLuminance.brightLimit, others)
    return [.group(group)]
  }

  private var colorAppearance: ColorAppearance {
    ColorAppearance(traits: traitCollection, tint: effectiveTintColor)
  }

  private func resolved(_ items: [DisplayItem]) -> [DisplayItem] {
    guard items.contains(where: \.isDynamic) else { return items }
    let appearance = colorAppearance
    return items.map { $0.resolved(for: appearance) }
  }
}

extension DisplayList {
  /// Returns the list with the fixed colours that dynamic ones have with the given traits.
  package func resolved(with traits: TraitCollection) -> DisplayList {
    guard items.contains(where: \.isDynamic) else { return self }
    let appearance = ColorAppearance(traits: traits, tint: .platformTint)
    return DisplayList(size: size, items: items.map { $0.resolved(for: appearance) })
  }
}

/// The luminance of pictures over which items change their appearance, in `0...1` as sRGB stores it. Between the
/// limits, items keep the appearance of their view. By eye: Apple publishes none.
package enum AdaptiveLuminance {
  /// The luminance below which items are drawn in dark appearance.
  package static let darkLimit = 0.4
  /// The luminance above which items are drawn in light appearance.
  package static let brightLimit = 0.65
}

extension Color {
  /// Makes a dynamic colour from a function of the traits.
  ///
  /// - Parameter provider: Returns the colour for traits. It is called at once for light and dark appearance, each with
  ///   normal and with high contrast, at both levels, in the newest look of each palette of system colours, and must
  ///   not depend on other traits.
  public init(dynamicProvider provider: (TraitCollection) -> Color) {
    func color(_ look: SystemLook, _ level: UserInterfaceLevel) -> Color {
      func color(_ style: TraitCollection.UserInterfaceStyle, _ contrast: AccessibilityContrast) -> Color {
        provider(
          TraitCollection(
            userInterfaceStyle: style, accessibilityContrast: contrast, userInterfaceLevel: level, look: look))
      }
      return Color(
        light: color(.light, .normal), dark: color(.dark, .normal), highContrastLight: color(.light, .high),
        highContrastDark: color(.dark, .high))
    }
    self.init(
      base: Color(inEachPalette: { color(.newest(with: $0), .base) }),
      elevated: Color(inEachPalette: { color(.newest(with: $0), .elevated) }))
  }

  /// Returns the fixed colour that a dynamic colour has with the given traits. The tint colour becomes the platform's
  /// blue, because traits have no tint colour.
  public func resolvedColor(with traits: TraitCollection) -> Color {
    resolved(for: ColorAppearance(traits: traits, tint: .platformTint))
  }

  /// The tint colour of views that have none of their own.
  ///
  /// Source: Human Interface Guidelines > Color > Specifications, systemBlue, since and before June 2025.
  package static let platformTint = Color(inEachPalette: { palette in
    switch palette {
    case .classic:
      Color(
        light: Color(hex: 0x007AFF), dark: Color(hex: 0x0A84FF), highContrastLight: Color(hex: 0x0040DD),
        highContrastDark: Color(hex: 0x409CFF))
    case .glass:
      Color(
        light: Color(hex: 0x0088FF), dark: Color(hex: 0x0091FF), highContrastLight: Color(hex: 0x1E6EF4),
        highContrastDark: Color(hex: 0x5CB8FF))
    }
  })
}

extension ColorAppearance {
  fileprivate init(traits: TraitCollection, tint: Color) {
    self.init(
      isDark: traits.userInterfaceStyle == .dark, hasHighContrast: traits.accessibilityContrast == .high,
      palette: (traits.look ?? .current).palette, isElevated: traits.userInterfaceLevel == .elevated, tint: tint)
  }
}

extension DisplayItem {
  fileprivate var isDynamic: Bool {
    switch self {
    case .fill(_, let color), .stroke(_, _, let color), .text(_, _, let color): color.isDynamic
    case .image(_, _, let tint): tint?.isDynamic ?? false
    case .backdrop(_, let backdrop): backdrop.colors.contains(where: \.isDynamic)
    case .group(let group): group.items.contains(where: \.isDynamic)
    }
  }

  /// The runs of a paragraph have fixed colours: views resolve them before they measure text.
  fileprivate func resolved(for appearance: ColorAppearance) -> DisplayItem {
    switch self {
    case .fill(let path, let color): return .fill(path, color.resolved(for: appearance))
    case .stroke(let path, let style, let color): return .stroke(path, style, color.resolved(for: appearance))
    case .text(let paragraph, let origin, let color):
      return .text(paragraph, at: origin, color.resolved(for: appearance))
    case .image(let pixmap, let rect, let tint):
      return .image(pixmap, in: rect, tint: tint?.resolved(for: appearance))
    case .backdrop(let path, let backdrop): return .backdrop(path, backdrop.resolved(for: appearance))
    case .group(var group):
      group.items = group.items.map { $0.resolved(for: appearance) }
      return .group(group)
    }
  }
}

extension Backdrop {
  fileprivate var colors: [Color] { [tint, edge?.color, shadow?.color].compactMap(\.self) }

  fileprivate func resolved(for appearance: ColorAppearance) -> Backdrop {
    var backdrop = self
    backdrop.tint = tint.resolved(for: appearance)
    backdrop.edge?.color.resolve(for: appearance)
    backdrop.shadow?.color.resolve(for: appearance)
    return backdrop
  }
}

extension Color {
  fileprivate mutating func resolve(for appearance: ColorAppearance) { self = resolved(for: appearance) }
}

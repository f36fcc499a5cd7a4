/// A colour in sRGB with straight alpha. Every component is in `0...1`.
///
/// A colour can be dynamic: it depends on the appearance, the contrast, the look or the tint colour of the view that
/// draws it. The components of a dynamic colour are those in light appearance with normal contrast in the current look.
public struct Color: Hashable, Sendable {
  public var red: Double { didSet { (variation, source) = (nil, nil) } }
  public var green: Double { didSet { (variation, source) = (nil, nil) } }
  public var blue: Double { didSet { (variation, source) = (nil, nil) } }
  public var alpha: Double { didSet { (variation, source) = (nil, nil) } }
  /// What the colour depends on, or `nil` for a colour that is the same everywhere.
  private var variation: Variation?
  /// What the colour is called, or `nil` for a colour that is known by its components. It does not count in
  /// comparisons.
  package var source: Source?

  /// Makes a colour from its components, which are clamped to `0...1`.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.component(red)
    self.green = Self.component(green)
    self.blue = Self.component(blue)
    self.alpha = Self.component(alpha)
  }

  /// Returns a component in `0...1`; not a number is 0.
  private static func component(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }

  /// Makes a grey, from 0 for black to 1 for white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from its hue, saturation and brightness, which are clamped to `0...1`. Hues of 0 and 1 are red.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let (hue, saturation, brightness) = (min(max(hue, 0), 1), min(max(saturation, 0), 1), min(max(brightness, 0), 1))
    // The distance of each component from the brightness: Smith, "Color Gamut Transform Pairs", 1978.
    func component(_ offset: Double) -> Double {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Makes a colour from `0xRRGGBB`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  /// Makes a dynamic colour, which views resolve for the appearance that they are drawn in.
  ///
  /// - Parameters:
  ///   - light: The colour in light appearance.
  ///   - dark: The colour in dark appearance.
  ///   - highContrastLight: The colour in light appearance with increased contrast, or `nil` for `light`.
  ///   - highContrastDark: The colour in dark appearance with increased contrast, or `nil` for `dark`.
  public init(light: Color, dark: Color, highContrastLight: Color? = nil, highContrastDark: Color? = nil) {
    self = light.fixed
    let (lightContrast, darkContrast) = (highContrastLight ?? light, highContrastDark ?? dark)
    guard light != dark || light != lightContrast || dark != darkContrast || light.isDynamic else { return }
    variation = .appearance(light: light, dark: dark, highContrastLight: lightContrast, highContrastDark: darkContrast)
  }

  /// Makes a dynamic colour that can be another one in each palette.
  package init(inEachPalette color: (ColorPalette) -> Color) {
    let colors = ColorPalette.allCases.map(color)
    let current = colors[ColorPalette.current.rawValue]
    self = current.fixed
    variation = colors.allSatisfy { $0 == current } ? current.variation : .palettes(colors)
  }

  /// Makes a dynamic colour that is another one in views in front of others, such as sheets.
  ///
  /// - Parameters:
  ///   - base: The colour of views that are not in front of others.
  ///   - elevated: The colour of views that are.
  package init(base: Color, elevated: Color) {
    self = base.fixed
    variation = base == elevated ? base.variation : .level(base: base, elevated: elevated)
  }

  public static let clear = Color(white: 0, alpha: 0)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)

  /// The tint colour of the view that draws it: its own or the nearest superview's. The components are those of the
  /// platform's blue in light appearance.
  public static let tintColor: Color = {
    // systemBlue: Human Interface Guidelines > Color > Specifications, since June 2025.
    var color = Color(hex: 0x0088FF)
    color.variation = .tint(opacity: 1)
    return color
  }()

  /// Returns the colour with its alpha multiplied by a factor.
  public func opacity(_ factor: Double) -> Color {
    var color = Color(red: red, green: green, blue: blue, alpha: alpha * factor)
    color.variation = variation?.opacity(factor)
    if factor == 1 || source?.isTint == true { color.source = source }
    return color
  }
}

// MARK: - Names

extension Color {
  /// What a colour is called.
  package enum Source: Hashable, Sendable {
    /// A colour of the system, which has a fixed meaning: `secondaryLabel`.
    case system(String)
    /// A colour of an asset catalog, whose value is the project's.
    case asset(String)
    /// The tint colour of the view that draws it, with the name of that colour.
    case tint(String?)

    var isTint: Bool { if case .tint = self { true } else { false } }

    var name: String? {
      switch self {
      case .system(let name), .asset(let name): name
      case .tint(let name): name
      }
    }
  }

  /// Returns the colour with what it is called.
  package func named(_ source: Source) -> Color {
    var color = self
    color.source = source
    return color
  }

  /// The colour in words: `secondaryLabel`, `Accent #ED6441` or `#ED6441`. A system colour has no value in its name,
  /// because readers know it.
  package var words: String {
    switch source {
    case .system(let name): name
    case .asset(let name), .tint(let name?): "\(name) \(hexadecimal)"
    case .tint(nil), nil: hexadecimal
    }
  }

  /// `#RRGGBB`, or `#RRGGBBAA` for a colour that is not opaque.
  package var hexadecimal: String {
    let components = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return components.reduce(into: "#") { text, component in
      let value = Int(bounded: (component * 255).rounded())
      text += (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
  }
}

// MARK: - Equality

extension Color {
  public static func == (one: Color, other: Color) -> Bool {
    one.red == other.red && one.green == other.green && one.blue == other.blue && one.alpha == other.alpha
      && one.variation == other.variation
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
    hasher.combine(variation)
  }
}

// MARK: - Fixed colours

/// The colours of `UIColor` that are the same in light and dark appearance. They are here, and not beside the system
/// colours, because a static `red` that is declared in another module would hide the property `red`.
extension Color {
  public static var red: Color { Color(hex: 0xFF0000) }
  public static var green: Color { Color(hex: 0x00FF00) }
  public static var blue: Color { Color(hex: 0x0000FF) }
  public static var cyan: Color { Color(hex: 0x00FFFF) }
  public static var yellow: Color { Color(hex: 0xFFFF00) }
  public static var magenta: Color { Color(hex: 0xFF00FF) }
  public static var orange: Color { Color(hex: 0xFF8000) }
  public static var purple: Color { Color(hex: 0x800080) }
  public static var brown: Color { Color(hex: 0x996633) }
}

// MARK: - Opacity

extension Color {
  /// Returns the colour with another alpha, whatever its own.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    var color = Color(red: red, green: green, blue: blue, alpha: alpha)
    color.variation = variation?.withAlpha(alpha)
    return color
  }
}

// MARK: - Dynamic colours

/// A set of values of the system's colours, which the looks of several releases can share; the oldest comes first.
///
/// Source: the tables of Human Interface Guidelines > Color > Specifications.
package enum ColorPalette: Int, CaseIterable, Hashable, Sendable {
  /// The tables up to May 2025.
  case classic
  /// The tables since June 2025, which came with Liquid Glass.
  case glass

  /// The palette of the current look, which colours show that are not in a view.
  package static let current = glass
}

/// The appearance that determines a dynamic colour.
package struct ColorAppearance: Hashable, Sendable {
  package var isDark: Bool
  package var hasHighContrast: Bool
  /// The values of system colours.
  package var palette: ColorPalette
  /// Whether the view is in front of others, for example in a sheet.
  package var isElevated: Bool
  /// The colour that replaces ``Color/tintColor``.
  package var tint: Color

  package init(
    isDark: Bool, hasHighContrast: Bool = false, palette: ColorPalette = .current, isElevated: Bool = false, tint: Color
  ) {
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
    self.palette = palette
    self.isElevated = isElevated
    self.tint = tint
  }
}

extension Color {
  private indirect enum Variation: Hashable, Sendable {
    case appearance(light: Color, dark: Color, highContrastLight: Color, highContrastDark: Color)
    /// A colour for each palette, in their order.
    case palettes([Color])
    case level(base: Color, elevated: Color)
    /// The tint colour, with its alpha multiplied by a factor.
    case tint(opacity: Double)

    func opacity(_ factor: Double) -> Variation {
      switch self {
      case .appearance(let light, let dark, let highContrastLight, let highContrastDark):
        .appearance(
          light: light.opacity(factor), dark: dark.opacity(factor),
          highContrastLight: highContrastLight.opacity(factor), highContrastDark: highContrastDark.opacity(factor))
      case .palettes(let colors): .palettes(colors.map { $0.opacity(factor) })
      case .level(let base, let elevated):
        .level(base: base.opacity(factor), elevated: elevated.opacity(factor))
      case .tint(let opacity): .tint(opacity: opacity * factor)
      }
    }

    func withAlpha(_ alpha: Double) -> Variation {
      switch self {
      case .appearance(let light, let dark, let highContrastLight, let highContrastDark):
        .appearance(
          light: light.withAlphaComponent(alpha), dark: dark.withAlphaComponent(alpha),
          highContrastLight: highContrastLight.withAlphaComponent(alpha),
          highContrastDark: highContrastDark.withAlphaComponent(alpha))
      case .palettes(let colors): .palettes(colors.map { $0.withAlphaComponent(alpha) })
      case .level(let base, let elevated):
        .level(base: base.withAlphaComponent(alpha), elevated: elevated.withAlphaComponent(alpha))
      case .tint: .tint(opacity: alpha)
      }
    }
  }

  /// Whether the colour depends on the view that draws it.
  package var isDynamic: Bool { variation != nil }

  /// Whether the colour is the tint colour, at any opacity.
  package var isTint: Bool {
    if case .tint = variation { true } else { false }
  }

  /// The components alone: the colour in light appearance with normal contrast in the current look.
  private var fixed: Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

  /// Returns the fixed colour that this one has in an appearance.
  package func resolved(for appearance: ColorAppearance) -> Color {
    var color = fixed(in: appearance)
    if isTint {
      color.source = .tint(appearance.tint.isTint ? nil : appearance.tint.source?.name)
    } else if let source {
      color.source = source
    }
    return color
  }

  private func fixed(in appearance: ColorAppearance) -> Color {
    switch variation {
    case nil: return self
    case .appearance(let light, let dark, let highContrastLight, let highContrastDark):
      let choice =
        appearance.hasHighContrast
        ? (appearance.isDark ? highContrastDark : highContrastLight) : (appearance.isDark ? dark : light)
      return choice.resolved(for: appearance)
    case .palettes(let colors): return colors[appearance.palette.rawValue].resolved(for: appearance)
    case .level(let base, let elevated):
      return (appearance.isElevated ? elevated : base).resolved(for: appearance)
    case .tint(let opacity):
      // A tint colour that is defined by itself would never end.
      let tint = appearance.tint.isTint ? fixed : appearance.tint
      return tint.resolved(for: appearance).opacity(opacity)
    }
  }
}

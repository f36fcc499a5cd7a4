import Graphics

extension VisualEffectView.Style {
  /// Returns the material in light or dark appearance.
  ///
  /// Sources: for light, extra light and dark the radius, saturation and tint of `UIImage+ImageEffects`, the sample
  /// code in which Apple published these materials (WWDC 2013); regular and prominent are light or dark and extra light
  /// or dark (`UIBlurEffect.h`); the system materials are those of Apple's design resources since iOS 13, in which
  /// light ones are two layers, here one tint that comes near to both.
  func backdrop(isDark: Bool) -> Backdrop {
    switch self {
    case .light: Self.material(blurRadius: 30, .white.opacity(0.3))
    case .extraLight: Self.material(blurRadius: 20, Color(white: 0.97, alpha: 0.82))
    case .dark: Self.material(blurRadius: 20, Color(white: 0.11, alpha: 0.73))
    case .regular: (isDark ? Self.dark : .light).backdrop(isDark: isDark)
    case .prominent: (isDark ? Self.dark : .extraLight).backdrop(isDark: isDark)
    case .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial:
      isDark ? darkSystemMaterial : lightSystemMaterial
    case .systemUltraThinMaterialLight: Self.systemUltraThinMaterial.lightSystemMaterial
    case .systemThinMaterialLight: Self.systemThinMaterial.lightSystemMaterial
    case .systemMaterialLight: Self.systemMaterial.lightSystemMaterial
    case .systemThickMaterialLight: Self.systemThickMaterial.lightSystemMaterial
    case .systemChromeMaterialLight: Self.systemChromeMaterial.lightSystemMaterial
    case .systemUltraThinMaterialDark: Self.systemUltraThinMaterial.darkSystemMaterial
    case .systemThinMaterialDark: Self.systemThinMaterial.darkSystemMaterial
    case .systemMaterialDark: Self.systemMaterial.darkSystemMaterial
    case .systemThickMaterialDark: Self.systemThickMaterial.darkSystemMaterial
    case .systemChromeMaterialDark: Self.systemChromeMaterial.darkSystemMaterial
    }
  }

  private var lightSystemMaterial: Backdrop {
    switch self {
    // BFBFBF at 44%, lightened by 363636: black becomes 8A. Lightening before the tint would turn orange into yellow.
    case .systemUltraThinMaterial: Self.material(.white.opacity(0.54))
    // A6A6A6 at 70%, lightened by 3D3D3D.
    case .systemThinMaterial: Self.material(Color(hex: 0xFCFCFC, alpha: 0.61))
    // 999999 at 97%, lightened by 5C5C5C.
    case .systemThickMaterial: Self.material(Color(hex: 0xF4F4F4, alpha: 0.95))
    // The colour of bars.
    case .systemChromeMaterial: Self.material(Color(hex: 0xF9F9F9, alpha: 0.94))
    // B3B3B3 at 82%, lightened by 383838.
    default: Self.material(Color(hex: 0xF5F5F5, alpha: 0.77))
    }
  }

  private var darkSystemMaterial: Backdrop {
    switch self {
    case .systemUltraThinMaterial: Self.material(Color(hex: 0x252525, alpha: 0.55))
    case .systemThinMaterial: Self.material(Color(hex: 0x252525, alpha: 0.7))
    case .systemThickMaterial: Self.material(Color(hex: 0x252525, alpha: 0.9))
    // The colour of bars.
    case .systemChromeMaterial: Self.material(Color(hex: 0x1D1D1D, alpha: 0.94))
    default: Self.material(Color(hex: 0x252525, alpha: 0.82))
    }
  }

  private static func material(blurRadius: Double = 30, _ tint: Color) -> Backdrop {
    Backdrop(blurRadius: blurRadius, saturation: 1.8, tint: tint)
  }
}

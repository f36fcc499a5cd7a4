extension TypeSize {
  /// `XS`, the smallest.
  public static let extraSmall = category(.extraSmall)
  /// `S`.
  public static let small = category(.small)
  /// `M`.
  public static let medium = category(.medium)
  /// `L`, what devices come with.
  public static let large = category(.large)
  /// `XL`.
  public static let extraLarge = category(.extraLarge)
  /// `XXL`.
  public static let extraExtraLarge = category(.extraExtraLarge)
  /// `XXXL`, the largest without the accessibility sizes.
  public static let extraExtraExtraLarge = category(.extraExtraExtraLarge)
  /// `AX1`.
  public static let accessibilityMedium = category(.accessibilityMedium)
  /// `AX2`.
  public static let accessibilityLarge = category(.accessibilityLarge)
  /// `AX3`.
  public static let accessibilityExtraLarge = category(.accessibilityExtraLarge)
  /// `AX4`.
  public static let accessibilityExtraExtraLarge = category(.accessibilityExtraExtraLarge)
  /// `AX5`, the largest.
  public static let accessibilityExtraExtraExtraLarge = category(.accessibilityExtraExtraExtraLarge)
}

extension Matrix.Locales: ExpressibleByArrayLiteral {
  /// These languages.
  public init(arrayLiteral names: String...) { self = .named(names) }
}

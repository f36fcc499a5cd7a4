import AutoLayout
import Files

public enum TypeSize: Hashable, Sendable {
  case category(ContentSizeCategory)
  /// Android's font scale, for teams that share a design with Android: fonts that follow the text size grow from `L`
  /// by its rule.
  case scale(FontScale)

  /// The sizes of Dynamic Type, from the smallest to the largest.
  public static let categories = ContentSizeCategory.allCases.map(TypeSize.category)

  /// Creates the size named `AX3`, say, or a font scale such as `1.3x`; `nil` for any other text.
  public init?(name: String) {
    if let category = ContentSizeCategory(rawValue: name) ?? ContentSizeCategory(rawValue: name.uppercased()) {
      self = .category(category)
    } else if name.last == "x", let scale = Double(name.dropLast()).flatMap(FontScale.init) {
      self = .scale(scale)
    } else {
      return nil
    }
  }

  /// The name on the command line and in results.
  public var name: String {
    switch self {
    case .category(let category): category.rawValue
    case .scale(let scale): Self.name(of: scale)
    }
  }

  private static func name(of scale: FontScale) -> String {
    let number = "\(scale.factor)"
    return (number.utf8.hasSuffix(".0") ? String(number.dropLast(2)) : number) + "x"
  }
}

extension TypeSize {
  /// `XS`, the smallest size.
  public static let extraSmall = category(.extraSmall)
  /// `S`.
  public static let small = category(.small)
  /// `M`.
  public static let medium = category(.medium)
  /// `L`, the default on devices.
  public static let large = category(.large)
  /// `XL`.
  public static let extraLarge = category(.extraLarge)
  /// `XXL`.
  public static let extraExtraLarge = category(.extraExtraLarge)
  /// `XXXL`, the largest size below the accessibility sizes.
  public static let extraExtraExtraLarge = category(.extraExtraExtraLarge)
  /// `AX1`.
  public static let accessibilityMedium = category(.accessibilityMedium)
  /// `AX2`.
  public static let accessibilityLarge = category(.accessibilityLarge)
  /// `AX3`.
  public static let accessibilityExtraLarge = category(.accessibilityExtraLarge)
  /// `AX4`.
  public static let accessibilityExtraExtraLarge = category(.accessibilityExtraExtraLarge)
  /// `AX5`, the largest size.
  public static let accessibilityExtraExtraExtraLarge = category(.accessibilityExtraExtraExtraLarge)
}

extension Matrix.Locales: ExpressibleByArrayLiteral {
  public init(arrayLiteral names: String...) { self = .named(names) }
}

import AutoLayout
import Graphics

/// The features of a font, from which a font of another design, size or style can be made.
///
/// ```swift
/// let descriptor = Font.preferredFont(forTextStyle: .title1).fontDescriptor
/// if let rounded = descriptor.withDesign(.rounded) { label.font = Font(descriptor: rounded, size: 0) }
/// ```
public struct FontDescriptor: Hashable, Sendable {
  /// A design of the system typeface.
  public enum SystemDesign: CaseIterable, Hashable, Sendable {
    /// The interface typeface.
    case `default`
    /// The serif typeface, which Noto Serif replaces.
    case serif
    /// The interface typeface with rounded ends of strokes. It looks and measures like ``default``: no free typeface
    /// has these letters.
    case rounded
    /// The monospaced typeface, which Noto Sans Mono replaces.
    case monospaced
  }

  /// Styles that a font can have in addition to its typeface.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The weight semibold or more.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  fileprivate var font: Font

  /// The em size in points.
  public var pointSize: Double { font.size }

  /// The styles of the font.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= 600 { traits.insert(.traitBold) }
    if font.family == .monospacedSystem { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor of a text style's font.
  ///
  /// - Parameter traits: The traits with the text size, or `nil` for those of the view that shows the font.
  public static func preferredFontDescriptor(
    withTextStyle style: TextStyle, compatibleWith traits: TraitCollection? = nil
  ) -> FontDescriptor {
    Font.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor
  }

  /// Returns the descriptor in another design of the system typeface, or `nil` if it describes another typeface.
  public func withDesign(_ design: SystemDesign) -> FontDescriptor? {
    var result = self
    switch font.family {
    case .system, .roundedSystem, .serifSystem, .monospacedSystem: result.font.family = Font.Family(design)
    case .named, .icons: return nil
    }
    return result
  }

  /// Returns the descriptor with the size in points.
  public func withSize(_ size: Double) -> FontDescriptor { FontDescriptor(font: font.withSize(size)) }

  /// Returns the descriptor with exactly these styles, or `nil` if it describes another typeface than the system's and
  /// the style is monospaced.
  ///
  /// Bold is the weight 700 in the three sizes of titles from ``TextStyle/title2`` up, and otherwise 600. Source: Human
  /// Interface Guidelines > Typography > "Emphasized" weights of Dynamic Type sizes; ``Font/boldSystemFont(ofSize:)``.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> FontDescriptor? {
    var result = self
    if traits.contains(.traitMonoSpace) != (font.family == .monospacedSystem) {
      guard let other = withDesign(traits.contains(.traitMonoSpace) ? .monospaced : .default) else { return nil }
      result = other
    }
    result.font.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) {
      result.font.weight = traits.contains(.traitBold) ? boldWeight : 400
    }
    return result
  }

  private var boldWeight: Int {
    guard let scaling = font.scaling, scaling.baseSize == nil else { return 600 }
    return [.largeTitle, .title1, .title2].contains(scaling.textStyle) ? 700 : 600
  }
}

extension Font {
  /// The features of the font.
  public var fontDescriptor: FontDescriptor { FontDescriptor(font: self) }

  /// Creates the font of a descriptor.
  ///
  /// - Parameter size: The em size in points, or 0 for that of the descriptor. A font with another size than the
  ///   descriptor's has no text style.
  public init(descriptor: FontDescriptor, size: Double) {
    self = size > 0 && size != descriptor.font.size ? descriptor.font.withSize(size) : descriptor.font
  }
}

extension Font.Family {
  fileprivate init(_ design: FontDescriptor.SystemDesign) {
    switch design {
    case .default: self = .system
    case .serif: self = .serifSystem
    case .rounded: self = .roundedSystem
    case .monospaced: self = .monospacedSystem
    }
  }
}

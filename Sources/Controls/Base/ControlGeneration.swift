/// The platform's generations between which controls changed their sizes.
public enum ControlGeneration: Int, CaseIterable, Hashable, Sendable, Comparable {
  /// Before iOS 11.
  case iOS7
  /// iOS 11 and 12.
  case iOS11
  /// iOS 13 to 18.
  case iOS13
  /// iOS 26 and later.
  case iOS26

  /// The generation of views made in code.
  public static let current = ControlGeneration.iOS13

  /// The generation that Interface Builder of a `toolsVersion` drew; measured on frames saved in documents.
  public init(toolsVersion: Double) {
    switch toolsVersion {
    case ..<13000: self = .iOS7
    case ..<15000: self = .iOS11
    case ..<24000: self = .iOS13
    default: self = .iOS26
    }
  }

  /// Older generations come first.
  public static func < (left: ControlGeneration, right: ControlGeneration) -> Bool { left.rawValue < right.rawValue }
}

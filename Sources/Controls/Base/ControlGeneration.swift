/// The platform's generations between which controls changed their sizes.
public enum ControlGeneration: Int, CaseIterable, Hashable, Sendable, Comparable {
  /// Before iOS 11.
  case iOS7
  /// iOS 11 and 12.
  case iOS11
  /// iOS 13 and 14.
  case iOS13
  /// iOS 15 and 16.
  case iOS15
  /// iOS 17 and 18.
  case iOS17
  /// iOS 26 and later.
  case iOS26

  /// The generation of views made in code.
  public static let current = ControlGeneration.iOS17

  /// The generation that Interface Builder of a `toolsVersion` drew; measured on frames saved in documents.
  public init(toolsVersion: Double) {
    switch toolsVersion {
    case ..<13000: self = .iOS7
    case ..<15000: self = .iOS11
    case ..<18000: self = .iOS13
    case ..<21000: self = .iOS15
    case ..<24000: self = .iOS17
    default: self = .iOS26
    }
  }

  /// Older generations come first.
  public static func < (left: ControlGeneration, right: ControlGeneration) -> Bool { left.rawValue < right.rawValue }
}

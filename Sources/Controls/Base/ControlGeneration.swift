/// The iOS versions that changed the sizes of controls.
public enum ControlGeneration: Int, CaseIterable, Hashable, Sendable, Comparable {
  /// iOS 7 to 10.
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

  /// The generation of controls that are created in code: iOS 17 and 18.
  public static let `default` = ControlGeneration.iOS17

  /// Returns the generation that Interface Builder drew.
  ///
  /// Measured on the frames in documents that these versions saved.
  ///
  /// - Parameter toolsVersion: The `toolsVersion` attribute of a document, for example 21507.
  package init(toolsVersion: Double) {
    switch toolsVersion {
    case ..<13000: self = .iOS7
    case ..<15000: self = .iOS11
    case ..<18000: self = .iOS13
    case ..<21000: self = .iOS15
    case ..<24000: self = .iOS17
    default: self = .iOS26
    }
  }

  public static func < (left: ControlGeneration, right: ControlGeneration) -> Bool { left.rawValue < right.rawValue }
}

/// The look of a release of iOS: the sizes, shapes and colours of its controls, bars, lists and sheets.
public enum SystemLook: Int, CaseIterable, Hashable, Sendable, Comparable {
  /// iOS 7 to 10.
  case iOS7
  /// iOS 11 and 12.
  case iOS11
  /// iOS 13 and 14.
  case iOS13
  /// iOS 15 and 16.
  case iOS15
  /// iOS 17 and 18.
  case iOS18
  /// iOS 26, with Liquid Glass.
  case iOS26

  /// The look of views that are neither on a document's canvas nor on an older device.
  public static let current = SystemLook.iOS26

  /// Returns the look that Interface Builder drew.
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
    case ..<24000: self = .iOS18
    default: self = .iOS26
    }
  }

  public static func < (left: SystemLook, right: SystemLook) -> Bool { left.rawValue < right.rawValue }
}

extension SystemLook {
  /// The looks that can be chosen for a run. The older ones exist for the canvas of documents from their time.
  public static let choices: [SystemLook] = [.iOS18, .iOS26]

  /// The name on the command line, in file names and in records, for example `ios26`.
  public var name: String { "\(self)".lowercased() }

  /// The name of the release, for example `iOS 26`.
  package var productName: String { "iOS \(name.dropFirst(3))" }
}

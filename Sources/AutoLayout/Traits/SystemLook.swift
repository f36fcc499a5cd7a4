import Graphics

/// The look of a release of iOS: the sizes, shapes and colours of its controls, bars, lists and sheets. Looks are
/// ordered, so that code asks for those from a release on.
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

  /// The looks that can be chosen for a run. The older ones exist for the canvas of documents from their time.
  public static let choices: [SystemLook] = [.iOS18, .iOS26]

  public static func < (left: SystemLook, right: SystemLook) -> Bool { left.rawValue < right.rawValue }
}

// MARK: - Releases

extension SystemLook {
  /// What is known of a look besides the sizes and shapes of its controls, which are in `LookMetrics`.
  private struct Release {
    /// The first version of Interface Builder that drew the look, as documents record it in `toolsVersion`. Measured on
    /// the frames in documents.
    var firstToolsVersion: Double
    /// The last version of iOS with the look.
    var systemVersion: String
    var palette: ColorPalette
  }

  private var release: Release {
    switch self {
    case .iOS7: Release(firstToolsVersion: -.infinity, systemVersion: "10.3", palette: .classic)
    case .iOS11: Release(firstToolsVersion: 13000, systemVersion: "12.5", palette: .classic)
    case .iOS13: Release(firstToolsVersion: 15000, systemVersion: "14.8", palette: .classic)
    case .iOS15: Release(firstToolsVersion: 18000, systemVersion: "16.7", palette: .classic)
    case .iOS18: Release(firstToolsVersion: 21000, systemVersion: "18.5", palette: .classic)
    case .iOS26: Release(firstToolsVersion: 24000, systemVersion: "26.1", palette: .glass)
    }
  }

  /// Returns the look that Interface Builder drew.
  ///
  /// - Parameter toolsVersion: The `toolsVersion` attribute of a document, for example 21507.
  package init(toolsVersion: Double) {
    self = Self.allCases.last { $0.release.firstToolsVersion <= toolsVersion } ?? .current
  }

  /// The last version of iOS with the look, for example `18.5`.
  package var systemVersion: String { release.systemVersion }

  /// The values of system colours.
  package var palette: ColorPalette { release.palette }

  /// Returns the newest look with a palette.
  static func newest(with palette: ColorPalette) -> SystemLook { allCases.last { $0.palette == palette } ?? .current }
}

// MARK: - Names

extension SystemLook {
  /// The name on the command line, in file names and in records, for example `ios26`.
  public var name: String { "\(self)".lowercased() }

  /// The name of the release, for example `iOS 26`.
  package var productName: String { "iOS \(name.dropFirst(3))" }
}

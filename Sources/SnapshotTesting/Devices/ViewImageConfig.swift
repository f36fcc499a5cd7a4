import UIKit

/// The surroundings in which a view or a controller is drawn: a device's, or others.
public struct ViewImageConfig: Sendable {
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// The orientation of a tablet, with the part of the screen that the app has.
  public enum TabletOrientation: Sendable {
    public enum PortraitSplits: Sendable {
      case oneThird, twoThirds, full
    }
    public enum LandscapeSplits: Sendable {
      case oneThird, oneHalf, twoThirds, full
    }
    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// The parts that bars and the screen's corners cover, in points.
  public var safeArea: UIEdgeInsets
  /// The size in points, or `nil` for the view's own.
  public var size: CGSize?
  /// The traits that differ from those of the screen.
  public var traits: UITraitCollection

  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}

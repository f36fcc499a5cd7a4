import AutoLayout
import Graphics

/// A scene as a view tree that is ready to be laid out.
///
/// Lay it out with `root.layout(size:safeArea:in:)` and the size, safe area and traits given here; where the root
/// ``followsContentHeight``, with the size that ``settledSize(measuring:)`` gives.
public struct BuiltScene {
  /// The scene's root.
  public var root: View
  /// The root's size in points.
  public var size: Size
  /// Whether the root grows with its content, as a cell does that stands alone.
  public var followsContentHeight: Bool
  /// How far bars and the screen's shape cover the root, in points.
  public var safeArea: EdgeInsets
  /// The traits, with the size classes, the idiom and the scale of the screen.
  public var traits: TraitCollection
  /// The bars that are laid over the root, back to front, their frames in the root's coordinates. They are no part of
  /// the root's tree.
  public var chrome: [View]
  /// What the document asks for and cannot be given.
  public var findings: [Finding]

  /// Makes a scene.
  public init(
    root: View, size: Size, safeArea: EdgeInsets, traits: TraitCollection, chrome: [View] = [],
    findings: [Finding] = [], followsContentHeight: Bool = false
  ) {
    self.root = root
    self.size = size
    self.safeArea = safeArea
    self.traits = traits
    self.chrome = chrome
    self.findings = findings
    self.followsContentHeight = followsContentHeight
  }

  /// The size to lay the root out in: higher than ``size`` where its content asks for more.
  ///
  /// - Parameter measuring: The text engine.
  public func settledSize(measuring: any TextMeasuring) -> Size {
    guard followsContentHeight else { return size }
    let environment = LayoutEnvironment(traits: traits, measuring: measuring)
    let fitted = root.systemLayoutSizeFitting(
      Size(width: size.width, height: 0), horizontalFittingPriority: .required, in: environment)
    return Size(width: size.width, height: max(size.height, fitted.height))
  }
}

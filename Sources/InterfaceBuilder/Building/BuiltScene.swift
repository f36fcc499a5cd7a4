import AutoLayout
import Graphics

/// A scene as a view tree that is ready to be laid out.
///
/// Lay it out with `root.layout(size:safeArea:in:)` and the size, safe area and traits given here.
public struct BuiltScene {
  /// The scene's root.
  public var root: View
  /// The root's size in points.
  public var size: Size
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
    findings: [Finding] = []
  ) {
    self.root = root
    self.size = size
    self.safeArea = safeArea
    self.traits = traits
    self.chrome = chrome
    self.findings = findings
  }
}

import AutoLayout
import Controls
import Graphics

/// A scene as a view tree that is ready for layout.
///
/// Lay it out with `root.layout(size:safeArea:in:)`, the result of ``settledSize(measuring:)``, and the safe area and
/// traits of the scene.
public struct BuiltScene {
  public let root: View
  /// The root's size in points. It is a minimum if the root ``followsContentHeight``.
  public let size: Size
  /// The parts of the root that bars and the shape of the screen cover, in points.
  public let safeArea: EdgeInsets
  /// The traits of the scene, including those that the screen determines: size classes, idiom and scale.
  public private(set) var traits: TraitCollection
  /// The bars in front of the root, from back to front, with frames in the root's coordinates. They are not subviews of
  /// the root.
  public let chrome: [View]
  /// The bars among ``chrome`` that exist only because the scene's metrics simulate them.
  let simulatedBars: Set<ObjectIdentifier>
  /// What the device draws over the scene, or `nil` for a scene that does not fill a device's screen.
  package let deviceChrome: DeviceChrome?
  /// The parts of the document that could not be built, and what the scene does not show because it would be too much.
  public var findings: [Finding] { ownFindings + omissions.map { Finding(rule: .unreadableFile, message: $0) } }
  private let ownFindings: [Finding]
  /// What is left out, in sentences.
  private var omissions: [String] = []
  /// Whether the root grows with its content, as a top-level cell does.
  public let followsContentHeight: Bool
  /// The scenes inside this one, which are reported on their own too.
  package private(set) var innerScenes: [InnerScene] = []
  /// The xibs that custom views and cells show.
  package private(set) var classXibs = ShownClassXibs()
  /// The class of the controller whose view is shown, or `nil` for the system's.
  package private(set) var controllerClass: String?
  /// The fonts that follow the text size.
  private var fonts = FollowedFonts()
  /// Gives the root the margins that it has at a width in points.
  private let setMargins: (Double) -> Void

  init(
    root: View, size: Size, safeArea: EdgeInsets, traits: TraitCollection, chrome: [View] = [],
    simulatedBars: Set<ObjectIdentifier> = [], deviceChrome: DeviceChrome? = nil, findings: [Finding] = [],
    followsContentHeight: Bool = false, setMargins: @escaping (Double) -> Void = { _ in }
  ) {
    self.root = root
    self.size = size
    self.safeArea = safeArea
    self.traits = traits
    self.chrome = chrome
    self.simulatedBars = simulatedBars
    self.deviceChrome = deviceChrome
    ownFindings = findings
    self.followsContentHeight = followsContentHeight
    self.setMargins = setMargins
  }

  /// Returns the scene with what is known of its view tree.
  ///
  /// - Parameter controllerClass: The class of the controller whose view is shown, or `nil` to keep it.
  func containing(_ memory: SceneMemory, madeBy controllerClass: String? = nil) -> BuiltScene {
    var built = self
    built.innerScenes = memory.inner
    built.fonts = memory.fonts
    built.omissions = memory.omissions
    memory.classXibs.values.forEach { built.classXibs.add($0) }
    built.controllerClass = controllerClass ?? self.controllerClass
    return built
  }

  /// Returns the scene, to be laid out at another text size and in another language than it was built for.
  ///
  /// Building it must not have read them, except for fonts that are set again
  /// (``TraitReads/Properties/repeatableTextSize``).
  package func inTexts(of traits: TraitCollection) -> BuiltScene {
    var scene = self
    scene.traits = self.traits.inTexts(of: traits)
    fonts.follow(scene.traits)
    return scene
  }

  /// Returns the size to lay out the root with. It is taller than ``size`` if the content needs more space.
  ///
  /// - Parameter measuring: The text engine.
  public func settledSize(measuring: any TextMeasuring) -> Size {
    settledSize(width: nil, height: nil, in: LayoutEnvironment(traits: traits, measuring: measuring))
  }

  /// Gives the root another size than its own before its first layout, as if it had been built for it.
  ///
  /// Cells place their content when they are laid out, which presumes that they have their size.
  package func resizeRoot(width: Double?, height: Double?) {
    guard width != nil || height != nil else { return }
    root.frame.size = Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// Prepares the root for another size than its own, and returns the size to lay it out with.
  ///
  /// - Parameters:
  ///   - width: The width in points, or `nil` for the root's own.
  ///   - height: The height in points, or `nil` for the root's own, which may depend on the width.
  package func settledSize(width: Double?, height: Double?, in environment: LayoutEnvironment) -> Size {
    if let width { setMargins(width) }
    let width = width ?? size.width
    if let height { return Size(width: width, height: height) }
    guard followsContentHeight else { return Size(width: width, height: size.height) }
    root.setRootSafeArea(safeArea)
    let fitted = root.systemLayoutSizeFitting(
      Size(width: width, height: 0), horizontalFittingPriority: .required, in: environment)
    return Size(width: width, height: max(size.height, fitted.height))
  }
}

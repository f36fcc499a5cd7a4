import AutoLayout
import Controls
import Graphics

/// Finds choices that make a layout hard to use or to translate, although its picture may look right in a cell.
///
/// The rules are those of Apple's Auto Layout Guide, its Human Interface Guidelines and the Web Content Accessibility
/// Guidelines.
package struct DesignAudit {
  private let layout: DesignedLayout

  /// - Parameters:
  ///   - picture: What the tree shows after layout, with what is behind its texts (``Picture/recordingGround(of:)``).
  ///   - outcome: The result of that layout.
  ///   - isScreen: Whether the root fills a screen, whose size the layout cannot choose.
  ///   - chromeAreas: What the device draws over the tree, in the root's coordinates.
  ///   - pixels: Returns the colours that are painted in an area, in the root's coordinates, without the texts.
  package init(
    of picture: Picture, outcome: LayoutOutcome, isScreen: Bool, chromeAreas: [DeviceChrome.Area] = [],
    pixels: @escaping (Rect) -> [Color]
  ) {
    layout = DesignedLayout(
      picture: picture, outcome: outcome, isScreen: isScreen, chromeAreas: chromeAreas, pixels: pixels)
  }

  private static let rules: [any DesignRule.Type] = [
    FailurePoints.self, RequiredContentPriorities.self, FixedSizes.self, LeftAndRight.self, Mirroring.self,
    TouchTargets.self, CrowdedControls.self, SafeAreas.self, ReadingOrders.self, MissingLabels.self,
    Contrasts.self, FixedTextSizes.self, WrittenSpacing.self,
  ]

  package func findings() -> [Finding] { Self.rules.flatMap { $0.findings(in: layout) } }

  /// Returns the findings about a bar over a scene, in the scene's coordinates. The system places and enlarges what is
  /// in it, so that only its colours are the app's.
  package func findingsOfBar() -> [Finding] {
    Contrasts.findings(in: layout).map { finding in
      var finding = finding
      finding.regions = finding.regions.map { $0.offset(by: layout.root.frame.origin) }
      return finding
    }
  }
}

/// A rule about how a layout is made.
protocol DesignRule: Sendable {
  static func findings(in layout: DesignedLayout) -> [Finding]
}

/// What the rules look at.
struct DesignedLayout {
  let picture: Picture
  let outcome: LayoutOutcome
  let isScreen: Bool
  let chromeAreas: [DeviceChrome.Area]
  let pixels: (Rect) -> [Color]
  /// The active constraints of documents and code, in tree order.
  let constraints: [LayoutConstraint]

  init(
    picture: Picture, outcome: LayoutOutcome, isScreen: Bool, chromeAreas: [DeviceChrome.Area],
    pixels: @escaping (Rect) -> [Color]
  ) {
    self.picture = picture
    self.outcome = outcome
    self.isScreen = isScreen
    self.chromeAreas = chromeAreas
    self.pixels = pixels
    var constraints: [LayoutConstraint] = []
    picture.root.forEachInTree { view in constraints += view.constraints.filter { $0.origin == .user } }
    self.constraints = constraints
  }

  var root: View { picture.root }

  /// Whether the scene is laid out from right to left.
  var isRightToLeft: Bool { root.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension LayoutConstraint {
  /// The direction that decides which of the sides is leading.
  var isRightToLeft: Bool {
    (owner ?? firstItem?.layoutView)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The views of both items, each once.
  var layoutViews: [View] {
    let first = firstItem?.layoutView
    return [first, secondItem?.layoutView === first ? nil : secondItem?.layoutView].compactMap(\.self)
  }
}

extension Sequence<View> {
  /// The views in words: `the label 'Title', the label 'Name' and 3 more`.
  var phrase: String {
    let views = Array(self)
    let named = views.prefix(3).map(\.phrase)
    let rest = views.count - named.count
    return named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

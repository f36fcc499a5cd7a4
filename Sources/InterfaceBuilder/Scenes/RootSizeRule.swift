import AutoLayout
import Graphics

/// The size of a scene's root on a device's screen.
///
/// In the app, a controller, a table or another view sizes the root, and the document does not name it. The rule
/// therefore depends on the kind of root and on its size in the document. The counts are roots of the corpus.
///
/// The height of a controller's view on the canvas does not count: what it leaves free there (78 of 1,161 roots outside
/// of sheets) are bars, often simulated ones, whose height depends on the screen.
struct RootSizeRule: Hashable, Sendable {
  /// What gives the root its size in the app.
  enum Host: Hashable, Sendable {
    /// The screen: 1,207 views of controllers.
    case controller
    /// A controller with its own size in the document (60), a widget, or the File's Owner of a xib (215).
    case freeformController
    /// A container view in the same storyboard (26).
    case containerView
    /// A table, for its cells (298), or a collection view, for its headers and footers (4).
    case list
    /// A collection view's layout, for its items (59).
    case collectionLayout
    /// The system, for a launch screen (15 xibs of 480 x 480 points).
    case launchScreen
    /// Another view, for a top-level view of a xib (241).
    case superview

    /// Whether a root that is as large as the screen is the screen's content, and not a part of it.
    var fillsScreen: Bool {
      switch self {
      case .controller, .freeformController, .launchScreen: true
      case .containerView, .list, .collectionLayout, .superview: false
      }
    }

    /// Whether the root is the view of a controller that a navigation or tab bar controller can contain.
    var isController: Bool { self == .controller || self == .freeformController }
  }

  /// The reason why a root keeps its width.
  enum KeptWidth: Hashable, Sendable {
    case ownConstraint
    case item
    case narrow
    case column
  }

  /// The root's size on the document's canvas, in points.
  var saved: Size
  var canvas: Size
  var host: Host
  /// Whether a constraint of the root sets its own width.
  var hasOwnWidth = false
  /// Whether the document's canvas is a tablet's.
  var isTabletCanvas = false

  /// The width and height of the smallest phone. A root that is at least as wide is made for the width of a screen. Of
  /// the 510 roots that differ from the width of their canvas, 436 are at least as wide, and no cell that is used in a
  /// table is narrower.
  private static let smallestScreen = Size(width: 320, height: 480)

  /// Returns the size on a screen, in points.
  func size(on screen: Size, isTablet: Bool = false) -> Size {
    guard keptWidth(on: screen, isTablet: isTablet) == nil else {
      return Size(width: saved.width, height: keptHeight(screen))
    }
    return Size(width: width(on: screen), height: height(on: screen))
  }

  /// Returns the reason why the root keeps its width, or `nil` if the screen determines the width.
  func keptWidth(on screen: Size, isTablet: Bool = false) -> KeptWidth? {
    if host == .launchScreen { return nil }
    if hasOwnWidth { return .ownConstraint }
    if saved.width == canvas.width { return nil }
    switch host {
    case .controller:
      return isTabletCanvas && isTablet && isNarrowerThanCanvas && saved.width < screen.width ? .column : nil
    case .containerView, .list, .launchScreen: return nil
    case .collectionLayout: return isScreenWide ? nil : .item
    case .freeformController, .superview: return isScreenWide ? nil : .narrow
    }
  }

  /// Returns the lengths that the root has only on the canvas, because a superview or a list gives it others in the
  /// app. On a device it is as wide as the screen unless it keeps its width, and if it is as wide as the smallest
  /// screen or wider on the canvas, what has no room there has none on a device.
  ///
  /// - Parameter screen: The size of the screen, or `nil` on the canvas.
  func canvasLengths(on screen: Size?, isTablet: Bool = false) -> View.CanvasLengths {
    switch host {
    case .superview, .list, .collectionLayout:
      let hasWidthOfScreen = screen.map { keptWidth(on: $0, isTablet: isTablet) == nil } ?? isScreenWide
      return hasWidthOfScreen ? .height : .size
    case .launchScreen, .controller, .freeformController, .containerView: return .none
    }
  }

  private var isNarrowerThanCanvas: Bool { saved.width < canvas.width }
  private var isScreenWide: Bool { saved.width >= Self.smallestScreen.width }

  /// A container view is assumed to keep its distances from the sides, if that does not make it narrower than it has to
  /// be.
  private func width(on screen: Size) -> Double {
    guard host == .containerView, isNarrowerThanCanvas else { return screen.width }
    return max(min(saved.width, screen.width), screen.width - (canvas.width - saved.width))
  }

  private func height(on screen: Size) -> Double {
    switch host {
    case .launchScreen, .controller: return screen.height
    case .freeformController, .superview:
      return saved.height >= Self.smallestScreen.height ? screen.height : keptHeight(screen)
    case .containerView, .list, .collectionLayout: return keptHeight(screen)
    }
  }

  private func keptHeight(_ screen: Size) -> Double {
    if saved.height == canvas.height { return screen.height }
    guard host == .controller, saved.height < canvas.height else { return saved.height }
    return max(0, screen.height - (canvas.height - saved.height))
  }
}

extension RootSizeRule.KeptWidth {
  /// Why the width does not depend on the screen, as a clause.
  var reason: String {
    switch self {
    case .ownConstraint: "one of its constraints sets the width"
    case .item: "the layout of a collection view sets the sizes of its items"
    case .narrow: "it is narrower than every phone, so its superview sets the width"
    case .column: "it is a column or a sheet on a tablet"
    }
  }
}

extension Finding {
  /// Reports that a device does not determine the width of a scene's root.
  static func keptWidth(_ width: Double, of root: String, on device: String, _ kept: RootSizeRule.KeptWidth) -> Finding
  {
    Finding(
      rule: .keptWidth, views: [root],
      message:
        "The view is \(LogNumber.text(width)) points wide on '\(device)', as in the document, because \(kept.reason).")
  }
}

import AutoLayout
import Graphics

/// A scene after its layout, with its picture.
package struct OverlaidScene {
  package var root: View
  /// The bars in front of the scene, with frames in the root's coordinates.
  package var bars: [View]
  package var outcome: LayoutOutcome
  package var findings: [Finding]
  /// The picture.
  package var list: DisplayList
  /// The position of the root's top-left corner in the picture.
  package var origin: Point
  /// The colour behind everything.
  package var background: Color

  package init(
    root: View, bars: [View] = [], outcome: LayoutOutcome, findings: [Finding] = [],
    list: DisplayList = DisplayList(size: .zero), origin: Point = .zero, background: Color = .white
  ) {
    self.root = root
    self.bars = bars
    self.outcome = outcome
    self.findings = findings
    self.list = list
    self.origin = origin
    self.background = background
  }

  /// The picture's area in the root's coordinates.
  var area: Rect { Rect(origin: Point(x: -origin.x, y: -origin.y), size: list.size) }
}

/// A picture with an overlay.
package struct OverlaidPicture {
  package var list: DisplayList
  /// The position of the root's top-left corner in the picture.
  package var origin: Point
}

/// The views that an overlay explains.
struct ViewSelection {
  /// The only view, or `nil` for all views.
  let chosen: View?
  /// Whether the scene does not have the view.
  let isEmpty: Bool

  static var all: ViewSelection { ViewSelection(chosen: nil, isEmpty: false) }

  init(chosen: View?, isEmpty: Bool) {
    self.chosen = chosen
    self.isEmpty = isEmpty
  }

  /// Finds the view with an identifier, or else the first with a name.
  init(of name: String?, in scene: OverlaidScene) {
    let roots = [scene.root] + scene.bars
    let found = name.flatMap { name in
      roots.lazy.compactMap { $0.firstInTree { $0.label == name } }.first
        ?? roots.lazy.compactMap { $0.firstInTree { $0.knownName == name } }.first
    }
    self.init(chosen: found, isEmpty: name != nil && found == nil)
  }

  func includes(_ view: View) -> Bool { !isEmpty && (chosen == nil || chosen === view) }
}

extension View {
  /// Visits the visible views, back to front.
  func forEachShown(_ visit: (View) -> Void) {
    guard !isHidden else { return }
    visit(self)
    for subview in subviews { subview.forEachShown(visit) }
  }
}

import AutoLayout
import Graphics

/// Whether the content of a screen passes behind a bar. Where none does, bars are transparent since iOS 15.
///
/// UIKit's controllers observe one scroll view for each edge, as `setContentScrollView(_:for:)` documents. Here, every
/// scroll view that reaches the bar counts, so that bars placed by hand behave like those of controllers.
struct ScrollEdge {
  private let bar: View
  private let edge: VerticalEdge
  private let screen: View
  /// The bar's frame in the coordinates of the screen.
  private let frame: Rect

  /// - Parameters:
  ///   - bar: The bar.
  ///   - edge: The edge of the screen that the bar is at.
  ///   - screen: The root of the screen behind a bar that is not in its view tree, or `nil` for the bar's own root. The
  ///     frame of such a bar is in the root's coordinates.
  init(of bar: View, at edge: VerticalEdge, screen: View?) {
    self.bar = bar
    self.edge = edge
    let root = bar.rootView
    self.screen = screen ?? root
    frame = screen == nil ? bar.convert(bar.bounds, to: root) : bar.frame
  }

  var hasContentBehind: Bool { screen !== bar && hasContentBehind(in: screen) }

  private func hasContentBehind(in view: View) -> Bool {
    guard view !== bar, !view.isHidden else { return false }
    if let scroll = view as? ScrollView, passesBehind(scroll) { return true }
    return view.subviews.contains(where: hasContentBehind)
  }

  private func passesBehind(_ scroll: ScrollView) -> Bool {
    guard !placed(scroll.bounds, of: scroll).intersection(frame).isEmpty else { return false }
    switch edge {
    case .top: return scroll.contentOffset.y > 0.5 - scroll.adjustedContentInset.top
    case .bottom: return placed(Rect(origin: .zero, size: scroll.contentSize), of: scroll).maxY > frame.minY + 0.5
    }
  }

  /// Returns a rectangle of a view in the coordinates of the screen, which do not move when the screen itself scrolls.
  private func placed(_ rect: Rect, of view: View) -> Rect {
    let rect = screen.convert(rect, from: view)
    return rect.offset(by: Point(x: -screen.bounds.minX, y: -screen.bounds.minY))
  }
}

import AutoLayout
import Graphics

/// A scene that was laid out for a figure.
package struct FigureScene: Hashable, Sendable {
  package var layout: LayoutResult
  package var list: DisplayList
  /// The colour behind everything.
  package var background: Color
  /// The drawings of constraints by ``Callout/redlined``, in the picture's coordinates.
  package var redlines: [[String]: [DisplayItem]] = [:]
  /// The device whose screen the scene fills, or `nil` for none.
  package var device: Device?

  package init(layout: LayoutResult, list: DisplayList, background: Color) {
    self.layout = layout
    self.list = list
    self.background = background
  }
}

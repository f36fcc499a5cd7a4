import AutoLayout
import Graphics

/// The outlines of frames, red where the layout is ambiguous; alignment rectangles dashed where they differ.
struct FrameOutlines {
  /// Which views are outlined.
  enum Selection {
    case all
    case ambiguous
  }

  let root: View
  let viewID: String?
  var selection = Selection.all

  func items() -> [DisplayItem] {
    let geometry = OverlayGeometry(root: root)
    var items: [DisplayItem] = []
    root.forEachShown { view in
      guard viewID == nil || view.label == viewID, selection == .all || view.hasAmbiguousLayout else { return }
      items += outlines(of: view, in: geometry)
    }
    return items
  }

  private func outlines(of view: View, in geometry: OverlayGeometry) -> [DisplayItem] {
    let frame = geometry.frame(of: view)
    let alignment = geometry.alignmentRect(of: view)
    let color = view.hasAmbiguousLayout ? OverlayStyle.ambiguousFrame : OverlayStyle.frame
    var items = [outline(frame, StrokeStyle(width: view.hasAmbiguousLayout ? 1.5 : 0.5), color)]
    if alignment != frame {
      items.append(outline(alignment, StrokeStyle(width: 0.5, dash: [2, 1.5]), OverlayStyle.alignment))
    }
    return items
  }

  /// The line runs inside the rectangle, so that neighbours do not cover each other's and the root's stays visible.
  private func outline(_ rect: Rect, _ style: StrokeStyle, _ color: Color) -> DisplayItem {
    let inset = min(style.width / 2, rect.width / 2, rect.height / 2)
    return .stroke(.rect(rect.insetBy(dx: inset, dy: inset)), style, color)
  }
}

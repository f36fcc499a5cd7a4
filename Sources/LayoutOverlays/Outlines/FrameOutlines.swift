import AutoLayout
import Graphics

/// The outlines of frames, dashed and red if the layout is ambiguous, and dashed outlines of alignment rectangles that
/// differ from the frame.
struct FrameOutlines: OverlayLayer {
  private let views: [(frame: Rect, alignment: Rect, isAmbiguous: Bool)]
  /// The frames of views that are not in the content of a scroll view, which may be out of sight.
  let reach: [Rect]

  init(root: View, selection: ViewSelection) {
    let geometry = OverlayGeometry(root: root)
    var views: [(frame: Rect, alignment: Rect, isAmbiguous: Bool)] = []
    var reach: [Rect] = []
    root.forEachShown { view in
      guard selection.includes(view) else { return }
      views.append((geometry.frame(of: view), geometry.alignmentRect(of: view), view.hasAmbiguousLayout))
      if !view.isScrolled { reach.append(geometry.frame(of: view)) }
    }
    self.views = views
    self.reach = reach
  }

  var legend: [LegendEntry] {
    var entries: [LegendEntry] = []
    if views.contains(where: { !$0.isAmbiguous }) {
      entries.append(LegendEntry(sample: .outline(OverlayStyle.frame), words: "frame"))
    }
    if views.contains(where: \.isAmbiguous) {
      entries.append(
        LegendEntry(
          sample: .outline(OverlayStyle.ambiguousFrame, width: 1.5, dash: OverlayStyle.ambiguousDash),
          words: "ambiguous view"))
    }
    if views.contains(where: { $0.alignment != $0.frame }) {
      entries.append(
        LegendEntry(sample: .outline(OverlayStyle.alignment, width: 1, dash: [2, 1.5]), words: "alignment rectangle"))
    }
    return entries
  }

  func items(on board: inout BadgeBoard) -> [DisplayItem] {
    views.filter { !$0.isAmbiguous }.flatMap(outlines) + views.filter(\.isAmbiguous).flatMap(outlines)
  }

  private func outlines(frame: Rect, alignment: Rect, isAmbiguous: Bool) -> [DisplayItem] {
    let style =
      isAmbiguous ? StrokeStyle(width: 1.5, dash: OverlayStyle.ambiguousDash) : StrokeStyle(width: 1)
    let color = isAmbiguous ? OverlayStyle.ambiguousFrame : OverlayStyle.frame
    var items = [DisplayItem.stroke(.rect(frame.insideLine(style.width)), style, color)]
    if alignment != frame {
      items.append(
        .stroke(.rect(alignment.insideLine(1)), StrokeStyle(width: 1, dash: [2, 1.5]), OverlayStyle.alignment))
    }
    return items
  }
}

/// The alignment rectangles of all views.
struct AlignmentOutlines: OverlayLayer {
  private let rects: [(rect: Rect, differs: Bool)]

  init(of root: View, selection: ViewSelection) {
    let geometry = OverlayGeometry(root: root)
    var rects: [(rect: Rect, differs: Bool)] = []
    root.forEachShown { view in
      guard selection.includes(view) else { return }
      rects.append((geometry.alignmentRect(of: view), view.alignmentRectInsets != .zero))
    }
    self.rects = rects
  }

  var legend: [LegendEntry] {
    guard !rects.isEmpty else { return [] }
    let own = LegendEntry(sample: .outline(OverlayStyle.alignment), words: "alignment rectangle")
    guard rects.contains(where: \.differs) else { return [own] }
    return [own, LegendEntry(sample: .outline(OverlayStyle.alignment, width: 2), words: "differs from the frame")]
  }

  func items(on board: inout BadgeBoard) -> [DisplayItem] {
    rects.map { rect, differs in
      let width = differs ? 2.0 : 1
      return .stroke(.rect(rect.insideLine(width)), StrokeStyle(width: width), OverlayStyle.alignment)
    }
  }
}

/// The edges of scroll views' contents that constraints refer to and that are not those of the scroll view.
struct ContentEdges: OverlayLayer {
  private let rects: [Rect]
  private let screen: Size

  init(of constraints: [LayoutConstraint], geometry: OverlayGeometry) {
    var seen: Set<ObjectIdentifier> = []
    var rects: [Rect] = []
    for constraint in constraints where constraint.firstAttribute.kind != .dimension {
      for (item, other) in [
        (constraint.firstItem, constraint.secondItem), (constraint.secondItem, constraint.firstItem),
      ] {
        guard let scrollView = item?.layoutView as? ScrollView, let inner = other?.layoutView, inner !== scrollView,
          inner.isDescendant(of: scrollView), seen.insert(ObjectIdentifier(scrollView)).inserted
        else { continue }
        let rect = geometry.contentRect(of: scrollView)
        if rect != geometry.frame(of: scrollView), !rect.isEmpty { rects.append(rect) }
      }
    }
    self.rects = rects
    screen = geometry.root.bounds.size
  }

  /// Contents of up to about two screens.
  var reach: [Rect] { rects.filter { $0.width <= 2 * screen.width && $0.height <= 2 * screen.height } }

  var legend: [LegendEntry] {
    rects.isEmpty
      ? []
      : [LegendEntry(sample: .outline(OverlayStyle.green, width: 1.5, dash: [8, 3]), words: "scroll view's content")]
  }

  func items(on board: inout BadgeBoard) -> [DisplayItem] {
    rects.map { .stroke(.rect($0.insideLine(1.5)), StrokeStyle(width: 1.5, dash: [8, 3]), OverlayStyle.green) }
  }
}

import AutoLayout
import Graphics

/// The layout margins of views that set them or that constraints relate to, as bands with their widths.
struct MarginBands: OverlayLayer {
  private let bands: [EdgeBands]

  init(of root: View, selection: ViewSelection) {
    let geometry = OverlayGeometry(root: root)
    let related = Self.viewsRelatedByMargins(in: root)
    var bands: [EdgeBands] = []
    root.forEachShown { view in
      guard selection.includes(view) else { return }
      let matters = view === root || view.explicitMargins != nil || related.contains(ObjectIdentifier(view))
      if matters || selection.chosen === view {
        bands.append(EdgeBands(rect: geometry.frame(of: view), insets: view.layoutMargins, color: OverlayStyle.purple))
      }
    }
    self.bands = bands.filter { !$0.isEmpty }
  }

  private static func viewsRelatedByMargins(in root: View) -> Set<ObjectIdentifier> {
    var related: Set<ObjectIdentifier> = []
    root.forEachShown { view in
      for constraint in view.constraints {
        for (item, attribute) in [
          (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
        ] {
          guard let item, let owner = item.layoutView else { continue }
          if attribute.isOfMargins || (item as? LayoutGuide)?.role == .margins {
            related.insert(ObjectIdentifier(owner))
          }
        }
      }
    }
    return related
  }

  var legend: [LegendEntry] {
    bands.isEmpty ? [] : [LegendEntry(sample: .area(OverlayStyle.purple), words: "layout margin")]
  }

  func items(on board: inout BadgeBoard) -> [DisplayItem] {
    board.add(bands.flatMap(\.badges))
    return bands.flatMap { $0.items() }
  }
}

/// The area outside of the safe area, as bands with their widths.
struct SafeAreaBands: OverlayLayer {
  private let bands: [EdgeBands]

  init(of root: View, selection: ViewSelection) {
    let geometry = OverlayGeometry(root: root)
    let view = selection.chosen ?? root
    let band = EdgeBands(rect: geometry.frame(of: view), insets: view.safeAreaInsets, color: OverlayStyle.skyBlue)
    bands = selection.isEmpty || band.isEmpty ? [] : [band]
  }

  var legend: [LegendEntry] {
    bands.isEmpty ? [] : [LegendEntry(sample: .area(OverlayStyle.skyBlue), words: "outside of the safe area")]
  }

  func items(on board: inout BadgeBoard) -> [DisplayItem] {
    board.add(bands.flatMap(\.badges))
    return bands.flatMap { $0.items() }
  }
}

/// Bands along the edges of a rectangle.
struct EdgeBands {
  let rect: Rect
  let insets: EdgeInsets
  let color: Color

  var isEmpty: Bool { insets == .zero || rect.isEmpty }

  private var inner: Rect {
    let inner = rect.inset(by: insets)
    return Rect(x: inner.minX, y: inner.minY, width: max(0, inner.width), height: max(0, inner.height))
  }

  func items() -> [DisplayItem] {
    let inner = inner
    return [
      .fill(.frame(from: rect, to: inner), color.opacity(0.28)),
      .stroke(.rect(inner.insideLine(1)), StrokeStyle(width: 1, dash: [4, 2]), color),
    ]
  }

  /// The widths of the bands, each across its band.
  var badges: [OverlayBadge] {
    let inner = inner
    func badge(_ inset: Double, from start: Point, to end: Point) -> OverlayBadge? {
      guard inset > 0 else { return nil }
      return OverlayBadge(text: inset.shortText, start: start, end: end, color: color)
    }
    return [
      badge(insets.top, from: Point(x: inner.midX, y: rect.minY), to: Point(x: inner.midX, y: inner.minY)),
      badge(insets.left, from: Point(x: rect.minX, y: inner.midY), to: Point(x: inner.minX, y: inner.midY)),
      badge(insets.bottom, from: Point(x: inner.midX, y: inner.maxY), to: Point(x: inner.midX, y: rect.maxY)),
      badge(insets.right, from: Point(x: inner.maxX, y: inner.midY), to: Point(x: rect.maxX, y: inner.midY)),
    ].compactMap(\.self)
  }
}

extension LayoutAttribute {
  fileprivate var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }
}

import AutoLayout
import Graphics

/// A row of segments, one of which can be selected.
open class SegmentedControl: Control {
  public struct Segment: Hashable, Sendable {
    public var title: String?
    /// The image, shown if there is no title.
    public var image: Image?
    /// The width in points, or 0 for the natural width.
    public var width: Double
    public var isEnabled: Bool

    public init(title: String? = nil, image: Image? = nil, width: Double = 0, isEnabled: Bool = true) {
      self.title = title
      self.image = image
      self.width = width
      self.isEnabled = isEnabled
    }
  }

  open override var viewKind: ViewKind { .segmentedControl }

  /// The segments in reading order.
  public var segments: [Segment] = [] { didSet { if segments != oldValue { invalidateIntrinsicContentSize() } } }
  /// The index of the selected segment, or -1 if no segment is selected.
  public var selectedSegmentIndex = -1
  /// Whether segments are only pressed, so that none is marked as selected (UISegmentedControl, `isMomentary`).
  public var isMomentary = false
  /// Whether the widths of segments depend on their contents instead of being equal.
  public var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of the selected segment, or `nil` for the system's.
  public var selectedSegmentTintColor: Color?
  /// The font of the titles.
  public var font = Font.systemFont(ofSize: 13) { didSet { if font != oldValue { invalidateIntrinsicContentSize() } } }

  open override var descriptiveText: String? {
    segments.isEmpty ? nil : segments.map { $0.title ?? "" }.joined(separator: " | ")
  }

  // MARK: Content size

  open override var intrinsicContentSize: Size {
    guard environment != nil else { return super.intrinsicContentSize }
    let height = max(shape.height, ceiledToPixel(textSize(AttributedText("X", font: font)).height) + 12)
    return Size(width: naturalWidths.reduce(0, +) + gaps, height: height)
  }

  /// The sum of the distances between segments.
  private var gaps: Double { shape.gap * Double(max(0, segments.count - 1)) }

  private var shape: SegmentMetrics { metrics.segments }

  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(bottom: 1) }

  /// The natural widths of the segments. Segments of equal width are as wide as the widest.
  private var naturalWidths: [Double] {
    let widths = segments.map { $0.width > 0 ? $0.width : naturalWidth(of: $0) }
    guard !apportionsSegmentWidthsByContent, segments.allSatisfy({ $0.width == 0 }), let widest = widths.max() else {
      return widths
    }
    return widths.map { _ in widest }
  }

  /// Returns the width of a segment's content with its padding. A long title also fits in the font of the selected
  /// segment.
  private func naturalWidth(of segment: Segment) -> Double {
    let padding = shape.titlePadding
    guard let title = segment.title else { return (segment.image?.size.width ?? 0).rounded(.up) + padding }
    let plain = textSize(AttributedText(title, font: font)).width.rounded(.up) + padding
    return isFlat
      ? plain : max(plain, textSize(AttributedText(title, font: selectedFont)).width.rounded(.up) + 2 * Self.titleInset)
  }

  /// The least distance in points of a title from the edges of its segment.
  private static let titleInset = 4.0

  private var selectedFont: Font { heavier(shape.selectedWeight) }
  private var usualFont: Font { heavier(shape.usualWeight) }

  private func heavier(_ weight: Int) -> Font {
    var font = font
    font.weight = max(font.weight, weight)
    return font
  }

  // MARK: Frames

  /// The frames of the segments in reading order: their natural widths, scaled to fill the bounds.
  var segmentRects: [Rect] {
    let widths = naturalWidths
    let total = widths.reduce(0, +)
    guard total > 0 else { return [] }
    let room = max(0, bounds.width - gaps)
    var start = 0.0
    return widths.map { width in
      let shown = width * room / total
      defer { start += shown + shape.gap }
      let left = isRightToLeft ? bounds.width - start - shown : start
      return Rect(x: left, y: 0, width: shown, height: bounds.height - 1)
    }
  }

  // MARK: Drawing

  open override func displayItems() -> [DisplayItem] {
    guard !bounds.isEmpty, !segments.isEmpty else { return [] }
    let rects = segmentRects
    guard rects.count == segments.count else { return [] }
    let contents = segments.indices.flatMap { contentItems(of: segments[$0], at: $0, in: rects[$0]) }
    return faded((isFlat ? flatItems(rects) : raisedItems(rects)) + contents)
  }

  private var markedIndex: Int { isMomentary ? -1 : selectedSegmentIndex }

  private var isFlat: Bool { look < .iOS13 }

  /// Returns the background before iOS 13: an outline in the tint colour, with the selected segment filled.
  private func flatItems(_ rects: [Rect]) -> [DisplayItem] {
    let box = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height - 1)
    let outline = Path.roundedRect(box.insetBy(dx: 0.5, dy: 0.5), radius: 4)
    var items: [DisplayItem] = []
    if rects.indices.contains(markedIndex) {
      let area = rects[markedIndex].insetBy(dx: -shape.gap, dy: 0)
      let chosen = DisplayItem.fill(.rect(area), resolved(shape.selectedField))
      items.append(.group(DisplayGroup(clip: .roundedRect(box, radius: 4), items: [chosen])))
    }
    items.append(.stroke(outline, StrokeStyle(width: 1), effectiveTintColor))
    return items
      + dividers(rects, height: box.height).map { .fill(.rect($0), effectiveTintColor) }
  }

  /// Returns the background from iOS 13 on: a grey field, with the selected segment raised.
  private func raisedItems(_ rects: [Rect]) -> [DisplayItem] {
    let box = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    var items: [DisplayItem] = [
      .fill(.roundedRect(box, radius: fieldRadius), backgroundColor ?? color(.tertiarySystemFill))
    ]
    items += dividers(rects, height: box.height / 2).map { .fill(.rect($0), dividerColor) }
    if rects.indices.contains(markedIndex) {
      let knob = Rect(
        x: rects[markedIndex].minX, y: 0, width: rects[markedIndex].width, height: box.height
      ).insetBy(dx: 2, dy: 2)
      items += Shapes.raised(
        knob, radius: fieldRadius - 2, color: selectedSegmentTintColor ?? resolved(shape.selectedField),
        shadows: shape.shadows)
    }
    return items
  }

  private var fieldRadius: Double { shape.cornerRadius ?? bounds.height / 2 }

  /// Returns the lines between segments, except at the edges of the selected one.
  private func dividers(_ rects: [Rect], height: Double) -> [Rect] {
    guard shape.gap > 0 else { return [] }
    let middle = (isFlat ? bounds.height - 1 : bounds.height) / 2
    return rects.indices.dropLast().filter { $0 != markedIndex && $0 + 1 != markedIndex }.map {
      let x = isRightToLeft ? rects[$0].minX - shape.gap : rects[$0].maxX
      return Rect(x: roundedToPixel(x), y: middle - height / 2, width: shape.gap, height: height)
    }
  }

  private func contentItems(of segment: Segment, at index: Int, in rect: Rect) -> [DisplayItem] {
    let isChosen = index == markedIndex
    let plain = isFlat ? effectiveTintColor : color(.label)
    let chosen = isFlat ? color(.systemBackground) : color(.label)
    let ink = (isChosen ? chosen : plain).opacity(segment.isEnabled ? 1 : 0.35)
    if let image = segment.image, segment.title == nil {
      return items(of: image.template, in: ContentMode.center.rect(for: image.size, in: rect), tint: ink)
    }
    let titleFont = isFlat ? font : isChosen ? selectedFont : usualFont
    let room = rect.insetBy(dx: Self.titleInset, dy: 0).offset(by: Point(x: 0, y: isFlat ? 0 : 0.5))
    let title = AttributedText(segment.title ?? "", font: titleFont)
    return place(title, in: room, settings: TextSettings(alignment: .center))?.items(color: ink) ?? []
  }
}

extension ViewKind {
  package static let segmentedControl = ViewKind.control.named("segmentedControl", "UISegmentedControl") {
    $0.contentLengths = .height
    $0.drawing = .beyondBounds
    $0.textOver = .outsideBounds
  }
}

extension SegmentedControl: ColoredParts {
  package var coloredParts: [(LayoutStyle.Property, Color?)] { [(.selectionTint, selectedSegmentTintColor)] }
}

/// Each segment is a button.
extension SegmentedControl: AccessibleByDefault {
  package var accessibilityParts: [AccessibilityPart] {
    zip(segments.indices, segmentRects).map { index, rect in
      var traits: AccessibilityTraits = isEnabled && segments[index].isEnabled ? .button : [.button, .notEnabled]
      if index == markedIndex { traits.insert(.selected) }
      return AccessibilityPart(
        frame: rect,
        AccessibilityDefaults(
          label: segments[index].title, value: "\(index + 1) of \(segments.count)", traits: traits))
    }
  }

  package var groupsAccessibilityElements: Bool { true }
}

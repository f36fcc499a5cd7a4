import AutoLayout
import Graphics

extension TableViewCell {
  /// Returns the height in points that fits the content of a cell of a given width.
  func automaticHeight(atWidth width: Double) -> Double {
    guard isArranged else { return fittingHeight(atWidth: width) }
    let reduction = (contentReduction?.width ?? accessoryWidth) + sideSafeArea.horizontal
    let content = CellArrangement(of: self, width: max(0, width - reduction)).height
    return max(plainHeight, table?.isOnCanvas == true ? content : content + separatorHeight)
  }

  /// Whether the style places the content. In cells without labels and without an image view, constraints place it,
  /// whatever the style.
  private var isArranged: Bool {
    guard style != .custom, !parts.isEmpty else { return false }
    return contentView.constraints.isEmpty
      || parts.shownText != nil || parts.shownDetail != nil || parts.shownImage != nil
  }

  /// What content of an app's own has in common with arranged content: the distance from the sides, within which the
  /// accessory takes the trailing one, and the least height.
  package var contentLimits: (leading: Double, trailing: Double, leastHeight: Double) {
    (sideMargin, accessoryWidth > 0 ? 8 : sideMargin, metrics.list.leastRowHeight ?? 44)
  }

  /// The height of a row without content: 44 points with the separator before iOS 26. On canvases from iOS 13 on it is
  /// without the separator (43.5 points at a scale of 2 in all 22 rows on phones), and 51 points in iOS 26, where the
  /// device has 53.
  private var plainHeight: Double {
    if let least = metrics.list.leastRowHeight { return table?.isOnCanvas == true ? 51 : least + separatorHeight }
    return look < .iOS13 || table?.isOnCanvas != true ? 44 : 44 - 1 / traitCollection.displayScale
  }

  /// The space for the separator in points. Self-sizing rows are taller than their content by it: all 37 rows that were
  /// saved with a height that fits their content and a separator, against 49 rows without separators.
  var separatorHeight: Double {
    guard let table, table.hasSeparators, look >= .iOS13 else { return 0 }
    return table.separatorThickness
  }

  private func fittingHeight(atWidth width: Double) -> Double {
    guard environment != nil, !contentView.constraints.isEmpty || !constraints.isEmpty else { return plainHeight }
    frame.size.width = width
    let fitted = systemLayoutSizeFitting(
      Size(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitted.height > separatorHeight ? ceiledToPixel(fitted.height) : plainHeight
  }

  /// The distance in points that an image and an indentation move the text and the separator below it by.
  var textIndentation: Double {
    guard isArranged else { return 0 }
    return CellArrangement(of: self, width: bounds.width).textIndentation
  }

  /// Places the text, the detail and the image according to the style.
  func arrangeContent() {
    guard isArranged else { return }
    let content = contentView.bounds
    let arrangement = CellArrangement(of: self, width: content.width)
    let frames = arrangement.frames(inHeight: content.height)
    for (view, rect) in [
      (parts.text as View?, frames.text), (parts.detail, frames.detail), (parts.image, frames.image),
    ] {
      guard let view, view.translatesAutoresizingMaskIntoConstraints else { continue }
      // Frames are computed for a left-to-right interface.
      let left = isRightToLeft ? content.width - rect.maxX : rect.minX
      view.frame = Rect(x: left, y: rect.minY, width: rect.width, height: rect.height)
    }
  }
}

/// The sizes of a cell's text, detail and image, and their frames at a height, as for a left-to-right interface.
struct CellArrangement {
  /// Where the text and the detail are in relation to each other.
  private enum TextLayout {
    /// The text alone.
    case single
    /// Text at the leading edge, detail at the trailing edge.
    case edges
    /// Text that ends where the detail starts.
    case columns
    /// Text above the detail.
    case stacked
  }

  private let cell: TableViewCell
  private let textLayout: TextLayout
  /// The distance of the content from the edges, and the indentation.
  private let margin: Double
  private let indentation: Double
  private let imageSize: Size
  /// The horizontal extent of the text and the detail.
  private let room: (x: Double, width: Double)

  init(of cell: TableViewCell, width: Double) {
    self.cell = cell
    textLayout = Self.textLayout(of: cell)
    margin = cell.sideMargin
    indentation = cell.indentation
    imageSize = cell.parts.shownImage?.image?.size ?? .zero
    let leading = margin + indentation + (imageSize.width > 0 ? imageSize.width + margin : 0)
    let trailing = cell.accessoryWidth == 0 ? margin : cell.look < .iOS13 ? 1 : 8
    room = (leading, max(0, width - leading - trailing))
  }

  /// At accessibility sizes the text and the detail are above each other, whatever the style.
  private static func textLayout(of cell: TableViewCell) -> TextLayout {
    let isLarge = cell.traitCollection.hasAccessibilityTextSize
    return switch cell.style {
    case .custom, .default: .single
    case .value1: isLarge ? .stacked : .edges
    case .value2: isLarge ? .stacked : .columns
    case .subtitle: .stacked
    }
  }

  /// The distance of the text from the margin in points.
  var textIndentation: Double { room.x - margin }

  // MARK: Height

  /// The height that the content needs in points, without a separator.
  var height: Double {
    let (text, detail) = (size(of: cell.parts.text, width: room.width), size(of: cell.parts.detail, width: room.width))
    let texts =
      textLayout == .stacked && detail.height > 0
      ? cell.roundedToPixel(text.height + lineSpacing + detail.height + stackedPadding)
      : max(text.height, textLayout == .single ? 0 : detail.height) + cell.metrics.list.textPadding.oneLine
    return max(texts, imageSize.height + 1)
  }

  /// The space around stacked texts and the usual distance between them, less for text below 17 points.
  private var stackedPadding: Double { cell.metrics.list.textPadding.twoLines * textScale }
  private var lineSpacing: Double { cell.roundedToPixel(cell.metrics.list.lineSpacing * textScale) }
  private var textScale: Double { min(1, (cell.parts.text?.font.size ?? 17) / 17) }

  /// Returns the size of a label with as many lines as its text needs in a width.
  private func size(of label: Label?, width: Double) -> Size {
    guard let label else { return .zero }
    return label.measuresHeightAtWidth ? label.intrinsicContentSize(atWidth: width) : label.intrinsicContentSize
  }

  // MARK: Frames

  /// Returns the frames in a content view of a height.
  func frames(inHeight height: Double) -> (text: Rect, detail: Rect, image: Rect) {
    let (text, detail) = textFrames(inHeight: height)
    return (text, detail, imageFrame(inHeight: height))
  }

  private func textFrames(inHeight height: Double) -> (text: Rect, detail: Rect) {
    switch textLayout {
    case .single: (Rect(x: room.x, y: 0, width: room.width, height: height), .zero)
    case .edges: edgeFrames(inHeight: height)
    case .columns: columnFrames(inHeight: height)
    case .stacked: stackedFrames(inHeight: height)
    }
  }

  /// A higher image is scaled down to the cell.
  private func imageFrame(inHeight height: Double) -> Rect {
    let shown = min(imageSize.height, height)
    return Rect(
      x: margin + indentation, y: cell.roundedToPixel((height - shown) / 2),
      width: imageSize.width * shown / max(imageSize.height, 1), height: shown)
  }

  /// The detail keeps its width as long as a third of the space is left for the text.
  private func edgeFrames(inHeight height: Double) -> (text: Rect, detail: Rect) {
    let natural = cell.parts.text?.intrinsicContentSize ?? .zero
    let detail = cell.parts.detail?.intrinsicContentSize ?? .zero
    let gap = detail.width > 0 ? 6.0 : 0
    let textWidth = min(natural.width, max(room.width - detail.width - gap, room.width / 3))
    let detailWidth = max(0, min(detail.width, room.width - textWidth - gap))
    return (
      line(cell.parts.text, x: room.x, width: textWidth, inHeight: height),
      line(cell.parts.detail, x: room.x + room.width - detailWidth, width: detailWidth, inHeight: height)
    )
  }

  /// The text ends at a quarter of the width, and the detail starts after it.
  private func columnFrames(inHeight height: Double) -> (text: Rect, detail: Rect) {
    let column = max(91, room.width * 0.25)
    let textWidth = min(cell.parts.text?.intrinsicContentSize.width ?? 0, column)
    let detailX = room.x + column + 6
    let detailWidth = max(0, min(cell.parts.detail?.intrinsicContentSize.width ?? 0, room.x + room.width - detailX))
    return (
      line(cell.parts.text, x: room.x + column - textWidth, width: textWidth, inHeight: height),
      line(cell.parts.detail, x: detailX, width: detailWidth, inHeight: height)
    )
  }

  /// If the row is too low, the texts are closer to each other, and the detail stays where it is. So have it 34 of 42
  /// cells in documents since toolsVersion 13000, within half a point, and a recorded picture of iOS 18.
  private func stackedFrames(inHeight height: Double) -> (text: Rect, detail: Rect) {
    let (text, detail) = (size(of: cell.parts.text, width: room.width), size(of: cell.parts.detail, width: room.width))
    let free = height - text.height - detail.height
    let gap = detail.height > 0 ? min(lineSpacing, max(0, (free - stackedPadding).rounded())) : 0
    let top = max(0, detail.height > 0 ? (free / 2 - gap).rounded(.up) : (free / 2).rounded())
    return (
      Rect(x: room.x, y: top, width: min(text.width, room.width), height: text.height),
      Rect(x: room.x, y: top + text.height + gap, width: min(detail.width, room.width), height: detail.height)
    )
  }

  private func line(_ label: Label?, x: Double, width: Double, inHeight height: Double) -> Rect {
    let size = size(of: label, width: width)
    return Rect(x: x, y: ((height - size.height) / 2).rounded(), width: width, height: size.height)
  }
}

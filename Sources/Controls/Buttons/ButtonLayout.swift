import AutoLayout
import Graphics

/// Where a button's image and texts stand.
struct ButtonLayout {
  private(set) var image: Rect?
  private(set) var title: Rect?
  private(set) var subtitle: Rect?

  private let face: ButtonFace
  private let button: Button
  private let content: Rect

  init(of face: ButtonFace, in button: Button) {
    self.face = face
    self.button = button
    content = button.bounds.inset(by: face.contentInsets)
    let imageSize = fittedImageSize
    let textSize = fittedTextSize(besides: imageSize)
    if face.isRow {
      placeRow(imageSize, textSize)
    } else {
      placeColumn(imageSize, textSize)
    }
  }

  // MARK: Sizes

  /// The image's size, never beyond the content's room.
  private var fittedImageSize: Size {
    guard let size = face.image?.size else { return .zero }
    let factor = min(1, content.width / max(size.width, 1), content.height / max(size.height, 1))
    return Size(width: size.width * max(factor, 0), height: size.height * max(factor, 0))
  }

  private func fittedTextSize(besides image: Size) -> Size {
    let taken = face.isRow ? image.width + face.gap : 0
    return button.textBlockSize(of: face, width: max(0, content.width - taken - face.titleInsets.horizontal))
  }

  // MARK: Places

  private mutating func placeRow(_ imageSize: Size, _ textSize: Size) {
    let length = imageSize.width + face.gap + textSize.width
    let start = position(of: length, from: content.minX, to: content.maxX, horizontalShare)
    let imageComesFirst = (face.imagePlacement == .leading) != button.isRightToLeft
    let imageX = imageComesFirst ? start : start + textSize.width + face.gap
    let textX = imageComesFirst ? start + imageSize.width + face.gap : start
    setImage(Rect(origin: Point(x: imageX, y: top(of: imageSize.height)), size: imageSize))
    setTexts(Rect(origin: Point(x: textX, y: top(of: textSize.height)), size: textSize))
  }

  private mutating func placeColumn(_ imageSize: Size, _ textSize: Size) {
    let length = imageSize.height + face.gap + textSize.height
    let start = top(of: length)
    let imageComesFirst = face.imagePlacement == .top
    let imageY = imageComesFirst ? start : start + textSize.height + face.gap
    let textY = imageComesFirst ? start + imageSize.height + face.gap : start
    setImage(Rect(origin: Point(x: left(of: imageSize.width), y: imageY), size: imageSize))
    setTexts(Rect(origin: Point(x: left(of: textSize.width), y: textY), size: textSize))
  }

  private mutating func setImage(_ rect: Rect) {
    guard face.image != nil else { return }
    image = shifted(rect, by: face.imageInsets)
  }

  private mutating func setTexts(_ block: Rect) {
    guard let text = face.title else { return }
    let rect = shifted(block, by: face.titleInsets)
    title = rect
    guard face.subtitle != nil else { return }
    let height = button.textSize(text, width: rect.width, settings: face.titleSettings).height
    title = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: height)
    let below = height + face.titlePadding
    subtitle = Rect(x: rect.minX, y: rect.minY + below, width: rect.width, height: max(0, rect.height - below))
  }

  private func left(of width: Double) -> Double {
    position(of: width, from: content.minX, to: content.maxX, horizontalShare)
  }

  private func top(of height: Double) -> Double {
    position(of: height, from: content.minY, to: content.maxY, verticalShare)
  }

  private func position(of extent: Double, from start: Double, to end: Double, _ share: Double) -> Double {
    button.roundedToPixel(start + (end - start - extent) * share)
  }

  /// The share of free room left of the content.
  private var horizontalShare: Double {
    switch button.contentHorizontalAlignment {
    case .center: 0.5
    case .left: 0
    case .right: 1
    case .leading, .fill: button.isRightToLeft ? 1 : 0
    case .trailing: button.isRightToLeft ? 0 : 1
    }
  }

  private var verticalShare: Double {
    switch button.contentVerticalAlignment {
    case .center, .fill: 0.5
    case .top: 0
    case .bottom: 1
    }
  }

  /// Insets of image and title move them by what both sides differ, shared out as the free room is.
  private func shifted(_ rect: Rect, by insets: EdgeInsets) -> Rect {
    rect.offset(
      by: Point(
        x: insets.left * (1 - horizontalShare) - insets.right * horizontalShare,
        y: insets.top * (1 - verticalShare) - insets.bottom * verticalShare))
  }
}

import AutoLayout
import Graphics

/// The content of a button in its current state, ready for measuring and placement.
struct ButtonFace {
  var title: AttributedText?
  var subtitle: AttributedText?
  var image: Image?
  var imagePlacement = ButtonConfiguration.ImagePlacement.leading
  var imagePadding = 0.0
  var titlePadding = 0.0
  var contentInsets = EdgeInsets.zero
  var titleInsets = EdgeInsets.zero
  var imageInsets = EdgeInsets.zero
  var titleSettings = TextSettings()
  var foreground = Color.black

  /// Whether the image and the title are side by side.
  var isRow: Bool { imagePlacement == .leading || imagePlacement == .trailing }

  /// The distance between the image and the text in points, or 0 if either is missing.
  var gap: Double { image == nil || title == nil ? 0 : imagePadding }
}

extension Button {
  /// The image in the current state with its frame in the button's coordinates, or `nil` if the button shows none.
  package var placedImage: (image: Image, frame: Rect)? {
    let face = face
    guard let image = face.image, let frame = ButtonLayout(of: face, in: self).image else { return nil }
    return (image, frame)
  }

  /// The content in the current state.
  var face: ButtonFace {
    configuration.map(face(of:)) ?? classicFace
  }

  private var classicFace: ButtonFace {
    let isSystem = buttonType != .custom
    var face = ButtonFace()
    face.title = classicTitle
    face.image = current(\.image).map { isSystem ? $0.template : $0 } ?? typeImage
    face.contentInsets = contentEdgeInsets
    face.titleInsets = titleEdgeInsets
    face.imageInsets = imageEdgeInsets
    face.titleSettings = TextSettings(
      maximumLines: titleNumberOfLines, lineBreakMode: lineBreakMode, alignment: titleAlignment)
    face.foreground = current(\.titleColor) ?? (isSystem ? systemTitleColor : .white)
    return face
  }

  private var classicTitle: AttributedText? {
    let title = current(\.attributedTitle) ?? current(\.title).map { AttributedText($0, font: titleFont) }
    return title.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The title in the current state.
  var shownTitle: AttributedText? { configuration == nil ? classicTitle : face.title }

  /// The title colour of a system button that has none of its own.
  private var systemTitleColor: Color {
    if !isEnabled { return disabledColor }
    return hasSelectionBox ? color(.systemBackground) : effectiveTintColor
  }

  private func face(of configuration: ButtonConfiguration) -> ButtonFace {
    let traits = traitCollection
    let titleFont = configuration.font(compatibleWith: traits)
    let subtitleFont = Font.preferredFont(forTextStyle: .caption1, compatibleWith: traits)
    var face = ButtonFace()
    face.title = title(of: configuration, font: titleFont)
    face.subtitle = configuration.subtitle.map { AttributedText($0, font: subtitleFont) }
    face.image = current(\.image, configured: configuration.image).map(besideText)
    face.imagePlacement = configuration.imagePlacement
    face.imagePadding = configuration.imagePadding
    face.titlePadding = configuration.titlePadding
    face.contentInsets = (configuration.contentInsets ?? configuration.buttonSize.contentInsets)
      .resolved(for: effectiveUserInterfaceLayoutDirection)
    let alignment = configuration.titleAlignment ?? (configuration.subtitle == nil ? .center : .natural)
    face.titleSettings = TextSettings(maximumLines: 0, lineBreakMode: .wordWrapping, alignment: alignment)
    face.foreground = isEnabled ? foreground(of: configuration).opacity(configuredStrength) : disabledColor
    return face
  }

  /// Returns a symbol without a configuration of its own at the text size, and any other image as it is.
  private func besideText(_ image: Image) -> Image {
    guard case .symbol = image.content, image.symbolConfiguration == Image.SymbolConfiguration() else { return image }
    var image = image
    let pointSize = Font.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).size
    let factor = pointSize / image.symbolConfiguration.pointSize
    image.size = Size(width: image.size.width * factor, height: image.size.height * factor)
    image.symbolConfiguration.pointSize = pointSize
    return image
  }

  /// The title that the current state sets, or else that of the configuration, or else that of the normal state, each
  /// with attributes or without.
  private func title(of configuration: ButtonConfiguration, font: Font) -> AttributedText? {
    let own = state == .normal ? nil : stateContents[state]
    let normal = stateContents[.normal]
    let candidates = [
      (own?.attributedTitle, own?.title), (configuration.attributedTitle, configuration.title),
      (normal?.attributedTitle, normal?.title),
    ]
    let titles = candidates.lazy.compactMap { $0 ?? $1.map { AttributedText($0, font: font) } }
    return titles.first { !$0.isEmpty }
  }

  private func foreground(of configuration: ButtonConfiguration) -> Color {
    if let color = configuration.baseForegroundColor { return color }
    return switch configuration.style {
    case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: .white
    // Glass changes its appearance, so this is a dynamic colour.
    case .glass where metrics.buttons.hasGlass, .clearGlass where metrics.buttons.hasGlass: .label
    case .plain, .gray, .tinted, .bordered, .borderedTinted, .borderless, .glass, .clearGlass: effectiveTintColor
    }
  }

  /// A dynamic colour on glass, which changes its appearance.
  var disabledColor: Color { configuration.flatMap(glass) == nil ? color(.tertiaryLabel) : .tertiaryLabel }

  /// The image of a type with a symbol, or `nil` for other types. Since iOS 13 it is a large symbol beside body text.
  /// The button that closes is 30 points large, as in documents.
  private var typeImage: Image? {
    guard let name = buttonType.symbolName else { return nil }
    var image = Image(systemName: name, configuration: Image.SymbolConfiguration(scale: .large))
    image.size =
      buttonType == .close
      ? Size(width: 30, height: 30) : metrics.buttons.typeSymbolSize(traitCollection.displayScale)
    return image
  }
}

/// The frames of a button's image, title and subtitle.
struct ButtonLayout {
  private(set) var image: Rect?
  private(set) var title: Rect?
  private(set) var subtitle: Rect?
  /// The width in points that the title and the subtitle are wrapped at.
  private(set) var textWidth = 0.0

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

  /// The size of the image, scaled down to what its insets leave of the content rectangle if it is larger: apps make
  /// large images small by insets.
  private var fittedImageSize: Size {
    guard let size = face.image?.size else { return .zero }
    let room = content.inset(by: face.imageInsets).size
    let factor = min(1, room.width / max(size.width, 1), room.height / max(size.height, 1))
    let fitted = Size(width: size.width * max(factor, 0), height: size.height * max(factor, 0))
    return Size(
      width: stretchesImageHorizontally ? max(0, room.width) : fitted.width,
      height: stretchesImageVertically ? max(0, room.height) : fitted.height)
  }

  /// Images without a title beside them fill the content, as 10 buttons of the documents do, whose images are smaller
  /// than the buttons.
  private var stretchesImageHorizontally: Bool {
    button.contentHorizontalAlignment == .fill && (face.title == nil || !face.isRow)
  }

  private var stretchesImageVertically: Bool {
    button.contentVerticalAlignment == .fill && (face.title == nil || face.isRow)
  }

  private mutating func fittedTextSize(besides image: Size) -> Size {
    let taken = face.isRow ? image.width + face.gap : 0
    textWidth = max(0, content.width + button.widthRoundingDifference - taken - face.titleInsets.horizontal)
    let size = button.textBlockSize(of: face, width: textWidth)
    // Text that is wider than its room, such as an ellipsis where insets leave none, is clipped to the room.
    return size.width > textWidth + 0.5 ? Size(width: textWidth, height: size.height) : size
  }

  // MARK: Frames

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
    let height = button.textSize(text, width: textWidth, settings: face.titleSettings).height
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

  /// The fraction of the free width that is left of the content.
  private var horizontalShare: Double {
    switch button.contentHorizontalAlignment {
    case .center: 0.5
    case .left: 0
    case .right: 1
    case .leading, .fill: button.isRightToLeft ? 1 : 0
    case .trailing: button.isRightToLeft ? 0 : 1
    }
  }

  private var verticalShare: Double { button.contentVerticalAlignment.shareAbove }

  /// Returns a frame moved by insets. The inset of each side is multiplied by the share of the free space on the other
  /// side.
  private func shifted(_ rect: Rect, by insets: EdgeInsets) -> Rect {
    rect.offset(
      by: Point(
        x: insets.left * (1 - horizontalShare) - insets.right * horizontalShare,
        y: insets.top * (1 - verticalShare) - insets.bottom * verticalShare))
  }
}

extension Button {
  /// Returns the placed title, or `nil` if there is none.
  func placedTitle(of face: ButtonFace) -> PlacedText? {
    let layout = ButtonLayout(of: face, in: self)
    guard let title = face.title, let rect = layout.title else { return nil }
    return place(title, in: rect, measuredAt: layout.textWidth, settings: face.titleSettings)
  }
}

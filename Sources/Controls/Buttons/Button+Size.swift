import AutoLayout
import Graphics

extension Button {
  /// The natural size; the rules are measured on frames saved in documents.
  func naturalSize(atWidth width: Double?) -> Size {
    let face = face
    let image = face.image?.size ?? .zero
    let insets = face.contentInsets
    let taken = insets.horizontal + (face.isRow ? image.width + face.gap : 0)
    let text = naturalTextSize(of: face, width: width.map { max(0, $0 - taken) })
    let content =
      face.isRow
      ? Size(width: image.width + face.gap + text.width, height: max(image.height, text.height))
      : Size(width: max(image.width, text.width), height: image.height + face.gap + text.height)
    let size = Size(width: content.width + insets.horizontal, height: content.height + insets.vertical)
    return configuration == nil ? classicSize(size, of: face) : pixelSize(size)
  }

  /// The title and, below it, the subtitle, as large as they are when no wider than `width`.
  func textBlockSize(of face: ButtonFace, width: Double?) -> Size {
    guard let title = face.title else { return .zero }
    let titleSize = blockSize(title, width: width, settings: face.titleSettings)
    guard let subtitle = face.subtitle else { return titleSize }
    let subtitleSize = blockSize(subtitle, width: width, settings: face.titleSettings)
    return Size(
      width: max(titleSize.width, subtitleSize.width),
      height: titleSize.height + face.titlePadding + subtitleSize.height)
  }

  private func blockSize(_ text: AttributedText, width: Double?, settings: TextSettings) -> Size {
    guard let width else { return textSize(text, settings: settings) }
    return paragraph(text, fitting: width, settings: settings)?.size ?? .zero
  }

  /// Titles of buttons without a configuration stand in whole points.
  private func naturalTextSize(of face: ButtonFace, width: Double?) -> Size {
    guard configuration == nil else { return textBlockSize(of: face, width: width) }
    guard face.title != nil else { return .zero }
    let size = textBlockSize(of: face, width: nil)
    return Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// A title alone has 6 points above and below unless insets are set; an empty button is as high as one with a title.
  private func classicSize(_ size: Size, of face: ButtonFace) -> Size {
    guard face.image == nil else { return size }
    let hasInsets = contentEdgeInsets != .zero
    let lineHeight = face.title == nil ? emptyLineHeight : 0
    return Size(
      width: max(size.width, buttonType.minimumWidth),
      height: size.height + lineHeight + (hasInsets ? 0 : 12))
  }

  private var emptyLineHeight: Double {
    lineHeight(of: titleFont)?.rounded(.up) ?? 0
  }

  private func pixelSize(_ size: Size) -> Size {
    Size(width: ceiledToPixel(size.width), height: ceiledToPixel(size.height))
  }
}

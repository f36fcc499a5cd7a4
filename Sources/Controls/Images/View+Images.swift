import AutoLayout
import Graphics

extension View {
  /// Returns the display items that draw an image into a rectangle. Templates and symbols are drawn in the colour
  /// `tint`.
  package func items(of image: Image, in rect: Rect, tint: Color) -> [DisplayItem] {
    guard !rect.isEmpty else { return [] }
    let tint = image.fixedTint ?? tint
    switch image.content {
    case .pixmap(let pixmap):
      return mirrored(image, pixmapItems(pixmap, of: image, in: rect, tint: tint), in: rect)
    case .drawing(let drawing):
      // The parts of a divided drawing are those of its own size.
      let shown = image.resizing == nil ? rect.size : image.size
      let pixmap = drawing.pixmap(in: shown, scale: traitCollection.displayScale)
      return mirrored(image, pixmapItems(pixmap, of: image, in: rect, tint: tint), in: rect)
    case .symbol(let name):
      return symbolItems(name, of: image, in: rect, color: tint)
    case .missing(let name):
      return placeholderItems(name, in: rect)
    }
  }

  private func pixmapItems(_ pixmap: Pixmap, of image: Image, in rect: Rect, tint: Color) -> [DisplayItem] {
    let tint = image.isTemplate || image.fixedTint != nil ? tint : nil
    guard let resizing = image.resizing, rect.size != image.size else { return [.image(pixmap, in: rect, tint: tint)] }
    return resizing.items(of: pixmap, in: rect, tint: tint)
  }

  private func mirrored(_ image: Image, _ items: [DisplayItem], in rect: Rect) -> [DisplayItem] {
    guard image.isMirrored else { return items }
    let mirror = AffineTransform.scale(x: -1, y: 1)
      .concatenating(.translation(x: rect.minX + rect.maxX, y: 0))
    return [.group(DisplayGroup(transform: mirror, items: items))]
  }

  /// Returns a grey box with a picture icon and, if there is room, the name of the image. If a view in front covers
  /// them, the name alone is at the upper edge, unless it is covered there too.
  private func placeholderItems(_ name: String, in rect: Rect) -> [DisplayItem] {
    let radius = min(4, min(rect.width, rect.height) / 4)
    let background = DisplayItem.fill(.roundedRect(rect, radius: radius), color(.tertiarySystemFill))
    let glyphSize = min(min(rect.width, rect.height) * 0.7, 32)
    let caption = AttributedText(name, font: Font(size: 10))
    let captionSize = textSize(caption)
    let hasCaption =
      captionSize.width > 0 && captionSize.width + 8 <= rect.width
      && glyphSize + captionSize.height + 8 <= rect.height
    let glyphCenter = Point(x: rect.midX, y: rect.midY - (hasCaption ? captionSize.height / 2 : 0))
    var items = [background]
    let width = hasCaption ? max(glyphSize, captionSize.width) : glyphSize
    let mark = Rect(
      x: rect.midX - width / 2, y: glyphCenter.y - glyphSize / 2, width: width,
      height: glyphSize + (hasCaption ? captionSize.height : 0))
    guard !isCovered(in: mark) else {
      let top = Rect(
        x: rect.midX - captionSize.width / 2, y: max(rect.minY, safeAreaInsets.top) + 4, width: captionSize.width,
        height: captionSize.height)
      if hasCaption, !isCovered(in: top) {
        items += place(caption, in: top)?.items(color: color(.secondaryLabel)) ?? []
      }
      return [.group(.picture(items))]
    }
    items += symbolItems("photo", size: glyphSize, center: glyphCenter, color: color(.tertiaryLabel))
    guard hasCaption else { return [.group(.picture(items))] }
    let room = Rect(
      x: rect.minX, y: glyphCenter.y + glyphSize / 2, width: rect.width, height: captionSize.height)
    items +=
      place(caption, in: room, settings: TextSettings(alignment: .center))?
      .items(color: color(.secondaryLabel)) ?? []
    return [.group(.picture(items))]
  }
}

extension Image {
  /// The colour that the image is filled with wherever it is shown, or `nil` if that depends on the place.
  fileprivate var fixedTint: Color? { renderingMode == .alwaysOriginal ? ownTint : nil }
}

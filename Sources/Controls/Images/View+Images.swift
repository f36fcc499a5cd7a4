import AutoLayout
import Graphics

extension View {
  /// Returns the display items that draw an image into a rectangle. Templates and symbols are drawn in the colour
  /// `tint`.
  func items(of image: Image, in rect: Rect, tint: Color) -> [DisplayItem] {
    guard !rect.isEmpty else { return [] }
    switch image.content {
    case .pixmap(let pixmap):
      return mirrored(image, pixmapItems(pixmap, of: image, in: rect, tint: tint), in: rect)
    case .drawing(let drawing):
      // The parts of a divided drawing are those of its own size.
      let shown = image.resizing == nil ? rect.size : image.size
      let pixmap = drawing.pixmap(in: shown, scale: traitCollection.displayScale)
      return mirrored(image, pixmapItems(pixmap, of: image, in: rect, tint: tint), in: rect)
    case .symbol(let name):
      return symbolItems(name, naturalSize: image.size, in: rect, color: tint)
    case .missing(let name):
      return placeholderItems(name, in: rect)
    }
  }

  private func pixmapItems(_ pixmap: Pixmap, of image: Image, in rect: Rect, tint: Color) -> [DisplayItem] {
    let tint = image.isTemplate ? tint : nil
    guard let resizing = image.resizing, rect.size != image.size else { return [.image(pixmap, in: rect, tint: tint)] }
    return resizing.items(of: pixmap, in: rect, tint: tint)
  }

  private func mirrored(_ image: Image, _ items: [DisplayItem], in rect: Rect) -> [DisplayItem] {
    guard image.isMirrored else { return items }
    let mirror = AffineTransform.scale(x: -1, y: 1)
      .concatenating(.translation(x: rect.minX + rect.maxX, y: 0))
    return [.group(DisplayGroup(transform: mirror, items: items))]
  }

  /// Returns the items of a system symbol, mirrored if its name refers to the reading direction.
  private func symbolItems(_ name: String, naturalSize: Size, in rect: Rect, color: Color) -> [DisplayItem] {
    let isMirrored =
      effectiveUserInterfaceLayoutDirection == .rightToLeft && SymbolCatalog.followsReadingDirection(name)
    guard let character = SymbolCatalog.character(named: name, isMirrored: isMirrored) else {
      return unknownSymbolItems(in: rect, color: color)
    }
    guard naturalSize.width > 0, naturalSize.height > 0 else { return [] }
    let scale = min(rect.width / naturalSize.width, rect.height / naturalSize.height)
    // Material icons leave 2 of 24 units free on every side; system symbols fill their box.
    let emSize = max(naturalSize.width, naturalSize.height) * scale * 24 / 21
    return iconItems(character, size: emSize, center: Point(x: rect.midX, y: rect.midY), color: color)
  }

  /// Returns the items of an icon whose square of `size` points is centred at a point.
  func iconItems(_ character: Character, size: Double, center: Point, color: Color) -> [DisplayItem] {
    let icon = AttributedText(String(character), font: Font(family: .icons, size: size))
    guard let paragraph = paragraph(icon) else { return [] }
    // The squares of the icons rest on the baseline.
    let origin = Point(x: center.x - size / 2, y: center.y + size / 2 - paragraph.firstBaseline)
    return [.group(.picture([.text(paragraph, at: origin, color)]))]
  }

  private func unknownSymbolItems(in rect: Rect, color: Color) -> [DisplayItem] {
    let side = min(rect.width, rect.height)
    let box = Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
      .insetBy(dx: side * 0.12, dy: side * 0.12)
    return [.stroke(.roundedRect(box, radius: side * 0.18), StrokeStyle(width: max(1, side * 0.07)), color)]
  }

  /// Returns a grey box with a picture icon and, if there is room, the name of the image.
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
    items += iconItems(
      SymbolCatalog.pictureGlyph, size: glyphSize, center: glyphCenter, color: color(.tertiaryLabel))
    guard hasCaption else { return [.group(.picture(items))] }
    let room = Rect(
      x: rect.minX, y: glyphCenter.y + glyphSize / 2, width: rect.width, height: captionSize.height)
    items +=
      place(caption, in: room, settings: TextSettings(alignment: .center))?
      .items(color: color(.secondaryLabel)) ?? []
    return [.group(.picture(items))]
  }
}

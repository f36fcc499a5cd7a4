import AutoLayout
import Graphics

extension View {
  /// Returns the items of a system symbol.
  ///
  /// A rectangle of other proportions than the image's stretches the symbol, as in UIKit.
  func symbolItems(_ name: String, of image: Image, in rect: Rect, color: Color) -> [DisplayItem] {
    let natural = image.size
    guard natural.width > 0, natural.height > 0 else { return [] }
    let form = SymbolForm(name, direction: effectiveUserInterfaceLayoutDirection, locale: traitCollection.locale)
    guard let face = SymbolFace.named(form.name, style: image.symbolConfiguration.style) else {
      return unknownSymbolItems(name, in: rect, color: color)
    }
    let fit = min(natural.width / face.size.width, natural.height / face.size.height)
    let yScale = fit * rect.height / natural.height
    let xScale = fit * rect.width / natural.width * (form.isMirrored ? -1 : 1)
    let placement = AffineTransform(
      a: xScale, b: 0, c: 0, d: yScale, tx: rect.midX - face.size.width / 2 * xScale,
      ty: rect.midY - face.size.height / 2 * yScale)
    return [.group(DisplayGroup(transform: placement, items: [.fill(face.path, color)], isPicture: true))]
  }

  /// Returns a symbol in a colour, as large as fits into a square of `size` points at a point.
  func symbolItems(_ name: String, size: Double, center: Point, color: Color) -> [DisplayItem] {
    let image = Image(systemName: name)
    let box = Rect(x: center.x - size / 2, y: center.y - size / 2, width: size, height: size)
    return symbolItems(name, of: image, in: ContentMode.scaleAspectFit.rect(for: image.size, in: box), color: color)
  }

  /// Returns a box with the name of a symbol that has no drawing. The name is broken at its dots.
  private func unknownSymbolItems(_ name: String, in rect: Rect, color: Color) -> [DisplayItem] {
    let side = min(rect.width, rect.height)
    let width = min(max(0.5, side * 0.04), 1.5)
    let box = rect.insetBy(dx: width, dy: width)
    var items: [DisplayItem] = [.stroke(.roundedRect(box, radius: side * 0.15), StrokeStyle(width: width), color)]
    let room = box.insetBy(dx: width * 1.5, dy: width * 1.5)
    if let (text, height) = fittedName(name, in: room.size) {
      let place = Rect(x: room.minX, y: room.midY - height / 2, width: room.width, height: height)
      let settings = TextSettings(maximumLines: 0, alignment: .center)
      items += self.place(text, in: place, settings: settings)?.items(color: color) ?? []
    }
    var picture = DisplayGroup.picture(items)
    picture.missingSymbol = name
    return [.group(picture)]
  }

  /// Returns a name in the largest type of up to 10 pt in which it fits into a size, with its height.
  private func fittedName(_ name: String, in room: Size) -> (text: AttributedText, height: Double)? {
    let lines = name.split(separator: ".").prefix(8).joined(separator: ".\u{2028}")
    for size in [10.0, 8, 6.5, 5, 4, 3, 2.4, 2] {
      let text = AttributedText(lines, font: .systemFont(ofSize: size))
      let needed = textSize(text, settings: TextSettings(maximumLines: 0))
      if needed.width <= room.width, needed.height <= room.height { return (text, needed.height) }
    }
    return nil
  }
}

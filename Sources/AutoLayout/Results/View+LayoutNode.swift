import Graphics

extension View {
  /// The solved tree as a value.
  ///
  /// - Parameter hasStyles: whether it holds how each view looks.
  public func layoutNode(withStyles hasStyles: Bool = false) -> LayoutNode {
    let insets = alignmentRectInsets
    return LayoutNode(
      id: label, elementClass: elementClass, name: userLabel.isEmpty ? descriptiveText ?? "" : userLabel, frame: frame,
      alignmentRect: frame.inset(by: insets), isHidden: isHidden, isAmbiguous: hasAmbiguousLayout, text: textSummary,
      style: hasStyles ? layoutStyle() : nil, children: subviews.map { $0.layoutNode(withStyles: hasStyles) })
  }
}

extension View {
  /// How the view looks in itself, read off what it draws: with fonts found and colours resolved.
  func layoutStyle() -> LayoutStyle {
    var style = LayoutStyle()
    if let backgroundColor, backgroundColor.alpha > 0 { style.values[.background] = backgroundColor.hexadecimal }
    if borderWidth > 0 { style.values[.border] = "\(borderWidth.short) \((borderColor ?? .black).hexadecimal)" }
    if cornerRadius > 0 { style.values[.cornerRadius] = cornerRadius.short }
    if alpha < 1 { style.values[.alpha] = alpha.short }
    if transform != .identity { style.values[.transform] = transform.short }
    var reader = DrawnLook(hasText: textSummary != nil)
    reader.read(displayItems())
    reader.read(overlayItems())
    return style.merging(reader)
  }
}

extension LayoutStyle {
  fileprivate func merging(_ look: DrawnLook) -> LayoutStyle {
    var style = self
    style.values[.font] = look.fonts.listed
    style.values[.textColor] = look.textColors.listed
    style.values[.drawing] = look.drawings.listed
    if let digest = look.digest { style.values[.image] = String(digest, radix: 16) }
    return style
  }
}

/// Fonts, colours and pictures of display items, each once, in the order in which they are drawn.
private struct DrawnLook {
  /// Whether the glyphs are those of a text that is told otherwise; else they are icons.
  let hasText: Bool
  var fonts: [String] = []
  var textColors: [String] = []
  var drawings: [String] = []
  /// FNV-1a over pictures and icons: the same on every machine.
  var digest: UInt64?

  init(hasText: Bool) { self.hasText = hasText }

  mutating func read(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .fill(_, let color): note(color.hexadecimal, in: \.drawings)
      case .stroke(_, let stroke, let color): note("\(stroke.width.short) \(color.hexadecimal)", in: \.drawings)
      case .text(let paragraph, _, let color): read(paragraph, in: color)
      case .image(let pixmap, _, let tint):
        for pixel in pixmap.pixels { mix(UInt64(pixel)) }
        if let tint { note(tint.hexadecimal, in: \.drawings) }
      case .group(let group): read(group.items)
      }
    }
  }

  private mutating func read(_ paragraph: Paragraph, in color: Color) {
    for run in paragraph.lines.flatMap(\.runs) {
      note(run.face.words, in: \.fonts)
      note((run.color ?? color).hexadecimal, in: \.textColors)
      if !hasText { for glyph in run.glyphs { mix(UInt64(glyph.id)) } }
    }
    for decoration in paragraph.lines.flatMap({ $0.decorations + $0.backgrounds }) {
      note((decoration.color ?? color).hexadecimal, in: \.drawings)
    }
  }

  private mutating func note(_ text: String, in list: WritableKeyPath<DrawnLook, [String]>) {
    if !self[keyPath: list].contains(text) { self[keyPath: list].append(text) }
  }

  private mutating func mix(_ value: UInt64) {
    digest = ((digest ?? 0xCBF2_9CE4_8422_2325) ^ value) &* 0x100_0000_01B3
  }
}

extension [String] {
  fileprivate var listed: String? { isEmpty ? nil : joined(separator: ", ") }
}

extension FontFace {
  /// The file's name, the size and what sets the face apart.
  fileprivate var words: String {
    let file = path.split(separator: "/").last ?? ""
    var words = ["\(file.prefix { $0 != "." })", size.short]
    if !variations.isEmpty { words.append(variations) }
    if isSlanted { words.append("slanted") }
    if isEmboldened { words.append("emboldened") }
    return words.joined(separator: " ")
  }
}

extension Color {
  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
  fileprivate var hexadecimal: String {
    let components = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return components.reduce(into: "#") { text, component in
      let value = Int((component * 255).rounded())
      text += (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
  }
}

extension AffineTransform {
  fileprivate var short: String { [a, b, c, d, tx, ty].map(\.short).joined(separator: " ") }
}

extension Double {
  /// The number with up to three decimals.
  fileprivate var short: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}

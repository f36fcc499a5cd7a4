import Graphics

extension View {
  /// Returns the tree as laid out, as a value.
  ///
  /// - Parameter hasStyles: Whether to include the style of each view.
  package func layoutNode(withStyles hasStyles: Bool = false) -> LayoutNode {
    let insets = alignmentRectInsets
    return LayoutNode(
      id: label, elementClass: elementClass, name: userLabel.isEmpty ? descriptiveText ?? "" : userLabel, frame: frame,
      alignmentRect: frame.inset(by: insets), isHidden: isHidden, isAmbiguous: hasAmbiguousLayout, text: textSummary,
      style: hasStyles ? layoutStyle() : nil, children: subviews.map { $0.layoutNode(withStyles: hasStyles) })
  }

  /// Returns the style of the view, with resolved fonts and colours, collected from the items that it draws.
  private func layoutStyle() -> LayoutStyle {
    var style = LayoutStyle()
    if let color = backgroundColor.map(resolved), color.alpha > 0 { style.values[.background] = color.hexadecimal }
    if borderWidth > 0 {
      style.values[.border] = "\(LogNumber.text(borderWidth)) \(resolved(borderColor ?? .black).hexadecimal)"
    }
    if cornerRadius > 0 { style.values[.cornerRadius] = LogNumber.text(cornerRadius) }
    if alpha < 1 { style.values[.alpha] = LogNumber.text(alpha) }
    if transform != .identity { style.values[.transform] = transform.entries }
    var reader = DrawnStyle(hasText: textSummary != nil)
    reader.read(drawnItems())
    reader.read(drawnOverlayItems())
    return style.merging(reader)
  }
}

extension LayoutStyle {
  fileprivate func merging(_ look: DrawnStyle) -> LayoutStyle {
    var style = self
    style.values[.font] = look.fonts.listed
    style.values[.textColor] = look.textColors.listed
    style.values[.drawing] = look.drawings.listed
    if let digest = look.digest { style.values[.image] = String(digest, radix: 16) }
    return style
  }
}

/// The fonts, colours and images in display items, each once, in drawing order.
private struct DrawnStyle {
  /// Whether the view reports its text in a summary. If not, its glyphs are icons.
  let hasText: Bool
  var fonts: [String] = []
  var textColors: [String] = []
  var drawings: [String] = []
  /// An FNV-1a hash of images and icons, which is the same on every machine.
  var digest: UInt64?

  init(hasText: Bool) { self.hasText = hasText }

  mutating func read(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .fill(_, let color): note(color.hexadecimal, in: \.drawings)
      case .stroke(_, let stroke, let color):
        note("\(LogNumber.text(stroke.width)) \(color.hexadecimal)", in: \.drawings)
      case .text(let paragraph, _, let color): read(paragraph, in: color)
      case .image(let pixmap, _, let tint):
        for pixel in pixmap.pixels { mix(UInt64(pixel)) }
        if let tint { note(tint.hexadecimal, in: \.drawings) }
      case .backdrop(_, let backdrop):
        note("\(LogNumber.text(backdrop.blurRadius)) \(backdrop.tint.hexadecimal)", in: \.drawings)
      case .group(let group):
        if group.isPicture { group.items.forEach { mixOutline(of: $0) } }
        read(group.items)
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

  private mutating func note(_ text: String, in list: WritableKeyPath<DrawnStyle, [String]>) {
    if !self[keyPath: list].contains(text) { self[keyPath: list].append(text) }
  }

  /// Adds the outline of a shape in a picture, such as a symbol, to the digest.
  private mutating func mixOutline(of item: DisplayItem) {
    guard case .fill(.elements(let elements), _) = item else { return }
    for element in elements {
      guard case .move(let point) = element else { continue }
      mix(point.x.bitPattern)
      mix(point.y.bitPattern)
    }
  }

  private mutating func mix(_ value: UInt64) {
    digest = ((digest ?? 0xCBF2_9CE4_8422_2325) ^ value) &* 0x100_0000_01B3
  }
}

extension [String] {
  fileprivate var listed: String? { isEmpty ? nil : joined(separator: ", ") }
}

extension FontFace {
  /// The file name and the size, followed by variations and synthetic styles.
  fileprivate var words: String {
    let file = path.split(separator: "/").last ?? ""
    var words = ["\(file.prefix { $0 != "." })", LogNumber.text(size)]
    if !variations.isEmpty { words.append(variations) }
    if isSlanted { words.append("slanted") }
    if isEmboldened { words.append("emboldened") }
    if isRounded { words.append("rounded") }
    return words.joined(separator: " ")
  }
}

extension Color {
  /// `#RRGGBB`, or `#RRGGBBAA` for a colour that is not opaque.
  fileprivate var hexadecimal: String {
    let components = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return components.reduce(into: "#") { text, component in
      let value = Int((component * 255).rounded())
      text += (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
  }
}

extension AffineTransform {
  fileprivate var entries: String { [a, b, c, d, tx, ty].map(LogNumber.text).joined(separator: " ") }
}

import Graphics

extension View {
  /// Returns the tree as laid out, as a value.
  ///
  /// - Parameter hasStyles: Whether to include the style of each view.
  package func layoutNode(withStyles hasStyles: Bool = false) -> LayoutNode {
    let insets = insetsOfAlignmentRect
    var node = LayoutNode(
      id: label, elementClass: elementClass, name: knownName, frame: frame,
      alignmentRect: frame.inset(by: insets), isHidden: isHidden, isAmbiguous: hasAmbiguousLayout, text: textSummary,
      style: hasStyles ? layoutStyle() : nil, children: subviews.map { $0.layoutNode(withStyles: hasStyles) })
    node.contentOffset = boundsOrigin
    return node
  }

  /// Returns the style of the view, with resolved fonts and colours, collected from the items that it draws.
  private func layoutStyle() -> LayoutStyle {
    var style = LayoutStyle()
    if let color = backgroundColor.map(resolved), color.alpha > 0 { style.values[.background] = color.words }
    if borderWidth > 0 {
      style.values[.border] = "\(LogNumber.text(borderWidth)) \(resolved(borderColor ?? .black).words)"
    }
    if cornerRadius > 0 { style.values[.cornerRadius] = LogNumber.text(cornerRadius) }
    if alpha < 1 { style.values[.alpha] = LogNumber.text(alpha) }
    if transform != .identity { style.values[.transform] = transform.entries }
    for (part, color) in (self as? any ColoredParts)?.coloredParts ?? [] {
      if let color { style.values[part] = resolved(color).words }
    }
    environment?.shownFonts = []
    var reader = DrawnStyle(hasText: textSummary != nil)
    reader.read(drawnItems())
    reader.read(drawnOverlayItems())
    reader.fonts = environment?.shownFonts?.map(\.words) ?? []
    environment?.shownFonts = nil
    return style.merging(reader)
  }
}

extension LayoutStyle {
  fileprivate func merging(_ look: DrawnStyle) -> LayoutStyle {
    var style = self
    style.values[.font] = look.fonts.listed
    style.values[.textColor] = look.textColors.listed
    style.values[.tint] = look.tint
    style.values[.drawing] = look.drawings.listed
    if let digest = look.digest {
      style.values[.image] = ImageDigests(shown: digest.value, contents: look.contentsDigest?.value).value
    }
    return style
  }
}

/// A view with parts that have colours of their own.
package protocol ColoredParts: View {
  /// The colours that were chosen for parts of the view; `nil` for the default.
  var coloredParts: [(LayoutStyle.Property, Color?)] { get }
}

/// The fonts, colours and images in display items, each once, in drawing order.
private struct DrawnStyle {
  /// Whether the view reports its text in a summary. If not, its glyphs are icons.
  let hasText: Bool
  var fonts: [String] = []
  var textColors: [String] = []
  var drawings: [String] = []
  /// The tint colour, if a part is drawn in it.
  var tint: String?
  /// The digest of images and icons, or `nil` if there are none.
  var digest: PictureDigest?
  private var images: [Pixmap] = []
  /// What the digest has of icons.
  private var icons: [UInt64] = []

  /// The digest of images and icons with each drawing in its own size, or `nil` if there is no drawing.
  var contentsDigest: PictureDigest? {
    guard images.contains(where: { $0.drawing != nil }) else { return nil }
    var digest = PictureDigest()
    for image in images {
      if let drawing = image.drawing { digest.mix(drawing) } else { digest.mix(image) }
    }
    for icon in icons { digest.mix(icon) }
    return digest
  }

  init(hasText: Bool) { self.hasText = hasText }

  mutating func read(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .fill(_, let color): note(color)
      case .stroke(_, let stroke, let color):
        note(color, "\(LogNumber.text(stroke.width)) ")
      case .text(let paragraph, _, let color): read(paragraph, in: color)
      case .image(let pixmap, _, let tint):
        digest = digest ?? PictureDigest()
        digest?.mix(pixmap)
        images.append(pixmap)
        if let tint { note(tint) }
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
      let color = run.color ?? color
      if color.isFromTint { tint = color.words } else { note(color.words, in: \.textColors) }
      if !hasText { for glyph in run.glyphs { mix(UInt64(glyph.id)) } }
    }
    for decoration in paragraph.lines.flatMap({ $0.decorations + $0.backgrounds }) {
      note(decoration.color ?? color)
    }
  }

  /// Notes the colour of a shape, after what else is to be said about the shape.
  private mutating func note(_ color: Color, _ prefix: String = "") {
    if color.isFromTint { tint = color.words } else { note(prefix + color.words, in: \.drawings) }
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

  /// Adds a part of an icon to the digest.
  private mutating func mix(_ value: UInt64) {
    digest = digest ?? PictureDigest()
    digest?.mix(value)
    icons.append(value)
  }
}

extension [String] {
  fileprivate var listed: String? { isEmpty ? nil : joined(separator: "; ") }
}

extension Font {
  /// The font as a developer chooses it: `Title 1, 28 pt`, `system 14` or `Avenir-Book 12`, followed by what differs
  /// from the usual.
  fileprivate var words: String {
    var words: String
    if let scaling, scaling.baseSize == nil {
      words = "\(scaling.textStyle.words), \(LogNumber.text(size)) pt"
    } else {
      words = "\(familyWords) \(LogNumber.text(size))"
    }
    if let weightWord { words += " \(weightWord)" }
    if isItalic { words += " italic" }
    if hasMonospacedDigits { words += " with monospaced digits" }
    return words
  }

  private var familyWords: String {
    switch family {
    case .system: "system"
    case .roundedSystem: "rounded system"
    case .serifSystem: "serif system"
    case .monospacedSystem: "monospaced system"
    case .named(let name): name
    case .icons: "icons"
    }
  }

  /// The weight if it is not the usual one of the typeface or text style, by its name in UIKit.
  private var weightWord: String? {
    if case .named = family { return nil }
    guard weight != (scaling?.textStyle == .headline ? 600 : 400) else { return nil }
    let names = [
      100: "ultralight", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold", 700: "bold",
      800: "heavy", 900: "black",
    ]
    return names[weight] ?? "weight \(weight)"
  }
}

extension TextStyle {
  /// The style's name in Interface Builder: `Title 1`, `Body`.
  fileprivate var words: String {
    switch self {
    case .largeTitle: "Large Title"
    case .title1: "Title 1"
    case .title2: "Title 2"
    case .title3: "Title 3"
    case .headline: "Headline"
    case .body: "Body"
    case .callout: "Callout"
    case .subheadline: "Subheadline"
    case .footnote: "Footnote"
    case .caption1: "Caption 1"
    case .caption2: "Caption 2"
    }
  }
}

extension Color {
  fileprivate var isFromTint: Bool { if case .tint = source { true } else { false } }
}

extension AffineTransform {
  fileprivate var entries: String { [a, b, c, d, tx, ty].map(LogNumber.text).joined(separator: " ") }
}

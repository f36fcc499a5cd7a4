import AutoLayout
import Graphics

/// How a view sets a text: everything but the text and the room.
struct TextSettings: Hashable, Sendable {
  /// The most lines; 0 for any number.
  var maximumLines = 1
  /// What happens to text that does not fit, unless the text says so itself.
  var lineBreakMode = LineBreakMode.truncatingTail
  /// Where lines prefer to break.
  var lineBreakStrategy = LineBreakStrategy.standard
  /// Where lines stand, unless the text says so itself.
  var alignment = TextAlignment.natural
  /// Whether letters move closer before text is replaced by an ellipsis.
  var allowsTightening = false
  /// Whether a line runs below links, as in labels.
  var underlinesLinks = true
  /// The colour of links; none for the platform's.
  var linkColor: Color?
  /// A factor on the size of every font, after it was brought to the view's text size.
  var fontScale = 1.0
  /// Where the whole text stands between top and bottom.
  var verticalAlignment = VerticalAlignment.center
}

extension View {
  /// The text laid out in this view's language and direction, no wider than `width`; none before layout or without
  /// text.
  func paragraph(_ text: AttributedText, width: Double? = nil, settings: TextSettings = TextSettings()) -> Paragraph? {
    guard let environment, !text.isEmpty else { return nil }
    let traits = traitCollection
    var request = ParagraphRequest(
      runs: adapted(text.runs, to: traits, settings), language: traits.locale == "base" ? "en" : traits.locale,
      direction: effectiveUserInterfaceLayoutDirection, width: width, maximumLines: settings.maximumLines,
      lineBreakMode: settings.lineBreakMode, alignment: settings.alignment,
      allowsTightening: settings.allowsTightening, pixelScale: traits.displayScale)
    request.lineBreakStrategy = settings.lineBreakStrategy
    return environment.measuring.paragraph(for: request)
  }

  /// The text's size when no wider than `width`, in points; zero before layout or without text.
  func textSize(_ text: AttributedText, width: Double? = nil, settings: TextSettings = TextSettings()) -> Size {
    paragraph(text, width: width, settings: settings)?.size ?? .zero
  }

  /// The text placed within a room, shortened to what fits.
  func place(_ text: AttributedText, in room: Rect, settings: TextSettings = TextSettings()) -> PlacedText? {
    guard let fitted = fit(text, in: room, settings: settings) else { return nil }
    let height = fitted.paragraph.size.height
    let top =
      switch settings.verticalAlignment {
      case .center: room.midY - height / 2
      case .top, .fill: room.minY
      case .bottom: room.maxY - height
      }
    let left =
      fitted.isWrapped
      ? room.minX
      : room.minX
        + slack(text.alignment ?? settings.alignment, in: room.width - fitted.paragraph.size.width)
    return PlacedText(
      paragraph: fitted.paragraph, origin: Point(x: roundedToPixel(left), y: roundedToPixel(top)), room: room)
  }

  /// The text no wider than `width`: unwrapped where it fits, because setting a paragraph again at its own width can
  /// move line breaks.
  func paragraph(_ text: AttributedText, fitting width: Double, settings: TextSettings) -> Paragraph? {
    guard let natural = paragraph(text, settings: settings) else { return nil }
    return fits(natural, width) && !text.mixesAlignments
      ? natural : paragraph(text, width: max(width, 0), settings: settings)
  }

  /// The text within a room: with no more lines than the room is high, at least one.
  private func fit(
    _ text: AttributedText, in room: Rect, settings: TextSettings
  ) -> (paragraph: Paragraph, isWrapped: Bool)? {
    guard let full = paragraph(text, fitting: room.width, settings: settings) else { return nil }
    let lines = full.lines.count
    let isTooTall = full.size.height > room.height + 0.5 / traitCollection.displayScale
    guard isTooTall, lines > 1 else {
      return (full, !fits(full, room.width) || full != paragraph(text, settings: settings))
    }
    var shortened = settings
    shortened.maximumLines = max(1, Int(Double(lines) * (room.height + 0.5) / full.size.height))
    return paragraph(text, width: max(room.width, 0), settings: shortened).map { ($0, true) }
  }

  private func fits(_ paragraph: Paragraph, _ width: Double) -> Bool {
    paragraph.size.width <= width + 0.5 / traitCollection.displayScale
  }

  /// How far a text moves from the left within the room it leaves over.
  private func slack(_ alignment: TextAlignment, in room: Double) -> Double {
    switch alignment {
    case .left: 0
    case .right: room
    case .center: room / 2
    case .natural, .justified: isRightToLeft ? room : 0
    }
  }
}

extension View {
  /// The pieces of a text as this view shows them: in its fonts, links in their colour.
  func adapted(_ runs: [TextRun], to traits: TraitCollection, _ settings: TextSettings) -> [TextRun] {
    let isPlain = settings.fontScale == 1 && traits.legibilityWeight == .regular
    guard !isPlain || runs.contains(where: { $0.font.scaling != nil || $0.link != nil }) else { return runs }
    let adjusts = adjustsFonts
    return runs.map { run in
      var run = run
      run.font = run.font.adapted(to: traits, adjusts: adjusts)
      if settings.fontScale != 1 { run.font = run.font.withSize(run.font.size * settings.fontScale) }
      if run.link != nil { showLink(in: &run, settings) }
      return run
    }
  }

  /// A font as this view shows it.
  func adapted(_ font: Font) -> Font { font.adapted(to: traitCollection, adjusts: adjustsFonts) }

  /// The height of a line of a font as this view shows it, in points; none before layout.
  func lineHeight(of font: Font) -> Double? { environment?.measuring.metrics(for: adapted(font)).lineHeight }

  private func showLink(in run: inout TextRun, _ settings: TextSettings) {
    run.color = settings.linkColor ?? color(.link)
    if settings.underlinesLinks { run.isUnderlined = true }
  }

  private var adjustsFonts: Bool {
    (self as? any ContentSizeCategoryAdjusting)?.adjustsFontForContentSizeCategory ?? false
  }
}

/// A measured paragraph at its place in a view.
struct PlacedText {
  var paragraph: Paragraph
  /// The paragraph's top left in the view's coordinates.
  var origin: Point
  /// The room the text was given, in the view's coordinates.
  var room: Rect

  /// The items that draw the text, cut off at its room where it is too tall for it.
  func items(color: Color) -> [DisplayItem] {
    let items = backgrounds + [DisplayItem.text(paragraph, at: origin, color)]
    let overflows = paragraph.size.height > room.height + 0.5 || paragraph.size.width > room.width + 0.5
    return overflows ? [.group(DisplayGroup(clip: .rect(room), items: items))] : items
  }

  /// The text in a layout's result.
  func summary(of string: String) -> TextSummary {
    TextSummary(
      string: string, lines: paragraph.lines.count, isTruncated: paragraph.isTruncated,
      firstBaseline: origin.y + paragraph.firstBaseline, lastBaseline: origin.y + paragraph.lastBaseline)
  }

  private var backgrounds: [DisplayItem] {
    paragraph.lines.flatMap(\.backgrounds).compactMap { area in
      guard let color = area.color else { return nil }
      return .fill(.rect(area.rect.offset(by: origin)), color)
    }
  }
}

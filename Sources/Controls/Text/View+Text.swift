import AutoLayout
import Graphics

/// The settings for laying out text in a view.
struct TextSettings: Hashable, Sendable {
  /// The maximum number of lines, or 0 for no limit.
  var maximumLines = 1
  /// How text that does not fit is wrapped or truncated; paragraph styles take precedence.
  var lineBreakMode = LineBreakMode.truncatingTail
  var lineBreakStrategy = LineBreakStrategy.standard
  /// The alignment of lines; paragraph styles take precedence.
  var alignment = TextAlignment.natural
  /// Whether letters are moved closer together before text is truncated.
  var allowsTightening = false
  /// Whether links are underlined, as in labels.
  var underlinesLinks = true
  /// The colour of links, or `nil` for the system's link colour.
  var linkColor: Color?
  /// A factor for the sizes of all fonts, applied after they are scaled to the text size of the view.
  var fontScale = 1.0
  /// The vertical position of the text in the rectangle that it is fitted into.
  var verticalAlignment = VerticalAlignment.center
}

extension View {
  /// Returns the text laid out in the view's language and direction, wrapped at `width` points.
  ///
  /// - Returns: The paragraph, or `nil` if the text is empty or the view is not part of a layout yet.
  func paragraph(_ text: AttributedText, width: Double? = nil, settings: TextSettings = TextSettings()) -> Paragraph? {
    guard let environment, !text.isEmpty else { return nil }
    let traits = traitCollection
    var request = ParagraphRequest(
      runs: adapted(text.runs, to: traits, settings, in: environment), language: traits.textLanguage,
      direction: effectiveUserInterfaceLayoutDirection, width: width, maximumLines: settings.maximumLines,
      lineBreakMode: settings.lineBreakMode, alignment: settings.alignment,
      allowsTightening: settings.allowsTightening, pixelScale: traits.displayScale)
    request.lineBreakStrategy = settings.lineBreakStrategy
    return environment.measuring.paragraph(for: request)
  }

  /// Returns the size of the text in points, wrapped at `width` points. It is zero if the text is empty or the view is
  /// not part of a layout yet.
  func textSize(_ text: AttributedText, width: Double? = nil, settings: TextSettings = TextSettings()) -> Size {
    paragraph(text, width: width, settings: settings)?.size ?? .zero
  }

  /// Returns the text placed in the rectangle `room`, truncated if it does not fit.
  ///
  /// - Parameter measuredWidth: The width in points that the text was measured at if it is not that of the room. Its
  ///   lines are used if they fit.
  func place(
    _ text: AttributedText, in room: Rect, measuredAt measuredWidth: Double? = nil,
    settings: TextSettings = TextSettings()
  ) -> PlacedText? {
    let measured = measuredWidth.flatMap { fit(text, in: room, wrappedAt: $0, settings: settings) }
    let isMeasuredUsable = measured.map { fits($0.paragraph, room.width) && !$0.paragraph.isTruncated } ?? false
    guard
      let fitted = isMeasuredUsable
        ? measured : fit(text, in: room, wrappedAt: room.width, settings: settings)
    else { return nil }
    let height = fitted.paragraph.size.height
    let top =
      switch settings.verticalAlignment {
      case .center: room.midY - height / 2
      case .top, .fill: room.minY
      case .bottom: room.maxY - height
      }
    let textWidth = fitted.wrappingWidth ?? fitted.paragraph.size.width
    let left = room.minX + slack(text.alignment ?? settings.alignment, in: room.width - textWidth)
    return PlacedText(
      paragraph: fitted.paragraph, origin: Point(x: roundedToPixel(left), y: roundedToPixel(top)), room: room,
      view: self)
  }

  /// Returns the text wrapped at `width` points. If it fits unwrapped, it is not laid out again at its own width,
  /// because that could move line breaks.
  func paragraph(_ text: AttributedText, fitting width: Double, settings: TextSettings) -> Paragraph? {
    fitted(text, at: width, settings: settings)?.paragraph
  }

  /// Returns the text wrapped at `width` points, and that width unless the text fits unwrapped.
  private func fitted(_ text: AttributedText, at width: Double, settings: TextSettings) -> FittedText? {
    guard let natural = paragraph(text, settings: settings) else { return nil }
    if fits(natural, width), !text.mixesAlignments { return FittedText(paragraph: natural) }
    let width = max(width, 0)
    return paragraph(text, width: width, settings: settings).map { FittedText(paragraph: $0, wrappingWidth: width) }
  }

  /// Returns the text with as many lines as the height of the rectangle allows, but at least one.
  private func fit(
    _ text: AttributedText, in room: Rect, wrappedAt width: Double, settings: TextSettings
  ) -> FittedText? {
    guard let full = fitted(text, at: width, settings: settings) else { return nil }
    let lines = full.paragraph.lines.count
    let height = full.paragraph.size.height
    guard lines > 1, height > room.height, height > room.height + 0.5 / traitCollection.displayScale else {
      return full
    }
    var shortened = settings
    shortened.maximumLines = max(1, Int(bounded: Double(lines) * (room.height + 0.5) / height))
    let limit = max(width, 0)
    return paragraph(text, width: limit, settings: shortened).map { FittedText(paragraph: $0, wrappingWidth: limit) }
  }

  private func fits(_ paragraph: Paragraph, _ width: Double) -> Bool {
    paragraph.size.width <= width || paragraph.size.width <= width + 0.5 / traitCollection.displayScale
  }

  /// Returns the distance of text from the left edge. `room` is the width that the text does not fill.
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
  /// Returns text runs with the fonts that the view shows and with links in the link colour.
  private func adapted(
    _ runs: [TextRun], to traits: TraitCollection, _ settings: TextSettings, in environment: LayoutEnvironment
  ) -> [TextRun] {
    if environment.shownFonts != nil { noteFonts(of: runs, traits, in: environment) }
    // The text engine knows the same array again without comparing its elements.
    guard settings.fontScale != 1 || runs.indices.contains(where: { changesRun(at: $0, of: runs, in: traits) }) else {
      return runs
    }
    let adjusts = adjustsFonts
    return runs.map { run in
      var run = run
      run.font = run.font.adapted(to: traits, adjusts: adjusts)
      if settings.fontScale != 1 { run.font = run.font.withSize(run.font.size * settings.fontScale) }
      if run.link != nil { showLink(in: &run, settings) }
      if run.hasDynamicColor { resolveColors(of: &run) }
      return run
    }
  }

  /// Returns whether the view shows a run with another font or other colours. Reads only the attributes that this
  /// takes, because every request for a text asks, and a run is large.
  private func changesRun(at index: Int, of runs: [TextRun], in traits: TraitCollection) -> Bool {
    if runs[index].link != nil || runs[index].hasDynamicColor { return true }
    guard runs[index].font.scaling != nil || traits.legibilityWeight == .bold else { return false }
    return runs[index].font.adapted(to: traits, adjusts: adjustsFonts) != runs[index].font
  }

  /// Adds the fonts of runs to those of the view, at their full size: a text that shrinks to fit has the same style.
  private func noteFonts(of runs: [TextRun], _ traits: TraitCollection, in environment: LayoutEnvironment) {
    for run in runs where run.font.family != .icons {
      let font = run.font.adapted(to: traits, adjusts: adjustsFonts)
      if environment.shownFonts?.contains(font) == false { environment.shownFonts?.append(font) }
    }
  }

  /// Returns a font as the view shows it, at its text size and legibility weight.
  func adapted(_ font: Font) -> Font { font.adapted(to: traitCollection, adjusts: adjustsFonts) }

  /// Returns the line height of a font in points, or `nil` if the view is not part of a layout yet.
  func lineHeight(of font: Font) -> Double? { environment?.measuring.metrics(for: adapted(font)).lineHeight }

  private func showLink(in run: inout TextRun, _ settings: TextSettings) {
    run.color = settings.linkColor ?? color(.link)
    if settings.underlinesLinks { run.isUnderlined = true }
  }

  private func resolveColors(of run: inout TextRun) {
    for part in TextRun.colors { run[keyPath: part] = run[keyPath: part].map(resolved) }
  }

  private var adjustsFonts: Bool {
    (self as? any ContentSizeCategoryAdjusting)?.adjustsFontForContentSizeCategory ?? false
  }
}

/// A paragraph laid out for a width.
private struct FittedText {
  let paragraph: Paragraph
  /// The width in points that the positions of the lines are relative to, or `nil` for that of the paragraph.
  var wrappingWidth: Double?
}

/// A paragraph with its position in a view.
struct PlacedText {
  var paragraph: Paragraph
  /// The top left corner of the paragraph in the view's coordinates.
  var origin: Point
  /// The rectangle that the text was fitted into, in the view's coordinates.
  var room: Rect
  /// The view that shows the text.
  let view: View

  /// Returns the display items for the text, clipped to its rectangle if it may be larger.
  func items(color: Color) -> [DisplayItem] {
    let items = backgrounds + [DisplayItem.text(paragraph, at: origin, color)] + attachments(color: color)
    let overflows = paragraph.size.height > room.height + 0.5 || paragraph.size.width > room.width + 0.5
    return overflows || paragraph.hasLowLines ? [.group(DisplayGroup(clip: .rect(room), items: items))] : items
  }

  /// Returns the summary of the text for the layout result.
  func summary(of string: String) -> TextSummary {
    TextSummary(
      string: string, lines: paragraph.lines.count, isTruncated: paragraph.isTruncated,
      firstBaseline: origin.y + paragraph.firstBaseline, lastBaseline: origin.y + paragraph.lastBaseline)
  }

  /// Returns the images in the text. Symbols and templates have the colour of the text.
  private func attachments(color: Color) -> [DisplayItem] {
    paragraph.lines.flatMap(\.attachments).flatMap { place -> [DisplayItem] in
      guard let image = place.attachment.image else { return [] }
      return view.items(of: image, in: place.rect.offset(by: origin), tint: place.color ?? color)
    }
  }

  private var backgrounds: [DisplayItem] {
    paragraph.lines.flatMap(\.backgrounds).compactMap { area in
      guard let color = area.color else { return nil }
      return .fill(.rect(area.rect.offset(by: origin)), color)
    }
  }
}

extension TextRun {
  fileprivate static var colors: [WritableKeyPath<TextRun, Color?>] {
    [\.color, \.backgroundColor, \.underlineColor, \.strikethroughColor]
  }

  fileprivate var hasDynamicColor: Bool {
    color?.isDynamic ?? false || backgroundColor?.isDynamic ?? false || underlineColor?.isDynamic ?? false
      || strikethroughColor?.isDynamic ?? false
  }
}

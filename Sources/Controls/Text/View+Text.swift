import AutoLayout
import Graphics

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

  /// A coordinate moved to the nearest device pixel.
  func roundedToPixel(_ coordinate: Double) -> Double {
    let scale = traitCollection.displayScale
    return (coordinate * scale).rounded() / scale
  }

  /// An extent grown to whole device pixels; rounding errors of sums do not count as a pixel.
  func ceiledToPixel(_ extent: Double) -> Double {
    let scale = traitCollection.displayScale
    return (extent * scale - 0.001).rounded(.up) / scale
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
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch alignment {
    case .left: 0
    case .right: room
    case .center: room / 2
    case .natural, .justified: isRightToLeft ? room : 0
    }
  }
}

import Graphics

extension View {
  /// A target that asks for the smallest size.
  public static let layoutFittingCompressedSize = Size.zero
  /// A target that asks for the largest size.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// The size the tree takes when each extent approaches a target at a priority, in the environment it was last laid out
  /// in.
  func fittingSize(_ target: Size, horizontal: LayoutPriority, vertical: LayoutPriority) -> Size {
    let own = ownEnvironment
    defer { ownEnvironment = own }
    return systemLayoutSizeFitting(
      target, horizontalFittingPriority: horizontal, verticalFittingPriority: vertical,
      in: environment ?? LayoutEnvironment(traits: TraitCollection(), measuring: NoTextMeasuring()))
  }
}

/// Gives texts no size: what there is before a tree has met a text engine.
private final class NoTextMeasuring: TextMeasuring {
  func paragraph(for request: ParagraphRequest) -> Paragraph { Paragraph(size: .zero, lines: []) }
  func metrics(for font: Font) -> FontExtents { FontExtents(ascent: 0, descent: 0, lineHeight: 0, capHeight: 0) }
  func hasFamily(_ family: Font.Family) -> Bool { true }
}

import Graphics

/// Lays out a sheet's labels, one line each.
struct SheetText {
  let measuring: any TextMeasuring

  func paragraph(_ string: String, _ font: Font, width: Double? = nil) -> Paragraph {
    measuring.paragraph(
      for: ParagraphRequest(
        runs: [TextRun(string, font: font)], width: width, lineBreakMode: .truncatingMiddle, alignment: .left,
        pixelScale: ContactSheet.scale))
  }
}

internal import CPango
import Graphics

extension StyledText {
  /// The fonts, spacings and run boundaries of a paragraph as Pango's attributes; the caller owns the list.
  func pangoAttributes(of paragraph: TextParagraph) -> OpaquePointer {
    // Only fails without memory.
    let list: OpaquePointer = pango_attr_list_new()
    for spacing in spacings[overlapping: paragraph.bytes, \.bytes] {
      list.add(pango_attr_letter_spacing_new(spacing.advance), to: spacing.bytes, of: paragraph)
    }
    // Pango would put a hyphen wherever it breaks within a word; the paragraph has those that are wanted.
    list.add(pango_attr_insert_hyphens_new(0), to: paragraph.bytes, of: paragraph)
    guard runs.count > 1 else { return list }
    let overlapping = runs[overlapping: paragraph.bytes, \.bytes]
    for (number, run) in zip(overlapping.indices, overlapping) {
      list.add(pango_attr_font_desc_new(run.font.description), to: run.bytes, of: paragraph)
      // A colour of its own keeps each run's glyphs apart from the next's; it is never drawn in.
      let color = pango_attr_foreground_new(UInt16(number >> 16 & 0xFFFF), UInt16(number & 0xFFFF), 0)
      list.add(color, to: run.bytes, of: paragraph)
    }
    return list
  }
}

extension Array {
  /// Those of the elements, which follow one another, that have some of the bytes.
  fileprivate subscript(overlapping bytes: Range<Int>, _ elementBytes: (Element) -> Range<Int>) -> ArraySlice<Element> {
    let first = firstIndexEnding(after: bytes.lowerBound, elementBytes)
    var end = first
    while end < count && elementBytes(self[end]).lowerBound < bytes.upperBound { end += 1 }
    return self[first..<end]
  }
}

extension OpaquePointer {
  /// Hands an attribute for some of a text's bytes to a paragraph's list of attributes.
  fileprivate func add(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, to bytes: Range<Int>, of paragraph: TextParagraph
  ) {
    guard let attribute else { return }
    let shared = bytes.clamped(to: paragraph.bytes)
    attribute.pointee.start_index = UInt32(paragraph.place(ofByte: shared.lowerBound))
    attribute.pointee.end_index = UInt32(paragraph.place(ofByte: shared.upperBound))
    pango_attr_list_insert(self, attribute)
  }
}

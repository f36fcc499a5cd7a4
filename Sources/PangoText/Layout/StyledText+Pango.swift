internal import CPango

extension StyledText {
  /// The fonts, spacings and run boundaries as Pango's attributes; the caller owns the list.
  func pangoAttributes() -> OpaquePointer {
    // Only fails without memory.
    let list: OpaquePointer = pango_attr_list_new()
    for spacing in spacings { list.add(pango_attr_letter_spacing_new(spacing.advance), to: spacing.bytes) }
    // Pango would put a hyphen wherever it breaks within a word; only soft hyphens ask for one.
    if !string.utf8.contains(0xAD) || !string.unicodeScalars.contains("\u{AD}") {
      list.add(pango_attr_insert_hyphens_new(0), to: 0..<string.utf8.count)
    }
    guard runs.count > 1 else { return list }
    for (number, run) in runs.enumerated() {
      list.add(pango_attr_font_desc_new(run.font.description), to: run.bytes)
      // A colour of its own keeps each run's glyphs apart from the next's; it is never drawn in.
      list.add(pango_attr_foreground_new(UInt16(number >> 16 & 0xFFFF), UInt16(number & 0xFFFF), 0), to: run.bytes)
    }
    return list
  }

  /// The text as far as the paragraph reaches in which a line stands, on one line break kind that keeps it one
  /// paragraph to Pango, which counts lines by paragraph.
  ///
  /// - Parameter goesOn: Whether lines follow that are not shown; an ellipsis tells so where their paragraph ends.
  func upToParagraphEnd(after line: Range<Int>, goesOn: Bool) -> String {
    let bytes = Array(string.utf8)
    let end = bytes[line.upperBound...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let shown = String(decoding: bytes[..<end], as: UTF8.self)
    let isWholeLine = end == line.upperBound && goesOn
    return shown.withLineSeparators + (isWholeLine ? "…" : "")
  }
}

extension String {
  /// The same text with line separators for newlines.
  fileprivate var withLineSeparators: String {
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return self }
    return String(map { $0.isNewline ? "\u{2028}" : $0 })
  }
}

extension OpaquePointer {
  /// Hands an attribute for some bytes to a list of attributes.
  fileprivate func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, to bytes: Range<Int>) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(bytes.lowerBound)
    attribute.pointee.end_index = UInt32(bytes.upperBound)
    pango_attr_list_insert(self, attribute)
  }
}

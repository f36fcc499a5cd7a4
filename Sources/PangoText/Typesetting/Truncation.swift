internal import CPango
import Graphics

extension TextBox {
  /// Returns the position of the ellipsis in a line, or `nil` if the mode adds none.
  static func truncation(for mode: LineBreakMode) -> PangoEllipsizeMode? {
    switch mode {
    case .truncatingHead: PANGO_ELLIPSIZE_START
    case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncatingTail: PANGO_ELLIPSIZE_END
    case .wordWrapping, .characterWrapping, .clipping: nil
    }
  }
}

extension Typesetter {
  /// Returns whether the request allows only one line, which is too wide and needs an ellipsis.
  func mustShorten(_ lines: [LineContent], in box: TextBox, _ request: ParagraphRequest) -> Bool {
    request.maximumLines == 1 && box.truncation != nil && lines.contains(where: box.overflows)
  }

  /// Returns as many lines of a paragraph as there is room for, truncated because more text follows.
  func shortened(
    _ lines: [LineContent], to room: Int, _ paragraph: TextParagraph, of text: StyledText, in box: TextBox
  ) -> [LineContent] {
    guard let truncation = box.truncation else {
      return lines.prefix(room - 1) + last(of: lines, at: room - 1, paragraph, of: text, in: box)
    }
    let endsParagraph = lines.count == room && !lines.contains(where: box.overflows)
    // In the last line only the ellipsis splits words.
    let kept = paragraph.withHyphens(upTo: room > 1 ? lines[min(room, lines.count) - 2] : nil)
    return layOutTruncated(kept, of: text, in: box, truncation, room: room, addsEllipsis: endsParagraph)
  }

  /// Returns the last line that there is room for: the rest of the paragraph if it is cut off at the edge.
  private func last(
    of lines: [LineContent], at index: Int, _ paragraph: TextParagraph, of text: StyledText, in box: TextBox
  ) -> [LineContent] {
    guard box.clipsLastLine, lines.count > index + 1, lines[index].isBroken else {
      return Array(lines.dropFirst(index).prefix(1))
    }
    let start = paragraph.bytes(of: lines[index]).lowerBound
    let rest = TextParagraph(bytes: start..<paragraph.bytes.upperBound, style: paragraph.style)
    var line = layOutUnbroken(rest, of: text, in: box).prefix(1)
    if index > 0, !line.isEmpty { line[line.startIndex].isFirst = false }
    return Array(line)
  }

  /// Returns the lines of a paragraph with an ellipsis in the last one, which Pango adds.
  ///
  /// - Parameter addsEllipsis: Whether the paragraph itself fits and the ellipsis represents the paragraphs after it.
  private func layOutTruncated(
    _ paragraph: TextParagraph, of text: StyledText, in box: TextBox, _ truncation: PangoEllipsizeMode, room: Int,
    addsEllipsis: Bool
  ) -> [LineContent] {
    configure(paragraph, of: text, in: box)
    if addsEllipsis { set(paragraph.characters(in: text.string) + "\u{2026}") }
    configureLineBreaks(of: box)
    pango_layout_set_width(layout, box.pangoWidth)
    pango_layout_set_height(layout, -Int32(min(room, 1_000_000)))
    pango_layout_set_ellipsize(layout, truncation)
    return readLines(of: paragraph, text, omitted: restOfCluster())
  }

  /// Returns the offsets of the end of a cluster with which the text after the ellipsis starts, or `nil` if it starts
  /// with a whole cluster.
  ///
  /// Pango checks the wrong character for where the text may resume (`ends_at_ellipsization_boundary`, off by one), so
  /// that only the vowel sign of an Indic cluster may be left.
  private func restOfCluster() -> Range<Int>? {
    guard let start = TextAfterEllipsis(in: layout)?.start, let characters = pango_layout_get_text(layout) else {
      return nil
    }
    let index = g_utf8_pointer_to_offset(characters, characters + start)
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return nil }
    var end = index
    while end < Int(count) - 1, attributes[end].is_cursor_position == 0 { end += 1 }
    guard end > index else { return nil }
    return start..<characters.distance(to: g_utf8_offset_to_pointer(characters, end))
  }

  /// Returns the size that a truncated text needs to be shown completely.
  func need(of request: ParagraphRequest) -> TextNeed {
    let unbroken = typeset(request.free(width: nil))
    let width = request.width ?? unbroken.widestLine
    let whole = typeset(request.free(width: request.width))
    let roomier = typeset(request.free(width: request.width.map { $0 + TextNeed.margin(ofWidth: $0) }))
    return TextNeed(
      allowedWidth: width, allowedLines: max(0, request.maximumLines), width: unbroken.widestLine,
      lines: whole.lines.count, height: whole.size.height, leastLines: roomier.lines.count)
  }
}

/// The position at which the text of a layout resumes after an ellipsis.
struct TextAfterEllipsis {
  /// The offset of the first byte after the omitted text.
  let start: Int

  /// Finds the position in the last line of a layout, or returns `nil` if no text follows an ellipsis.
  init?(in layout: OpaquePointer) {
    guard let line = pango_layout_get_line_readonly(layout, pango_layout_get_line_count(layout) - 1) else { return nil }
    var offsets: [Int] = []
    var ellipsis: Int?
    var node = line.pointee.runs
    while let current = node {
      if let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self), let item = run.pointee.item {
        let isEllipsis = UInt32(item.pointee.analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
        if isEllipsis { ellipsis = Int(item.pointee.offset) } else { offsets.append(Int(item.pointee.offset)) }
      }
      node = current.pointee.next
    }
    guard let ellipsis, let next = offsets.filter({ $0 > ellipsis }).min() else { return nil }
    start = next
  }
}

extension ParagraphRequest {
  /// Returns the request without a limit on the number of lines.
  fileprivate func free(width: Double?) -> ParagraphRequest {
    var request = self
    request.width = width
    request.maximumLines = 0
    return request
  }
}

extension Paragraph {
  fileprivate var widestLine: Double { lines.map(\.width).max() ?? 0 }
}

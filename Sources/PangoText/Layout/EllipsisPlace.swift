internal import CPango

/// Where in a layout's text an ellipsis stands for what was left out.
struct EllipsisPlace {
  /// The byte that the text goes on with.
  let end: Int

  /// The place in a layout's last line; none where nothing was left out.
  init?(in layout: OpaquePointer) {
    guard let line = pango_layout_get_line_readonly(layout, pango_layout_get_line_count(layout) - 1) else { return nil }
    var node = line.pointee.runs
    while let current = node {
      if let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self), let item = run.pointee.item,
        UInt32(item.pointee.analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
      {
        end = Int(item.pointee.offset + item.pointee.length)
        return
      }
      node = current.pointee.next
    }
    return nil
  }
}

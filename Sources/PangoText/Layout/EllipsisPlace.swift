internal import CPango

/// Where in a layout's text an ellipsis stands for what was left out.
struct EllipsisPlace {
  /// The byte that the text goes on with.
  let end: Int

  /// The place in a layout's last line; none where nothing was left out.
  init?(in layout: OpaquePointer) {
    guard let line = pango_layout_get_line_readonly(layout, pango_layout_get_line_count(layout) - 1) else { return nil }
    var offsets: [Int] = []
    var place: Int?
    var node = line.pointee.runs
    while let current = node {
      if let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self), let item = run.pointee.item {
        let isEllipsis = UInt32(item.pointee.analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
        if isEllipsis { place = Int(item.pointee.offset) } else { offsets.append(Int(item.pointee.offset)) }
      }
      node = current.pointee.next
    }
    guard let place, let next = offsets.filter({ $0 > place }).min() else { return nil }
    end = next
  }
}

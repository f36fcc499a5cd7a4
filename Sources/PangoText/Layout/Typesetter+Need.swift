import Graphics

extension Typesetter {
  /// What a text that is cut off at a request's limits needs to be shown whole.
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

extension ParagraphRequest {
  /// The same text in as many lines as it takes.
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

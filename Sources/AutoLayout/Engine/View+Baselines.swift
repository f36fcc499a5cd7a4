extension View {
  /// The view inside this one, or the view itself, that in the end brings a baseline. A view that is not inside brings none.
  package func baselineSource(isFirst: Bool) -> View {
    var source = self
    while true {
      let next = isFirst ? source.forFirstBaselineLayout : source.forLastBaselineLayout
      guard next !== source, next.isInside(source) else { return source }
      source = next
    }
  }

  /// How far the drawn text is from the baseline that layout reckons with, in points, downwards; none without a text.
  ///
  /// Layout takes a text's baseline to be where it is at the natural height (Auto Layout Guide, Debugging Tricks and
  /// Tips, Understanding Edge Cases).
  package func baselineDeparture(isFirst: Bool) -> Double? {
    let width = frame.inset(by: alignmentRectInsets).width
    guard let text = textSummary, text.lines > 0 else { return nil }
    if isFirst {
      return firstBaselineOffset(atWidth: width).map { text.firstBaseline - alignmentRectInsets.top - $0 }
    }
    return lastBaselineOffset(atWidth: width).map {
      text.lastBaseline - (frame.height - alignmentRectInsets.bottom - $0)
    }
  }

  /// By how much the view is higher than its content asks for, in points; none where the content asks for nothing.
  package var heightBeyondContent: Double? {
    let area = frame.inset(by: alignmentRectInsets)
    let natural = measuresHeightAtWidth ? intrinsicContentSize(atWidth: area.width) : intrinsicContentSize
    return natural.height >= 0 ? area.height - natural.height : nil
  }
}

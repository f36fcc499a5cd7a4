import Graphics

/// How strongly a view holds its natural size, by axis.
struct ContentPriorities: Equatable {
  /// The two ways of holding it.
  enum Side {
    /// Against growing past it.
    case hugging
    /// Against being smaller.
    case compressionResistance
  }

  private var horizontalHugging = LayoutPriority.defaultLow
  private var verticalHugging = LayoutPriority.defaultLow
  private var horizontalCompressionResistance = LayoutPriority.defaultHigh
  private var verticalCompressionResistance = LayoutPriority.defaultHigh

  subscript(side: Side, axis: Axis) -> LayoutPriority {
    get {
      switch (side, axis) {
      case (.hugging, .horizontal): horizontalHugging
      case (.hugging, .vertical): verticalHugging
      case (.compressionResistance, .horizontal): horizontalCompressionResistance
      case (.compressionResistance, .vertical): verticalCompressionResistance
      }
    }
    set {
      switch (side, axis) {
      case (.hugging, .horizontal): horizontalHugging = newValue
      case (.hugging, .vertical): verticalHugging = newValue
      case (.compressionResistance, .horizontal): horizontalCompressionResistance = newValue
      case (.compressionResistance, .vertical): verticalCompressionResistance = newValue
      }
    }
  }
}

// The four priorities by name, as documents have them.
extension View {
  /// How strongly the view refuses to grow past its content, in width.
  public var horizontalContentHuggingPriority: LayoutPriority {
    get { contentHuggingPriority(for: .horizontal) }
    set { setContentHuggingPriority(newValue, for: .horizontal) }
  }
  /// How strongly the view refuses to grow past its content, in height.
  public var verticalContentHuggingPriority: LayoutPriority {
    get { contentHuggingPriority(for: .vertical) }
    set { setContentHuggingPriority(newValue, for: .vertical) }
  }
  /// How strongly the view refuses to be smaller than its content, in width.
  public var horizontalCompressionResistancePriority: LayoutPriority {
    get { contentCompressionResistancePriority(for: .horizontal) }
    set { setContentCompressionResistancePriority(newValue, for: .horizontal) }
  }
  /// How strongly the view refuses to be smaller than its content, in height.
  public var verticalCompressionResistancePriority: LayoutPriority {
    get { contentCompressionResistancePriority(for: .vertical) }
    set { setContentCompressionResistancePriority(newValue, for: .vertical) }
  }
}

extension View {
  /// The natural size within a room, with what surrounds the alignment rectangle; the bounds' size along an axis that has
  /// none.
  func contentSizeThatFits(_ room: Size) -> Size {
    let insets = alignmentRectInsets
    let isWrapped = measuresHeightAtWidth && room.width > 0
    var natural = intrinsicContentSize
    // A text that is narrower than the room keeps its own width.
    if isWrapped { natural = intrinsicContentSize(atWidth: min(room.width - insets.horizontal, natural.width)) }
    return Size(
      width: natural.width < 0 ? bounds.width : natural.width + insets.horizontal,
      height: natural.height < 0 ? bounds.height : natural.height + insets.vertical)
  }
}

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

import Graphics

/// A view's content hugging and compression resistance priorities.
struct ContentPriorities: Equatable {
  enum Side {
    /// Resistance to growing beyond the intrinsic size.
    case hugging
    /// Resistance to shrinking below the intrinsic size.
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

extension View {
  /// The priority with which the view resists becoming wider than its intrinsic size.
  public var horizontalContentHuggingPriority: LayoutPriority {
    get { contentHuggingPriority(for: .horizontal) }
    set { setContentHuggingPriority(newValue, for: .horizontal) }
  }
  /// The priority with which the view resists becoming taller than its intrinsic size.
  public var verticalContentHuggingPriority: LayoutPriority {
    get { contentHuggingPriority(for: .vertical) }
    set { setContentHuggingPriority(newValue, for: .vertical) }
  }
  /// The priority with which the view resists becoming narrower than its intrinsic size.
  public var horizontalCompressionResistancePriority: LayoutPriority {
    get { contentCompressionResistancePriority(for: .horizontal) }
    set { setContentCompressionResistancePriority(newValue, for: .horizontal) }
  }
  /// The priority with which the view resists becoming shorter than its intrinsic size.
  public var verticalCompressionResistancePriority: LayoutPriority {
    get { contentCompressionResistancePriority(for: .vertical) }
    set { setContentCompressionResistancePriority(newValue, for: .vertical) }
  }

  // MARK: Fitting

  /// Returns the frame size for the intrinsic size within a limit. Along an axis without an intrinsic size, the current
  /// size is kept.
  func contentSizeThatFits(_ room: Size) -> Size {
    let insets = insetsOfAlignmentRect
    let isWrapped = measuresHeightAtWidth && room.width > 0
    var intrinsic = naturalSize
    // Text narrower than the limit keeps its own width.
    if isWrapped { intrinsic = naturalSize(atWidth: min(room.width - insets.horizontal, intrinsic.width)) }
    return Size(
      width: intrinsic.width < 0 ? bounds.width : intrinsic.width + insets.horizontal,
      height: intrinsic.height < 0 ? bounds.height : intrinsic.height + insets.vertical)
  }

  // MARK: Baselines

  /// Returns the view whose baseline this view uses, directly or through other views: itself or a descendant. A view
  /// that is not a descendant is ignored.
  package func baselineSource(isFirst: Bool) -> View {
    var source = self
    while true {
      let next = source.viewForBaseline(isFirst: isFirst)
      guard next !== source, next.isInside(source) else { return source }
      source = next
    }
  }

  /// Returns how far the drawn text is below the baseline that layout uses, in points, or `nil` for a view without
  /// text.
  package func baselineDeviation(isFirst: Bool) -> Double? {
    guard let text = textSummary, text.lines > 0 else { return nil }
    let area = bounds.inset(by: insetsOfAlignmentRect)
    return baselinePosition(isFirst: isFirst, atWidth: area.width).map {
      (isFirst ? text.firstBaseline : text.lastBaseline) - area.minY - $0.distance(inHeight: area.height)
    }
  }

  /// The height beyond the intrinsic height, in points, or `nil` for a view without an intrinsic height.
  package var heightBeyondContent: Double? {
    let area = frame.inset(by: insetsOfAlignmentRect)
    let intrinsic = measuresHeightAtWidth ? naturalSize(atWidth: area.width) : naturalSize
    return intrinsic.height >= 0 ? area.height - intrinsic.height : nil
  }
}

import Graphics

/// The looks that only canvases and older devices have, as changes of the next newer one. Measured on frames in
/// documents.
extension LookMetrics {
  static let iOS15 = iOS18.changed {
    // Frames saved up to iOS 16.
    ($0.bars.toolbar.height, $0.bars.toolbar.padHeight) = (44, 44)
    $0.bars.tabs.topHeight = nil
    $0.list.chevronWidth = 9.5
    $0.list.headers = HeaderMetrics(plain: 44.5, plainWithoutTitle: 24.5, firstGrouped: 49.5)
  }

  static let iOS13 = iOS15.changed {
    $0.list.chevronWidth = 11
    $0.list.headers = HeaderMetrics(plain: 28, plainWithoutTitle: 28, firstGrouped: 55.5)
    $0.hasMultitaskingDots = false
  }

  /// Documents before toolsVersion 15000, also those of iOS 7.
  static let iOS11 = iOS13.changed {
    // The outline and the divider have the height of the control. The thickness and the colour of signs are by eye.
    $0.stepper = StepperMetrics(
      size: Size(width: 94, height: 29), cornerRadius: 4, dividerHeight: 29, signLength: 13.3, signThickness: 1.6,
      limitColor: .tintColor.opacity(0.35))
    $0.segments = SegmentMetrics(
      height: 28, cornerRadius: 4, titlePadding: 14, gap: 1, usualWeight: 400, selectedWeight: 400,
      selectedField: .tintColor, shadows: [])
    // 39 x 37 points for three pages.
    $0.pages = PageMetrics(height: 37, dotDiameter: 7, indicatorWidth: 7, gap: 9, padding: 0)
    $0.buttons.typeSymbolSize = { _ in Size(width: 22, height: 22) }
    $0.list.chevronWidth = 18
    $0.list.headers = HeaderMetrics(plain: 28, plainWithoutTitle: 0, firstGrouped: 55.5)
    $0.progressHeight = 2
  }
}

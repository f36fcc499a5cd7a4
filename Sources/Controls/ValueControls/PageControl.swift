import AutoLayout
import Graphics

/// A row of dots, one per page.
open class PageControl: Control {
  open override var elementClass: String { "pageControl" }
  open override var platformClass: String { "UIPageControl" }

  public var numberOfPages = 0 { didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } } }
  /// The index of the current page.
  public var currentPage = 0
  /// Whether the control is hidden if there is only one page.
  public var hidesForSinglePage = false
  /// The colour of the other dots, or `nil` for the tertiary label colour.
  public var pageIndicatorTintColor: Color?
  /// The colour of the current dot, or `nil` for the label colour.
  public var currentPageIndicatorTintColor: Color?

  /// Dots are 7 points wide and 9 points apart; from iOS 13 on there is room for a background around them.
  open override var intrinsicContentSize: Size {
    look < .iOS13
      ? Size(width: dotsWidth, height: 37) : Size(width: dotsWidth + 76.5, height: 26)
  }

  open override func displayItems() -> [DisplayItem] {
    guard shownDots > 1 || !hidesForSinglePage else { return [] }
    let start = bounds.midX - (Double(max(shownDots, 1) - 1) * pitch + diameter) / 2
    let rest = pageIndicatorTintColor ?? color(.tertiaryLabel)
    let current = currentPageIndicatorTintColor ?? color(.label)
    return (0..<shownDots).map { index in
      let place = isRightToLeft ? shownDots - 1 - index : index
      let dot = Rect(
        x: start + Double(place) * pitch, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
      return .fill(.ellipse(in: dot), index == currentPage ? current : rest)
    }
  }

  // Dots as drawn. Since iOS 14 they are larger and further apart than the size of the control suggests, as in recorded
  // pictures of iOS 17.5 and 26.2.
  private var diameter: Double { metrics.pages.dotDiameter }
  private var pitch: Double { metrics.pages.pitch }

  /// The number of dots to draw. The limit is more than fit on a screen.
  private var shownDots: Int { min(max(numberOfPages, 0), 500) }

  private var dotsWidth: Double { max(0, Double(shownDots) * 16 - 9) }
}

import AutoLayout
import Graphics

/// A row of dots, one a page.
open class PageControl: Control {
  open override var elementClass: String { "pageControl" }
  open override var platformClass: String { "UIPageControl" }

  /// The number of dots.
  public var numberOfPages = 0 { didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } } }
  /// The page that shows.
  public var currentPage = 0
  /// Whether a single dot is left out.
  public var hidesForSinglePage = false
  /// The dots' colour; none for the platform's.
  public var pageIndicatorTintColor: Color?
  /// The current dot's colour; none for the platform's.
  public var currentPageIndicatorTintColor: Color?

  /// Dots of 7 points, 9 apart; from iOS 14 on there is room for a platter around them.
  open override var intrinsicContentSize: Size {
    generation < .iOS13
      ? Size(width: dotsWidth, height: 37) : Size(width: dotsWidth + 76.5, height: 26)
  }

  open override func displayItems() -> [DisplayItem] {
    guard shownDots > 1 || !hidesForSinglePage else { return [] }
    let start = bounds.midX - dotsWidth / 2
    let rest = pageIndicatorTintColor ?? color(.tertiaryLabel)
    let current = currentPageIndicatorTintColor ?? color(.label)
    return (0..<shownDots).map { index in
      let place = isRightToLeft ? shownDots - 1 - index : index
      let dot = Rect(x: start + Double(place) * 16, y: bounds.midY - 3.5, width: 7, height: 7)
      return .fill(.ellipse(in: dot), index == currentPage ? current : rest)
    }
  }

  /// More dots than a screen is wide are not worth drawing.
  private var shownDots: Int { min(max(numberOfPages, 0), 500) }

  private var dotsWidth: Double { max(0, Double(shownDots) * 16 - 9) }
}

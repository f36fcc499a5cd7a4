import AutoLayout
import Graphics

/// A row of dots, one per page.
open class PageControl: Control {
  open override var viewKind: ViewKind { .pageControl }

  public var numberOfPages = 0 { didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } } }
  /// The index of the current page.
  public var currentPage = 0
  /// Whether the control is hidden if there is only one page.
  public var hidesForSinglePage = false
  /// The colour of the other dots, or `nil` for the tertiary label colour.
  public var pageIndicatorTintColor: Color?
  /// The colour of the current dot, or `nil` for the label colour.
  public var currentPageIndicatorTintColor: Color?

  open override var intrinsicContentSize: Size {
    let images = Double(shownDots) * indicatorWidth + Double(max(0, shownDots - 1)) * metrics.pages.gap
    return Size(width: images + metrics.pages.padding, height: metrics.pages.height)
  }

  open override func displayItems() -> [DisplayItem] {
    guard shownDots > 1 || !hidesForSinglePage else { return [] }
    let start = roundedToPixel(bounds.midX - (Double(max(shownDots, 1) - 1) * pitch + diameter) / 2)
    let top = roundedToPixel(bounds.midY - diameter / 2)
    let rest = pageIndicatorTintColor ?? color(.tertiaryLabel)
    let current = currentPageIndicatorTintColor ?? color(.label)
    return (0..<shownDots).map { index in
      let place = isRightToLeft ? shownDots - 1 - index : index
      let dot = Rect(x: start + Double(place) * pitch, y: top, width: diameter, height: diameter)
      return .fill(.ellipse(in: dot), index == currentPage ? current : rest)
    }
  }

  private var diameter: Double { roundedToPixel(metrics.pages.dotDiameter) }
  private var indicatorWidth: Double { roundedToPixel(metrics.pages.indicatorWidth) }
  /// The distance between the centres of dots.
  private var pitch: Double { indicatorWidth + metrics.pages.gap }

  /// The number of dots to draw. The limit is more than fit on a screen.
  private var shownDots: Int { min(max(numberOfPages, 0), 500) }
}

extension ViewKind {
  package static let pageControl = ViewKind.control.named("pageControl", "UIPageControl") { $0.contentLengths = .both }
}

extension PageControl: ColoredParts {
  package var coloredParts: [(LayoutStyle.Property, Color?)] {
    [(.selectionTint, currentPageIndicatorTintColor), (.trackTint, pageIndicatorTintColor)]
  }
}

extension PageControl: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: numberOfPages > 0, value: "page \(currentPage + 1) of \(numberOfPages)",
      traits: stateTraits(besides: .adjustable))
  }
}

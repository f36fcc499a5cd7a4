import AutoLayout
import Graphics

/// The sizes and shapes that differ between the looks of iOS, in points.
///
/// `LookMetrics+iOS26.swift` and the files beside it have the values of each look with their sources.
struct LookMetrics {
  var toggle: SwitchMetrics
  var slider: SliderMetrics
  var stepper: StepperMetrics
  var segments: SegmentMetrics
  var pages: PageMetrics
  var buttons: ButtonMetrics
  var pickers: PickerMetrics
  var list: ListMetrics
  var sheet: SheetMetrics
  var bars: BarMetrics
  /// The height of a progress bar.
  var progressHeight: Double
  /// Whether tablets have three dots in the status bar, which open the menu of multitasking.
  var hasMultitaskingDots: Bool

  /// Returns the metrics of a look.
  static func of(_ look: SystemLook) -> LookMetrics {
    switch look {
    case .iOS7, .iOS11: iOS11
    case .iOS13: iOS13
    case .iOS15: iOS15
    case .iOS18: iOS18
    case .iOS26: iOS26
    }
  }

  /// Returns the metrics with some changes, for a look that has most in common with another one.
  func changed(_ change: (inout LookMetrics) -> Void) -> LookMetrics {
    var metrics = self
    change(&metrics)
    return metrics
  }
}

// MARK: - Capabilities

extension SystemLook {
  /// Whether bars and buttons are pieces of Liquid Glass.
  package var hasGlass: Bool { LookMetrics.of(self).bars.items.hasGlass }
}

extension TraitCollection {
  /// Whether bars and buttons are pieces of Liquid Glass in the look of the traits.
  package var hasGlass: Bool { (look ?? .current).hasGlass }
}

// MARK: - Lists and sheets

/// The sizes of tables in an app. Interface Builder's canvas has its own headers (`TableMetrics`) and rows.
package struct ListMetrics {
  /// The least height of a row that sizes itself, without its separator; `nil` for 44 points with it.
  var leastRowHeight: Double?
  /// The space above and below the text of a row of one line, and of two lines.
  var textPadding: (oneLine: Double, twoLines: Double)
  /// The distance of a detail from the text above it, in text of 17 points. In a row that is too low for it, it is
  /// less.
  var lineSpacing: Double
  /// The thickness of separators, or `nil` for one pixel.
  var separatorThickness: Double?
  /// Whether separators end at the side margin instead of the edge.
  var endsSeparatorsAtMargin: Bool
  /// Whether the separator above a selected row is hidden, too. The row covers the one below, which is part of it.
  var hidesSeparatorAboveSelection: Bool
  /// The corner radius of inset sections.
  var sectionCornerRadius: Double
  /// The text style of the headers of grouped tables.
  var groupedHeaderStyle: TextStyle
  /// Whether headers of grouped tables are in upper case.
  var hasUppercaseHeaders: Bool
  /// The width that a disclosure indicator takes from the content beside the margin.
  var chevronWidth: Double
  var headers: HeaderMetrics

  /// Returns the distance of content from the edges since iOS 11: 20 points in tables at least 393 points wide, and in
  /// those with inset sections from 390 on, else 16.
  ///
  /// Measured on recorded pictures of iOS 17.5 (393 points) and 26.2 (402), and on 141 cells in documents (20 from 393
  /// points on, 16 up to 390); for inset sections on 13 cells of 1 document at 390 points, and 1 cell at 375.
  package static func sideMargin(atWidth width: Double, hasInsetSections: Bool = false) -> Double {
    width < (hasInsetSections ? 390 : 393) ? 16 : 20
  }
}

/// The heights of headers on the canvas of Interface Builder, and of those with a title in an app, in points.
struct HeaderMetrics {
  /// The height in a plain table, with a title and without one.
  var plain: Double
  var plainWithoutTitle: Double
  /// The height of the first header of a grouped table, with a title.
  var firstGrouped: Double
}

struct SheetMetrics {
  /// The radius of the upper corners of a page sheet that is as high as it can be.
  var cornerRadius: Double
  /// Whether the screen behind moves back as a card with the same corners, and is not only dimmed.
  var movesScreenBack: Bool
  /// The distances of such a sheet from the safe area at the top of a phone.
  var topWithHomeIndicator: Double
  var topWithHomeButton: Double
  /// The distance of a lower sheet from the sides and the bottom of a phone, or `nil` for a sheet as wide as the phone.
  var floatingMargin: Double?
}

extension View {
  /// The sizes and shapes of the view's look.
  var metrics: LookMetrics { .of(look) }
}

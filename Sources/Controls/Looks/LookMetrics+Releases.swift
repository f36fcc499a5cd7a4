import AutoLayout
import Graphics

extension LookMetrics {
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

  /// Measured on recorded pictures of iOS 26.1 and 26.2, and on frames in documents since toolsVersion 24000.
  private static let iOS26 = LookMetrics(
    toggle: .iOS26, slider: .iOS26, stepper: .iOS26, segments: .iOS26, pages: .iOS14, buttons: .iOS26, list: .glass,
    // Apple's design resources for iOS 26.
    sheet: SheetMetrics(cornerRadius: 38, movesScreenBack: false),
    bars: .iOS26, progressHeight: 4)

  /// Measured on recorded pictures of iOS 17.5 and 18.5, and on frames in documents.
  private static let iOS18 = LookMetrics(
    toggle: .iOS13, slider: .iOS13, stepper: .iOS13, segments: .iOS13, pages: .iOS14, buttons: .iOS13, list: .flat,
    sheet: SheetMetrics(cornerRadius: 10, movesScreenBack: true),
    bars: .iOS18, progressHeight: 4)

  /// Measured on frames in documents.
  private static let iOS15 = iOS18.changed { $0.bars = .iOS15 }
  private static let iOS13 = iOS15

  /// Measured on frames in documents.
  private static let iOS11 = iOS13.changed {
    $0.stepper = .iOS7
    $0.segments = .iOS7
    $0.pages = .iOS7
    $0.buttons = .iOS7
    $0.progressHeight = 2
  }

  private func changed(_ change: (inout LookMetrics) -> Void) -> LookMetrics {
    var metrics = self
    change(&metrics)
    return metrics
  }
}

extension ListMetrics {
  /// Rows of 53 points and separators of 1 that end 20 before the edge: measured on recorded pictures of iOS 26.2. The space around
  /// texts: the margins of cells in documents since toolsVersion 24506. Corner radius and headers: Apple's design resources.
  static let glass = ListMetrics(
    leastRowHeight: 52, textPadding: (31, 31), separatorThickness: 1, endsSeparatorsAtMargin: true,
    sectionCornerRadius: 26, groupedHeaderStyle: .headline, hasUppercaseHeaders: false)

  /// Separators of a pixel: measured on recorded pictures of iOS 17.5. Rows and the space around texts: frames in documents.
  /// Corner radius and headers: Apple's design resources.
  static let flat = ListMetrics(
    leastRowHeight: nil, textPadding: (23, 20), separatorThickness: nil, endsSeparatorsAtMargin: false,
    sectionCornerRadius: 10, groupedHeaderStyle: .footnote, hasUppercaseHeaders: true)
}

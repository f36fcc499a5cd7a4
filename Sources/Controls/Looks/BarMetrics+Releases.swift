import AutoLayout
import Graphics

extension BarMetrics {
  /// Sources, each for phones with iOS 26.1 or 26.2 unless said:
  ///
  /// - measured on recorded pictures: back button, tabs and their area;
  /// - frames saved in documents since toolsVersion 24000: 9 navigation bars are 54 points high;
  /// - view hierarchies and pictures of simulators that other projects publish (openuikit; NoTomorrow): the insets of titles
  ///   and images, all of the tab bar, the toolbar, the search field and the places of bars on the screen. They agree with
  ///   the pictures above where they overlap;
  /// - Human Interface Guidelines, "Search fields": a search controller's field is at the bottom on phones and at the trailing
  ///   end of the bar on tablets. The space around a field below the title is by eye.
  static let iOS26 = BarMetrics(
    items: BarItemMetrics(
      hasGlass: true, sideMargin: 16, lowSideMargin: 38, navigationSpacing: 12, toolbarSpacing: 12, sharedSpacing: 8,
      titleInset: 16, imageInset: 11, titleWeight: 500, doneWeight: 500,
      symbols: Image.SymbolConfiguration(pointSize: 17, weight: 500, scale: .large)),
    navigation: NavigationBarMetrics(
      height: 54, padHeight: 54, lowHeight: 54, rowHeight: 44, leastTop: 10, leastLowTop: 24, islandOverlap: 0,
      sheetTop: 16, largeTitleInset: nil, promptHeight: 32, promptFontSize: 12),
    tabs: TabBarMetrics(
      height: 49, lowHeight: 49,
      capsule: FloatingTabMetrics(
        barHeight: 83, lowBarHeight: 64, height: 62, lowHeight: 44, sideMargin: 21, inset: 4, pitch: 86, overlap: 8),
      topHeight: 44, spaceBelowTop: 20,
      symbols: Image.SymbolConfiguration(pointSize: 18, weight: 500, scale: .large), titleWeight: 600, badgeHeight: 20,
      badgeOffset: 8.5),
    toolbar: ToolbarMetrics(
      height: 48, padHeight: 44, glassHeight: 48,
      controllerInsets: EdgeInsets(top: 10, left: 28, bottom: 28, right: 28)),
    search: SearchFieldMetrics(
      height: 44, cornerRadius: nil, textInset: 39.5, textWeight: 500, phonePlace: .bottom, padPlace: .trailing,
      spaceAbove: 0, spaceBelow: 10))

  /// Sources: "The iOS Design Guidelines" (Ivo Mynttinen) for iOS 7 to 18; recorded pictures of iOS 18.5 for the back
  /// button; frames saved in documents for the heights. On phones with an island, the navigation bar starts below a status bar
  /// of 53 2/3 points while the safe area starts at 59, as header heights of other frameworks take into account. A search
  /// controller's field takes 52 points of the bar, 1 of them above the field (view hierarchies of iOS 13 and later in public
  /// bug reports).
  static let iOS18 = BarMetrics(
    items: BarItemMetrics(
      hasGlass: false, sideMargin: nil, lowSideMargin: nil, navigationSpacing: 16, toolbarSpacing: 12,
      sharedSpacing: 16, titleInset: 0, imageInset: 0, titleWeight: 400, doneWeight: 600,
      symbols: Image.SymbolConfiguration(pointSize: 17, weight: 400, scale: .large)),
    navigation: NavigationBarMetrics(
      height: 44, padHeight: 50, lowHeight: 32, rowHeight: nil, leastTop: 0, leastLowTop: 0, islandOverlap: 16.0 / 3,
      sheetTop: nil, largeTitleInset: nil, promptHeight: 30, promptFontSize: 13),
    tabs: TabBarMetrics(
      height: 49, lowHeight: 32, capsule: nil, topHeight: 50, spaceBelowTop: 0,
      symbols: Image.SymbolConfiguration(pointSize: 18, weight: 500, scale: .large), titleWeight: 500, badgeHeight: 18,
      badgeOffset: 4),
    toolbar: ToolbarMetrics(height: 49, padHeight: 49, glassHeight: nil, controllerInsets: .zero),
    search: SearchFieldMetrics(
      height: 36, cornerRadius: 10, textInset: 31, textWeight: 400, phonePlace: .below, padPlace: .below, spaceAbove: 1,
      spaceBelow: 15))

  /// Toolbars of 44 points up to iOS 16: frames saved in documents.
  static let iOS15: BarMetrics = {
    var metrics = iOS18
    (metrics.toolbar.height, metrics.toolbar.padHeight) = (44, 44)
    metrics.tabs.topHeight = nil
    return metrics
  }()
}

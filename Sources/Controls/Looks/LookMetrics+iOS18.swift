import Graphics

extension LookMetrics {
  /// Measured on recorded pictures of iOS 17.5 and 18.5, and on frames in documents. Shadows are those of Apple's
  /// design resources.
  static let iOS18 = LookMetrics(
    // The track is E9E9EB on white in the pictures.
    toggle: SwitchMetrics(
      frame: Size(width: 51, height: 31), knob: Size(width: 27, height: 27), offTrack: .secondarySystemFill,
      shadows: [
        SoftShadow(distance: 3, blur: 8, strength: 0.15), SoftShadow(distance: 3, blur: 1, strength: 0.06),
      ]),
    // A slider that was sized to fit is 34 points high in the pictures. Frames in documents are 31 points high (59
    // sliders). The other sizes are those of three pictures of iOS 17.5 to 18.5.
    slider: SliderMetrics(
      height: 30, fittingHeight: 34, knob: Size(width: 27, height: 27), knobInset: 2, roundsKnob: true,
      knobRise: 7.0 / 6, trackThickness: 4, trackInset: 3,
      shadows: [SoftShadow(distance: 6, blur: 13, strength: 0.12), SoftShadow(distance: 0.5, blur: 4, strength: 0.12)]),
    // A sign at the limit is 767676 on the ground of EDEDED in the pictures.
    stepper: StepperMetrics(
      size: Size(width: 94, height: 32), cornerRadius: 8, dividerHeight: 18, signLength: 13.5, signThickness: 1.5,
      limitColor: .label.opacity(0.5)),
    // Sizes: frames in documents since toolsVersion 15000 (23 controls) and the pictures. Weights are by eye on these
    // pictures.
    segments: SegmentMetrics(
      height: 31, cornerRadius: 9, titlePadding: 20, gap: 1, usualWeight: 400, selectedWeight: 500,
      selectedField: SegmentMetrics.raisedField,
      shadows: [SoftShadow(distance: 3, blur: 8, strength: 0.12), SoftShadow(distance: 3, blur: 1, strength: 0.04)]),
    // Pictures of iOS 17.5, 18.5 and 26.2 at scale 3: dots of 22 pixels that are 53 pixels apart. The padding is the
    // rest of the width of three pages in documents, 115.5 points at scale 2 and 116 at scale 3.
    pages: PageMetrics(height: 26, dotDiameter: 7.3, indicatorWidth: 11.6, gap: 6, padding: 69),
    // The width is that of pictures of iOS 17.5 to 26.2; documents have no narrower button of any type. The radius is
    // measured on UIKit's rendering. The symbol is 24.33 x 23.67 points on pictures of iOS 13 to 17 at scale 3, and 25
    // x 24 in documents.
    buttons: ButtonMetrics(hasGlass: false, minimumWidth: 30, dynamicCornerRadius: 6) { scale in
      scale == 3 ? Size(width: 73.0 / 3, height: 71.0 / 3) : Size(width: 25, height: 24)
    },
    // The band is Flutter's since iOS 14.
    pickers: PickerMetrics(fieldCornerRadius: 6, bandCornerRadius: 8, bandColor: .tertiarySystemFill),
    // Separators of a pixel: the pictures of iOS 17.5; a selected row covers its own in those of iOS 18.0. Rows, the
    // space around texts and the headers of canvases: frames in documents. A row with a detail is 57 points high
    // without a separator in a picture of iOS 18 at scale 3, and 57.5 in documents at scale 2, with 3 points between
    // the texts. Corner radius and section headers: Apple's design resources.
    list: ListMetrics(
      leastRowHeight: nil, textPadding: (23, 19.4), lineSpacing: 3, separatorThickness: nil,
      endsSeparatorsAtMargin: false, hidesSeparatorAboveSelection: false, sectionCornerRadius: 10,
      groupedHeaderStyle: .footnote, hasUppercaseHeaders: true, chevronWidth: 10.5,
      headers: HeaderMetrics(plain: 50, plainWithoutTitle: 50, firstGrouped: 55.5)),
    // Sheets are 54 points shorter than canvases with a safe area of 44, and 20 shorter than those with a home button,
    // which have no status bar; on a phone of 667 points, printed hierarchies have them at 40.
    sheet: SheetMetrics(
      cornerRadius: 10, movesScreenBack: true, topWithHomeIndicator: 10, topWithHomeButton: 20, floatingMargin: nil),
    bars: BarMetrics.iOS18,
    progressHeight: 4,
    hasMultitaskingDots: true)
}

extension BarMetrics {
  /// Sources: "The iOS Design Guidelines" (Ivo Mynttinen) for iOS 7 to 18; recorded pictures of iOS 17.5 and 18.5 for
  /// the back button and for badges of tabs without an image; frames saved in documents for the heights. On phones with
  /// an island, the navigation bar starts below a status bar of 53 2/3 points while the safe area starts at 59, as
  /// header heights of other frameworks take into account. The lines of a plus are 1.64 points wide in pictures of iOS
  /// 13, nearer to those of our drawings in medium weight than in regular. The magnifying glass of a search bar is that
  /// of a picture of iOS 17.2. A search controller's field takes 52 points of the bar, 1 of them above the field (view
  /// hierarchies of iOS 13 and later in public bug reports).
  fileprivate static let iOS18 = BarMetrics(
    items: BarItemMetrics(
      hasGlass: false, sideMargin: nil, lowSideMargin: nil, navigationSpacing: 16, toolbarSpacing: 12,
      sharedSpacing: 16, titleInset: 0, imageInset: 0, titleWeight: 400, doneWeight: 600,
      symbols: Image.SymbolConfiguration(pointSize: 17, weight: 500, scale: .large)),
    navigation: NavigationBarMetrics(
      height: 44, padHeight: 50, lowHeight: 32, rowHeight: nil, leastTop: 0, leastLowTop: 0, islandOverlap: 16.0 / 3,
      sheetTop: nil, backInset: 8, largeTitle: .leading(padding: 11), largeTitleInset: nil, promptHeight: 30,
      promptFontSize: 13),
    tabs: TabBarMetrics(
      height: 49, lowHeight: 32, capsule: nil, topHeight: 50, spaceBelowTop: 0,
      symbols: Image.SymbolConfiguration(pointSize: 18, weight: 500, scale: .large), titleWeight: 500, badgeHeight: 18,
      badgeStart: .afterMiddle(11)),
    toolbar: ToolbarMetrics(height: 49, padHeight: 49, glassHeight: nil, controllerInsets: .zero),
    search: SearchFieldMetrics(
      height: 36, cornerRadius: 10, glyphInset: 6.2, textInset: 31, textWeight: 400, phonePlace: .below,
      padPlace: .below, spaceAbove: 1,
      spaceBelow: 15))
}

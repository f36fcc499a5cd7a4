import Graphics

extension LookMetrics {
  /// Measured on recorded pictures of iOS 26.1 and 26.2, and on frames in documents since toolsVersion 24000, unless
  /// said.
  static let iOS26 = LookMetrics(
    // The track is C5C5C6 on white in the pictures, and 5A5A5D on 1C1C1C in a dark one: the tertiary label colour, as
    // in view hierarchies that NoTomorrow publishes. The shadow is by eye.
    toggle: SwitchMetrics(
      frame: Size(width: 63, height: 28), knob: Size(width: 37, height: 24), offTrack: .tertiaryLabel,
      shadows: [SoftShadow(distance: 1, blur: 4, strength: 0.06)]),
    // The height is that of 2 frames. The track is filled up to where the middle of a knob of 37 points is; the place
    // of the knob across the track and its shadow are by eye.
    slider: SliderMetrics(
      height: 33, fittingHeight: 34, knob: Size(width: 37, height: 24), knobInset: 0, roundsKnob: false,
      knobRise: 0, trackThickness: 6, trackInset: 0,
      shadows: [SoftShadow(distance: 2, blur: 8, strength: 0.12), SoftShadow(distance: 0.5, blur: 3, strength: 0.08)]),
    // A sign at the limit is B8B8B8 on the ground of EDEDED in the pictures.
    stepper: StepperMetrics(
      size: Size(width: 94, height: 32), cornerRadius: 16, dividerHeight: 24, signLength: 12.9, signThickness: 1.75,
      limitColor: .tertiaryLabel),
    // Three segments are as wide as on iOS 18 without the two dividers, 261 for 263 points. The shadow is by eye.
    segments: SegmentMetrics(
      height: 31, cornerRadius: nil, titlePadding: 20, gap: 0, usualWeight: 400, selectedWeight: 500,
      selectedField: SegmentMetrics.raisedField, shadows: [SoftShadow(distance: 1, blur: 5, strength: 0.1)]),
    pages: iOS18.pages,
    buttons: ButtonMetrics(
      hasGlass: true, minimumWidth: 30, dynamicCornerRadius: nil, typeSymbolSize: iOS18.buttons.typeSymbolSize),
    // The band is that of a view hierarchy of iOS 26.1 that NoTomorrow publishes, flat and without glass.
    pickers: PickerMetrics(fieldCornerRadius: nil, bandCornerRadius: nil, bandColor: .quaternarySystemFill),
    // Rows of 53 points and separators of 1 that end 20 before the edge, in the pictures. The space around texts: the
    // margins of cells in documents since toolsVersion 24506. Corner radius and section headers: Apple's design
    // resources. No picture shows a detail below a text.
    list: ListMetrics(
      leastRowHeight: 52, textPadding: (31, 31), lineSpacing: iOS18.list.lineSpacing, separatorThickness: 1,
      endsSeparatorsAtMargin: true, hidesSeparatorAboveSelection: true, sectionCornerRadius: 26,
      groupedHeaderStyle: .headline, hasUppercaseHeaders: false, chevronWidth: 10.5, headers: iOS18.list.headers),
    // The radius: Apple's design resources for iOS 26. The places: view hierarchies of iOS 26.1, (0, 62, 402, 812) in
    // NoTomorrow's and (0, 59, 393, 793) in openuikit's, and lower ones 8 points from the sides in both. Nothing is
    // known of phones with a home button.
    sheet: SheetMetrics(
      cornerRadius: 38, movesScreenBack: false, topWithHomeIndicator: 0, topWithHomeButton: 20, floatingMargin: 8),
    bars: BarMetrics.iOS26,
    progressHeight: 4,
    // Windows have controls of their own instead.
    hasMultitaskingDots: false)
}

extension BarMetrics {
  /// Sources, each for phones with iOS 26.1 or 26.2 unless said:
  ///
  /// - measured on recorded pictures: back button, tabs and their area, badges; four tabs are 98 points wide on a phone
  ///   402 points wide, and six 74;
  /// - frames saved in documents since toolsVersion 24000: 9 navigation bars are 54 points high;
  /// - view hierarchies and pictures of simulators that other projects publish (openuikit; NoTomorrow): the insets of
  ///   titles and images, large titles, the rest of the tab bar, the toolbar, the search field and the places of bars
  ///   on the screen. Up to three tabs are 94 points wide there, and five 77 on a phone of 402 points and 84.6 on one
  ///   of 440. They agree with the pictures above where they overlap, but for badges of 20 points;
  /// - Human Interface Guidelines, "Search fields": a search controller's field is at the bottom on phones and at the
  ///   trailing end of the bar on tablets. The space around a field below the title is by eye.
  fileprivate static let iOS26 = BarMetrics(
    items: BarItemMetrics(
      hasGlass: true, sideMargin: 16, lowSideMargin: 38, navigationSpacing: 12, toolbarSpacing: 12, sharedSpacing: 8,
      titleInset: 16, imageInset: 11, titleWeight: 500, doneWeight: 500,
      symbols: Image.SymbolConfiguration(pointSize: 17, weight: 500, scale: .large)),
    navigation: NavigationBarMetrics(
      height: 54, padHeight: 54, lowHeight: 54, rowHeight: 44, leastTop: 10, leastLowTop: 24, islandOverlap: 0,
      sheetTop: 16, backInset: nil, largeTitle: .line(padding: 4, least: 52), largeTitleInset: nil, promptHeight: 32,
      promptFontSize: 12),
    tabs: TabBarMetrics(
      height: 49, lowHeight: 49,
      capsule: FloatingTabMetrics(
        barHeight: 83, lowBarHeight: 64, height: 62, lowHeight: 44, sideMargin: 21, inset: 4, pitch: 86, overlap: 8,
        surplus: [4: 8, 5: 5, 6: 14]),
      topHeight: 44, spaceBelowTop: 20,
      symbols: Image.SymbolConfiguration(pointSize: 18, weight: 500, scale: .large), titleWeight: 600, badgeHeight: 18,
      badgeStart: .beforeEnd(4)),
    toolbar: ToolbarMetrics(
      height: 48, padHeight: 44, glassHeight: 48,
      controllerInsets: EdgeInsets(top: 10, left: 28, bottom: 28, right: 28)),
    search: SearchFieldMetrics(
      height: 44, cornerRadius: nil, glyphInset: 12.3, textInset: 39.5, textWeight: 500, phonePlace: .bottom,
      padPlace: .trailing,
      spaceAbove: 0, spaceBelow: 10))
}

import AutoLayout
import Graphics

/// What a bar button item shows, in the look of a bar.
enum BarItemContent {
  case title(AttributedText)
  case image(Image)
  case view(View)
  case nothing
}

extension View {
  var barItemMetrics: BarItemMetrics { metrics.bars.items }

  /// Returns what an item shows, with system titles in the language of the view.
  func content(of item: BarButtonItem) -> BarItemContent {
    if let view = item.customView { return .view(view) }
    if let image = item.image { return .image(configured(image, for: barItemMetrics.symbols)) }
    let hasGlass = barItemMetrics.hasGlass
    if let symbol = item.systemItem?.symbolName(onGlass: hasGlass) {
      return .image(configured(Image(systemName: symbol), for: barItemMetrics.symbols))
    }
    let words = item.systemItem?.word(onGlass: hasGlass)?.text(in: traitCollection.locale) ?? item.title ?? ""
    return words.isEmpty ? .nothing : .title(AttributedText(words, font: barItemFont(isProminent: item.isProminent)))
  }

  /// Returns the font of titles. Since iOS 26, titles grow with the text size up to that of body text at XXL, 21
  /// points.
  func barItemFont(isProminent: Bool = false) -> Font {
    let weight = isProminent ? barItemMetrics.doneWeight : barItemMetrics.titleWeight
    guard barItemMetrics.hasGlass else { return .systemFont(ofSize: 17, weight: weight) }
    return .systemFont(ofSize: min(TextStyle.body.specification(for: traitCollection).size, 21), weight: weight)
  }

  /// Returns a symbol that has no configuration of its own in that of a bar, and any other image as it is.
  func configured(_ image: Image, for configuration: Image.SymbolConfiguration) -> Image {
    guard case .symbol(let name) = image.content, image.symbolConfiguration == Image.SymbolConfiguration() else {
      return image
    }
    let (plain, large) = (Image(systemName: name), Image(systemName: name, configuration: configuration))
    guard plain.size.width > 0, plain.size.height > 0 else { return image }
    var configured = image
    configured.symbolConfiguration = configuration
    configured.size = Size(
      width: large.size.width * image.size.width / plain.size.width,
      height: large.size.height * image.size.height / plain.size.height)
    return configured
  }

  /// Returns the natural width of a bar button item in points, with the space that it has on glass.
  ///
  /// - Parameter glassHeight: The height of glass behind the item, which is the least width.
  func barItemWidth(_ item: BarButtonItem, glassHeight: Double) -> Double {
    if item.width > 0 { return item.width }
    if item.systemItem == .fixedSpace { return barItemMetrics.hasGlass ? 0 : 8 }
    let least = barItemMetrics.hasGlass ? glassHeight : 0
    switch content(of: item) {
    case .view(let view): return naturalOrFrameSize(of: view).width
    case .title(let title): return max(least, textSize(title).width + 2 * barItemMetrics.titleInset)
    case .image where item.systemItem != nil && barItemMetrics.hasGlass: return glassHeight
    case .image(let image): return max(least, max(image.size.width, 22) + 2 * barItemMetrics.imageInset)
    case .nothing: return 0
    }
  }

  /// Returns the display items for a bar button item centred in a rectangle; a custom view draws itself.
  func displayItems(for item: BarButtonItem, in rect: Rect) -> [DisplayItem] {
    switch content(of: item) {
    case .title(let title):
      place(title, in: rect, settings: TextSettings(alignment: .center))?.items(color: ink(of: item)) ?? []
    case .image(let image):
      items(of: image.template, in: ContentMode.center.rect(for: image.size, in: rect), tint: ink(of: item))
    case .view, .nothing: []
    }
  }

  private func ink(of item: BarButtonItem) -> Color {
    guard barItemMetrics.hasGlass else {
      return item.isEnabled ? item.tintColor ?? effectiveTintColor : color(.tertiaryLabel)
    }
    // Glass changes its appearance, so these are dynamic colours.
    guard item.isEnabled else { return .tertiaryLabel }
    return item.isProminent ? .white : item.tintColor ?? .label
  }
}

extension View {
  /// Returns the elements for the items of a bar. Views in a bar are elements of their own.
  func accessibilityParts(for items: [PlacedBarItem]) -> [AccessibilityPart] {
    items.compactMap { placed in
      guard placed.item.customView == nil, !placed.item.isSpace else { return nil }
      return AccessibilityPart(
        frame: placed.frame,
        AccessibilityDefaults(
          label: placed.item.accessibilityLabel ?? placed.item.systemItem?.spokenName(in: traitCollection.locale)
            ?? placed.item.title,
          traits: placed.item.isEnabled ? .button : [.button, .notEnabled]))
    }
  }
}

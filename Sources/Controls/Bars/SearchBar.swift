import AutoLayout
import Graphics

/// A bar with a search field, which since iOS 26 is a capsule of glass.
open class SearchBar: View {
  /// How prominent the bar is.
  public enum Style: String, Hashable, Sendable {
    case `default`
    /// With a background of its own.
    case prominent
    case minimal
  }

  open override var viewKind: ViewKind { .searchBar }

  public var text: String?
  /// The text to show while `text` is nil or empty.
  public var placeholder: String?
  /// A line of text above the field.
  public var prompt: String? { didSet { if prompt != oldValue { invalidateIntrinsicContentSize() } } }
  /// How prominent the bar is.
  public var searchBarStyle = Style.default
  public var showsCancelButton = false
  /// The bar's background colour, or `nil` for the system's.
  public var barTintColor: Color?

  open override var descriptiveText: String? { placeholder }

  /// Whether the field fills the view, because the bar that the view is in has the background.
  package var fillsBar = false

  /// The height is 56 points, or 75 with a prompt, and more at text sizes at which the field is higher. No document of
  /// the corpus has a prompt; 75 is the height that UIKit's search bars with a prompt are reported to have.
  open override var intrinsicContentSize: Size {
    let grown = naturalFieldHeight - fieldMetrics.height
    return Size(
      width: Self.noIntrinsicMetric, height: fillsBar ? naturalFieldHeight : (prompt == nil ? 56 : 75) + grown)
  }

  /// The height of the field, which grows like the leading of body text from text size L on. Smaller text leaves it as
  /// it is.
  var naturalFieldHeight: Double {
    let height = fieldMetrics.height
    return max(height, FontMetrics.default.scaledValue(for: height, compatibleWith: traitCollection))
  }

  open override var textSummary: TextSummary? {
    place(shownText, in: textRoom)?.summary(of: shownText.string)
  }

  private var fieldMetrics: SearchFieldMetrics { metrics.bars.search }
  private var hasGlass: Bool { barItemMetrics.hasGlass }

  open override func displayItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    var items: [DisplayItem] = []
    // Since iOS 26 only the field has a background.
    if let background = barTintColor ?? (hasGlass ? nil : color(.systemGroupedBackground)), searchBarStyle != .minimal,
      !fillsBar
    {
      items.append(.fill(.rect(bounds), background))
    }
    return items + promptItems() + fieldItems() + (showsCancelButton ? cancelItems() : [])
  }

  /// The size of the text, that of the text style `body`.
  private var fontSize: Double { TextStyle.body.specification(for: traitCollection).size }

  /// The side of the box around the magnifying glass, which grows with the text.
  private var glyphSize: Double { 20 * fontSize / 17 }

  /// The distance of the middle of the magnifying glass from the leading edge of the field.
  private var glyphInset: Double { fieldMetrics.glyphInset + glyphSize / 2 }

  /// Glass changes its appearance, so colours on it are dynamic.
  private func ink(_ color: SystemColor) -> Color { hasGlass ? color.dynamicColor : self.color(color) }

  private func fieldItems() -> [DisplayItem] {
    let glyphX = isRightToLeft ? field.maxX - glyphInset : field.minX + glyphInset
    let image = Image(
      systemName: "magnifyingglass", configuration: Image.SymbolConfiguration(pointSize: fontSize))
    let middle = Rect(x: glyphX, y: field.midY, width: 0, height: 0)
    let glyph = items(
      of: image.template, in: ContentMode.center.rect(for: image.size, in: middle), tint: ink(.secondaryLabel))
    let text = place(shownText, in: textRoom)?.items(color: ink(hasText ? .label : .secondaryLabel)) ?? []
    // A table below a search bar would cut off a shadow.
    if hasGlass { return adaptiveGlassItems(in: field, hasShadow: fillsBar, content: glyph + text) }
    let radius = fieldMetrics.cornerRadius ?? field.height / 2
    return [.fill(.roundedRect(field, radius: radius), color(.tertiarySystemFill))] + glyph + text
  }

  /// The word Cancel, or since iOS 26 a cross on a circle of glass.
  private func cancelItems() -> [DisplayItem] {
    guard hasGlass else {
      return place(cancelTitle, in: cancelRoom, settings: TextSettings(alignment: .center))?
        .items(color: effectiveTintColor) ?? []
    }
    let circle = Rect(
      x: isRightToLeft ? cancelRoom.minX : cancelRoom.maxX - field.height, y: field.minY, width: field.height,
      height: field.height)
    return adaptiveGlassItems(
      in: circle, content: displayItems(for: BarButtonItem(systemItem: .cancel), in: circle))
  }

  /// The prompt, centred above the field.
  private func promptItems() -> [DisplayItem] {
    guard let prompt, promptHeight > 0 else { return [] }
    let room = Rect(x: 8, y: bounds.minY + 4, width: max(0, bounds.width - 16), height: promptHeight)
    return place(
      AttributedText(prompt, font: .systemFont(ofSize: 13)), in: room, settings: TextSettings(alignment: .center))?
      .items(color: color(.secondaryLabel)) ?? []
  }

  /// The height of the prompt's line, or 0 if there is no prompt or no room for it above a field of full height.
  private var promptHeight: Double { prompt != nil && bounds.height >= 66 ? 19 : 0 }

  private var hasText: Bool { !(text?.isEmpty ?? true) }

  private var shownText: AttributedText {
    AttributedText(
      hasText ? text ?? "" : placeholder ?? "", font: .systemFont(ofSize: fontSize, weight: fieldMetrics.textWeight))
  }

  private var cancelTitle: AttributedText {
    AttributedText(SystemWord.cancel.text(in: traitCollection.locale), font: .systemFont(ofSize: 17))
  }

  private var cancelWidth: Double {
    guard showsCancelButton else { return 0 }
    return hasGlass ? fieldHeight + 12 : textSize(cancelTitle).width + 12
  }

  private var cancelRoom: Rect {
    let left = isRightToLeft ? sideMargin : bounds.maxX - sideMargin - cancelWidth
    return Rect(x: left, y: field.minY, width: cancelWidth, height: field.height)
  }

  private var fieldHeight: Double { min(fillsBar ? bounds.height : naturalFieldHeight, bounds.height) }

  private var field: Rect {
    let (height, margin) = (fieldHeight, sideMargin)
    return Rect(
      x: margin + (isRightToLeft ? cancelWidth : 0), y: (bounds.minY + promptHeight + bounds.maxY - height) / 2,
      width: bounds.width - 2 * margin - cancelWidth,
      height: height)
  }

  /// The distance of the field from the sides of the bar.
  private var sideMargin: Double { fillsBar ? 0 : 8 }

  private var textRoom: Rect {
    let (near, far) = (fieldMetrics.textInset - 20 + glyphSize, hasGlass ? 14.0 : 8)
    return field.inset(by: EdgeInsets(left: isRightToLeft ? far : near, right: isRightToLeft ? near : far))
  }
}

extension ViewKind {
  package static let searchBar = ViewKind.bar.named("searchBar", "UISearchBar") {
    $0.role = .field
    $0.shrinking = .toHalf
  }
}

extension SearchBar: ColoredParts {
  package var coloredParts: [(LayoutStyle.Property, Color?)] { [(.barTint, barTintColor)] }
}

extension SearchBar: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    let content = text ?? ""
    return AccessibilityDefaults(value: content.isEmpty ? placeholder : content, traits: .searchField)
  }
}

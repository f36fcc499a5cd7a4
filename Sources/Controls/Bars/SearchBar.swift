import AutoLayout
import Graphics

/// A bar with a search field.
open class SearchBar: View {
  /// How prominent the bar is.
  public enum Style: String, Hashable, Sendable {
    case `default`
    /// With a background of its own.
    case prominent
    case minimal
  }

  open override var elementClass: String { "searchBar" }
  open override var platformClass: String { "UISearchBar" }

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

  /// The height is 56 points, or 75 with a prompt. No document of the corpus has a prompt; 75 is the height that UIKit's
  /// search bars with a prompt are reported to have.
  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: prompt == nil ? 56 : 75)
  }

  open override var textSummary: TextSummary? {
    place(shownText, in: textRoom)?.summary(of: shownText.string)
  }

  open override func displayItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    var items: [DisplayItem] = []
    if searchBarStyle != .minimal {
      items.append(.fill(.rect(bounds), barTintColor ?? color(.systemGroupedBackground)))
    }
    items += promptItems()
    items.append(.fill(.roundedRect(field, radius: 10), color(.tertiarySystemFill)))
    let glyphX = isRightToLeft ? field.maxX - 17 : field.minX + 17
    items += symbolItems(
      "magnifyingglass", size: 20, center: Point(x: glyphX, y: field.midY), color: color(.secondaryLabel))
    items += place(shownText, in: textRoom)?.items(color: hasText ? color(.label) : color(.secondaryLabel)) ?? []
    if showsCancelButton {
      items +=
        place(cancelTitle, in: cancelRoom, settings: TextSettings(alignment: .center))?
        .items(color: effectiveTintColor) ?? []
    }
    return items
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
    AttributedText(hasText ? text ?? "" : placeholder ?? "", font: .systemFont(ofSize: 17))
  }

  private var cancelTitle: AttributedText {
    AttributedText(SystemWord.cancel.text(in: traitCollection.locale), font: .systemFont(ofSize: 17))
  }

  private var cancelWidth: Double { showsCancelButton ? textSize(cancelTitle).width + 12 : 0 }

  private var cancelRoom: Rect {
    let left = isRightToLeft ? 8 : bounds.maxX - 8 - cancelWidth
    return Rect(x: left, y: field.minY, width: cancelWidth, height: field.height)
  }

  private var field: Rect {
    let height = min(36, bounds.height)
    return Rect(
      x: 8 + (isRightToLeft ? cancelWidth : 0), y: (bounds.minY + promptHeight + bounds.maxY - height) / 2,
      width: bounds.width - 16 - cancelWidth,
      height: height)
  }

  private var textRoom: Rect {
    field.inset(by: EdgeInsets(left: isRightToLeft ? 8 : 31, right: isRightToLeft ? 31 : 8))
  }
}

import AutoLayout
import Graphics

/// A button or a space in a navigation bar or toolbar.
public struct BarButtonItem {
  /// The words.
  public var title: String?
  /// The picture, shown instead of words.
  public var image: Image?
  /// The platform's own item.
  public var systemItem: BarSystemItem?
  /// A view shown instead.
  public var customView: View?
  /// Whether it can be touched.
  public var isEnabled = true
  /// Whether it ends what was begun; shown semibold.
  public var isDone = false
  /// The width in points; 0 for the natural one.
  public var width = 0.0
  /// The colour; none for the bar's tint.
  public var tintColor: Color?

  /// Makes an item.
  public init(
    title: String? = nil, image: Image? = nil, systemItem: BarSystemItem? = nil, customView: View? = nil
  ) {
    self.title = title
    self.image = image
    self.systemItem = systemItem
    self.customView = customView
  }

  /// What is drawn: words or a picture in a language.
  func label(in locale: String) -> (title: AttributedText?, image: Image?) {
    if let image { return (nil, image) }
    if let symbol = systemItem?.symbolName { return (nil, Image(systemName: symbol, pointSize: 18)) }
    let isStrong = isDone || systemItem == .done || systemItem == .save
    let words = systemItem?.word?.text(in: locale) ?? title ?? ""
    return words.isEmpty
      ? (nil, nil) : (AttributedText(words, font: .systemFont(ofSize: 17, weight: isStrong ? 600 : 400)), nil)
  }
}

import AutoLayout
import Graphics

/// The views that the style of a cell arranges. A view that nobody has asked for is nil.
struct CellParts {
  var text: Label?
  var detail: Label?
  var image: ImageView?

  /// The label for the text, if it has text.
  var shownText: Label? { text.flatMap { $0.hasText ? $0 : nil } }
  /// The label for the detail, if it has text.
  var shownDetail: Label? { detail.flatMap { $0.hasText ? $0 : nil } }
  /// The view for the image, if it has an image.
  var shownImage: ImageView? { image.flatMap { $0.image == nil ? nil : $0 } }
  /// Whether there is anything to arrange.
  var isEmpty: Bool { text == nil && detail == nil && image == nil }
}

extension Label {
  fileprivate var hasText: Bool { !(attributedText?.isEmpty ?? text?.isEmpty ?? true) }
}

extension TableViewCell {
  /// The label for the text, a subview of the content view; `nil` in custom cells.
  public var textLabel: Label? {
    get {
      if parts.text == nil { parts.text = style == .custom ? nil : adopt(makeTextLabel()) }
      return parts.text
    }
    set { replace(parts.text, by: newValue, at: \.text) }
  }

  /// The label for the detail, a subview of the content view; `nil` in custom cells and in those of the default style.
  public var detailTextLabel: Label? {
    get {
      if parts.detail == nil { parts.detail = makeDetailLabel().map(adopt) }
      return parts.detail
    }
    set { replace(parts.detail, by: newValue, at: \.detail) }
  }

  /// The view for the image, a subview of the content view; `nil` in custom cells and in those of the second value
  /// style.
  public var imageView: ImageView? {
    get {
      if parts.image == nil { parts.image = style == .custom || style == .value2 ? nil : adopt(ImageView(image: nil)) }
      return parts.image
    }
    set { replace(parts.image, by: newValue, at: \.image) }
  }

  private func replace<Part: View>(_ old: Part?, by new: Part?, at part: WritableKeyPath<CellParts, Part?>) {
    guard new !== old else { return }
    old?.removeFromSuperview()
    parts[keyPath: part] = new
    if let new, !new.isDescendant(of: contentView) { contentView.addSubview(new) }
    (new as? Label)?.wrapsAtAccessibilitySizes = true
    markNeedsLayout()
  }

  private func adopt<Part: View>(_ part: Part) -> Part {
    contentView.addSubview(part)
    (part as? Label)?.wrapsAtAccessibilitySizes = true
    return part
  }

  /// The fonts are those of the cells of documents, which Xcode copies from UIKit: 128 labels for text and 40 for
  /// details have them, and 48 of them by text style. Cells of the second value style occur in no document; their fonts
  /// are those of `UIListContentConfiguration`.
  private func makeTextLabel() -> Label {
    let label = Label()
    label.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
    if style == .value2 { label.textColor = .tintColor }
    label.textAlignment = style == .value2 ? .right : .natural
    return label
  }

  private func makeDetailLabel() -> Label? {
    guard style != .custom, style != .default else { return nil }
    let label = Label()
    let textStyle: TextStyle =
      switch style {
      case .subtitle: .caption1
      case .value2: .footnote
      default: .body
      }
    label.font = .preferredFont(forTextStyle: textStyle)
    if style == .value1 { label.textColor = .secondaryLabel }
    return label
  }
}

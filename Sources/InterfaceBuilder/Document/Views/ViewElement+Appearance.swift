import Graphics

/// How content is placed in a view that has another size.
enum ContentMode: String, Hashable, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}

extension ViewElement {
  /// Whether the view and all in it are not seen.
  var isHidden: Bool { element.flag("hidden") ?? false }
  /// The opacity of the view and all in it, 0...1.
  var alpha: Double { element.number("alpha") ?? 1 }
  /// How content is placed in a view that has another size.
  var contentMode: ContentMode { element.word("contentMode") ?? .scaleToFill }
  /// Whether what reaches beyond the bounds is cut off.
  var clipsSubviews: Bool { element.flag("clipsSubviews") ?? false }
  /// Whether the view covers what is behind it.
  var isOpaque: Bool { element.flag("opaque") ?? true }
  /// Whether the view can be touched.
  var isUserInteractionEnabled: Bool { element.flag("userInteractionEnabled") ?? true }
  /// Whether a control can be used.
  var isEnabled: Bool { element.flag("enabled") ?? true }
  /// The colour of the ground; none for a clear one.
  var backgroundColor: DocumentColor? { element.color("backgroundColor") }
  /// The colour of what can be used; none for the superview's.
  var tintColor: DocumentColor? { element.color("tintColor") }
  /// The number that programs find the view by.
  var tag: Int { element.integer("tag") ?? 0 }
}

/// An image view.
struct ImageViewElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The image.
  var image: ImageReference? { element.image("image") }
  /// The image while highlighted.
  var highlightedImage: ImageReference? { element.image("highlightedImage") }
  /// Whether the image grows with the accessibility text sizes.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    element.flag("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
  }
}

import Graphics

extension TextAttachment {
  /// Creates an attachment that shows an image.
  ///
  /// - Parameters:
  ///   - image: The image. Symbols and templates have the colour of the text.
  ///   - bounds: The place in points, from the left end of the attachment on the baseline, with negative coordinates
  ///     above the baseline; or `nil` for the size of the image, on the baseline. A symbol has a baseline of its own.
  public init(image: Image, bounds: Rect? = nil) {
    let top = image.heightAboveBaseline
    self.init(image, bounds: bounds ?? Rect(origin: Point(x: 0, y: -top), size: image.size))
  }

  package var image: Image? { content as? Image }
}

extension Image {
  fileprivate var heightAboveBaseline: Double {
    guard case .symbol = content else { return size.height }
    return size.height / 2 + SymbolMetrics.middle * symbolConfiguration.pointSize
  }
}

/// A view whose fonts can follow the text size that a person chose.
public protocol ContentSizeCategoryAdjusting: AnyObject {
  /// Whether fonts of text styles and of ``FontMetrics`` that were made for other traits take the view's text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

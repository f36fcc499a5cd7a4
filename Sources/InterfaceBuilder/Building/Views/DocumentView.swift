import AutoLayout
import Graphics

/// A plain view of a document: it keeps its element's name and the size that stands in for its content.
final class DocumentView: View {
  private let elementName: String
  private let placeholderSize: PlaceholderSize

  init(elementName: String, placeholderSize: PlaceholderSize = PlaceholderSize()) {
    self.elementName = elementName
    self.placeholderSize = placeholderSize
    super.init(frame: .zero)
  }

  override var elementClass: String { elementName }

  override var intrinsicContentSize: Size {
    Size(
      width: placeholderSize.width ?? Self.noIntrinsicMetric, height: placeholderSize.height ?? Self.noIntrinsicMetric)
  }
}

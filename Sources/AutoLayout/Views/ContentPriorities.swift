/// How strongly a view holds its natural size, by axis.
struct ContentPriorities: Equatable {
  /// The two ways of holding it.
  enum Side {
    /// Against growing past it.
    case hugging
    /// Against being smaller.
    case compressionResistance
  }

  private var horizontalHugging = LayoutPriority.defaultLow
  private var verticalHugging = LayoutPriority.defaultLow
  private var horizontalCompressionResistance = LayoutPriority.defaultHigh
  private var verticalCompressionResistance = LayoutPriority.defaultHigh

  subscript(side: Side, axis: Axis) -> LayoutPriority {
    get {
      switch (side, axis) {
      case (.hugging, .horizontal): horizontalHugging
      case (.hugging, .vertical): verticalHugging
      case (.compressionResistance, .horizontal): horizontalCompressionResistance
      case (.compressionResistance, .vertical): verticalCompressionResistance
      }
    }
    set {
      switch (side, axis) {
      case (.hugging, .horizontal): horizontalHugging = newValue
      case (.hugging, .vertical): verticalHugging = newValue
      case (.compressionResistance, .horizontal): horizontalCompressionResistance = newValue
      case (.compressionResistance, .vertical): verticalCompressionResistance = newValue
      }
    }
  }
}

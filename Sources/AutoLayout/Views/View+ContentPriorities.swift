// The four priorities by name, as documents have them.
extension View {
  /// How strongly the view refuses to grow past its content, in width.
  public var horizontalContentHuggingPriority: LayoutPriority {
    get { contentHuggingPriority(for: .horizontal) }
    set { setContentHuggingPriority(newValue, for: .horizontal) }
  }
  /// How strongly the view refuses to grow past its content, in height.
  public var verticalContentHuggingPriority: LayoutPriority {
    get { contentHuggingPriority(for: .vertical) }
    set { setContentHuggingPriority(newValue, for: .vertical) }
  }
  /// How strongly the view refuses to be smaller than its content, in width.
  public var horizontalCompressionResistancePriority: LayoutPriority {
    get { contentCompressionResistancePriority(for: .horizontal) }
    set { setContentCompressionResistancePriority(newValue, for: .horizontal) }
  }
  /// How strongly the view refuses to be smaller than its content, in height.
  public var verticalCompressionResistancePriority: LayoutPriority {
    get { contentCompressionResistancePriority(for: .vertical) }
    set { setContentCompressionResistancePriority(newValue, for: .vertical) }
  }
}

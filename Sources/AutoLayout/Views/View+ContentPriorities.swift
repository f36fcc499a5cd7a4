extension View {
  /// How strongly the view refuses to grow past its content.
  public func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    axis == .horizontal ? horizontalContentHuggingPriority : verticalContentHuggingPriority
  }

  /// Sets how strongly the view refuses to grow past its content.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    switch axis {
    case .horizontal: horizontalContentHuggingPriority = priority
    case .vertical: verticalContentHuggingPriority = priority
    }
  }

  /// How strongly the view refuses to be smaller than its content.
  public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    axis == .horizontal ? horizontalCompressionResistancePriority : verticalCompressionResistancePriority
  }

  /// Sets how strongly the view refuses to be smaller than its content.
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
    switch axis {
    case .horizontal: horizontalCompressionResistancePriority = priority
    case .vertical: verticalCompressionResistancePriority = priority
    }
  }
}

extension View {
  /// The least height at a width at which the tree's constraints and content are satisfied, in points.
  ///
  /// The view is laid out as the only subview of another, tied to it on all sides but the bottom.
  func fittingHeight(atWidth width: Double, in environment: LayoutEnvironment) -> Double {
    precondition(superview == nil, "only a root is fitted to its content")
    let container = View()
    let translates = translatesAutoresizingMaskIntoConstraints
    translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(self)
    defer {
      removeFromSuperview()
      translatesAutoresizingMaskIntoConstraints = translates
    }
    let height = heightAnchor.constraint(equalToConstant: 0)
    height.priority = .fittingSizeLevel
    LayoutConstraint.activate([
      topAnchor.constraint(equalTo: container.topAnchor), leftAnchor.constraint(equalTo: container.leftAnchor),
      rightAnchor.constraint(equalTo: container.rightAnchor), height,
    ])
    defer { height.isActive = false }
    container.layout(size: Size(width: width, height: 0), in: environment)
    return frame.height
  }
}

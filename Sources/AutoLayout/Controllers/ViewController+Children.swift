extension ViewController {
  /// Takes a controller as a child; adding its view to the tree is up to the caller.
  public func addChild(_ child: ViewController) {
    guard child !== self, child.parent !== self else { return }
    child.removeFromParent()
    child.parent = self
    children.append(child)
  }

  /// Leaves the parent; taking the view from the tree is up to the caller.
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

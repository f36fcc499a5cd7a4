extension ViewController {
  func adopt(_ child: ViewController) {
    guard child !== self, child.parent !== self else { return }
    child.willMove(toParent: self)
    child.parent?.forget(child)
    child.parent = self
    children.append(child)
  }

  func leaveParent() {
    guard let parent else { return }
    parent.forget(self)
    self.parent = nil
    didMove(toParent: nil)
  }

  private func forget(_ child: ViewController) { children.removeAll { $0 === child } }
}

/// Changes of views, those of containers before those of what is in them.
struct ChangeList {
  private(set) var changes: [LayoutChange] = []
  /// By changes, that of the nearest view around it that has one.
  private(set) var containers: [Int?] = []

  /// Adds a change and tells its index.
  @discardableResult
  mutating func add(_ change: LayoutChange, in container: Int?) -> Int {
    changes.append(change)
    containers.append(container)
    return changes.count - 1
  }

  /// The changes of the views around a change's view, from the inside.
  func around(_ index: Int) -> [Int] {
    var found: [Int] = []
    var next = containers[index]
    while let container = next {
      found.append(container)
      next = containers[container]
    }
    return found
  }
}

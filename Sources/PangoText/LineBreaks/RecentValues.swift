/// A cache of limited size that drops values that were not used recently.
///
/// There are two generations: when the younger one is full, it becomes the older one, which is dropped.
struct RecentValues<Key: Hashable, Value> {
  private var younger: [Key: Value] = [:]
  private var older: [Key: Value] = [:]
  private let generationCapacity: Int

  init(capacity: Int) {
    generationCapacity = max(capacity / 2, 1)
  }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = younger[key] { return value }
      guard let value = older[key] else { return nil }
      insert(value, for: key)
      return value
    }
    set {
      guard let newValue else { return }
      insert(newValue, for: key)
    }
  }

  mutating func removeAll() {
    younger.removeAll()
    older.removeAll()
  }

  private mutating func insert(_ value: Value, for key: Key) {
    if younger.count >= generationCapacity {
      older = younger
      younger.removeAll(keepingCapacity: true)
    }
    younger[key] = value
  }
}

/// What a solver knows of its constraints, by the order of their addition: the row, and what an edit of the row needs.
struct Roster: ~Copyable {
  private let place = InPlace()
  private var entries = Buffer<Entry>()
  /// The number of constraints ever added.
  private(set) var count = 0

  struct Entry: BitwiseCopyable {
    var priority: Double
    fileprivate var index = 0
    fileprivate var number: Int32
    var relation: Relation
    var isProtected: Bool

    init(row: Int, relation: Relation, priority: Double, isProtected: Bool) {
      self.priority = priority
      self.number = Int32(truncatingIfNeeded: row)
      self.relation = relation
      self.isProtected = isProtected
    }

    /// The row, which opposite inequalities may share.
    var row: Int {
      get { Int(number) }
      set { number = Int32(truncatingIfNeeded: newValue) }
    }
  }

  /// The constraints that are in the system, in order of addition.
  var indices: [Int] {
    var indices: [Int] = []
    for slot in 0..<entries.count where entries[slot].number >= 0 { indices.append(entries[slot].index) }
    return indices
  }

  /// A constraint that is in the system; setting none takes it out.
  subscript(index: Int) -> Entry? {
    get {
      guard let slot = slot(of: index), entries[slot].number >= 0 else { return nil }
      return entries[slot]
    }
    set {
      guard let slot = slot(of: index) else { return }
      if var newValue {
        newValue.index = index
        entries[slot] = newValue
      } else {
        entries[slot].number = -1
      }
    }
  }

  @inline(__always)
  mutating func append(_ entry: Entry) {
    var entry = entry
    entry.index = count
    entries.append(entry)
    count &+= 1
  }

  mutating func removeAll() {
    entries.removeAll()
    count = 0
  }

  /// Follows a change of the rows' numbers, and forgets the constraints that were taken out.
  mutating func renumberRows(_ numbers: [Int32]) {
    var kept = 0
    for slot in 0..<entries.count where entries[slot].number >= 0 {
      entries[kept] = entries[slot]
      entries[kept].number = numbers[entries[slot].row]
      kept += 1
    }
    entries.removeLast(entries.count - kept)
  }

  /// Where a constraint is kept: at its index until constraints were forgotten, and not far before it afterwards.
  private func slot(of index: Int) -> Int? {
    if index >= 0, index < entries.count, entries[index].index == index { return index }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].index == index ? low : nil
  }
}

/// The constraints of a solver in order of addition, each with its row and the values that an edit of the row needs.
struct ConstraintTable: ~Copyable {
  private let addressOnly = AddressOnly()
  private var entries = Buffer<Entry>()
  /// The number of constraints added so far, including removed ones.
  private(set) var count = 0
  /// The number of entries of removed constraints.
  private var removedCount = 0

  struct Entry: BitwiseCopyable {
    var priority: Double
    fileprivate var index = 0
    /// The row, or -1 if the constraint was removed.
    fileprivate var number: Int32
    var relation: Relation
    var isProtected: Bool

    init(row: Int, relation: Relation, priority: Double, isProtected: Bool) {
      self.priority = priority
      self.number = Int32(truncatingIfNeeded: row)
      self.relation = relation
      self.isProtected = isProtected
    }

    /// The row, which two opposite inequalities may share.
    var row: Int {
      get { Int(number) }
      set { number = Int32(truncatingIfNeeded: newValue) }
    }
  }

  /// The indices of the constraints in the system, in order of addition.
  var indices: [Int] {
    var indices: [Int] = []
    for slot in 0..<entries.count where entries[slot].number >= 0 { indices.append(entries[slot].index) }
    return indices
  }

  /// A constraint in the system, or nil if there is none with this index. Setting nil removes it.
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
        if entries[slot].number >= 0 { removedCount += 1 }
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
    removedCount = 0
  }

  /// Gives the constraints the new numbers of their rows.
  mutating func renumberRows(_ numbers: [Int32]) {
    dropRemoved()
    for slot in 0..<entries.count { entries[slot].number = numbers[entries[slot].row] }
  }

  /// Whether removed constraints have more than half of the entries.
  var isWorthCompacting: Bool { removedCount > 100 + entries.count / 2 }

  /// Drops the entries of removed constraints.
  mutating func dropRemoved() {
    var kept = 0
    for slot in 0..<entries.count where entries[slot].number >= 0 {
      entries[kept] = entries[slot]
      kept += 1
    }
    entries.removeLast(entries.count - kept)
    removedCount = 0
  }

  /// Returns the position of a constraint's entry, which equals its index as long as no entry has been dropped. The
  /// entries of later constraints follow each other too.
  private func slot(of index: Int) -> Int? {
    if index >= 0, index < entries.count, entries[index].index == index { return index }
    let recent = index - (count - entries.count)
    if recent >= 0, recent < entries.count, entries[recent].index == index { return recent }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].index == index ? low : nil
  }
}

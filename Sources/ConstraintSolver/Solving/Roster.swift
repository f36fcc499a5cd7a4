/// What a solver knows of its constraints, by the order of their addition: the row, and what an edit of the row needs.
struct Roster: ~Copyable {
  private let place = InPlace()
  private var entries = Buffer<Entry>()

  struct Entry: BitwiseCopyable {
    var priority: Double
    var number: Int32
    var relation: Relation
    var isProtected: Bool

    init(row: Int, relation: Relation, priority: Double, isProtected: Bool) {
      self.priority = priority
      self.number = Int32(truncatingIfNeeded: row)
      self.relation = relation
      self.isProtected = isProtected
    }

    var row: Int {
      get { Int(number) }
      set { number = Int32(truncatingIfNeeded: newValue) }
    }
  }

  /// The number of constraints ever added.
  var count: Int { entries.count }
  var indices: Range<Int> { 0..<count }

  /// A constraint that is in the system; setting none takes it out.
  subscript(index: Int) -> Entry? {
    get {
      guard indices.contains(index), entries[index].number >= 0 else { return nil }
      return entries[index]
    }
    set {
      if let newValue { entries[index] = newValue } else { entries[index].number = -1 }
    }
  }

  @inline(__always)
  mutating func append(_ entry: Entry) { entries.append(entry) }

  mutating func removeAll() { entries.removeAll() }
}

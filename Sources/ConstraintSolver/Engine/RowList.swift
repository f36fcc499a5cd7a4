/// A set of rows in the order in which they came, or simply all rows.
struct RowList: ~Copyable {
  private let place = InPlace()
  private(set) var rows = Buffer<Int32>()
  private(set) var containsAll = true
  private var isMember = Buffer<Bool>()

  mutating func insert(_ row: Int) {
    guard !containsAll else { return }
    isMember.extend(count: row + 1, with: false)
    guard !isMember[row] else { return }
    isMember[row] = true
    rows.append(Int32(row))
  }

  mutating func insertAll() {
    removeAll()
    containsAll = true
  }

  mutating func removeAll() {
    for index in 0..<rows.count { isMember[Int(rows[index])] = false }
    rows.removeAll()
    containsAll = false
  }
}

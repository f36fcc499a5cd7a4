/// A set of small numbers in the order in which they came, or simply all numbers.
struct NumberList: ~Copyable {
  private let place = InPlace()
  private(set) var members = Buffer<Int32>()
  private(set) var containsAll = false
  private var isMember = Buffer<Bool>()

  mutating func insert(_ number: Int) {
    guard !containsAll else { return }
    isMember.extend(count: number + 1, with: false)
    guard !isMember[number] else { return }
    isMember[number] = true
    members.append(Int32(number))
  }

  mutating func insertAll() {
    removeAll()
    containsAll = true
  }

  mutating func removeAll() {
    for index in 0..<members.count { isMember[Int(members[index])] = false }
    members.removeAll()
    containsAll = false
  }
}

/// A set of small numbers that knows how many it has.
struct CountedSet: ~Copyable {
  private let place = InPlace()
  private var isMember = Buffer<Bool>()
  private(set) var memberCount = 0

  /// Empties the set and admits the numbers below `count`.
  mutating func reset(count: Int) {
    isMember.reset(count: count, to: false)
    memberCount = 0
  }

  /// Admits the numbers below `count` and keeps those that are in the set.
  mutating func extend(count: Int) { isMember.extend(count: count, with: false) }

  @inline(__always)
  func contains(_ number: Int) -> Bool { isMember[number] }

  mutating func insert(_ number: Int) {
    if !isMember[number] { memberCount += 1 }
    isMember[number] = true
  }

  mutating func remove(_ number: Int) {
    if isMember[number] { memberCount -= 1 }
    isMember[number] = false
  }
}

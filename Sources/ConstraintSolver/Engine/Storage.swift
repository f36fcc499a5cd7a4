import Synchronization

/// A member that makes the compiler pass its owner by reference.
///
/// Without this member, a struct of many words is copied to the stack for every call that reads it. In short functions the copy
/// took most of the time. An atomic has an address, so a struct that contains one is never copied.
struct AddressOnly: ~Copyable, Sendable {
  private let address = Atomic<UInt8>(0)
}

/// Contiguous storage with one owner, which keeps its memory when it is emptied.
///
/// The inner loops of the solver use it because an array's uniqueness checks would cost more there than the arithmetic. Bounds
/// are asserted, so tests find a wrong index and a release build does not check.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  /// The address of the elements, for loops that do not change a buffer's count. The subscript loads this address on every
  /// access.
  private(set) var elements: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count: Int

  init() {
    elements = .allocate(capacity: 1)
    capacity = 1
    count = 0
  }

  deinit { elements.deallocate() }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return elements[index]
    }
    @inline(__always) _modify {
      assert(index >= 0 && index < count)
      yield &elements[index]
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    appendReserved(element)
  }

  /// Makes room for `additional` elements, which `appendReserved` can then append.
  @inline(__always)
  mutating func reserve(_ additional: Int) {
    if count + additional > capacity { grow(to: count + additional) }
  }

  @inline(__always)
  mutating func appendReserved(_ element: Element) {
    assert(count < capacity)
    elements[count] = element
    count &+= 1
  }

  /// Counts elements that were written to reserved memory after the last element.
  @inline(__always)
  mutating func countReserved(_ additional: Int) {
    assert(count + additional <= capacity)
    count &+= additional
  }

  mutating func removeLast(_ number: Int) {
    assert(number <= count)
    count -= number
  }

  mutating func removeAll() { count = 0 }

  /// Sets the count, and every element to the same value.
  mutating func reset(count newCount: Int, to element: Element) {
    if newCount > capacity { grow(to: newCount) }
    elements.update(repeating: element, count: min(count, newCount))
    if newCount > count { (elements + count).initialize(repeating: element, count: newCount - count) }
    count = newCount
  }

  /// Appends copies of an element up to a count. Does nothing if the buffer is long enough.
  mutating func extend(count newCount: Int, with element: Element) {
    guard newCount > count else { return }
    if newCount > capacity { grow(to: newCount) }
    (elements + count).initialize(repeating: element, count: newCount - count)
    count = newCount
  }

  mutating func withMutableElements(_ body: (inout UnsafeMutableBufferPointer<Element>) -> Void) {
    var all = UnsafeMutableBufferPointer(start: elements, count: count)
    body(&all)
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity * 2, 16)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    moved.moveInitialize(from: elements, count: count)
    elements.deallocate()
    elements = moved
    capacity = larger
  }
}

extension Buffer where Element: Comparable {
  mutating func sort() { withMutableElements { $0.sort() } }
}

/// A set of small integers in the order of insertion, or the set of all integers.
struct WorkList: ~Copyable {
  private let addressOnly = AddressOnly()
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

/// A set of small integers with a count of its members.
struct CountedSet: ~Copyable {
  private let addressOnly = AddressOnly()
  private var isMember = Buffer<Bool>()
  private(set) var memberCount = 0

  /// Empties the set and makes room for the integers below `count`.
  mutating func reset(count: Int) {
    isMember.reset(count: count, to: false)
    memberCount = 0
  }

  /// Makes room for the integers below `count`, and keeps the members.
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

/// A set of small integers that finds its least and greatest members at a cost nearly independent of their range.
struct PositionSet: ~Copyable {
  private let addressOnly = AddressOnly()
  private var words = Buffer<UInt64>()
  /// One bit per word, set if the word is not empty.
  private var summary = Buffer<UInt64>()

  /// Empties the set and makes room for the integers below `bound`.
  mutating func reset(bound: Int) {
    words.reset(count: (bound + 63) / 64, to: 0)
    summary.reset(count: (words.count + 63) / 64, to: 0)
  }

  /// Makes room for the integers below `bound`, and keeps the members.
  mutating func extend(bound: Int) {
    words.extend(count: (bound + 63) / 64, with: 0)
    summary.extend(count: (words.count + 63) / 64, with: 0)
  }

  @inline(__always)
  mutating func insert(_ member: Int) {
    let word = member &>> 6
    words[word] |= 1 &<< UInt64(truncatingIfNeeded: member)
    summary[word &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: word)
  }

  @inline(__always)
  mutating func remove(_ member: Int) {
    let word = member &>> 6
    words[word] &= ~(1 &<< UInt64(truncatingIfNeeded: member))
    if words[word] == 0 { summary[word &>> 6] &= ~(1 &<< UInt64(truncatingIfNeeded: word)) }
  }

  var least: Int? {
    for block in 0..<summary.count where summary[block] != 0 {
      let word = block &<< 6 &+ summary[block].trailingZeroBitCount
      return word &<< 6 &+ words[word].trailingZeroBitCount
    }
    return nil
  }

  var greatest: Int? {
    var block = summary.count &- 1
    while block >= 0 {
      if summary[block] != 0 {
        let word = block &<< 6 &+ (63 &- summary[block].leadingZeroBitCount)
        return word &<< 6 &+ (63 &- words[word].leadingZeroBitCount)
      }
      block &-= 1
    }
    return nil
  }

  /// Removes and returns the greatest member.
  @inline(__always)
  mutating func popGreatest() -> Int? {
    guard let member = greatest else { return nil }
    remove(member)
    return member
  }

  /// Removes and returns the least member.
  @inline(__always)
  mutating func popLeast() -> Int? {
    guard let member = least else { return nil }
    remove(member)
    return member
  }
}

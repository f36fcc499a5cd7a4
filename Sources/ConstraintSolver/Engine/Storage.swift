import Synchronization

/// A member that makes the compiler pass its owner by reference.
///
/// Without this member, a struct of many words is copied to the stack for every call that reads it. In short functions
/// the copy took most of the time. An atomic has an address, so a struct that contains one is never copied.
struct AddressOnly: ~Copyable, Sendable {
  private let address = Atomic<UInt8>(0)
}

/// Contiguous storage with one owner, which keeps its memory when it is emptied.
///
/// The inner loops of the solver use it because an array's uniqueness checks would cost more there than the arithmetic.
/// Bounds are asserted, so tests find a wrong index and a release build does not check.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  /// The address of the elements, for loops that do not change a buffer's count. The subscript loads this address on
  /// every access.
  private(set) var elements: UnsafeMutablePointer<Element>
  private var capacity = 0
  private(set) var count = 0

  /// Allocates nothing: a solver has almost a hundred buffers, and a small system needs few of them.
  init() { elements = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped }

  deinit { if capacity > 0 { elements.deallocate() } }

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
  @inline(__always)
  mutating func extend(count newCount: Int, with element: Element) {
    if newCount > count { lengthen(to: newCount, with: element) }
  }

  @inline(never)
  private mutating func lengthen(to newCount: Int, with element: Element) {
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
    if capacity > 0 { elements.deallocate() }
    elements = moved
    capacity = larger
  }
}

extension Buffer where Element: Comparable {
  mutating func sort() { if !isAscending { withMutableElements { $0.sort() } } }

  var isAscending: Bool {
    for index in 1..<max(count, 1) where elements[index] < elements[index - 1] { return false }
    return true
  }
}

/// A set of small integers in the order of insertion, or the set of all integers.
struct WorkList: ~Copyable {
  private let addressOnly = AddressOnly()
  private(set) var members = Buffer<Int32>()
  private(set) var containsAll = false
  private var isMember = Buffer<Bool>()

  mutating func insert(_ number: Int) { _ = admit(number) }

  func contains(_ number: Int) -> Bool { containsAll || (number < isMember.count && isMember[number]) }

  /// Inserts an integer, and returns whether it is new.
  mutating func admit(_ number: Int) -> Bool {
    guard !containsAll else { return false }
    isMember.extend(count: number + 1, with: false)
    guard !isMember[number] else { return false }
    isMember[number] = true
    members.append(Int32(truncatingIfNeeded: number))
    return true
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

  /// Puts the members into ascending order. Many members are listed again instead, which is faster than sorting them.
  mutating func sort() {
    guard !members.isAscending else { return }
    guard members.count > isMember.count / 16 else { return members.sort() }
    members.removeAll()
    for number in 0..<isMember.count where isMember[number] { members.append(Int32(truncatingIfNeeded: number)) }
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

  /// All integers below it can be members.
  var bound: Int { isMember.count }

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
  /// Bounds of the blocks of the summary that are not empty. Members are taken in order, so each search starts where
  /// the last one ended.
  private var firstBlock = Int.max
  private var lastBlock = -1

  /// Empties the set and makes room for the integers below `bound`.
  mutating func reset(bound: Int) {
    words.reset(count: (bound + 63) / 64, to: 0)
    summary.reset(count: (words.count + 63) / 64, to: 0)
    (firstBlock, lastBlock) = (.max, -1)
  }

  /// Makes room for the integers below `bound`, and keeps the members.
  mutating func extend(bound: Int) {
    words.extend(count: (bound + 63) / 64, with: 0)
    summary.extend(count: (words.count + 63) / 64, with: 0)
  }

  @inline(__always)
  mutating func insert(_ member: Int) {
    let word = member &>> 6
    let block = word &>> 6
    words[word] |= 1 &<< UInt64(truncatingIfNeeded: member)
    summary[block] |= 1 &<< UInt64(truncatingIfNeeded: word)
    firstBlock = min(firstBlock, block)
    lastBlock = max(lastBlock, block)
  }

  @inline(__always)
  private mutating func remove(_ member: Int) {
    let word = member &>> 6
    words[word] &= ~(1 &<< UInt64(truncatingIfNeeded: member))
    if words[word] == 0 { summary[word &>> 6] &= ~(1 &<< UInt64(truncatingIfNeeded: word)) }
  }

  /// Removes and returns the greatest member.
  @inline(__always)
  mutating func popGreatest() -> Int? {
    while lastBlock >= firstBlock {
      if summary[lastBlock] != 0 {
        let word = lastBlock &<< 6 &+ (63 &- summary[lastBlock].leadingZeroBitCount)
        let member = word &<< 6 &+ (63 &- words[word].leadingZeroBitCount)
        remove(member)
        return member
      }
      lastBlock &-= 1
    }
    (firstBlock, lastBlock) = (.max, -1)
    return nil
  }

  /// Removes and returns the least member.
  @inline(__always)
  mutating func popLeast() -> Int? {
    while firstBlock <= lastBlock {
      if summary[firstBlock] != 0 {
        let word = firstBlock &<< 6 &+ summary[firstBlock].trailingZeroBitCount
        let member = word &<< 6 &+ words[word].trailingZeroBitCount
        remove(member)
        return member
      }
      firstBlock &+= 1
    }
    (firstBlock, lastBlock) = (.max, -1)
    return nil
  }
}

/// Contiguous storage with one owner, which keeps its memory when it is emptied.
///
/// The inner loops of the solver run over it: an array's checks for shared storage cost more there than the arithmetic.
/// Bounds are asserted, so that tests find a wrong index and a release build does not pay for it.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  /// The elements, for loops that change no buffer's count: an access through a buffer loads its address every time.
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

  /// Makes room for `additional` elements to be appended as reserved.
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

  /// Takes in elements that were written behind the last, where room was made for them.
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

  /// Makes the buffer `count` long, every element the same.
  mutating func reset(count newCount: Int, to element: Element) {
    if newCount > capacity { grow(to: newCount) }
    elements.update(repeating: element, count: min(count, newCount))
    if newCount > count { (elements + count).initialize(repeating: element, count: newCount - count) }
    count = newCount
  }

  /// Lengthens the buffer, if it is shorter, by copies of an element.
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
  /// Sorts the elements in ascending order.
  mutating func sort() { withMutableElements { $0.sort() } }
}

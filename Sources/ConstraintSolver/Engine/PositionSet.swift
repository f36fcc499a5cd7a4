/// A set of small integers that gives up its greatest or its least member at a cost that hardly depends on its range.
struct PositionSet: ~Copyable {
  private let place = InPlace()
  private var words = Buffer<UInt64>()
  /// A bit for every word that is not empty.
  private var summary = Buffer<UInt64>()

  /// Empties the set and admits the members below `bound`.
  mutating func reset(bound: Int) {
    words.reset(count: (bound + 63) / 64, to: 0)
    summary.reset(count: (words.count + 63) / 64, to: 0)
  }

  /// Admits the members below `bound` and keeps those that are in the set.
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

/// A set of small integers that gives up its greatest or its least member at a cost that hardly depends on its range.
struct PositionSet: ~Copyable {
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

  mutating func insert(_ member: Int) {
    let word = member >> 6
    words[word] |= 1 << UInt64(member & 63)
    summary[word >> 6] |= 1 << UInt64(word & 63)
  }

  /// Removes and returns the greatest member.
  mutating func popGreatest() -> Int? {
    var block = summary.count - 1
    while block >= 0 {
      let bits = summary[block]
      if bits != 0 {
        let word = block << 6 + (63 - bits.leadingZeroBitCount)
        return remove(bit: 63 - words[word].leadingZeroBitCount, ofWord: word)
      }
      block -= 1
    }
    return nil
  }

  /// Removes and returns the least member.
  mutating func popLeast() -> Int? {
    for block in 0..<summary.count where summary[block] != 0 {
      let word = block << 6 + summary[block].trailingZeroBitCount
      return remove(bit: words[word].trailingZeroBitCount, ofWord: word)
    }
    return nil
  }

  private mutating func remove(bit: Int, ofWord word: Int) -> Int {
    words[word] &= ~(1 << UInt64(bit))
    if words[word] == 0 { summary[word >> 6] &= ~(1 << UInt64(word & 63)) }
    return word << 6 + bit
  }
}

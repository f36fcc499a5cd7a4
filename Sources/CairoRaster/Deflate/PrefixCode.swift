/// A canonical prefix code with limited lengths (RFC 1951, 3.2.2).
struct PrefixCode {
  /// The number of bits of each symbol's code; 0 for a symbol that does not occur.
  private(set) var lengths: [UInt8]
  /// The codes, their first bit lowest.
  private(set) var codes: [UInt32]

  /// Makes the code that is shortest for symbols that occur so often; if codes had to be cut, one that is nearly so.
  init(counts: [UInt32], longest: Int) {
    lengths = [UInt8](repeating: 0, count: counts.count)
    codes = [UInt32](repeating: 0, count: counts.count)
    let used = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
    if used.count > 1 {
      setLengths(
        of: used, numbers: Self.numbers(depths: Self.depths(weights: used.map { counts[$0] }), longest: longest))
    } else {
      // Some decoders reject a code of one symbol.
      let only = used.first ?? 0
      lengths[only] = 1
      lengths[only == 0 ? 1 : 0] = 1
    }
    setCodes(longest: longest)
  }

  /// The number of symbols up to the last that occurs.
  var usedCount: Int { 1 + (lengths.lastIndex { $0 > 0 } ?? -1) }

  /// Returns the depths of the leaves in Huffman's tree, given their weights from the lightest on.
  ///
  /// Leaves and inner nodes are two queues, because inner nodes are made in the order of their weights (van Leeuwen,
  /// 1976).
  private static func depths(weights leaves: [UInt32]) -> [Int] {
    var weights = leaves
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var (leaf, inner) = (0, leaves.count)
    func takeLightest() -> Int {
      if leaf < leaves.count, inner >= weights.count || weights[leaf] <= weights[inner] {
        leaf += 1
        return leaf - 1
      }
      inner += 1
      return inner - 1
    }
    while weights.count < parents.count {
      let (one, other) = (takeLightest(), takeLightest())
      parents[one] = weights.count
      parents[other] = weights.count
      weights.append(weights[one] + weights[other])
    }
    var depths = [Int](repeating: 0, count: weights.count)
    for node in depths.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
    return Array(depths.prefix(leaves.count))
  }

  /// Returns the number of codes of each length. Codes that are too long are cut, and shorter ones are lengthened until
  /// all fit (Kraft's inequality).
  private static func numbers(depths: [Int], longest: Int) -> [Int] {
    var numbers = [Int](repeating: 0, count: longest + 1)
    for depth in depths { numbers[min(depth, longest)] += 1 }
    var sum = (1...longest).reduce(0) { $0 + numbers[$1] << (longest - $1) }
    while sum > 1 << longest {
      guard let length = (1..<longest).last(where: { numbers[$0] > 0 }) else { break }
      numbers[length] -= 1
      numbers[length + 1] += 2
      numbers[longest] -= 1
      sum -= 1
    }
    return numbers
  }

  /// Gives the longest codes to the symbols that come first.
  private mutating func setLengths(of symbols: [Int], numbers: [Int]) {
    var rest = symbols[...]
    for length in numbers.indices.dropFirst().reversed() {
      for symbol in rest.prefix(numbers[length]) { lengths[symbol] = UInt8(length) }
      rest = rest.dropFirst(numbers[length])
    }
  }

  private mutating func setCodes(longest: Int) {
    var numbers = [UInt32](repeating: 0, count: longest + 1)
    for length in lengths where length > 0 { numbers[Int(length)] += 1 }
    var next = numbers
    var code: UInt32 = 0
    for length in 1...longest {
      code = (code + (length > 1 ? numbers[length - 1] : 0)) << 1
      next[length] = code
    }
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      codes[symbol] = Self.reversed(next[length], count: length)
      next[length] += 1
    }
  }

  private static func reversed(_ code: UInt32, count: Int) -> UInt32 {
    var (reversed, rest): (UInt32, UInt32) = (0, code)
    for _ in 0..<count {
      reversed = reversed << 1 | rest & 1
      rest >>= 1
    }
    return reversed
  }
}

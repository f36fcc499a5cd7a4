/// The codes of a block (RFC 1951, 3.2.7).
struct BlockCodes {
  private let literals: PrefixCode
  private let distances: PrefixCode

  /// A match takes at most 15 bits and 5 extra bits for its length, 15 and 13 for its distance.
  static let mostTokenBytes = 6
  /// 17 bits, 19 lengths of three bits, and 316 lengths of at most 14 bits each; the end of the block.
  static let mostHeaderBytes = 600

  init(_ counts: SymbolCounts) {
    literals = PrefixCode(counts: counts.literals, longest: 15)
    distances = PrefixCode(counts: counts.distances, longest: 15)
  }

  func write(_ tokens: UnsafeBufferPointer<DeflateToken>, to output: inout BitWriter) {
    let lengths = lengthCodes
    let (bases, extraBits) = (DeflateSymbols.distances.bases, DeflateSymbols.distances.extraBits)
    for token in tokens {
      guard !token.isLiteral else {
        output.write(literals, token.literal)
        continue
      }
      output.write(lengths[token.length])
      let symbol = DeflateSymbols.ofDistance(token.distance)
      output.write(
        BitString(distances, symbol, followedBy: token.distance &- bases[symbol], count: extraBits[symbol]))
    }
    output.write(literals, SymbolCounts.end)
  }

  /// The code of each length with its extra bits, by the length.
  private var lengthCodes: [BitString] {
    let symbols = DeflateSymbols.lengths
    return DeflateSymbols.ofLength.enumerated().map { length, symbol in
      let symbol = Int(symbol)
      let extra = UInt32(max(length, DeflateMatch.shortest)) - symbols.bases[symbol]
      return BitString(
        literals, SymbolCounts.firstLength + symbol, followedBy: extra, count: symbols.extraBits[symbol])
    }
  }

  /// Writes the kind of the block and the lengths of its codes, which are a code of their own.
  func writeHeader(to output: inout BitWriter) {
    let literalCount = max(257, literals.usedCount)
    let distanceCount = max(1, distances.usedCount)
    let runs = LengthRun.runs(of: literals.lengths.prefix(literalCount) + distances.lengths.prefix(distanceCount))
    var counts = [UInt32](repeating: 0, count: LengthRun.order.count)
    for run in runs { counts[run.symbol] += 1 }
    let code = PrefixCode(counts: counts, longest: 7)
    let orderCount = max(4, 1 + (LengthRun.order.lastIndex { code.lengths[$0] > 0 } ?? 0))
    let dynamicCodes: UInt32 = 2
    output.write(dynamicCodes, count: 2)
    output.write(UInt32(literalCount - 257), count: 5)
    output.write(UInt32(distanceCount - 1), count: 5)
    output.write(UInt32(orderCount - 4), count: 4)
    for symbol in LengthRun.order.prefix(orderCount) { output.write(UInt32(code.lengths[symbol]), count: 3) }
    for run in runs {
      output.write(code, run.symbol)
      output.write(run.rest, count: run.restBits)
    }
  }
}

/// Lengths of codes that are the same: a length, or how often the length before it or 0 is repeated.
private struct LengthRun {
  let symbol: Int
  /// The number of repetitions less the least.
  var rest: UInt32 = 0
  var restBits: UInt8 = 0

  /// The order in which the lengths of these symbols are written.
  static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  static func runs(of lengths: ArraySlice<UInt8>) -> [LengthRun] {
    var runs: [LengthRun] = []
    var rest = lengths
    while let length = rest.first {
      let count = rest.prefix { $0 == length }.count
      rest = rest.dropFirst(count)
      runs += length == 0 ? zeros(count) : repetitions(of: length, count)
    }
    return runs
  }

  private static func zeros(_ count: Int) -> [LengthRun] {
    var runs: [LengthRun] = []
    var rest = count
    while rest >= 11 {
      let part = min(rest, 138)
      runs.append(LengthRun(symbol: 18, rest: UInt32(part - 11), restBits: 7))
      rest -= part
    }
    if rest >= 3 { return runs + [LengthRun(symbol: 17, rest: UInt32(rest - 3), restBits: 3)] }
    return runs + [LengthRun](repeating: LengthRun(symbol: 0), count: rest)
  }

  private static func repetitions(of length: UInt8, _ count: Int) -> [LengthRun] {
    let single = LengthRun(symbol: Int(length))
    var runs = [single]
    var rest = count - 1
    while rest >= 3 {
      let part = min(rest, 6)
      runs.append(LengthRun(symbol: 16, rest: UInt32(part - 3), restBits: 2))
      rest -= part
    }
    return runs + [LengthRun](repeating: single, count: rest)
  }
}

/// At most 56 bits, the first one lowest.
struct BitString {
  let bits: UInt64
  let count: UInt64

  @inline(__always)
  init(_ bits: UInt32, count: UInt8) { (self.bits, self.count) = (UInt64(bits), UInt64(count)) }

  /// A symbol's code and the extra bits that follow it.
  @inline(__always)
  init(_ code: PrefixCode, _ symbol: Int, followedBy extra: UInt32, count extraCount: UInt8) {
    let codeCount = UInt64(code.lengths[symbol])
    bits = UInt64(code.codes[symbol]) | UInt64(extra) &<< codeCount
    count = codeCount &+ UInt64(extraCount)
  }
}

/// Writes numbers of bits, the lowest bit first, eight bytes at a time.
struct BitWriter: ~Copyable {
  private var bytes = UnsafeMutableRawPointer.allocate(byteCount: firstCapacity, alignment: 8)
  private var capacity = firstCapacity
  private var byteCount = 0
  /// Bits that are not a whole byte yet.
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0

  private static let firstCapacity = 1 << 16

  init() {}

  deinit { bytes.deallocate() }

  /// Makes room for bytes, which is the caller's duty before it writes.
  mutating func reserve(bytes count: Int) {
    let needed = byteCount + count + MemoryLayout<UInt64>.size
    guard capacity < needed else { return }
    capacity = max(needed, 2 * capacity)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
    larger.copyMemory(from: bytes, byteCount: byteCount)
    bytes.deallocate()
    bytes = larger
  }

  @inline(__always)
  mutating func write(_ string: BitString) {
    bits |= string.bits &<< bitCount
    bitCount &+= string.count
    bytes.storeBytes(of: bits.littleEndian, toByteOffset: byteCount, as: UInt64.self)
    byteCount &+= Int(truncatingIfNeeded: bitCount &>> 3)
    bits &>>= bitCount & ~7
    bitCount &= 7
  }

  /// Writes at most 32 bits.
  @inline(__always)
  mutating func write(_ value: UInt32, count: UInt8) { write(BitString(value, count: count)) }

  @inline(__always)
  mutating func write(_ code: PrefixCode, _ symbol: Int) { write(code.codes[symbol], count: code.lengths[symbol]) }

  /// Returns all bytes, of which the last is filled up with zeros.
  mutating func finish() -> [UInt8] {
    if bitCount > 0 { write(0, count: UInt8(8 - bitCount)) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: byteCount))
  }
}

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

  func write(_ tokens: Slice<UnsafeBufferPointer<DeflateToken>>, to output: inout BitWriter) {
    let ofLength = DeflateSymbols.ofLength
    let (lengths, distanceSymbols) = (DeflateSymbols.lengths, DeflateSymbols.distances)
    for token in tokens {
      guard !token.isLiteral else {
        output.write(literals, token.literal)
        continue
      }
      let length = Int(ofLength[token.length])
      output.write(literals, SymbolCounts.firstLength + length)
      output.write(UInt32(token.length) - lengths.bases[length], count: lengths.extraBits[length])
      let distance = DeflateSymbols.ofDistance(token.distance)
      output.write(distances, distance)
      output.write(token.distance - distanceSymbols.bases[distance], count: distanceSymbols.extraBits[distance])
    }
    output.write(literals, SymbolCounts.end)
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

/// Writes numbers of bits, the lowest bit first.
struct BitWriter {
  private var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var count: UInt64 = 0

  mutating func reserve(bytes count: Int) {
    guard bytes.capacity < bytes.count + count else { return }
    bytes.reserveCapacity(max(bytes.count + count, 2 * bytes.capacity))
  }

  /// Writes at most 32 bits.
  @inline(__always)
  mutating func write(_ value: UInt32, count added: UInt8) {
    bits |= UInt64(value) &<< count
    count += UInt64(added)
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits &>>= 8
      count -= 8
    }
  }

  @inline(__always)
  mutating func write(_ code: PrefixCode, _ symbol: Int) {
    write(code.codes[symbol], count: code.lengths[symbol])
  }

  mutating func finish() -> [UInt8] {
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
    return bytes
  }
}

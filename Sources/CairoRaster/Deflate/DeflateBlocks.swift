/// Collects literals and matches, and writes them as blocks with codes of their own.
///
/// What was collected is looked at in parts. A part joins the block before it if one code for both is shorter than two.
struct DeflateBlocks: ~Copyable {
  private let tokens = UnsafeMutablePointer<DeflateToken>.allocate(capacity: mostTokens)
  private var tokenCount = 0
  /// The counts of the symbols of the block, the first `blockCount` tokens.
  private var block = SymbolCounts()
  private var blockCount = 0
  private var output = BitWriter()

  /// The number of tokens of a part. 1,024 save 0.5% and take a quarter longer to write; 4,096 cost 0.7%.
  private static let partSize = 2048
  /// The number of tokens at which a block ends in any case, which limits the memory.
  private static let largestBlock = 32_768
  /// A block that is just short of ending, with a part that joins it and one that does not.
  private static let mostTokens = largestBlock + 2 * partSize

  init() {}

  deinit { tokens.deallocate() }

  @inline(__always)
  mutating func append(literal: UInt8) { append(DeflateToken(literal: literal)) }

  @inline(__always)
  mutating func append(_ match: DeflateMatch) { append(DeflateToken(match)) }

  @inline(__always)
  private mutating func append(_ token: DeflateToken) {
    tokens[tokenCount] = token
    tokenCount &+= 1
    if tokenCount &- blockCount >= Self.partSize { endPart() }
  }

  private mutating func endPart() {
    let part = SymbolCounts(UnsafeBufferPointer(start: tokens + blockCount, count: tokenCount - blockCount))
    let joined = block + part
    if blockCount > 0, blockCount >= Self.largestBlock || joined.cost > block.cost + part.cost {
      writeBlock(isLast: false)
      block = part
    } else {
      block = joined
    }
    blockCount = tokenCount
  }

  /// Writes what is left and returns all bytes.
  mutating func finish() -> [UInt8] {
    if tokenCount > blockCount { endPart() }
    writeBlock(isLast: true)
    return output.finish()
  }

  /// Writes and removes the tokens of the block.
  private mutating func writeBlock(isLast: Bool) {
    let codes = BlockCodes(block)
    output.reserve(bytes: BlockCodes.mostHeaderBytes + blockCount * BlockCodes.mostTokenBytes)
    output.write(isLast ? 1 : 0, count: 1)
    codes.writeHeader(to: &output)
    codes.write(UnsafeBufferPointer(start: tokens, count: blockCount), to: &output)
    tokenCount -= blockCount
    tokens.update(from: tokens + blockCount, count: tokenCount)
    blockCount = 0
  }
}

/// How often each symbol occurs in a block.
struct SymbolCounts {
  /// Literals, the end of the block, and lengths.
  private(set) var literals = [UInt32](repeating: 0, count: 286)
  private(set) var distances = [UInt32](repeating: 0, count: 30)
  /// An estimate of the bits of the block: the entropy of its symbols, and what its codes take. Extra bits are left
  /// out, which are the same in any block.
  private(set) var cost = 0

  /// The symbol of the end of a block.
  static let end = 256
  static let firstLength = 257

  init() {}

  init(_ tokens: UnsafeBufferPointer<DeflateToken>) {
    DeflateSymbols.ofLength.withUnsafeBufferPointer { symbolOfLength in
      literals.withUnsafeMutableBufferPointer { literals in
        for token in tokens {
          guard !token.isLiteral else {
            literals[token.literal] += 1
            continue
          }
          literals[Self.firstLength + Int(symbolOfLength[token.length])] += 1
          distances[DeflateSymbols.ofDistance(token.distance)] += 1
        }
        literals[Self.end] = 1
      }
    }
    cost = estimatedCost
  }

  static func + (one: SymbolCounts, other: SymbolCounts) -> SymbolCounts {
    var sum = one
    for symbol in sum.literals.indices { sum.literals[symbol] += other.literals[symbol] }
    for symbol in sum.distances.indices { sum.distances[symbol] += other.distances[symbol] }
    sum.literals[end] = 1
    sum.cost = sum.estimatedCost
    return sum
  }

  /// Whole numbers only, so that blocks end at the same places on every machine.
  private var estimatedCost: Int {
    let used = literals.count { $0 > 0 } + distances.count { $0 > 0 }
    return Self.entropy(literals) + Self.entropy(distances) + Self.headerBits + used * Self.bitsPerCode
  }

  /// The least bits that symbols take that occur so often.
  private static func entropy(_ counts: [UInt32]) -> Int {
    var total: UInt32 = 0
    var sum = 0
    for count in counts where count > 0 {
      total += count
      sum += Int(count) * logarithm(count)
    }
    return total == 0 ? 0 : (Int(total) * logarithm(total) - sum) >> 16
  }

  /// Returns 65,536 times the binary logarithm, to 0.002: linear between powers of two, and a parabola for the rest.
  private static func logarithm(_ count: UInt32) -> Int {
    let digits = 31 - count.leadingZeroBitCount
    let one = 1 << 16
    let fraction = ((Int(count) << 16) >> digits) - one
    let bulge = (fraction * (one - fraction)) >> 16
    return digits * one + fraction + ((bulge * 22_580) >> 16)
  }

  /// Measured over pictures of screens.
  private static let headerBits = 60
  private static let bitsPerCode = 4
}

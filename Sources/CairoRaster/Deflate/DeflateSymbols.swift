/// The symbols of lengths and distances (RFC 1951, 3.2.5): each is the least value of a range, and a number of extra
/// bits.
struct DeflateSymbols {
  private(set) var bases: [UInt32] = []
  private(set) var extraBits: [UInt8] = []

  /// The symbols of the lengths 3 to 258, less 257.
  static let lengths: DeflateSymbols = {
    var symbols = DeflateSymbols(count: 28, first: 3, perSize: 4)
    symbols.append(base: 258, extraBits: 0)
    return symbols
  }()
  /// The symbols of the distances 1 to 32,768.
  static let distances = DeflateSymbols(count: 30, first: 1, perSize: 2)
  /// The symbol of each length less 257, by the length.
  static let ofLength: [UInt8] = (0...UInt32(DeflateMatch.longest)).map { length in
    UInt8(lengths.bases.lastIndex { $0 <= length } ?? 0)
  }

  /// Twice `perSize` symbols without extra bits, then as many symbols of each size as that.
  private init(count: Int, first: UInt32, perSize: Int) {
    var base = first
    for symbol in 0..<count {
      let extraBits = max(0, symbol / perSize - 1)
      append(base: base, extraBits: UInt8(extraBits))
      base += 1 << UInt32(extraBits)
    }
  }

  private mutating func append(base: UInt32, extraBits: UInt8) {
    bases.append(base)
    self.extraBits.append(extraBits)
  }

  /// Returns the symbol of a distance: two for each binary digit.
  @inline(__always)
  static func ofDistance(_ distance: UInt32) -> Int {
    guard distance > 4 else { return Int(distance) - 1 }
    let digits = 31 - (distance - 1).leadingZeroBitCount
    return 2 * digits + Int((distance - 1) >> UInt32(digits - 1) & 1)
  }
}

/// A literal or a match in four bytes.
struct DeflateToken {
  private let bits: UInt32

  init(literal: UInt8) { bits = UInt32(literal) }
  init(_ match: DeflateMatch) { bits = UInt32(match.distance) << 9 | UInt32(match.length) }

  var isLiteral: Bool { bits < 512 }
  var literal: Int { Int(bits) }
  var length: Int { Int(bits & 511) }
  var distance: UInt32 { bits >> 9 }
}

/// The places where bytes occurred before, by hashes of the three and of the four bytes at each.
struct MatchChains: ~Copyable {
  private let bytes: UnsafeRawBufferPointer
  /// The last places by the hash of four bytes, then the last ones by that of three; -1 for none.
  private let heads: UnsafeMutablePointer<Int32>
  /// For each place of the window, the place before it with the same hash of four bytes.
  private let previous: UnsafeMutablePointer<Int32>
  /// The last place that can be entered.
  private let lastPlace: Int

  /// The largest distance of a match.
  static let windowSize = 32_768
  /// The number of places that a search compares. Three times as many save 0.5% and take a sixth longer.
  static let depth = 4
  private static let hashBits: UInt32 = 15
  private static let headsOfThree = 1 << Int(hashBits)
  /// A place so close to the end is not entered: hashes and comparisons read eight bytes.
  private static let margin = 8

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    lastPlace = bytes.count - Self.margin
    heads = .allocate(capacity: 2 * Self.headsOfThree)
    heads.initialize(repeating: -1, count: 2 * Self.headsOfThree)
    previous = .allocate(capacity: Self.windowSize)
    previous.initialize(repeating: -1, count: Self.windowSize)
  }

  deinit {
    heads.deallocate()
    previous.deallocate()
  }

  /// Enters a place unless it is too close to the end.
  @inline(__always)
  func insertIfPossible(_ place: Int) {
    if place <= lastPlace { insert(place) }
  }

  @inline(__always)
  private func insert(_ place: Int) {
    let word = bytes.word(at: place)
    let slot = Self.hash(word)
    let number = Int32(truncatingIfNeeded: place)
    let last = heads[slot]
    if last != number {
      previous[place & (Self.windowSize - 1)] = last
      heads[slot] = number
    }
    heads[Self.headsOfThree + Self.hash(word << 8)] = number
  }

  /// Enters the places of a range, except those inside runs of a colour: four bytes there are the same as at the pixel
  /// before.
  func insertChanges(from start: Int, to end: Int, pixelSize: Int) {
    let end = min(end, lastPlace &+ 1)
    var place = start
    while place < min(end, pixelSize) {
      insert(place)
      place &+= 1
    }
    while place < end {
      let difference = bytes.longWord(at: place) ^ bytes.longWord(at: place &- pixelSize)
      guard difference != 0 else {
        let rest = max(end &- place &- 8, 0)
        place &+= 5 &+ bytes.sameCount(at: place &+ 8, distance: pixelSize, limit: rest)
        continue
      }
      let sameCount = difference.trailingZeroBitCount &>> 3
      // The places whose four bytes have the one that differs.
      let last = min(place &+ sameCount, end &- 1)
      place &+= max(sameCount &- 3, 0)
      while place <= last {
        insert(place)
        place &+= 1
      }
    }
  }

  /// Returns the longest match at a place if it is longer than a known one, or else that one.
  @inline(__always)
  func longerMatch(than known: DeflateMatch, at place: Int, depth: Int) -> DeflateMatch {
    guard place <= lastPlace else { return known }
    let word = bytes.word(at: place)
    let limit = min(bytes.count - place, DeflateMatch.longest)
    var best = known
    if best.length < 3 {
      let candidate = Int(heads[Self.headsOfThree + Self.hash(word << 8)])
      if isInWindow(candidate, of: place), (bytes.word(at: candidate) ^ word) << 8 == 0 {
        best = DeflateMatch(length: 3, distance: place - candidate)
      }
    }
    var candidate = Int(heads[Self.hash(word)])
    for _ in 0..<depth {
      guard isInWindow(candidate, of: place), best.length < limit else { break }
      // Only a longer match counts: its last bytes show that soon.
      let last = max(best.length - 3, 0)
      if bytes.word(at: candidate) == word, bytes.word(at: candidate + last) == bytes.word(at: place + last) {
        let length = bytes.sameCount(at: place, distance: place - candidate, limit: limit)
        if length > best.length { best = DeflateMatch(length: length, distance: place - candidate) }
      }
      let next = Int(previous[candidate & (Self.windowSize - 1)])
      // Slots of places that left the window are used again.
      guard next < candidate else { break }
      candidate = next
    }
    return best
  }

  @inline(__always)
  private func isInWindow(_ candidate: Int, of place: Int) -> Bool {
    candidate >= 0 && candidate < place && place - candidate <= Self.windowSize
  }

  /// Returns the slot of four bytes; of three bytes if they are shifted to the upper end.
  @inline(__always)
  private static func hash(_ word: UInt32) -> Int {
    Int((word &* 0x9E37_79B1) >> (32 - hashBits))
  }
}

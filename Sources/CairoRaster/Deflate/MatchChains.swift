/// The places where bytes occurred before, by hashes of the three and of the four bytes at each.
struct MatchChains: ~Copyable {
  private let bytes: UnsafeRawBufferPointer
  /// The last places by the hash of four bytes, then the last ones by that of three; -1 for none.
  private let heads: UnsafeMutablePointer<Int32>
  /// For each place of the window, the place before it with the same hash of four bytes.
  private let previous: UnsafeMutablePointer<Int32>

  /// The largest distance of a match.
  static let windowSize = 32_768
  /// The number of places that a search compares. Twice as many save less than 0.3%.
  static let depth = 12
  private static let hashBits: UInt32 = 15
  private static let headsOfThree = 1 << Int(hashBits)
  /// A place so close to the end is not entered: hashes and comparisons read eight bytes.
  private static let margin = 8

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    heads = .allocate(capacity: 2 * Self.headsOfThree)
    heads.initialize(repeating: -1, count: 2 * Self.headsOfThree)
    previous = .allocate(capacity: Self.windowSize)
    previous.initialize(repeating: -1, count: Self.windowSize)
  }

  deinit {
    heads.deallocate()
    previous.deallocate()
  }

  /// Enters a place.
  @inline(__always)
  func insert(_ place: Int) {
    guard place + Self.margin <= bytes.count else { return }
    let word = bytes.word(at: place)
    let slot = Self.hash(word)
    if heads[slot] != Int32(truncatingIfNeeded: place) {
      previous[place & (Self.windowSize - 1)] = heads[slot]
      heads[slot] = Int32(truncatingIfNeeded: place)
    }
    heads[Self.headsOfThree + Self.hash(word << 8)] = Int32(truncatingIfNeeded: place)
  }

  /// Enters the places of a range, except those inside runs of a colour: four bytes there are the same as at the pixel
  /// before.
  @inline(__always)
  func insertChanges(from start: Int, to end: Int, pixelSize: Int) {
    let end = min(end, bytes.count - Self.margin)
    var place = start
    while place < end {
      let run = place >= pixelSize ? bytes.sameCount(at: place, distance: pixelSize, limit: end - place) : 0
      if run >= 4 { place += run - 3 }
      guard place < end else { return }
      insert(place)
      place += 1
    }
  }

  /// Returns the longest match at a place if it is longer than a known one, or else that one.
  @inline(__always)
  func longerMatch(than known: DeflateMatch, at place: Int, depth: Int) -> DeflateMatch {
    guard place + Self.margin <= bytes.count else { return known }
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

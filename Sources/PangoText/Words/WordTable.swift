/// A glyph with its extent in Pango units, 1,024 per point.
struct ShapedGlyph {
  var id: UInt32
  /// The advance.
  var width: Int32
  var xOffset: Int32
  var yOffset: Int32
}

/// The glyphs of words by their UTF-8 bytes: a hash table without an object per word.
struct WordTable {
  /// A word of the table.
  private struct Entry {
    let hash: Int
    let bytes: Range<Int32>
    /// The place of the word's glyphs, or `nil` if it cannot be shaped alone.
    let glyphs: Range<Int32>?
  }

  /// What the table knows about a word.
  enum Lookup {
    case unknown
    case unusable
    case glyphs(Range<Int>)
  }

  /// The glyphs of all words, one after another.
  private(set) var glyphs: [ShapedGlyph] = []
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The number of an entry plus one, or 0, at the places that hashes select. The count is a power of two.
  private var slots = [Int32](repeating: 0, count: 64)

  static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(word))
    return hasher.finalize()
  }

  func find(_ word: UnsafeBufferPointer<UInt8>, hash: Int) -> Lookup {
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash && isEqual(entry.bytes, word) {
        return entry.glyphs.map { .glyphs(Int($0.lowerBound)..<Int($0.upperBound)) } ?? .unusable
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return .unknown
  }

  /// Adds a word that the table lacks, with its glyphs or `nil`.
  mutating func insert(_ word: UnsafeBufferPointer<UInt8>, hash: Int, _ shaped: [ShapedGlyph]?) {
    let range = Int32(bytes.count)..<Int32(bytes.count + word.count)
    bytes.append(contentsOf: word)
    let place = shaped.map { Int32(glyphs.count)..<Int32(glyphs.count + $0.count) }
    if let shaped { glyphs.append(contentsOf: shaped) }
    entries.append(Entry(hash: hash, bytes: range, glyphs: place))
    if entries.count * 2 > slots.count { grow() } else { occupy(entries.count) }
  }

  private func isEqual(_ range: Range<Int32>, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard range.count == word.count else { return false }
    let start = Int(range.lowerBound)
    for offset in 0..<word.count where bytes[start + offset] != word[offset] { return false }
    return true
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for number in 1...entries.count { occupy(number) }
  }

  private mutating func occupy(_ number: Int) {
    var slot = entries[number - 1].hash & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(number)
  }
}

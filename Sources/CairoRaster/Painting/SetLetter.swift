import Graphics

/// A character of a line as a glyph of a document's font.
///
/// Readers of PDF documents find words by the distances of glyphs, and the order of letters by their places. Kerning
/// that moves letters apart, marks above the line and ligatures would tear Arabic words up: so each character has a
/// glyph of its own, on the base line, which is as wide as the line has it.
struct SetLetter: Hashable {
  /// The glyph that is drawn, or `nil` for a character that is part of a ligature.
  var glyph: UInt32?
  /// The distance from the letter's place to that of the glyph.
  var x: Ems = Ems(0)
  var y: Ems = Ems(0)
  var advance: Ems

  /// A length in ten-thousandths of an em, in which letters of the same look are the same.
  struct Ems: Hashable {
    private var count: Int

    init(_ em: Double) { count = Int(bounded: (em * 10_000).rounded()) }

    var em: Double { Double(count) / 10_000 }
  }
}

extension GlyphFonts {
  /// Returns the letters of a run that is written from right to left, one for each character in reading order, with
  /// their places to the right of the line's left end in points. Returns `nil` if a character has several glyphs.
  func letters(of run: GlyphRun, _ text: String) throws(RasterError) -> [(index: UInt, place: Double)]? {
    let size = run.face.size
    var letters: [(index: UInt, place: Double)] = []
    func add(_ letter: SetLetter, at place: Double) { letters.append((index(of: letter, in: run.face), place)) }
    for cluster in try clusters(of: run, text) {
      guard let base = cluster.glyphs.first, cluster.glyphs.count <= cluster.characters else { return nil }
      // The characters of a ligature divide its width, and marks take some of it: letters without a width have no
      // order.
      let marks = cluster.glyphs.dropFirst()
      let parts = cluster.characters - marks.count
      let markWidth = min(cluster.width / Double(4 * marks.count + 4), Self.mostMarkWidth * size)
      let width = (cluster.width - markWidth * Double(marks.count)) / Double(parts)
      var place = base.x + cluster.width - width
      add(
        SetLetter(
          glyph: base.id, x: SetLetter.Ems((base.x - place) / size), y: SetLetter.Ems(base.y / size),
          advance: SetLetter.Ems(width / size)), at: place)
      for mark in marks {
        place -= markWidth
        add(
          SetLetter(
            glyph: mark.id, x: SetLetter.Ems((mark.x - place) / size), y: SetLetter.Ems(mark.y / size),
            advance: SetLetter.Ems(markWidth / size)), at: place)
      }
      for _ in 1..<max(parts, 1) {
        place -= width
        add(SetLetter(glyph: nil, advance: SetLetter.Ems(width / size)), at: place)
      }
    }
    return letters.count == text.unicodeScalars.count ? letters : nil
  }

  /// In em.
  private static let mostMarkWidth = 0.04

  /// A part of a text with its glyphs: first the letter, then its marks.
  private struct Cluster {
    var glyphs: [Glyph]
    var characters: Int
    /// The distance to the next letter on the right, in points.
    var width: Double
  }

  /// Returns the clusters of a run in reading order, which is from right to left.
  private func clusters(of run: GlyphRun, _ text: String) throws(RasterError) -> [Cluster] {
    let bytes = Array(text.utf8)
    // Marks are parts of the letters before them, also where the font has glyphs of their own for them.
    let places = Set(run.glyphs.map { Int($0.byte) }).sorted().filter { place in
      place == 0 || place < bytes.count && !String(decoding: bytes[place...].prefix(4), as: UTF8.self).startsWithMark
    }
    guard places.first == 0 else { return [] }
    var rest = Array(run.glyphs.reversed())[...]
    var clusters: [Cluster] = []
    var right: Double?
    for (place, next) in zip(places, places.dropFirst() + [bytes.count]) {
      guard place < next, next <= bytes.count else { return [] }
      let glyphs = Array(rest.prefix { (place..<next).contains(Int($0.byte)) })
      rest = rest.dropFirst(glyphs.count)
      let characters = String(decoding: bytes[place..<next], as: UTF8.self).unicodeScalars
      let markCount = characters.dropFirst().count(where: \.isMark)
      // Other letters of several glyphs are in pieces.
      guard let base = glyphs.first, glyphs.count <= markCount + 1 else { return [] }
      let advance = try advance(of: base.id, in: run.face) * run.face.size
      let end = right ?? base.x + advance
      right = base.x
      clusters.append(Cluster(glyphs: glyphs, characters: characters.count, width: max(0, end - base.x)))
    }
    return clusters
  }
}

extension String {
  fileprivate var startsWithMark: Bool { unicodeScalars.first?.isMark == true }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool { properties.generalCategory == .nonspacingMark }

  /// Whether the character is of a script that is written from right to left. The blocks are those of Unicode's
  /// `DerivedBidiClass`.
  var isWrittenBackward: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

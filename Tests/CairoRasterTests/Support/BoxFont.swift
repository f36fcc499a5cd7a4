import Foundation
import Graphics
import TestSupport

/// A TrueType font of rectangles, written here so that coverage can be worked out by hand.
enum BoxFont {
  /// Glyph 1: a square from the pen, half an em wide and high.
  static let square: UInt32 = 1
  /// Glyph 2: two such squares that overlap in the half where they meet: 0...0.5 and 0.25...0.75 em.
  static let overlappingSquares: UInt32 = 2
  /// Glyph 3: a triangle with its tip at one em.
  static let triangle: UInt32 = 3

  private static let unitsPerEm = 1000
  private static let glyphs: [[[(x: Int, y: Int)]]] = [
    [], [box(0, 500)], [box(0, 500), box(250, 750)], [[(0, 0), (500, 1000), (1000, 0)]],
  ]

  private static func box(_ left: Int, _ right: Int) -> [(x: Int, y: Int)] {
    [(left, 0), (left, 500), (right, 500), (right, 0)]
  }

  private static let folder = TemporaryFolder()

  /// The font's path. The file is written at the first use and removed when the process exits.
  static let path: String = {
    _ = try? folder.write(bytes, to: "boxes.ttf")
    atexit { try? FileManager.default.removeItem(at: BoxFont.folder.url) }
    return folder.path(of: "boxes.ttf")
  }()

  private static var bytes: [UInt8] {
    let outlines = glyphs.map(outline)
    let locations = (0...outlines.count).map { outlines[..<$0].reduce(0) { $0 + $1.count } }
    let tables: [(tag: String, contents: [UInt8])] = [
      ("glyf", outlines.flatMap { $0 }),
      (
        "head",
        long(0x10000, 0x10000, 0, 0x5F0F_3CF5) + short(0, unitsPerEm) + long(0, 0, 0, 0)
          + short(0, 0, unitsPerEm, unitsPerEm, 0, 8, 2, 1, 0)
      ),
      ("hhea", long(0x10000) + short(1000, 0, 0, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.count)),
      ("hmtx", glyphs.flatMap { _ in short(1000, 0) }),
      ("loca", locations.flatMap { long($0) }),
      ("maxp", long(0x10000) + short(glyphs.count, 8, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)),
    ]
    var directory = long(0x10000) + short(tables.count, 64, 2, 32)
    var body: [UInt8] = []
    for table in tables {
      let offset = 12 + 16 * tables.count + body.count
      directory += Array(table.tag.utf8) + long(0, offset, table.contents.count)
      body += table.contents + [UInt8](repeating: 0, count: -table.contents.count & 3)
    }
    return directory + body
  }

  private static func outline(_ contours: [[(x: Int, y: Int)]]) -> [UInt8] {
    let points = contours.flatMap { $0 }
    guard !points.isEmpty else { return [] }
    let ends = contours.indices.map { contours[...$0].reduce(-1) { $0 + $1.count } }
    let steps = zip(points, [(x: 0, y: 0)] + points).map { (x: $0.x - $1.x, y: $0.y - $1.y) }
    let onCurve = [UInt8](repeating: 1, count: points.count)
    let glyph =
      short(contours.count, 0, 0, 1000, 1000) + ends.flatMap { short($0) } + short(0) + onCurve
      + steps.flatMap { short($0.x) } + steps.flatMap { short($0.y) }
    return glyph + [UInt8](repeating: 0, count: -glyph.count & 3)
  }

  private static func short(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private static func long(_ values: Int...) -> [UInt8] {
    values.flatMap { value in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
  }
}

extension DisplayItem {
  /// Glyphs of the box font, their pens on one baseline.
  static func boxes(
    _ glyph: UInt32 = BoxFont.square, at pens: [Double], baseline: Double, size: Double, _ color: Color = .black,
    isSlanted: Bool = false, isEmboldened: Bool = false, isRounded: Bool = false
  ) -> DisplayItem {
    let face = FontFace(
      path: BoxFont.path, size: size, isSlanted: isSlanted, isEmboldened: isEmboldened, isRounded: isRounded)
    let run = GlyphRun(face: face, glyphs: pens.map { Glyph(id: glyph, x: $0, y: 0) })
    let line = TextLine(baseline: baseline, x: 0, width: 0, runs: [run])
    return .text(Paragraph(size: Size(width: 1, height: 1), lines: [line]), at: .zero, color)
  }
}

/// Text after layout. Painting it needs no further decisions.
public struct Paragraph: Hashable, Sendable {
  /// The size of all lines in points, rounded up to whole pixels. The width is that of the widest line, even if more
  /// was allowed. Empty text has no lines and the size zero.
  public var size: Size
  /// The lines, top to bottom.
  public var lines: [TextLine]
  /// Whether a part of the text is missing because it does not fit.
  public var isTruncated: Bool
  /// The space that the whole text needs, or nil if nothing is missing.
  public var need: TextNeed?
  /// The characters that no available font can draw, each once.
  public var missingCharacters: [Unicode.Scalar]
  /// The requested font families that are not available, each once. The system typeface replaces them.
  public var missingFamilies: [String]
  /// Whether the style makes lines lower than their fonts, so that letters may extend beyond the size.
  package var hasLowLines = false
  /// The text that was laid out. It does not count in comparisons.
  package var source = TextSource()
  public init(
    size: Size, lines: [TextLine], isTruncated: Bool = false, need: TextNeed? = nil,
    missingCharacters: [Unicode.Scalar] = [], missingFamilies: [String] = []
  ) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.need = need
    self.missingCharacters = missingCharacters
    self.missingFamilies = missingFamilies
  }

  /// The distance from the top to the first line's baseline, in points.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The distance from the top to the last line's baseline, in points.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// Returns the text of each run of a line. A line that was shortened ends with an ellipsis.
  package func texts(of line: TextLine) -> [String] {
    guard line.runs.count > 1 else { return line.runs.map { _ in source.text(at: line.bytes) } }
    return line.runs.map { source.text(at: $0.bytes) }
  }
}

/// The text of a paragraph, for formats in which text can be selected. All are equal: what is painted does not depend
/// on it.
package struct TextSource: Hashable, Sendable {
  package var runs: [TextRun] = []

  package init(_ runs: [TextRun] = []) { self.runs = runs }

  package static func == (one: TextSource, other: TextSource) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}

  /// Returns the text at a range of UTF-8 bytes, without the characters that say how to break lines or in which
  /// direction to read.
  package func text(at bytes: Range<Int>) -> String {
    let all = Array(runs.map(\.text).joined().utf8)
    let text = String(decoding: all[bytes.clamped(to: 0..<all.count)], as: UTF8.self)
    return String(
      text.unicodeScalars.filter { !"\u{AD}\u{200B}\u{200E}\u{200F}\u{2028}\n\r".unicodeScalars.contains($0) })
  }
}

/// A place in a text. All are equal, as for ``TextSource``.
private struct TextPlace: Hashable, Sendable {
  var byte: UInt32 = 0

  static func == (one: TextPlace, other: TextPlace) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// A part of a text. All are equal, as for ``TextSource``.
private struct TextSpan: Hashable, Sendable {
  var bytes = 0..<0

  static func == (one: TextSpan, other: TextSpan) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// A line of a paragraph.
public struct TextLine: Hashable, Sendable {
  /// The distance from the paragraph's top to the baseline, in points.
  public var baseline: Double
  /// The position of the line's left end, in points from the left edge of the allowed width, or of the paragraph if the
  /// width is unlimited. The alignment determines it. Negative if the line is wider than allowed.
  public var x: Double
  /// The advance width in points.
  public var width: Double
  /// The glyphs in drawing order.
  public var runs: [GlyphRun]
  /// The lines under or through the text, relative to the paragraph's top-left corner.
  public var decorations: [TextDecoration]
  /// The areas behind the text, relative to the paragraph's top-left corner. They are painted before the paragraph.
  public var backgrounds: [TextDecoration]
  /// The images in the line.
  public var attachments: [PlacedAttachment] = []
  /// The range of the text's UTF-8 bytes in the line, including spaces at its end. Soft hyphens are not counted.
  package var bytes = 0..<0
  public init(
    baseline: Double, x: Double, width: Double, runs: [GlyphRun], decorations: [TextDecoration] = [],
    backgrounds: [TextDecoration] = []
  ) {
    self.baseline = baseline
    self.x = x
    self.width = width
    self.runs = runs
    self.decorations = decorations
    self.backgrounds = backgrounds
  }
}

/// A line under or through text, or an area behind it.
public struct TextDecoration: Hashable, Sendable {
  /// The area in points, relative to the paragraph's top-left corner.
  public var rect: Rect
  /// The colour, or nil for the paragraph's.
  public var color: Color?
  public init(rect: Rect, color: Color?) {
    self.rect = rect
    self.color = color
  }
}

/// Glyphs with the same face and colour.
public struct GlyphRun: Hashable, Sendable {
  public var face: FontFace
  /// The colour, or nil for the paragraph's.
  public var color: Color?
  /// The glyphs. Their positions are relative to the left end of the line's baseline.
  public var glyphs: [Glyph]
  /// The range of the text's UTF-8 bytes in the run; empty if the run is the whole line.
  package var bytes: Range<Int> {
    get { span.bytes }
    set { span.bytes = newValue }
  }
  private var span = TextSpan()
  public init(face: FontFace, color: Color? = nil, glyphs: [Glyph]) {
    self.face = face
    self.color = color
    self.glyphs = glyphs
  }
}

/// A glyph and its position.
public struct Glyph: Hashable, Sendable {
  /// The index of the glyph in its face.
  public var id: UInt32
  /// The place of the glyph's characters in the text of its run, in UTF-8 bytes. Zero for all glyphs if each represents
  /// one character.
  package var byte: UInt32 {
    get { place.byte }
    set { place.byte = newValue }
  }
  private var place = TextPlace()
  /// The pen position to the right of the line's left end, in points.
  public var x: Double
  /// The pen position below the baseline, in points.
  public var y: Double
  public init(id: UInt32, x: Double, y: Double) {
    self.id = id
    self.x = x
    self.y = y
  }
}

/// A face of a font file at a size, with everything needed to draw its glyphs.
public struct FontFace: Hashable, Sendable {
  /// The path of the font file.
  public var path: String
  /// The index of the face in a font collection.
  public var index: Int
  /// The variation settings in fontconfig's notation, for example `wght=600`; may be empty.
  public var variations: String
  /// The em size in points. A bitmap colour font whose images have P pixels per em is drawn at the scale `size / P`.
  public var size: Double
  /// Whether the renderer slants the outlines, by a fifth of a unit to the right for each unit upwards.
  public var isSlanted: Bool
  /// Whether the renderer thickens the outlines, by 0.012 em.
  public var isEmboldened: Bool
  /// Whether the renderer rounds the outer corners of the outlines, so that strokes end in half circles.
  public var isRounded: Bool
  /// Whether the glyphs have their own colours and are drawn as images.
  public var isColor: Bool
  public init(
    path: String, index: Int = 0, variations: String = "", size: Double, isSlanted: Bool = false,
    isEmboldened: Bool = false, isRounded: Bool = false, isColor: Bool = false
  ) {
    self.path = path
    self.index = index
    self.variations = variations
    self.size = size
    self.isSlanted = isSlanted
    self.isEmboldened = isEmboldened
    self.isRounded = isRounded
    self.isColor = isColor
  }
}

/// The space that a truncated text has, and the space that it needs.
public struct TextNeed: Hashable, Sendable {
  /// The width that the text has, in points.
  public var allowedWidth: Double
  /// The number of lines that the text may have; 0 for any number.
  public var allowedLines: Int
  /// The width of the text's widest line in points if lines break only at newlines.
  public var width: Double
  /// The number of lines that the whole text needs at the allowed width.
  public var lines: Int
  /// The height of those lines in points.
  public var height: Double
  /// The number of lines that the whole text needs if its letters are as narrow as the measuring error allows; see
  /// `margin(ofWidth:)`.
  public var leastLines: Int
  public init(
    allowedWidth: Double, allowedLines: Int, width: Double, lines: Int, height: Double, leastLines: Int
  ) {
    self.allowedWidth = allowedWidth
    self.allowedLines = allowedLines
    self.width = width
    self.lines = lines
    self.height = height
    self.leastLines = leastLines
  }

  /// Returns how many points text must exceed its width by to be certainly too wide on a device.
  ///
  /// Widths are measured in a typeface other than the platform's. On labels that Xcode laid out, at most 1% of the
  /// overflows beyond max(1 pt, 2.5%) were false, but at least a quarter of the smaller ones.
  package static func margin(ofWidth width: Double) -> Double { max(1, width * 0.025) }
}

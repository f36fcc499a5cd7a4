/// A text that has been laid out: painting it needs no further decision.
public struct Paragraph: Hashable, Sendable {
  /// The size that holds all lines, in points, rounded up to whole pixels: as wide as the widest line, even where more
  /// was allowed. A text without characters has neither lines nor size.
  public var size: Size
  /// The lines, top to bottom.
  public var lines: [TextLine]
  /// Whether text is missing because it did not fit.
  public var isTruncated: Bool
  /// What the whole text needs, where some of it is missing.
  public var need: TextNeed?
  /// Characters that no font at hand can draw, each once.
  public var missingCharacters: [Unicode.Scalar]
  /// Typefaces that were asked for and are not at hand, by family, each once; the system typeface stands in for them.
  public var missingFamilies: [String]

  /// Makes a paragraph.
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

  /// From the top to the first line's baseline, in points.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// From the top to the last line's baseline, in points.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

/// A line of a paragraph.
public struct TextLine: Hashable, Sendable {
  /// From the paragraph's top to the baseline, in points.
  public var baseline: Double
  /// From the left of the width that was allowed to the line's left, in points, by the alignment; where no width was
  /// given, from the left of the paragraph's own. Negative where a line is wider than allowed.
  public var x: Double
  /// The line's advance width in points.
  public var width: Double
  /// The glyphs in drawing order.
  public var runs: [GlyphRun]
  /// Lines under or through the text, relative to the paragraph's top left.
  public var decorations: [TextDecoration]
  /// Areas behind the text, relative to the paragraph's top left; whoever places the paragraph fills them before it.
  public var backgrounds: [TextDecoration]
  /// Which of the text's UTF-8 bytes stand in the line, with the spaces at its end; soft hyphens are not
  /// counted.
  package var bytes = 0..<0

  /// Makes a line.
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
  /// The area, relative to the paragraph's top left, in points.
  public var rect: Rect
  /// The colour; none for the paragraph's.
  public var color: Color?

  /// Makes a decoration.
  public init(rect: Rect, color: Color?) {
    self.rect = rect
    self.color = color
  }
}

/// Glyphs of one face and colour.
public struct GlyphRun: Hashable, Sendable {
  /// The face and size.
  public var face: FontFace
  /// The colour; none for the paragraph's.
  public var color: Color?
  /// The glyphs, their positions relative to the line's left end on its baseline, in points.
  public var glyphs: [Glyph]

  /// Makes a run.
  public init(face: FontFace, color: Color? = nil, glyphs: [Glyph]) {
    self.face = face
    self.color = color
    self.glyphs = glyphs
  }
}

/// A glyph at a place.
public struct Glyph: Hashable, Sendable {
  /// The glyph's index in its face.
  public var id: UInt32
  /// The pen position relative to the line's left end, in points.
  public var x: Double
  /// The pen position relative to the baseline, in points, growing downwards.
  public var y: Double

  /// Makes a glyph.
  public init(id: UInt32, x: Double, y: Double) {
    self.id = id
    self.x = x
    self.y = y
  }
}

/// A face of a font file at a size: enough to find the glyphs again.
public struct FontFace: Hashable, Sendable {
  /// The font file.
  public var path: String
  /// The face's index in a collection.
  public var index: Int
  /// Variation settings as fontconfig writes them, for example `wght=600`; empty for none.
  public var variations: String
  /// The em size in points. Of a colour face of fixed strikes, a strike of P pixels an em is drawn at `size / P`.
  public var size: Double
  /// Whether the outlines are slanted by the renderer: a fifth to the right for each unit upwards.
  public var isSlanted: Bool
  /// Whether the outlines are thickened by the renderer.
  public var isEmboldened: Bool
  /// Whether the glyphs bring their own colours and are drawn as pictures.
  public var isColor: Bool

  /// Makes a face.
  public init(
    path: String, index: Int = 0, variations: String = "", size: Double, isSlanted: Bool = false,
    isEmboldened: Bool = false, isColor: Bool = false
  ) {
    self.path = path
    self.index = index
    self.variations = variations
    self.size = size
    self.isSlanted = isSlanted
    self.isEmboldened = isEmboldened
    self.isColor = isColor
  }
}

/// What a text needs to be shown whole, where a part of it is missing, and what it was given.
public struct TextNeed: Hashable, Sendable {
  /// The width in points that it was given.
  public var allowedWidth: Double
  /// The lines that it was given; 0 for any number.
  public var allowedLines: Int
  /// The width in points of its widest line when lines end only at newlines.
  public var width: Double
  /// How many lines it takes at the width that it was given.
  public var lines: Int
  /// How high those lines are, in points.
  public var height: Double
  /// How many lines it takes if its letters are narrower than measured by as much as they may be.
  public var leastLines: Int

  /// Makes a need.
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

  /// By how much a text must be too wide before it is so on a device too, in points: widths are reckoned from another
  /// typeface than the platform's. Measured on labels that Xcode laid out: beyond max(1 pt, 2.5%) at most 1% of overflows
  /// are false, below it a quarter and more.
  public static func margin(ofWidth width: Double) -> Double { max(1, width * 0.025) }
}

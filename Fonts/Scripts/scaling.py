"""Scales the glyphs of a font. Called by `subset.py`."""

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.otBase import ValueRecord
from fontTools.ttLib.ttVisitor import TTVisitor

# The widths of Apple's fonts as shares of Noto's.
# - SF Hebrew: 15 labels at 15 to 46 points that Xcode saved in 5 public projects (0.88 to 0.95), and a line of WebKit's
#   recorded layouts on iOS (0.907).
# - Thonburi: 6 labels (0.98 to 1.04) and 38 words of WebKit's recorded layouts on iOS (1.056).
# - Tamil Sangam: 6 lines of WebKit's recorded layouts on iOS (0.79 to 0.83).
WIDTHS = {"Hebrew": 0.915, "TamilUI": 0.80, "ThaiUI": 1.05}


def fit(font, script):
    """Makes all glyphs of a script as wide as Apple's in the mean, where measures are known."""
    if script in WIDTHS:
        scale(font, dict.fromkeys(font.getGlyphOrder(), WIDTHS[script]), 1)
        Distances(WIDTHS[script]).visit(font["GPOS"].table)


def scale(font, widths, height):
    """Scales each glyph to its share of its width, and all to a share of their height.

    Letters that join still meet, since they meet at the ends of advances. Marks stay where they are on their letters.
    """
    glyphs, advances = font.getGlyphSet(), font["hmtx"].metrics
    scaled = {}
    for name, width in widths.items():
        outline = DecomposingRecordingPen(glyphs)
        glyphs[name].draw(outline)
        pen = TTGlyphPen(None)
        outline.replay(TransformPen(pen, (width, 0, 0, height, 0, 0)))
        scaled[name] = pen.glyph()
    for name, glyph in scaled.items():
        font["glyf"][name] = glyph
        glyph.recalcBounds(font["glyf"])
        advances[name] = round(advances[name][0] * widths[name]), getattr(glyph, "xMin", 0)
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            for glyph, anchor in anchors(lookup.LookupType, table):
                if anchor is not None:
                    anchor.XCoordinate = round(anchor.XCoordinate * widths[glyph])
                    anchor.YCoordinate = round(anchor.YCoordinate * height)


def anchors(kind, table):
    """Yields the places at which marks are attached, with the glyphs that they are on."""
    if kind == 4:
        bases = [(table.BaseCoverage.glyphs, [base.BaseAnchor for base in table.BaseArray.BaseRecord])]
        marks = table.MarkCoverage.glyphs, table.MarkArray.MarkRecord
    elif kind == 5:
        ligatures = zip(table.LigatureCoverage.glyphs, table.LigatureArray.LigatureAttach)
        bases = [
            ([glyph] * len(ligature.ComponentRecord), [part.LigatureAnchor for part in ligature.ComponentRecord])
            for glyph, ligature in ligatures
        ]
        marks = table.MarkCoverage.glyphs, table.MarkArray.MarkRecord
    elif kind == 6:
        bases = [(table.Mark2Coverage.glyphs, [mark.Mark2Anchor for mark in table.Mark2Array.Mark2Record])]
        marks = table.Mark1Coverage.glyphs, table.Mark1Array.MarkRecord
    else:
        return
    for glyphs, lists in bases:
        for glyph, places in zip(glyphs, lists):
            yield from ((glyph, place) for place in places)
    yield from ((glyph, mark.MarkAnchor) for glyph, mark in zip(*marks))


class Distances(TTVisitor):
    """Scales the distances by which glyphs are moved or kerned."""

    def __init__(self, share):
        self.share = share


@Distances.register(ValueRecord)
def visit(visitor, record):
    for name in ("XPlacement", "XAdvance"):
        if hasattr(record, name):
            setattr(record, name, round(getattr(record, name) * visitor.share))
    return False

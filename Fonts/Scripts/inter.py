"""Makes the letters of Inter as high as those of SF. Called by `subset.py`.

Drawn at the scale of `SystemDrawing`, Inter's capitals and digits are as high as SF's, 0.7047 em. SF's small letters are
not always: they are smaller in large text. Their heights here are measured on the edges of letters in published
pictures: labels of iOS 17.2 at 13 and 17 points (Adyen), and "What's the point?" in title1 at twelve text sizes, 25 to
58 points (swift-snapshot-testing).

| in em | SF up to 17 points | SF from 28 points on | Inter at the scale |
|---|---|---|---|
| small letters | 0.526 | 0.508 | 0.529 |
| with an ascender | 0.735 | 0.705 | 0.705 |
| descender | -0.176 | -0.1695 | -0.198 |

The font gets an axis for this, `LARG`, from 0 up to 17 points to 1 from 28 points on. It narrows the letters, too, to
the scale at which the widths of SF's large text were fitted. The registered axis `opsz` would not do: fontconfig sets it
by itself, and evenly.
"""

import unicodedata

from fontTools.ttLib import newTable
from fontTools.ttLib.tables._f_v_a_r import Axis
from fontTools.ttLib.tables.otTables import VarRegionAxis
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.hvar import add_HVAR

SCALE = 0.9694
# The horizontal scale of large text by that of text.
LARGE_WIDTH = 0.955 / SCALE
# The same of glyphs that are narrower than others. The dots of an ellipsis are 0.188 em apart at 28 to 53 points in
# pictures of iOS 26.1 (Nimble-Snapshots), so that it is 0.145 em narrower than one of Inter's at that scale.
LARGE_WIDTHS = {"…": 0.803}
# The heights in Inter's em.
X_HEIGHT = 1536 / 2816
ASCENDER = 2048 / 2816


class Heights:
    """Where the parts of a small letter are in SF, in em of Inter: the height of an x, the ascender, and the descender
    as a share of Inter's."""

    def __init__(self, x_height, ascender, descender):
        self.x_height, self.ascender, self.descender = x_height / SCALE, ascender / SCALE, descender

    def place(self, y, top):
        """Returns the height of a point of a letter, and how much distances grow there. `top` is the height of the
        letter's ascender, or None."""
        if y < 0:
            return y * self.descender, self.descender
        if y <= X_HEIGHT:
            growth = self.x_height / X_HEIGHT
            return y * growth, growth
        growth = (self.ascender - self.x_height) / (top - X_HEIGHT) if top else 1
        return self.x_height + (y - X_HEIGHT) * growth, growth


class Extent:
    """Where a sign begins and ends in SF, in em of SF, and where it does in Inter's outlines."""

    def __init__(self, bottom, top, glyph, em):
        self.start, self.bottom = glyph.yMin / em, bottom / SCALE
        self.growth = (top - bottom) / SCALE / ((glyph.yMax - glyph.yMin) / em)

    def place(self, y):
        return self.bottom + (y - self.start) * self.growth, self.growth


TEXT = Heights(x_height=0.526, ascender=0.735, descender=0.176 / 0.198)
LARGE = Heights(x_height=0.508, ascender=0.7047, descender=0.1695 / 0.198)
# Signs that reach less deep or deeper than Inter's, at 17 points in the same pictures of iOS 17.2.
SIGNS = {"@": (-0.114, 0.700), "/": (-0.169, 0.742)}


def fit(font):
    # Read before there is another axis, which it must have as many of as it was written with.
    variations = font["gvar"].variations
    add_axis(font)
    em, glyphs = font["head"].unitsPerEm, font["glyf"]
    small = small_letters(font)
    widths = {font.getBestCmap()[ord(character)]: width for character, width in LARGE_WIDTHS.items()}
    signs = {
        font.getBestCmap()[ord(sign)]: Extent(*heights, glyphs[font.getBestCmap()[ord(sign)]], em)
        for sign, heights in SIGNS.items()
    }
    for name in font.getGlyphOrder():
        coordinates, _ = glyphs._getCoordinatesAndControls(name, font["hmtx"].metrics)
        heights = [0] * len(coordinates)
        if glyphs[name].isComposite():
            for index, part in enumerate(glyphs[name].components):
                heights[index] = -em * raised(font, name, part, small)
        elif name in small or name in signs:
            if name in small:
                places = [(TEXT.place(y / em, small[name]), LARGE.place(y / em, small[name])) for _, y in coordinates]
            else:
                places = [(signs[name].place(y / em),) * 2 for _, y in coordinates]
            move(font, name, [text for text, _ in places])
            heights = [em * (large[0] - text[0]) for text, large in places]
        growth = widths.get(name, LARGE_WIDTH) - 1
        deltas = [(round(x * growth), round(height)) for (x, _), height in zip(coordinates, heights)]
        variations[name].append(TupleVariation({"LARG": (0, 1, 1)}, deltas))
    add_HVAR(font)


def move(font, name, places):
    """Moves the points of a glyph to heights in em, and lets its variations grow as the distances do there."""
    em, metrics = font["head"].unitsPerEm, font["hmtx"].metrics
    for variation in font["gvar"].variations[name]:
        variation.coordinates = [
            delta and (delta[0], delta[1] * growth) for delta, (_, growth) in zip(variation.coordinates, places)
        ]
        variation.roundDeltas()
    coordinates, _ = font["glyf"]._getCoordinatesAndControls(name, metrics)
    moved = [(x, round(em * y)) for (x, _), (y, _) in zip(coordinates, places)]
    font["glyf"]._setCoordinates(name, moved, metrics)


def small_letters(font):
    """Returns the small letters that are drawn by outlines of their own, with the heights of their ascenders in em."""
    em, glyphs = font["head"].unitsPerEm, font["glyf"]
    letters = {}
    for code, name in font.getBestCmap().items():
        if unicodedata.category(chr(code)) == "Ll" and not glyphs[name].isComposite() and glyphs[name].numberOfContours:
            top = glyphs[name].yMax / em
            letters[name] = max(top, ASCENDER) if top > 0.62 else None
    return letters


def raised(font, name, part, small):
    """Returns how much lower a part of a letter is in large text, in em: an accent above a small letter."""
    glyphs = font["glyf"]
    base = glyphs[name].components[0]
    while glyphs[base.glyphName].isComposite():
        base = glyphs[base.glyphName].components[0]
    is_above = part is not glyphs[name].components[0] and part.y + glyphs[part.glyphName].yMax > X_HEIGHT / 2
    return TEXT.x_height - LARGE.x_height if base.glyphName in small and is_above else 0


def add_axis(font):
    axis = Axis()
    axis.axisTag, axis.minValue, axis.defaultValue, axis.maxValue = "LARG", 0, 0, 1
    axis.axisNameID = font["name"].addName("Large text")
    font["fvar"].axes.append(axis)
    for instance in font["fvar"].instances:
        instance.coordinates["LARG"] = axis.defaultValue
    regions = font["GDEF"].table.VarStore.VarRegionList
    regions.RegionAxisCount += 1
    for region in regions.Region:
        place = VarRegionAxis()
        place.StartCoord = place.PeakCoord = place.EndCoord = 0
        region.VarRegionAxis.append(place)
    # Made again from the outlines, or not needed.
    del font["HVAR"], font["STAT"]

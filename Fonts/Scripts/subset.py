"""Cuts the bundled fonts to what interfaces need. Called by `rebuild`.

usage: subset.py SHARE FILES    SHARE: usr/share of the unpacked packages; FILES: where the fonts go
"""

import os
import shutil
import sys

from fontTools import subset
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

import arabic
import inter
import scaling

share, files = sys.argv[1:]
noto = f"{share}/fonts/truetype/noto"
WEIGHTS = ["Regular", "Medium", "SemiBold", "Bold"]
LATIN_GREEK_CYRILLIC = [(0x20, 0x24F), (0x2B0, 0x52F), (0x1E00, 0x1FFF), (0x2000, 0x22FF), (0x2500, 0x25FF)]


def cut(source, name, unicodes=None, features=None, without=(), moved=0, fit=None):
    """Writes `source` without hints, limited to characters and layout features where they are given.

    The characters are moved up by `moved`. The glyphs are changed by `fit`.
    """
    options = subset.Options(
        hinting=False, recalc_timestamp=False, name_IDs=["*"], notdef_outline=True, font_number=0,
        drop_tables=["DSIG", "FFTM", "vhea", "vmtx", "VORG"])
    if features is not None:
        options.layout_features = features
    options.layout_features = [feature for feature in options.layout_features if feature not in without]
    font = subset.load_font(source, options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=unicodes if unicodes is not None else font.getBestCmap().keys())
    cutter.subset(font)
    if moved:
        move_characters(font, moved)
    if fit:
        fit(font)
    subset.save_font(font, f"{files}/{name}", options)


def move_characters(font, distance):
    table = CmapSubtable.newSubtable(12)
    table.platformID, table.platEncID, table.language = 3, 10, 0
    table.cmap = {code + distance: glyph for code, glyph in font.getBestCmap().items()}
    font["cmap"].tables = [table]


def ranges(*pairs):
    return {code for first, last in pairs for code in range(first, last + 1)}


def encoded(codec, leads, trails):
    """The characters that a two-byte encoding has in a block."""
    found = set()
    for lead in leads:
        for trail in trails:
            try:
                text = bytes([lead, trail]).decode(codec)
            except UnicodeDecodeError:
                continue
            if len(text) == 1:
                found.add(ord(text))
    return found


def east_asian_characters():
    """GB 2312, JIS X 0208, Big5 level 1, KS X 1001 but for its hanja, all hangul, kana, wide forms and ASCII."""
    trails = range(0xA1, 0xFF)
    simplified = encoded("gb2312", range(0xA1, 0xF8), trails)
    japanese = encoded("euc_jp", range(0xA1, 0xF5), trails)
    big5_trails = [*range(0x40, 0x7F), *trails]
    traditional = encoded("big5", range(0xA1, 0xC6), big5_trails) | encoded("big5", [0xC6], range(0x40, 0x7F))
    hanja = ranges((0x4E00, 0x9FFF), (0xF900, 0xFAFF))
    korean = encoded("euc_kr", range(0xA1, 0xFE), trails) - hanja
    blocks = ranges((0x20, 0x7E), (0x3000, 0x30FF), (0x3200, 0x32FF), (0xAC00, 0xD7A3), (0xFF00, 0xFFEF))
    return simplified | japanese | traditional | korean | blocks


for slope in ["roman", "italic"]:
    # Without `calt`: it turns the x of "120x20" into a multiplication sign, which SF does not.
    cut(
        f"{share}/fonts/truetype/inter-vf/Inter-{slope}.var.ttf", f"Inter-{slope}.ttf", without=["calt"],
        fit=inter.fit)
for weight in WEIGHTS:
    cut(
        f"{noto}/NotoSansArabicUI-{weight}.ttf", f"NotoSansArabicUI-{weight}.ttf",
        fit=lambda font: arabic.fit(font, weight))
for script in ["BengaliUI", "DevanagariUI", "Hebrew", "TamilUI", "ThaiUI"]:
    for weight in WEIGHTS:
        cut(
            f"{noto}/NotoSans{script}-{weight}.ttf", f"NotoSans{script}-{weight}.ttf",
            fit=lambda font: scaling.fit(font, script))
for weight in ["Regular", "Bold"]:
    cut(f"{noto}/NotoSansMono-{weight}.ttf", f"NotoSansMono-{weight}.ttf", ranges(*LATIN_GREEK_CYRILLIC))
    cut(f"{noto}/NotoSerif-{weight}.ttf", f"NotoSerif-{weight}.ttf", ranges(*LATIN_GREEK_CYRILLIC))
    cut(
        f"{share}/fonts/opentype/noto/NotoSansCJK-{weight}.ttc", f"NotoSansCJK-{weight}.otf",
        east_asian_characters(), ["locl", "ccmp", "ljmo", "vjmo", "tjmo"])
cut(f"{noto}/NotoSansSymbols2-Regular.ttf", "NotoSansSymbols2-Regular.ttf")
# Out of the way of other icon typefaces' characters, which must not turn into these icons where their font is missing.
cut(
    f"{share}/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf", "MaterialIcons-Regular.ttf",
    ranges((0xE000, 0xF8FF)), [], moved=0x100000)
for source in [f"{noto}/NotoColorEmoji.ttf", f"{share}/libthai/thbrk.tri"]:
    shutil.copyfile(source, os.path.join(files, os.path.basename(source)))

"""Writes the hyphenation patterns as Galley searches them. Called by `rebuild`.

usage: hyphenation.py SHARE FOLDER    SHARE: usr/share of the unpacked packages; FOLDER: where the patterns go

A file's first line tells the least numbers of letters before and after a hyphen, the next where the patterns come from;
then they follow, a line each, sorted by the bytes of their letters.
"""

import os
import re
import sys

share, folder = sys.argv[1:]
# Only files whose terms let them be passed on beside code under Apache-2.0.
SOURCES = {
    "da": ("hyphen-da", "da_DK", "LGPL"),
    "de": ("hyphen-de", "de_DE", "LGPL-2+"),
    "el": ("hyphen-el", "el_GR", "LGPL"),
    "en": ("hyphen-en-us", "en_US", "its own, BSD-like"),
    "en-GB": ("hyphen-en-gb", "en_GB", "its own, BSD-like"),
    "es": ("hyphen-es", "es_ES", "MPL-1.1+"),
    "fr": ("hyphen-fr", "fr", "LGPL-2.1+"),
    "hr": ("hyphen-hr", "hr_HR", "LGPL"),
    "it": ("hyphen-it", "it_IT", "LGPL"),
    "nl": ("hyphen-nl", "nl_NL", "BSD-2-clause"),
    "pl": ("hyphen-pl", "pl_PL", "LGPL-2.1+"),
    "pt": ("hyphen-pt-br", "pt_BR", "MPL-1.1"),
    "ru": ("hyphen-ru", "ru_RU", "LPPL-1.2+"),
    "sk": ("hyphen-sk", "sk_SK", "MPL-1.1"),
    "sl": ("hyphen-sl", "sl_SI", "LGPL"),
    "sr": ("hyphen-sr", "sr_RS", "MPL-1.1"),
    "sr-Latn": ("hyphen-sr", "sr-Latn_RS", "MPL-1.1"),
    "sv": ("hyphen-sv", "sv_SE", "MPL-1.1"),
}


def lines(path):
    with open(path, "rb") as file:
        encoding, _, rest = file.read().partition(b"\n")
    return [line.strip() for line in rest.decode(encoding.strip().decode()).splitlines()]


def least(lines, side):
    found = [line.split()[1] for line in lines if line.startswith(f"{side}HYPHENMIN ")]
    return found[0] if found else "2"


def patterns(lines):
    """The patterns of a whole word's syllables by their letters.

    A list before `NEXTLEVEL` only parts compounds: 69,000 words in German, whose other patterns know most of it. Patterns
    that also change letters are left out.
    """
    if "NEXTLEVEL" in lines:
        lines = lines[lines.index("NEXTLEVEL") + 1:]
    kept = [line for line in lines if re.fullmatch(r"[\w.'’-]+", line) and re.search("[0-9]", line)]
    return {re.sub("[0-9]", "", line): line for line in kept}


os.makedirs(folder, exist_ok=True)
for language, (package, name, licence) in SOURCES.items():
    written = lines(f"{share}/hyphen/hyph_{name}.dic")
    found = patterns(written)
    with open(f"{folder}/{language}.txt", "w", encoding="utf-8") as file:
        file.write(f"{least(written, 'LEFT')} {least(written, 'RIGHT')}\n")
        file.write(f"% Made from hyph_{name}.dic of Debian's {package}, licence {licence}: see Licenses.\n")
        for letters in sorted(found, key=str.encode):
            file.write(found[letters] + "\n")

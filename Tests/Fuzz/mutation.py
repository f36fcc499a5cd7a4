"""Damages files, each by the syntax of its kind, so that readers accept much of what is damaged.

A mutation depends on nothing but the generator that it is given and the whole files of its kind.
"""

import re
import struct
import zlib

# MARK: Hostile values

NUMBERS = [
    b"nan", b"-inf", b"inf", b"1e308", b"-1e308", b"1e19", b"9223372036854775807", b"9223372036854775808",
    b"-9223372036854775809", b"2147483648", b"4294967295", b"1e9", b"1000000000", b"-1000000000", b"-1", b"0", b"-0",
    b"5e-324", b"1e-308", b"1e-9", b"0x80", b"0xFFFFFFFFFFFFFFFFFFFF", b"", b"1e", b"1,5", b"1:0", b"1e308:1e-308",
    b"99999", b"65536", b"16777217", b"0.1", "३".encode(), b"+1", b"1_000", b"01", b"1000000000000",
]

TEXTS = [text.encode() for text in [
    "", "%1$*2$n", "%@" * 50, "%999999999d", "%#@a@", "W" * 5000, "a b " * 500, "\U0001F468\u200D" * 200, "\u202Eabc",
    "\uFEFF", "\u0301", "/\u0301x", "..\u0338/x", "/dev/zero", "../../secret.yml", "../secret.strings",
    "/tmp/galley-fuzz-outside/x", "a/" * 500, ".", "..", "/", "CON", "aux.xib", "שלום", "YES", "NaN", "\t" * 60, "\n" * 60,
    "e\u0301" * 300, "\u0300" * 400, "\U000E0001", "\u2028", "::error::x", "##vso[task.x]", "<b>&amp;", "]]>", "'\"`$(x)",
    "\\", "%s%n", "Card", "lbl-00-001", "vie-00-001", "con-00-001", "base", "de", "ar-XB", "en-x-limit", "x" * 300 + ".png",
]]

# The words of a file outside of the project. No output may contain them.
SECRET = "outside-7f3a9c"


# MARK: Bytes


def raw(random, data):
    """Changes, inserts, repeats, exchanges and removes bytes."""
    data = bytearray(data)
    for _ in range(random.choice([1, 1, 2, 5, 20])):
        if not data:
            break
        at = random.randrange(len(data))
        size = random.choice([1, 1, 4, 16, 64, 512])
        way = random.randrange(8)
        if way == 0:
            data[at] ^= 1 << random.randrange(8)
        elif way == 1:
            data[at] = random.choice([0, 0x0A, 0x7F, 0x80, 0xFF])
        elif way == 2:
            del data[at:at + size]
        elif way == 3:
            data[at:at] = data[at:at + size]
        elif way == 4:
            data[at:at] = random.randbytes(size)
        elif way == 5:
            other = random.randrange(len(data))
            first, second = sorted((at, other))
            data = data[:first] + data[second:second + size] + data[first + size:second] + data[first:first + size] \
                + data[second + size:]
        elif way == 6:
            data[at:at] = data[at:at + 16] * random.choice([10, 100])
        elif random.random() < 0.4:
            del data[at:]
    return bytes(data)


def encoded(random, data):
    """Gives a text other line ends, another encoding, byte order marks, or characters that combine with others."""
    way = random.randrange(9)
    if way == 0:
        return data.replace(b"\n", b"\r\n")
    if way == 1:
        return data.replace(b"\n", b"\r")
    if way == 2:
        return b"\xef\xbb\xbf" * random.choice([1, 2]) + data
    if way == 3:
        return data.decode("utf-8", "replace").encode("utf-16")
    if way == 4:
        return data.decode("utf-8", "replace").encode(random.choice(["utf-16-be", "utf-16-le", "utf-32", "latin-1"]), "replace")
    if way == 5:
        return data.decode("utf-8", "replace").encode("utf-16")[:random.choice([-1, -3])]
    mark = random.choice(["\u0301", "\u200D", "\u0E33", "\u093E", "\U0001F3FB", "\uFE0F", "\0", "\u202E", "\r"]).encode()
    places = [match.end() for match in re.finditer(rb"[/\"'=:;{}\[\]<>\n,.]", data)]
    if not places:
        return data + mark
    for place in sorted(random.sample(places, min(len(places), random.choice([1, 3, 30]))), reverse=True):
        data = data[:place] + mark + data[place:]
    return data


def splice(random, data, others):
    """Begins as one file and ends as another."""
    other = random.choice(others)
    return data[:random.randrange(len(data) + 1)] + other[random.randrange(len(other) + 1):]


# MARK: Texts


def form(token):
    """Returns what a token looks like: a number, a word, or what begins with a sign, such as a quotation mark."""
    first = token[:1]
    return b"0" if re.fullmatch(rb"[-+]?[0-9.][\w.+-]*|nan|-?inf", token) else b"a" if first.isalpha() else first


class Syntax:
    """How the files of a kind are written: what is replaced, by what, and what can be nested."""

    def __init__(self, token, values=(), parts=None, nests=(), number=rb"(?<![\w.])-?[0-9][0-9.]*", quote=lambda value: value):
        self.token, self.parts = re.compile(token), re.compile(parts or token)
        self.values = list(values) + [quote(value) for value in NUMBERS + TEXTS]
        self.nests, self.number = nests, re.compile(number)
        self.values_by_form = {}
        for value in self.values:
            self.values_by_form.setdefault(form(value), []).append(value)

    def mutate(self, random, data, others):
        """Returns a file with a few changes."""
        for _ in range(random.choice([1, 1, 1, 1, 2])):
            data = self.changed(random, data, others)[:400_000]
        return data

    def changed(self, random, data, others):
        way = random.random()
        if way < 0.08:
            return raw(random, data)
        if way < 0.14:
            return encoded(random, data)
        if way < 0.17:
            return splice(random, data, others)
        if way < 0.21:
            return self.nested(random, data)
        if way < 0.36:
            return self.multiplied(random, data)
        if way < 0.58:
            return self.rearranged(random, data)
        return self.replaced(random, data)

    def replaced(self, random, data):
        """Replaces tokens by hostile ones, mostly of the same form."""
        found = list(self.token.finditer(data))
        for match in sorted(random.sample(found, min(len(found), random.choice([1, 1, 2, 4, 10]))),
                            key=lambda match: match.start(), reverse=True):
            values = self.values_by_form.get(form(match.group()), self.values) if random.random() < 0.7 else self.values
            data = data[:match.start()] + random.choice(values) + data[match.end():]
        return data

    def multiplied(self, random, data):
        """Replaces several numbers by large ones, whose products are larger than each."""
        value = random.choice([b"1000000000", b"999999999", b"1e9", b"-1000000000", b"65535", b"100000", b"0.000000001"])
        share = random.choice([0.1, 0.5, 1])
        return self.number.sub(lambda match: value if random.random() < share else match.group(), data)

    def rearranged(self, random, data):
        """Removes, repeats and exchanges parts, which makes duplicates, cycles and references to nothing."""
        for _ in range(random.choice([1, 1, 3])):
            found = list(self.parts.finditer(data))
            if not found or len(data) > 200_000:
                break
            one, way = random.choice(found), random.randrange(5)
            alike = [match for match in found if form(match.group()) == form(one.group())]
            other = random.choice(alike if random.random() < 0.9 else found)
            if way == 0:
                data = data[:one.start()] + data[one.end():]
            elif way == 1:
                data = data[:one.end()] + other.group() * random.choice([1, 1, 3, 100]) + data[one.end():]
            else:
                data = data[:one.start()] + other.group() + data[one.end():]
        return data

    def nested(self, random, data):
        """Repeats the beginning of a structure, with or without its end."""
        if not self.nests:
            return raw(random, data)
        opening, closing = random.choice(self.nests)
        count = random.choice([10, 200, 3000, 20_000])
        found = list(self.parts.finditer(data))
        match = random.choice(found) if found else None
        start, end = match.span() if match else (len(data), len(data))
        middle = random.choice([data[start:end], b"", b"1"])
        return data[:start] + opening * count + middle + closing * (count if random.random() < 0.7 else 0) + data[end:]


def xml_text(value):
    return value.replace(b"&", b"&amp;").replace(b"<", b"&lt;").replace(b'"', b"&quot;").replace(b"\0", b"")


def json_text(value):
    return b'"' + value.replace(b"\\", b"\\\\").replace(b'"', b'\\"').replace(b"\n", b"\\n").replace(b"\t", b"\\t") + b'"'


JSON_VALUES = [b"null", b"-1", b"1e308", b"-1e308", b"1e400", b"1e19", b"1000000000", b"[]", b"{}", b"true", b"[[]]",
               b"12345678901234567890", b"0.1", b"-0", b'"\\ud800"', b'"\\u0000"', b"0", b"2", b"9223372036854775807"]

XML = Syntax(
    rb'(?<==")[^"<>]*(?=")|(?<=>)[^<>\n]+(?=<)', [b"&a;", b"&#0;", b"&#x110000;", b"&#xD800;"], rb'<[^<>]*/>|(?<==")[^"<>]*(?=")',
    [(b'<view id="d"><subviews>', b"</subviews></view>"), (b"<a>", b"</a>"), (b"<!--", b"-->"),
     (b'<!DOCTYPE a [<!ENTITY a "&b;&b;&b;">]>', b""),
     (b'<stackView id="e"><subviews>', b"</subviews></stackView>"), (b"<dict><key>a</key>", b"</dict>"),
     (b"<array>", b"</array>")],
    rb'(?<==")-?[0-9][0-9.]*(?=")|(?<=>)-?[0-9][0-9.]*(?=<)', xml_text)
# Cyclic and repeated references are the point of drawings, whose readers have no document of ours around them.
SVG = Syntax(
    rb'(?<==")[^"<>]*(?=")|(?<![\w#.])-?[0-9.]+', [b"url(#f)", b"url(#p)", b"#u", b"#c", b"none", b"data:image/png;base64,iVBORw0KGgo="],
    rb"<[^<>]*/?>", [(b"<g>", b"</g>"), (b'<g transform="scale(1000)">', b"</g>"), (b'<use href="#u"/>', b""),
                     (b'<g filter="url(#f)">', b"</g>")], rb"(?<![\w#.])-?[0-9][0-9.]*", xml_text)
PDF = Syntax(
    rb"-?[0-9.]+|/[A-Za-z]+|\b[a-zA-Z]{1,3}\b", [b"2 0 R", b"3 0 R", b"5 0 R", b"6 0 R", b"null", b"[]", b"<<>>", b"(x)"],
    rb"<<[^<>]*>>|[0-9]+ 0 R|\[[^\[\]]*\]|[^\n]*\n",
    [(b"<<", b">>"), (b"[", b"]"), (b"q ", b"Q "), (b"(", b")"), (b"/F Do ", b"")], rb"-?[0-9][0-9.]*")
JSON = Syntax(
    rb'"[^"]*"|-?[0-9][0-9.eE+]*|\[[^\[\]]*\]|\{[^{}]*\}|true|false|null', JSON_VALUES, None,
    [(b"[", b"]"), (b'{"a":', b"}"), (b'"', b'"'), (b"[[", b"]")], quote=json_text)
STRINGS = Syntax(
    rb'"[^"\n]*"|\b\w[\w.]*\b', [b"\\U0000", b'"\\UD800"', b'"\\0"', b"/*", b"//", b"=", b";"], rb'"[^"]*"|[=;]|[^\n]*\n',
    [(b"/*", b"*/"), (b"{a=", b";}"), (b"(", b")"), (b"\\", b""), (b'"a"="b";', b"")], quote=lambda value: b'"' + value + b'"')
PROJECT = Syntax(
    rb'"[^"\n]*"|\b\w[\w.-]*\b', [b"F1", b"G1", b"V1", b"T1", b"P1", b"S1", b"L1", b"SOURCE_ROOT", b"../..", b"isa", b"(", b"{"],
    rb"\([^()]*\)|\w+ = [^;]*;|\{[^{}]*\}", [(b"{a=", b";}"), (b"(", b")"), (b"/*", b"*/"), (b'"', b'"')],
    quote=lambda value: b'"' + value.replace(b'"', b"") + b'"')
BOMB = b"a: &a [x,x,x,x,x,x,x,x,x]\n" + b"".join(
    b"%c: &%c [%s]\n" % (c, c, b",".join([b"*%c" % (c - 1)] * 9)) for c in range(ord("b"), ord("j")))
YAML = Syntax(
    rb"[^\s,:{}\[\]]+(?=[\s,}\]])|'[^']*'",
    [b"[]", b"{}", b"~", b"[a, [b, {c: d}]]", b"!!binary aGk=", b"2026-05-01", b"'#FF'", b"&z 3", b"*z", b"*card", b"<<: *card",
     b"on", b"|\n  x", b">-\n  x", b"? a", b"!!float 1", b"{times: 1000000000}", b"{times: 99999}", b"1e9x", b"[1e9, 1e9]",
     b"\n" + BOMB, b"{ x: *x }", b"&x { y: *x }", b"390x844@3", b"100000x100000@3", b"[..]", b"[../secret.yml]", b"1.0e+999"],
    rb"[^\n]*\n|\{[^{}]*\}|\[[^\[\]]*\]|[^\s,:{}\[\]]+(?=[\s,}\]])",
    [(b"[", b"]"), (b"{a: ", b"}"), (b"- ", b""), (b"? ", b""), (b"{rows: [", b"]}"), (b"&a ", b""), (b"'", b"'")],
    rb"(?<=[ :\[])-?[0-9][0-9.]*(?=[ ,\]}\n])",
    lambda value: value if re.fullmatch(rb"[\w.+-]+", value) else
    b'"' + value.replace(b"\\", b"\\\\").replace(b'"', b'\\"').replace(b"\n", b"\\n").replace(b"\t", b"\\t") + b'"')
MARKUP = Syntax(
    rb"[\w./@-]+|[^\w\s]+", [b"![", b"](", b"]", b"```", b"~~~", b"<!--", b"-->", b"`", b"<img src=", b"<", b">", b"{{<", b"::", b".."],
    rb"[^\n]*\n|\[[^\]]*\]|\([^)]*\)|<[^>]*>",
    [(b"![", b"](a)"), (b"[", b"]"), (b"(", b")"), (b"<", b">"), (b"`", b"`"), (b"> ", b""), (b"- ", b""), (b"*", b"*"), (b"<img ", b">"),
     (b"{", b"}"), (b"image::", b"[]"), (b"<!--", b"-->"), (b"```\n", b"```\n"), (b"\n.. image:: a", b"")])
SWIFT = Syntax(
    rb'"[^"\n]*"|\b\w+\b|[^\w\s]', [b'"\\(', b'"""', b'#"', b"/*", b"*/", b"//", b"#if", b"#endif", b"@", b"`", b"self", b"->", b"\\("],
    rb"[^\n]*\n|\{[^{}]*\}|\([^()]*\)",
    [(b"(", b")"), (b"[", b"]"), (b"{", b"}"), (b"/*", b"*/"), (b'"\\(', b')"'), (b"a.", b""), (b"!", b""), (b"x + ", b"x"),
     (b"#if a\n", b"#endif\n"), (b"class A {", b"}"), (b"A<", b">"), (b"[a: ", b"]"), (b"a ? b : ", b"c"), (b"{ x in ", b"}"),
     (b"-", b""), (b".b", b""), (b"() -> ", b""), (b"&", b"")],
    quote=lambda value: b'"' + value.replace(b"\n", b"\\n") + b'"')
LINES = Syntax(rb"[^\s/]+|/", [b"**", b"*" * 60, b"?" * 60, b"[", b"[!", b"[a-", b"\\", b"!", b"#"], rb"[^\n]*\n",
               [(b"*a", b""), (b"**/", b""), (b"[", b"]"), (b"?", b""), (b"../", b"")])


# MARK: Binary formats


def extremes(random, data, start=0, end=None):
    """Replaces numbers of 1, 2 and 4 bytes, of either byte order, mostly near a start."""
    data = bytearray(data)
    end = len(data) if end is None else min(end, len(data))
    for _ in range(random.choice([1, 1, 2, 4, 8])):
        size = random.choice([1, 2, 2, 4, 4])
        reach = min(random.choice([16, 64, end - start]), end - start) - size
        if reach < 0:
            continue
        at = start + random.randrange(reach + 1)
        value = random.choice([0, 1, 2, 3, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 10_000, 0x10000, 0x7FFFFFFF, 0x80000000,
                               0xFFFFFFFF, 0xFFFFFFFE, 0x40000000]) & (1 << 8 * size) - 1
        data[at:at + size] = value.to_bytes(size, random.choice(["little", "big"]))
    return bytes(data)


def binary(random, data, others):
    way = random.random()
    if way < 0.35:
        return raw(random, data)
    return splice(random, data, others) if way < 0.45 else extremes(random, data)


def png_chunks(data):
    at, chunks = 8, []
    while at + 12 <= len(data):
        size = struct.unpack_from(">I", data, at)[0]
        chunks.append([data[at + 4:at + 8], data[at + 8:at + 8 + size]])
        at += 12 + size
    return chunks


def png(random, data, others):
    """Changes chunks, also what is compressed in them, and sets checksums right, so that what they contain is read."""
    if random.random() < 0.2:
        return binary(random, data, others)
    chunks = png_chunks(data)
    index = random.randrange(len(chunks))
    name, content = chunks[index]
    way = random.randrange(6)
    if way == 0:
        chunks[index][1] = raw(random, content)
    elif way == 1:
        chunks.insert(random.randrange(len(chunks)), [name, content] if random.random() < 0.7 else
                      random.choice(png_chunks(random.choice(others))))
    elif way == 2:
        del chunks[index]
    elif way == 3:
        chunks[index][1] = extremes(random, content)
    elif way == 4 and name in (b"IDAT", b"iCCP", b"zTXt"):
        start = content.find(b"\0\0") + 2 if name != b"IDAT" else 0
        inner = random.choice([raw, extremes])(random, zlib.decompress(content[start:]))
        if random.random() < 0.1:
            inner = bytes(random.choice([1_000_000, 30_000_000]))
        chunks[index][1] = content[:start] + zlib.compress(inner)
    else:
        sides = [b"\0\0\0\0", b"\0\0\x27\x10", b"\x7f\xff\xff\xff", b"\0\1\0\0", b"\0\0\x20\0", b"\0\0\0\1", b"\x80\0\0\0"]
        header = chunks[0][1]
        chunks[0][1] = random.choice(sides) + random.choice(sides) + header[8:]
    return data[:8] + b"".join(
        struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
        for name, content in chunks)


def font(random, data, others):
    """Changes numbers in tables of a font, mostly near their starts, where counts and offsets are."""
    if random.random() < 0.2:
        return binary(random, data, others)
    for _ in range(random.choice([1, 2, 4])):
        entry = 12 + 16 * random.randrange(struct.unpack_from(">H", data, 4)[0] or 1)
        if entry + 16 > len(data):
            break
        offset, length = struct.unpack_from(">II", data, entry + 8)
        if offset + length <= len(data):
            data = extremes(random, data, offset, offset + length)
    return data


def cached(random, data, others):
    """Changes a value of the cache behind its head, and sets length and checksum right."""
    start = data.find(b"\n\n") + 2 + 64
    if random.random() < 0.3 or len(data) < start + 12:
        return binary(random, data, others)
    value = data[start + 12:]
    value = JSON.changed(random, value, [value]) if value[:1] in b"[{" else binary(random, value, [value])
    return data[:start] + struct.pack("<QI", len(value), zlib.crc32(value)) + value

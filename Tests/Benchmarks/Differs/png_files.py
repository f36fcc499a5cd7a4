"""Writes PNG files of the kinds that Pillow does not write: of 16 bits, interlaced, and with chunks of one's choice."""
import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
GRAY_ALPHA, RGB = 4, 2

# The first column and row of each pass, and the distances between its columns and rows (PNG, third edition, 8.2).
ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
WHOLE = [(0, 0, 1, 1)]


def chunk(kind, content):
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def with_chunk(file, kind, content):
    """Returns the file with a chunk after its header, which is 33 bytes long with the signature."""
    return file[:33] + chunk(kind, content) + file[33:]


def png(picture, kind, depth=8, interlaced=False):
    """Returns a file with the pixels of a picture, rows of tuples of as many components as the kind has."""
    height, width = len(picture), len(picture[0])
    code = ">H" if depth == 16 else "B"
    content = b""
    for left, top, across, down in ADAM7 if interlaced else WHOLE:
        for row in picture[top::down]:
            pixels = row[left::across]
            if pixels:
                content += b"\0" + b"".join(struct.pack(code, value) for pixel in pixels for value in pixel)
    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlaced)
    return SIGNATURE + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(content)) + chunk(b"IEND", b"")

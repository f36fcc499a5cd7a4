"""Makes the pairs of pictures: 35 of a screen, and 49 of one small thing that changes a little."""
import io
import random
import struct
import subprocess
from dataclasses import dataclass

from PIL import Image, ImageCms, ImageDraw, PngImagePlugin

from png_files import GRAY_ALPHA, RGB, png, with_chunk

WIDTH, HEIGHT = 600, 400
GROUND, ACCENT, DARK, GRAY = "#F2F2F7", "#3478F6", "#111", "#6D6D72"
FAINT = "#8E8E93"
SENTENCE = "Gesamtsumme inkl. MwSt."

# What a differ should say. A difference that is OPEN is one that some want to see and others do not.
REAL, NOISE, SAME, OPEN = "real", "noise", "same", "open"


@dataclass
class Pair:
    name: str
    kind: str
    before: bytes
    after: bytes


# Drawing

def drawn(body):
    """Returns the PNG file of a drawing on the ground."""
    document = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
                f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{GROUND}"/>{body}</svg>')
    return subprocess.run(["rsvg-convert", "-f", "png"], input=document.encode(), capture_output=True, check=True).stdout


def text(words, x=70, y=100, size=17, fill=DARK, extra=""):
    return f'<text x="{x}" y="{y}" font-family="DejaVu Sans" font-size="{size}" fill="{fill}" {extra}>{words}</text>'


def rectangle(x=70, y=70, width=300, height=100, radius=0, fill=ACCENT, extra=""):
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" fill="{fill}" {extra}/>'


def circle(radius, x=300, y=200, fill="#FF3B30"):
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"/>'


def screen(across=0, down=0, title="Illusion 1,200 kr", line=SENTENCE, weight="normal", radius=40, circle_moves=0,
           mark=1.0, has_hairline=True):
    """A card with two lines of text and a circle with a check mark, and a button."""
    check = (f'<path d="M {480 - 20 * mark} 120 l {20 * mark} {20 * mark} l {25 * mark} {-40 * mark}" '
             f'stroke="white" stroke-width="{5 * mark}" fill="none"/>')
    content = (text(title, size=26, extra=f'font-weight="{weight}"') + text(line, y=140, fill=GRAY)
               + circle(radius, 480 + circle_moves, 120, ACCENT) + check)
    hairline = rectangle(y=180, width=490, height=0.5, fill="#C6C6C8") if has_hairline else ""
    return drawn(rectangle(40, 40, 520, 200, 14, "white")
                 + f'<g transform="translate({across}, {down})">{content}</g>' + hairline
                 + rectangle(y=280, width=460, height=50, radius=10) + text("Continue", 250, 312, 20, "white"))


# Pictures

def opened(file):
    return Image.open(io.BytesIO(file)).convert("RGB")


def saved(image, **options):
    file = io.BytesIO()
    image.save(file, "PNG", **options)
    return file.getvalue()


def changed(image, change):
    """Returns a copy of an image in which each pixel has the colour that a function gives it."""
    copy = image.copy()
    copy.putdata([change(index % WIDTH, index // WIDTH, pixel) for index, pixel in enumerate(image.getdata())])
    return copy


def recoloured(image, old, new):
    return changed(image, lambda x, y, pixel: new if pixel == old else pixel)


def with_pixel(image, place, value):
    copy = image.copy()
    copy.putpixel(place, value)
    return copy


def with_line(image):
    copy = image.copy()
    ImageDraw.Draw(copy).line((70, 180, 560, 180), fill=(0xC6, 0xC6, 0xC8))
    return copy


def compressed(image, quality):
    file = io.BytesIO()
    image.save(file, "JPEG", quality=quality)
    return opened(file.getvalue())


def clear(alpha=0, color=(255, 255, 255)):
    """A card of an alpha on a clear ground."""
    image = Image.new("RGBA", (WIDTH, HEIGHT), color + (0,))
    ImageDraw.Draw(image).rounded_rectangle((40, 40, 560, 240), 14, fill=color + (alpha,))
    return image


def rows(image, value=lambda pixel: pixel):
    pixels = [value(pixel) for pixel in image.getdata()]
    return [pixels[start:start + WIDTH] for start in range(0, len(pixels), WIDTH)]


def deep(image, added=0):
    """A file of 16 bits for each component, with a number added to the low byte."""
    return png(rows(image, lambda pixel: tuple(min(value * 257 + added, 65_535) for value in pixel)), RGB, depth=16)


def deep_gray(image, square=False):
    """An interlaced file of 16 bits of gray and of alpha, with a black square of four pixels or without."""
    picture = rows(image.convert("L"), lambda value: (value * 257, 65_535))
    for y in range(100, 104) if square else []:
        picture[y][100:104] = [(0, 65_535)] * 4
    return png(picture, GRAY_ALPHA, depth=16, interlaced=True)


def screen_pairs():
    base = screen()
    image = opened(base)
    plain = saved(image)
    palette = image.quantize(255)
    bits = image.convert("1")
    orientation = Image.Exif()
    orientation[0x112] = 1
    noise = random.Random(1)
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()

    def noisy(x, y, pixel):
        return tuple(max(0, min(255, value + noise.choice((-1, 0, 1)))) for value in pixel)

    yield "same", SAME, base, base
    yield "antialiasing 0.06 px", NOISE, base, screen(across=0.06, down=0.04)
    yield "antialiasing 0.25 px", NOISE, base, screen(across=0.25)
    yield "moves 1 px", REAL, base, screen(across=1)
    yield "circle moves 1 px", REAL, base, screen(circle_moves=1)
    yield "colour by 2 steps", REAL, plain, saved(recoloured(image, (0x34, 0x78, 0xF6), (0x36, 0x7A, 0xF4)))
    yield "colour by 1 step", REAL, plain, saved(recoloured(image, (0xF2, 0xF2, 0xF7), (0xF1, 0xF2, 0xF7)))
    yield "hairline gone", REAL, base, screen(has_hairline=False)
    yield "I to l", REAL, base, screen(title="lllusion 1,200 kr")
    yield "comma to point", REAL, base, screen(title="Illusion 1.200 kr")
    yield "icon 4 % larger", REAL, base, screen(mark=1.04)
    yield "circle r 40 to 40.5", REAL, base, screen(radius=40.5)
    yield "JPEG quality 95", OPEN, plain, saved(compressed(image, 95))
    yield "JPEG quality 60", OPEN, plain, saved(compressed(image, 60))
    yield "alpha 255 to 128", REAL, saved(clear(255)), saved(clear(128))
    yield "colour under alpha 0", SAME, saved(clear(0)), saved(clear(0, (255, 0, 0)))
    yield "one row more", REAL, plain, saved(image.transform(
        (WIDTH, HEIGHT + 1), Image.Transform.EXTENT, (0, 0, WIDTH, HEIGHT + 1)))
    yield "gray or RGB", SAME, saved(image.convert("L")), saved(image.convert("L").convert("RGB"))
    yield "palette or RGB", SAME, saved(palette), saved(palette.convert("RGB"))
    yield "one bit, one pixel", REAL, saved(bits), saved(with_pixel(bits, (300, 200), 255 - bits.getpixel((300, 200))))
    yield "one pixel by 5 steps", REAL, plain, saved(with_pixel(image, (300, 200), (250, 255, 255)))
    yield "one red pixel", REAL, plain, saved(with_pixel(image, (300, 200), (255, 0, 0)))
    yield "bold", REAL, base, screen(weight="bold")
    yield "ground is clear", REAL, saved(palette), saved(palette, transparency=palette.getpixel((2, 2)))
    yield "gAMA 1.0", OPEN, plain, with_chunk(plain, b"gAMA", struct.pack(">I", 100_000))
    yield "sRGB", SAME, plain, with_chunk(plain, b"sRGB", b"\0")
    yield "ICC sRGB", SAME, plain, saved(image, icc_profile=profile)
    yield "16 bits, the same", SAME, plain, deep(image)
    yield "16 bits, low byte", NOISE, deep(image), deep(image, added=100)
    yield "interlaced", SAME, plain, png(rows(image), RGB, interlaced=True)
    yield "16 bits of gray, square", REAL, deep_gray(image), deep_gray(image, square=True)
    yield "hairline half to full", REAL, plain, saved(with_line(image))
    yield "small gray digit", REAL, screen(line="Order 10038821"), screen(line="Order 10038827")
    yield "noise of 1 step", OPEN, plain, saved(changed(image, noisy))
    yield "EXIF orientation 1", SAME, plain, saved(image, exif=orientation)


def finer_pairs():
    def pair(name, before, after, kind=REAL):
        return name, kind, drawn(before), drawn(after)

    sentence = text(SENTENCE)
    for hundredths in (10, 25, 40, 50, 60, 75, 90):
        kind = NOISE if hundredths <= 25 else REAL
        yield pair(f"text moves 0.{hundredths} px", sentence, text(SENTENCE, x=70 + hundredths / 100), kind)
    for tenths in (1, 2, 3, 5, 8):
        extra = f'stroke="{DARK}" stroke-width="{tenths / 10}"'
        yield pair(f"text 0.{tenths} px heavier", sentence, text(SENTENCE, extra=extra))
    for name, size, color in [("3 steps", 17, "#707075"), ("20 steps", 17, "#818186"), ("hue", 11, "#726D6D")]:
        yield pair(f"text colour, {name}", text("Gesamtsumme", size=size, fill=GRAY),
                   text("Gesamtsumme", size=size, fill=color))

    def hairline(y=180, height=1, fill="#C6C6C8"):
        return rectangle(y=y, width=400, height=height, fill=fill)

    yield pair("hairline moves 1 px", hairline(), hairline(y=181))
    yield pair("hairline 1 to 2 px", hairline(), hairline(height=2))
    yield pair("faint hairline gone", hairline(fill="#EDEDF2"), "")
    # The half of a pixel's row is painted alike, whichever half it is.
    yield pair("half hairline moves 0.5 px", hairline(height=0.5), hairline(y=180.5, height=0.5), SAME)

    for before, after in [(14, 15), (14, 16), (10, 12)]:
        yield pair(f"corner {before} to {after}", rectangle(radius=before), rectangle(radius=after))
    for radius in (0.5, 1, 1.5, 2, 3):
        yield pair(f"dot of r {radius} gone", circle(radius), "")
    yield pair("dot r 4 to 4.5", circle(4), circle(4.5))
    yield pair("dot r 4 to 5", circle(4), circle(5))

    for name, before, after, size, fill in [
            ("a to ä", "Banda", "Bända", 9, FAINT), ("i to ı", "Isparta in", "Isparta ın", 9, FAINT),
            ("rn to m", "modern", "modem", 12, DARK), ("colon to semicolon", "10:30", "10;30", 10, FAINT),
            ("hyphen to minus", "1-2", "1−2", 13, DARK), ("0 to O", "0815", "O815", 13, DARK)]:
        yield pair(f"{name} at {size} px", text(before, size=size, fill=fill), text(after, size=size, fill=fill))

    def shadow(opacity, blur=3):
        return (f'<filter id="blur"><feGaussianBlur stdDeviation="{blur}"/></filter>'
                + rectangle(y=74, radius=10, fill="black", extra=f'opacity="{opacity}" filter="url(#blur)"')
                + rectangle(radius=10, fill="white"))

    yield pair("shadow .20 to .22", shadow(0.2), shadow(0.22))
    yield pair("shadow .2 to .3", shadow(0.2), shadow(0.3))
    yield pair("shadow blur 3 to 4", shadow(0.2), shadow(0.2, blur=4))
    yield pair("shadow of .05 gone", shadow(0.05), shadow(0))

    def gradient(end):
        return (f'<linearGradient id="fill"><stop offset="0" stop-color="{ACCENT}"/>'
                f'<stop offset="1" stop-color="{end}"/></linearGradient>' + rectangle(fill="url(#fill)"))

    yield pair("end of gradient, 4 steps", gradient("#AF52DE"), gradient("#AB52DE"))

    def chevron(degrees):
        return ('<path d="M 100 100 l 10 10 l -10 10" stroke="#C7C7CC" stroke-width="2" fill="none" '
                f'transform="rotate({degrees} 105 110)"/>')

    for degrees in (3, 8, 180):
        yield pair(f"chevron turns {degrees}°", chevron(0), chevron(degrees))

    def border(width):
        stroke = f'stroke="#C7C7CC" stroke-width="{width}"'
        return rectangle(70.5, 70.5, radius=10, fill="none", extra=stroke)

    yield pair("border 1 to 1.5 px", border(1), border(1.5))
    yield pair("border 1 to 2 px", border(1), border(2))
    yield pair("border of 0.33 px gone", border(0.33), "")

    for tenths in (3, 5, 10):
        yield pair(f"rectangle {tenths / 10} px wider", rectangle(height=40), rectangle(width=300 + tenths / 10, height=40))


def pairs():
    """Returns the pairs of a screen, and the finer ones."""
    return [[Pair(*fields) for fields in maker()] for maker in (screen_pairs, finer_pairs)]

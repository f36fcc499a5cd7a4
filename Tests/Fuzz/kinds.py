"""The kinds of files that the tool reads: how a whole one is made, how it is damaged, where it is in a project, and the
commands that read it.

Add a kind at the end of KINDS, and a command to the lists that concern it. `Tests/Fuzz/run --list` prints the table.
"""

import dataclasses
import glob
import os
import re
from typing import Callable, Sequence

import mutation
import samples


# MARK: Projects


class Project:
    """A folder that a run works in."""

    def __init__(self, root):
        self.root = root

    def write(self, path, data):
        path = os.path.join(self.root, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data.encode() if isinstance(data, str) else data)


def assets(project, folder="App"):
    project.write(f"{folder}/A.xcassets/logo.imageset/Contents.json", samples.IMAGE_SET.replace(b"FILE", b"f.png"))
    project.write(f"{folder}/A.xcassets/logo.imageset/f.png", samples.png())
    project.write(f"{folder}/A.xcassets/Tint.colorset/Contents.json", samples.COLOR_SET)
    project.write(f"{folder}/de.lproj/Localizable.strings", samples.STRINGS)


def documents(extension):
    def place(project, files):
        assets(project)
        for number, data in enumerate(files):
            project.write(f"App/Base.lproj/D{number}.{extension}", data)
            project.write(f"App/de.lproj/D{number}.strings", samples.STRINGS)
        project.write("figures.yml", "output: docs\ninputs: [App]\nfigures:\n  one: {scene: Card, scales: [1]}\n")
    return place


def tables(path):
    """Tables beside documents; `path` has the number of a document."""
    def place(project, files):
        assets(project)
        for number, data in enumerate(files):
            document = f"App/D{number}.xib" if path.endswith("xcstrings") else f"App/Base.lproj/D{number}.xib"
            project.write(document, samples.xib())
            project.write(path.format(number), data)
    return place


def projects(path):
    """Projects beside one another, each with a damaged file."""
    def place(project, files):
        for number, data in enumerate(files):
            folder = f"App/P{number}"
            assets(project, f"{folder}/App")
            project.write(f"{folder}/App/Base.lproj/Card.xib", samples.xib())
            project.write(f"{folder}/App/de.lproj/Card.strings", samples.STRINGS)
            if path != "App.xcodeproj/project.pbxproj" and path.endswith("Info.plist"):
                project.write(f"{folder}/App.xcodeproj/project.pbxproj", samples.PBXPROJ)
            if path == "project.yml":
                project.write(f"{folder}/other.yml", "targetTemplates: {Other: {sources: App}}\n")
            project.write(f"{folder}/{path}", data)
    return place


def pictures(extension, kind="imageset"):
    """Pictures of an asset catalog, and some outside of it, in documents of ten."""
    def place(project, files):
        for number, data in enumerate(files):
            if number % 7 == 6:
                project.write(f"App/p{number}.{extension}", data)
                continue
            folder = f"App/A.xcassets/p{number}.{kind}"
            contents = samples.IMAGE_SET if kind == "imageset" else samples.SYMBOL_SET
            project.write(f"{folder}/f.{extension}", data)
            project.write(f"{folder}/Contents.json", contents.replace(b"FILE", f"f.{extension}".encode()))
        for start in range(0, len(files), 10):
            project.write(f"App/G{start}.xib", samples.gallery(range(start, min(start + 10, len(files)))))
    return place


def compared(extension):
    def place(project, files):
        for number, data in enumerate(files):
            project.write(f"before/p{number}.{extension}", WHOLE_PICTURES[extension])
            project.write(f"after/p{number}.{extension}", data)
    return place


WHOLE_PICTURES = {
    "png": samples.png(), "jpg": samples.JPEG_PROGRESSIVE, "gif": samples.gif(), "bmp": samples.bmp(),
    "ico": samples.ico(), "tiff": samples.tiff(), "webp": samples.WEBP_LOSSLESS, "svg": samples.SVG, "pdf": samples.PDF,
}


def sets(kind):
    """The description of sets in an asset catalog, each with a whole picture."""
    def place(project, files):
        for number, data in enumerate(files):
            name = f"C{number}" if kind == "colorset" else f"p{number}"
            folder = f"App/A.xcassets/{name}.{kind}" if kind else f"App/A.xcassets/N{number}"
            file = "f.svg" if kind == "symbolset" else "f.png"
            project.write(f"{folder}/Contents.json", data.replace(b"FILE", file.encode()))
            project.write(f"{folder}/{file}", samples.SYMBOL_SVG if file == "f.svg" else samples.png())
        for start in range(0, len(files), 10):
            numbers = range(start, min(start + 10, len(files)))
            project.write(f"App/G{start}.xib", samples.gallery(numbers, len(files) if kind == "colorset" else 0))
    return place


def fonts(project, files):
    for number, data in enumerate(files):
        project.write(f"App/P{number}/Package.swift", "")
        project.write(f"App/P{number}/Own.ttf", data)
        project.write(f"App/P{number}/Card.xib", samples.gallery([], font=samples.FONT_NAME))
        project.write(f"App/P{number}/Cff.xib", samples.gallery([], font="Cffa"))
        project.write(f"Fonts/F{number}.ttf", data)


def configuration(project, files):
    assets(project)
    project.write(".galley.yml", files[0])
    project.write("App/Base.lproj/Card.xib", samples.xib())
    project.write("App/de.lproj/Card.strings", samples.STRINGS)
    project.write("Data.yml", samples.data())
    project.write("Pods/Card.xib", samples.gallery([]))
    project.write("Fonts/Own.ttf", samples.font())


def data_files(project, files):
    assets(project)
    names = ", ".join(f"Data/D{number}.yml" for number in range(len(files)))
    project.write(".galley.yml", f"fixtures: {{ files: [ {names} ] }}\n")
    for number, data in enumerate(files):
        project.write(f"Data/D{number}.yml", data.replace(b"Card:", f"Card{number}:".encode()))
        project.write(f"App/D{number}.xib", samples.xib().replace(b'"Card"', f'"Card{number}"'.encode()))


def figure_project(project, files=None):
    assets(project)
    project.write("App/Card.xib", samples.xib())
    project.write("docs/guide.md", "![One](images/fig0.png)\n")
    project.write("figures.yml", files[0] if files else samples.figures())


def figure_sources(extension):
    def place(project, files):
        figure_project(project, [WHOLE_FIGURE])
        folder = "docs/A.docc" if extension == "docc.md" else "docs"
        for number, data in enumerate(files):
            project.write(f"{folder}/g{number}.{extension.replace('docc.', '')}", data)
    return place


WHOLE_FIGURE = b"output: docs/images\ninputs: [App]\nreferences: [docs]\nfigures:\n  fig0: {scene: Card, scales: [1], " \
    b"appearances: [light], crop: {view: btn-00-001, padding: 2}}\n"


def translations(project, files):
    assets(project)
    for number, data in enumerate(files):
        project.write(f"App/Base.lproj/D{number}.xib", samples.xib())
        project.write(f"App/de.lproj/D{number}.strings", samples.STRINGS)
        project.write(f"back/T{number}.xliff", data.replace(b"Card.xib", f"D{number}.xib".encode()))


def catalogs(project, files):
    assets(project)
    project.write("App/Base.lproj/Card.xib", samples.xib())
    project.write("App/de.lproj/Card.strings", samples.STRINGS)
    for number, data in enumerate(files):
        project.write(f"back/T{number}.xcloc/contents.json", data)
        project.write(f"back/T{number}.xcloc/Localized Contents/de.xliff", samples.xliff())


def named(project, files):
    """Documents whose names, scenes and texts are damaged names."""
    for data in files:
        name = data.replace(b"\0", b"").replace(b"/", b"\xe2\x88\x95")[:180] or b"x"
        name = name.decode("utf-8", "ignore")
        document = samples.xib().replace(b'"Card"', b'"' + mutation.xml_text(data[:2000]) + b'"').replace(
            b'text="Name"', b'text="' + mutation.xml_text(data[:2000]) + b'"')
        project.write(f"App/{name}.xib", document)
        project.write(f"App/de.lproj/{name}.strings", samples.STRINGS)


def code(project, files):
    """Controllers of documents, whose code says what a document does not."""
    assets(project)
    for number, data in enumerate(files):
        project.write(f"App/D{number}.xib", samples.xib(owner=f"Card{number}"))
        project.write(f"App/Card{number}.swift", data.replace(b"CardController", f"Card{number}".encode()))


def ignored(project, files):
    for number, data in enumerate(files):
        for name in ("a/b/Card.xib", "Old/x1.xib", "Card.xib"):
            project.write(f"App/P{number}/{name}", samples.gallery([]))
        project.write(f"App/P{number}/.gitignore", data)


def solved(project, files):
    project.write("S.jsonl", b"\n".join(data.replace(b"\n", b" ") for data in files) + b"\n")


def sources(project, files):
    for number, data in enumerate(files):
        project.write(f"S/S{number}.swift", data)


# What a run of the tool has left, of ten documents.
def recorded(project, files=None):
    assets(project)
    for number in range(10):
        view = samples.xib().replace(b'"Card"', f'"Card{number}"'.encode()).replace(b'"Name"', f'"N{number}"'.encode())
        project.write(f"App/D{number}.xib", view)
    project.write("decisions.json", '{"galleyDecisions":1,"accept":["App/D0.xib/Card0/canvas_base_L@2x"],"reject":'
                  '["App/D1.xib/Card1/canvas_base_L@2x"],"notes":{"App/D1.xib/Card1/canvas_base_L@2x":"Too wide"}}')


def changed(project, files=None):
    """The same documents, of which some look different."""
    for number in range(0, 10, 3):
        view = samples.xib().replace(b'"Card"', f'"Card{number}"'.encode()).replace(b'"Name"', b'"Another"')
        project.write(f"App/D{number}.xib", view)


# MARK: Kinds


@dataclasses.dataclass
class Run:
    """A command line.

    batch: the most files that are damaged at once.
    json: what the standard output is, `lines` or `whole` JSON, unless it is text.
    writes: the places that may be written to.
    codes: exit codes that are right beside 0, 1 and 3.
    place: where the files are, unless where the kind says.
    serves: it prints an address and serves until it is interrupted.
    repeated: an option for each damaged file, with a path that has its number.
    """
    command: str
    arguments: str
    batch: int = 25
    json: str = ""
    writes: Sequence[str] = ("out",)
    codes: Sequence[int] = ()
    place: Callable = None
    serves: bool = False
    repeated: str = ""

    @property
    def label(self):
        words = self.command.split()
        return " ".join(words)


@dataclasses.dataclass
class Kind:
    """A kind of files.

    wholes: the whole files, or a function that makes them.
    damaged: a pattern of the files in what earlier runs have left (`steps`), which are then the whole ones.
    steps: what makes the project before: functions that write to it, and command lines.
    is_refused: whether even whole files may be refused: no reader is part of the tool or of every machine.
    """
    name: str
    wholes: object
    mutate: Callable
    place: Callable
    runs: Sequence[Run]
    codes: Sequence[int] = ()
    damaged: str = ""
    steps: Sequence[object] = ()
    is_refused: bool = False


DOCUMENT_RUNS = [
    Run("render", "App --out out --no-cache", 50),
    Run("render", "App --out out --no-cache --sheet --overlay all --type-size AX3 --device 320x480@1", 10),
    Run("render", "App --out out --no-cache --format svg --appearance dark --locale de", codes=[2]),
    Run("render", "App --out out --no-cache --format pdf --locale ar-XB,en-x-double", 15),
    Run("layout", "App --json", 100, json="lines"),
    Run("layout", "App --json --device iphone-se --orientation landscape --type-size AX5", json="lines"),
    Run("layout", "App --dump-system", 100, json="lines"),
    Run("check", "App --format json --write sarif=out/s.sarif --write junit=out/j.xml --write markdown=out/m.md "
        "--write github=out/g.txt --list note", json="whole"),
    Run("check", "App --verbose --list note --look ios26 --contrast high"),
    Run("outline", "App --format json", 50, json="lines"),
    Run("outline", "App", 50),
    Run("explain", "App --view lbl-00-001", 50, codes=[2]),
    Run("sweep", "App --format json --axis both --out out", 5, json="whole"),
    Run("fix", "App --format json", 10, json="whole"),
    Run("fix", "App --update-frames --diff"),
    Run("fix", "App --update-constants", writes=["App"]),
    Run("fix", "App --suggest --diff", 10),
    Run("fixtures", "App", 100),
    Run("scenes", "App", 100),
    Run("locales", "App", 100),
    Run("localize export", "App --locale base,de --out out", 5, codes=[2]),
    Run("localize export", "App --locale base,de --no-limits --out out", 10, codes=[2]),
    Run("localize check", "App --locale base,de --format json", 10, json="whole", codes=[2]),
    Run("render", "App --out out --no-cache --locale en-x-limit", 5),
    Run("verify", "App --reference ref --record all --no-cache --report rep", writes=["ref", "rep"]),
    Run("figures", "", 15, writes=["docs", ".figures"], codes=[2]),
    Run("preview", "App", 5, serves=True, codes=[2]),
]
TABLE_RUNS = [
    Run("render", "App --out out --no-cache --locale de", codes=[2]),
    Run("layout", "App --json --locale de", 100, json="lines", codes=[2]),
    Run("check", "App --format json --locale base,de", json="whole", codes=[2]),
    Run("localize check", "App --locale de --format json", 10, json="whole", codes=[2]),
    Run("localize export", "App --locale base,de --no-limits --out out", 10, codes=[2]),
    Run("locales", "App", 100),
    Run("scenes", "App", 100),
    Run("verify", "App --locale all --reference ref --record all --no-cache", writes=["ref"]),
]
PROJECT_RUNS = [
    Run("render", "App --out out --no-cache --locale all", 10),
    Run("check", "App --format json --locale all", 10, json="whole"),
    Run("locales", "App", 20),
    Run("scenes", "App", 20),
    Run("localize check", "App --locale all --format json", 10, json="whole", codes=[2]),
    Run("verify", "App --reference ref --record all --no-cache", 10, writes=["ref"]),
    Run("outline", "App", 10),
]


def picture_runs(extension):
    return [
        Run("render", "App --out out --no-cache", 100),
        Run("check", "App --format json --list note", 100, json="whole"),
        Run("render", "App --out out --no-cache --format svg --device 320x480@3", 40),
        Run("verify", "App --reference ref --record all --no-cache", 40, writes=["ref"]),
        Run("diff", "before after --format json --report rep", 100, json="whole", writes=["rep"], codes=[2],
            place=compared(extension)),
    ]


SET_RUNS = [
    Run("render", "App --out out --no-cache", 100), Run("layout", "App --json", 120, json="lines"),
    Run("check", "App --format json", 120, json="whole"), Run("outline", "App", 120), Run("scenes", "App", 120),
]
CONFIGURATION_RUNS = [
    Run("config", "--check App", 1, codes=[2]), Run("config", "--print App", 1, codes=[2]),
    Run("scenes", "App", 1), Run("check", "App --format json", 1, json="whole"), Run("render", "App --out out --no-cache", 1),
    Run("verify", "App --reference ref --record all --no-cache", 1, writes=["ref"]), Run("layout", "App --json", 1, json="lines"),
    Run("fixtures", "App", 1), Run("outline", "App", 1), Run("sweep", "App --format json", 1, json="whole"),
    Run("localize check", "App --format json", 1, json="whole"), Run("localize export", "App --out out --no-limits", 1),
    Run("fix", "App --format json", 1, json="whole"), Run("explain", "App --view lbl-00-001", 1), Run("locales", "App", 1),
    Run("preview", "App", 1, serves=True),
]
DATA_RUNS = [
    Run("scenes", "App", 4), Run("render", "App --out out --no-cache", 4), Run("check", "App --format json", 4, json="whole"),
    Run("layout", "App --json --locale base,en", 4, json="lines"), Run("localize export", "App --out out --no-limits", 3),
    Run("fixtures", "App", 4), Run("outline", "App", 4),
]
FIGURE_RUNS = [
    Run("figures", "", 1, writes=["docs", ".figures"]), Run("figures", "--check --format json", 1, json="whole"),
    Run("figures", "--snippet markdown", 1, writes=["docs", ".figures"]),
    Run("figures", "--check --write junit=out/f.xml --write sarif=out/f.sarif --write markdown=out/f.md", 1),
]
SOURCE_RUNS = [
    Run("figures", "--check --format json", 250, json="whole"),
    Run("figures", "--check --write junit=out/f.xml --write sarif=out/f.sarif --write github=out/f.txt", 250),
]
VERIFY_RUNS = [
    Run("verify", "App --reference ref --record never --no-cache --report rep", 10, writes=["rep"]),
    Run("verify", "App --reference ref --record failed --no-cache --format json --write junit=out/v.xml", 10, json="whole",
        writes=["ref", "out"]),
    Run("verify", "App --reference ref --record never --no-cache --decode-references --strict-layout --write sarif=out/v.sarif",
        10),
    Run("diff", "ref before --format json", 10, json="whole", codes=[2]),
    Run("preview", "App --reference ref", 10, serves=True),
]
REPORT_RUNS = [
    Run("merge", "rep --out out --write junit=out2/m.xml", 1, codes=[2], writes=["out", "out2"]),
    Run("review", "rep --apply decisions.json --write markdown=out/r.md", 1, codes=[2], writes=["out", "ref", "rep"]),
    Run("review", "rep", 1, codes=[2], serves=True, writes=["rep"]),
    Run("verify", "App --reference ref --record never --no-cache --report rep", 1, codes=[4], writes=["rep"]),
]
RECORD = "verify App --reference ref --record all --no-cache"
REPORT = "verify App --reference ref --record never --no-cache --report rep"
SHARDS = [f"verify App --reference ref --record never --no-cache --shard {n}/2 --report s{n}" for n in (1, 2)]
MERGE_RUNS = [Run("merge", "s1 s2 --out out --write sarif=out2/m.sarif", 1, codes=[2], writes=["out", "out2"]),
              Run("merge", "s2 s1 --out out --format json", 1, codes=[2])]
CHECKS = [f"check App --locale all --type-size L,AX3 --shard {n}/2 --write json=check-{n}.json" for n in (1, 2)]
CHECK_RUNS = [Run("merge", "check-1.json check-2.json --format json --write sarif=out/c.sarif", 1, codes=[2], json="whole",
                  writes=["out"]),
              Run("merge", "check-2.json check-1.json --write junit=out/c.xml", 1, codes=[2], writes=["out"])]
COPY = "copy ref before"


def picture_kind(name, wholes, mutate, extension, **more):
    return Kind(name, wholes, mutate, pictures(extension), picture_runs(extension), **more)


def left(name, damaged, mutate, runs, steps, **more):
    """A kind of files that the tool writes itself."""
    return Kind(name, None, mutate, None, runs, damaged=damaged, steps=steps, **more)


NAME = mutation.Syntax(rb"\w+|\W", mutation.TEXTS, None, [(b"a", b""), (b"\xcc\x81", b""), (b"..", b"")])
WITH_PROFILE = {"png": samples.png_with_profile, "jpg": samples.jpeg_with_profile}


def profile(random, data, others):
    """Changes the colour profile of a picture; the picture stays whole."""
    inner = samples.icc_profile()
    damaged = mutation.binary(random, inner, [inner])
    if data.startswith(b"\x89PNG"):
        return samples.png(extra=samples.chunk(b"iCCP", b"own\0\0" + samples.zlib.compress(damaged)))
    return data.replace(inner, damaged)


KINDS = [
    Kind("xib", lambda: [samples.xib(), samples.products_xib()], mutation.XML.mutate, documents("xib"), DOCUMENT_RUNS),
    Kind("storyboard", lambda: [samples.storyboard()], mutation.XML.mutate, documents("storyboard"), DOCUMENT_RUNS),
    Kind("strings", [samples.STRINGS], mutation.STRINGS.mutate, tables("App/de.lproj/D{}.strings"), TABLE_RUNS),
    Kind("stringsdict", [samples.STRINGSDICT], mutation.XML.mutate, tables("App/de.lproj/D{}.stringsdict"), TABLE_RUNS),
    Kind("xcstrings", [samples.XCSTRINGS], mutation.JSON.mutate, tables("App/D{}.xcstrings"), TABLE_RUNS),
    Kind("xliff", lambda: [samples.xliff()], mutation.XML.mutate, translations, [
        Run("localize check", "App --locale de --format json", 10, json="whole", codes=[2], repeated="--translations back/T{}.xliff"),
        Run("localize check", "App --locale all", 3, codes=[2], repeated="--translations back/T{}.xliff")]),
    Kind("xcloc", [samples.XCLOC_CONTENTS], mutation.JSON.mutate, catalogs, [
        Run("localize check", "App --locale de", 10, codes=[2], repeated="--translations back/T{}.xcloc")]),
    Kind("file names", [b"Card", b"A (empty)", b"Gr\xc3\xb6\xc3\x9fe"], NAME.mutate, named, [
        run for run in DOCUMENT_RUNS if run.command in ("render", "scenes", "localize export", "verify", "check", "fixtures")]),
    Kind("info plist", lambda: [samples.INFO_PLIST], mutation.XML.mutate, projects("App/Info.plist"), PROJECT_RUNS),
    Kind("binary plist", lambda: [samples.binary_plist()], mutation.binary, projects("App/Info.plist"), PROJECT_RUNS),
    Kind("pbxproj", [samples.PBXPROJ], mutation.PROJECT.mutate, projects("App.xcodeproj/project.pbxproj"), PROJECT_RUNS),
    Kind("Package.swift", [samples.PACKAGE_SWIFT], mutation.SWIFT.mutate, projects("Package.swift"), PROJECT_RUNS),
    Kind("project.yml", [samples.PROJECT_YML], mutation.YAML.mutate, projects("project.yml"), PROJECT_RUNS),
    Kind("Project.swift", [samples.PROJECT_SWIFT], mutation.SWIFT.mutate, projects("Project.swift"), PROJECT_RUNS),
    Kind("gitignore", [samples.GITIGNORE], mutation.LINES.mutate, ignored, [Run("scenes", "App", 60), Run("check", "App", 40)]),
    Kind("image set", [samples.IMAGE_SET], mutation.JSON.mutate, sets("imageset"), SET_RUNS),
    Kind("color set", [samples.COLOR_SET], mutation.JSON.mutate, sets("colorset"), SET_RUNS),
    Kind("symbol set", [samples.SYMBOL_SET], mutation.JSON.mutate, sets("symbolset"), SET_RUNS),
    Kind("icon set", [samples.ICON_SET], mutation.JSON.mutate, sets("appiconset"), SET_RUNS),
    Kind("asset group", [samples.GROUP], mutation.JSON.mutate, sets(""), SET_RUNS),
    picture_kind("png", lambda: [samples.png(), samples.png_with_profile(), samples.png_with_text(), samples.png(kind=0, depth=1),
                                 samples.png(kind=2, depth=16), samples.png(9, 9, kind=3, depth=4, interlaced=1)], mutation.png, "png"),
    picture_kind("jpeg", lambda: [samples.JPEG_PROGRESSIVE, samples.jpeg_with_profile()], mutation.binary, "jpg"),
    picture_kind("gif", lambda: [samples.gif()], mutation.binary, "gif"),
    picture_kind("bmp", lambda: [samples.bmp(), samples.bmp_run_length()], mutation.binary, "bmp"),
    picture_kind("ico", lambda: [samples.ico()], mutation.binary, "ico", is_refused=True),
    picture_kind("tiff", lambda: [samples.tiff(), samples.tiff(">", 8)], mutation.binary, "tiff"),
    picture_kind("webp", [samples.WEBP_LOSSLESS, samples.WEBP_LOSSY], mutation.binary, "webp", is_refused=True),
    picture_kind("icc", lambda: [samples.png_with_profile()], profile, "png"),
    picture_kind("icc in jpeg", lambda: [samples.jpeg_with_profile()], profile, "jpg"),
    picture_kind("svg", [samples.SVG], mutation.SVG.mutate, "svg"),
    Kind("symbol svg", [samples.SYMBOL_SVG], mutation.SVG.mutate, pictures("svg", "symbolset"), SET_RUNS),
    picture_kind("pdf", [samples.PDF], mutation.PDF.mutate, "pdf"),
    Kind("font", lambda: [samples.font()], mutation.font, fonts, [
        Run("render", "App --out out --no-cache", 8), Run("check", "App --format json", 8, json="whole"),
        Run("layout", "App --json", 8, json="lines"), Run("layout", "App --json --font Fonts", 8, json="lines", codes=[2])]),
    Kind("opentype", lambda: [samples.opentype()], mutation.font, fonts, [
        Run("render", "App --out out --no-cache", 15), Run("check", "App --format json", 15, json="whole"),
        Run("layout", "App --json --font Fonts", 15, json="lines", codes=[2])]),
    Kind("configuration", [samples.CONFIGURATION], mutation.YAML.mutate, configuration, CONFIGURATION_RUNS, codes=[2]),
    Kind("data", lambda: [samples.data()], mutation.YAML.mutate, data_files, DATA_RUNS, codes=[2]),
    Kind("figures.yml", lambda: [samples.figures()], mutation.YAML.mutate, figure_project, FIGURE_RUNS, codes=[2]),
    Kind("markdown", [samples.MARKDOWN], mutation.MARKUP.mutate, figure_sources("md"), SOURCE_RUNS),
    Kind("docc", [samples.DOCC, samples.MARKDOWN], mutation.MARKUP.mutate, figure_sources("docc.md"), SOURCE_RUNS),
    Kind("rst", [samples.RST], mutation.MARKUP.mutate, figure_sources("rst"), SOURCE_RUNS),
    Kind("asciidoc", [samples.ASCIIDOC], mutation.MARKUP.mutate, figure_sources("adoc"), SOURCE_RUNS),
    Kind("html", [samples.HTML], mutation.MARKUP.mutate, figure_sources("html"), SOURCE_RUNS),
    Kind("mdx", [samples.MARKDOWN], mutation.MARKUP.mutate, figure_sources("mdx"), SOURCE_RUNS),
    Kind("swift comments", [samples.COMMENTED_SWIFT, samples.UIKIT_SWIFT], mutation.SWIFT.mutate, figure_sources("swift"), SOURCE_RUNS),
    Kind("swift sources", [samples.UIKIT_SWIFT, samples.COMMENTED_SWIFT], mutation.SWIFT.mutate, sources, [
        Run("adapt", "S --out out", 20, codes=[2]), Run("adapt", "S/S0.swift --with S --out out --stubs out/Stubs.swift --compile true", 10, codes=[2])]),
    Kind("app code", [samples.UIKIT_SWIFT, samples.COMMENTED_SWIFT], mutation.SWIFT.mutate, code, [
        Run("check", "App --format json --list note", 50, json="whole"), Run("outline", "App", 50), Run("fix", "App --format json", 15,
            json="whole"), Run("fixtures", "App", 50), Run("render", "App --out out --no-cache --device iphone-se", 20)]),
    Kind("strings of keys", [samples.STRINGS], mutation.STRINGS.mutate, projects("App/de.lproj/Localizable.strings"), PROJECT_RUNS),
    Kind("catalog of keys", [samples.XCSTRINGS.replace(b"lbl-00-001.text", b"login.title")], mutation.JSON.mutate,
         projects("App/Localizable.xcstrings"), PROJECT_RUNS),
    Kind("system", lambda: samples.systems(), mutation.JSON.mutate, solved, [Run("solve", "S.jsonl", 1000, json="lines")]),
    left("reference", "ref/**/*.png", mutation.png, VERIFY_RUNS, [recorded, RECORD, COPY, changed]),
    left("sidecar", "ref/**/*@*.json", mutation.JSON.mutate, VERIFY_RUNS, [recorded, RECORD, COPY, changed]),
    left("versions", "ref/versions.json", mutation.JSON.mutate, VERIFY_RUNS[:2], [recorded, RECORD, changed]),
    left("report", "rep/report.json", mutation.JSON.mutate, REPORT_RUNS, [recorded, RECORD, changed, REPORT]),
    left("report's data", "rep/*.js", mutation.JSON.mutate, REPORT_RUNS, [recorded, RECORD, changed, REPORT]),
    left("report's pictures", "rep/images/**/*.png", mutation.png, REPORT_RUNS, [recorded, RECORD, changed, REPORT]),
    left("shard's report", "s1/report.json", mutation.JSON.mutate, MERGE_RUNS, [recorded, RECORD, changed, *SHARDS]),
    left("shard's files", "s1/**/*.*", mutation.JSON.mutate, MERGE_RUNS, [recorded, RECORD, changed, *SHARDS]),
    left("shard's check", "check-1.json", mutation.JSON.mutate, CHECK_RUNS, [recorded, *CHECKS]),
    left("decisions", "decisions.json", mutation.JSON.mutate, REPORT_RUNS[2:3], [recorded, RECORD, changed, REPORT]),
    left("folder record", "*/.galley-folder", mutation.LINES.mutate, [
        Run("render", "App --out shots --no-cache", 3, writes=["shots"]), *REPORT_RUNS], [
            recorded, RECORD, REPORT, "render App --out shots --no-cache"], codes=[4]),
    left("figure record", ".figures/**/*", mutation.JSON.mutate, [
        Run("figures", "--check --format json", 9, json="whole"), Run("figures", "", 9, writes=["docs", ".figures"])],
         [figure_project, "figures"]),
    left("cache", "cache/*/*", mutation.cached, [
        Run("render", "App --out out --cache cache", 40, writes=["out", "cache"]),
        Run("verify", "App --reference ref --record never --cache cache --report rep", 40, writes=["rep", "cache"])],
         [recorded, RECORD, "render App --out out0 --cache cache",
          "verify App --reference ref --record never --cache cache"]),
    left("baseline", "base.json", mutation.JSON.mutate, [
        Run("check", "App --baseline base.json --list note --format json", 1, json="whole", codes=[2])],
         [recorded, "check App --baseline base.json --update-baseline --list note"]),
]
# Commands that read no file, or the standard input.
PLAIN = Kind("system on the standard input", lambda: samples.systems(), mutation.JSON.mutate, solved, [
    Run("solve", "- < S.jsonl", 1000, json="lines"), Run("devices", "", 1), Run("version", "", 1)])
KINDS.append(PLAIN)


def whole_files(kind, template):
    """Returns the whole files of a kind, and their paths if the tool has written them."""
    if not kind.damaged:
        return (kind.wholes() if callable(kind.wholes) else kind.wholes), None
    found = glob.glob(os.path.join(template, kind.damaged), recursive=True, include_hidden=True)
    paths = sorted(os.path.relpath(path, template) for path in found if os.path.isfile(path))
    return [open(os.path.join(template, path), "rb").read() for path in paths], paths


def slug(text):
    return re.sub(r"\W+", "-", text).strip("-")

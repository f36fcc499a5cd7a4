"""What somebody does in the page of `galley preview`, one walk a function."""
import contextlib
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile

from axe_playwright_python.sync_playwright import Axe

SAMPLE = pathlib.Path(__file__).resolve().parents[2] / "Fixtures" / "SignUp"
DOCUMENT = "Base.lproj/SignUp.xib"
GERMAN = "locale=de&size=AX3"


@contextlib.contextmanager
def previewed(desk, *arguments, prepare=lambda folder: None):
    """Serves a preview of a copy of the sample; gives the folder and the address."""
    with tempfile.TemporaryDirectory(prefix="galley-preview-") as name:
        folder = pathlib.Path(name) / "SignUp"
        shutil.copytree(SAMPLE, folder)
        (folder / ".galley.yml").touch()
        prepare(folder)
        process = subprocess.Popen([desk.tool, "preview", ".", *arguments], cwd=folder, stdout=subprocess.PIPE, text=True)
        try:
            yield folder, process.stdout.readline().strip()
        finally:
            process.send_signal(signal.SIGTERM)
            assert process.wait(20) == 0


def open_preview(desk, address, choices=GERMAN, **settings):
    page = desk.open(address=f"{address}#{choices}", **settings)
    desk.wait_until("globalThis.preview?.frame?.size !== undefined")
    return page


def shown(page, expression):
    return page.evaluate(f"preview.frame.{expression}")


def select(desk, page, view):
    """Clicks a view in the picture."""
    x, y, width, height = page.evaluate(f"preview.frame.nodes.find(node => node.view.id === '{view}').view.frame")
    box = page.locator("canvas[data-kind=now]").bounding_box()
    scale = box["width"] / shown(page, "size[0]")
    page.mouse.click(box["x"] + (x + width / 2) * scale, box["y"] + (y + height / 2) * scale)
    desk.wait_until(f"preview.choices.view === '{view}'")


def walk_preview_drag(desk):
    """The edge is dragged until the German text fits, as the ruler says; Escape brings the scene's own size back."""
    with previewed(desk) as (_, address):
        page = open_preview(desk, address, width=1440, height=900)
        desk.wait_until("preview.rulers.width.breaks?.safe?.length > 0")
        safe = page.evaluate("preview.rulers.width.breaks.safe[0][0]")
        assert shown(page, "counts.warning") > 0 and shown(page, "size[0]") < safe
        desk.photograph("preview-opened")
        handle = page.locator(".handle[data-side=width]").bounding_box()
        x, y = handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(1, 41):
            page.mouse.move(x + 6 * step, y)
            if page.evaluate("preview.size[0]") > safe + 20:
                break
        page.mouse.up()
        desk.wait_until("preview.feed.running === null && preview.frame.size[0] === preview.choices.width")
        assert shown(page, "size[0]") > safe and shown(page, "counts.warning") == 0, page.evaluate("preview.frame.counts")
        assert shown(page, "scale") == 3, "the picture at rest has all its pixels"
        desk.photograph("preview-dragged")
        page.keyboard.press("Escape")
        desk.wait_until("preview.choices.width === null && preview.frame.size[0] === 360")


def walk_preview_mends(desk):
    """A label is clicked, its text is shortened and taken back, a fix is tried, written and undone."""
    with previewed(desk) as (folder, address):
        before = (folder / DOCUMENT).read_bytes()
        page = open_preview(desk, address, width=1440, height=900)
        select(desk, page, "new-sl-lbl")
        page.click("#tab-why")
        desk.wait_until("document.getElementById('panel-why').textContent.includes('12 pt before the leading edge')")
        desk.photograph("preview-why")
        page.fill("#panel-why input[data-field='new-sl-lbl numberOfLines']", "2")
        desk.wait_until("preview.trials.id && preview.frame.nodes.some(node => node.view.text?.lines === 2)")
        assert (folder / DOCUMENT).read_bytes() == before, "what is tried is not written"
        page.click("#trial-discard")
        desk.wait_until("!preview.trials.id && preview.frame.findings.some(({ rule }) => rule === 'truncated')")

        page.click("#tab-findings")
        finding = page.locator(".finding", has_text="Newsletter").first
        finding.locator("button", has_text="Fixes").click()
        page.locator(".fix button", has_text="Try").first.click(timeout=30_000)
        desk.wait_until("preview.trials.id && !preview.frame.findings.some(({ rule }) => rule === 'truncated')")
        desk.photograph("preview-tried")
        page.click("#trial-write")
        desk.wait_until("preview.project.undo && !preview.trials.id")
        assert (folder / DOCUMENT).read_bytes() != before
        desk.wait_until("!preview.frame.findings.some(({ rule }) => rule === 'truncated')")
        page.click("#undo")
        desk.wait_until("!preview.project.undo")
        assert (folder / DOCUMENT).read_bytes() == before
        desk.wait_until("preview.frame.findings.some(({ rule }) => rule === 'truncated')")


def walk_preview_keeps(desk):
    """A text with a line break keeps it; one that is kept as data is shown, and the document stays as it is."""

    def break_line(folder):
        file = folder / DOCUMENT
        file.write_text(file.read_text().replace("Almost done", "Almost&#10;done"))

    with previewed(desk, prepare=break_line) as (folder, address):
        before = (folder / DOCUMENT).read_bytes()
        page = open_preview(desk, address, choices="", width=1440, height=900)
        select(desk, page, "tit-le-lbl")
        page.click("#tab-why")
        field = page.locator("#panel-why [data-field='tit-le-lbl text']")
        assert field.input_value() == "Almost\ndone"
        field.fill("Almost\nthere")
        page.locator("#panel-why .kept button").first.click()
        desk.wait_until("preview.frame.nodes.some(node => node.view.text?.string === 'Almost\\nthere') && !preview.trials.id")
        assert (folder / DOCUMENT).read_bytes() == before
        assert "Previewed.yml" in (folder / ".galley.yml").read_text()


def walk_preview_follows(desk):
    """A document that is broken while it is typed keeps its picture, with the line; mended, it is shown as it is."""
    with previewed(desk) as (folder, address):
        page = open_preview(desk, address, choices="")
        file = folder / DOCUMENT
        text = file.read_text()
        file.write_text(text.replace("</subviews>", "</subview>"))
        desk.wait_until("!document.getElementById('stale').hidden")
        assert "SignUp.xib" in desk.text("#stale") and "Cannot read" in desk.text("#state")
        assert page.evaluate("preview.frame.nodes.length") == 6
        desk.photograph("preview-broken")
        file.write_text(text.replace("Almost done", "Nearly there"))
        desk.wait_until("document.getElementById('stale').hidden")
        desk.wait_until("preview.frame.nodes.some(node => node.view.text?.string === 'Nearly there')")
        page.select_option("select[aria-label=Language]", "de")
        desk.wait_until("preview.frame.nodes.some(node => node.view.text?.string === 'Gleich geschafft')")
        # The choices rest before they are in the address.
        desk.wait_until("location.hash.includes('=de')")
        page.reload()
        desk.wait_until("globalThis.preview?.frame?.nodes.some(node => node.view.text?.string === 'Gleich geschafft')")


@contextlib.contextmanager
def asleep(folder):
    """Stops the server and its workers for a while, as a machine that sleeps does."""
    processes = [int(entry.name) for entry in pathlib.Path("/proc").iterdir() if entry.name.isdigit() and works_in(folder, entry)]
    assert len(processes) > 1
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


def works_in(folder, process):
    try:
        return os.readlink(process / "cwd") == str(folder)
    except OSError:
        return False


def walk_preview_sleep(desk):
    """What is asked for and changed while the machine sleeps is shown when it wakes."""
    with previewed(desk) as (folder, address):
        page = open_preview(desk, address, choices="")
        file = folder / DOCUMENT
        with asleep(folder):
            page.keyboard.press("h")
            file.write_text(file.read_text().replace("Almost done", "Nearly there"))
            page.wait_for_timeout(3000)
        desk.wait_until("preview.frame.nodes.some(node => node.view.text?.string === 'Nearly there')")
        assert "High contrast" in desk.text("#traits")


def walk_preview_grid(desk):
    """The grid has languages by text sizes, and a click opens a cell."""
    with previewed(desk, "--locale", "en,de", "--type-size", "L,AX3") as (_, address):
        page = open_preview(desk, address, choices="")
        page.keyboard.press("g")
        desk.wait_until("preview.grid.cells.length === 4 && preview.grid.cells.every(cell => cell.loaded && !cell.isLoading)")
        desk.photograph("preview-grid")
        cell = page.locator("#grid-table button", has_text="warning").first
        cell.click()
        desk.wait_until("!preview.choices.isGrid && preview.choices.locale === 'de' && preview.choices.size === 'AX3'")


def walk_preview_against(desk):
    """The revision before is shown beside the files of now."""

    def commit(folder):
        script = (
            "git init -q && git add -A && git -c user.name=a -c user.email=a@b commit -qm a"
            f" && sed -i 's/constant=\"24\" id=\"tit-to-p00\"/constant=\"90\" id=\"tit-to-p00\"/' {DOCUMENT}"
        )
        subprocess.run(["sh", "-c", script], cwd=folder, check=True, capture_output=True)

    with previewed(desk, "--against", "HEAD", prepare=commit) as (_, address):
        page = open_preview(desk, address, choices="source=swipe")
        desk.wait_until("preview.stage.other.frame")
        assert shown(page, "nodes.find(node => node.view.id === 'tit-le-lbl').view.frame[1]") == 90
        desk.wait_until("document.getElementById('changed-words').textContent.includes('66 pt down')")
        desk.photograph("preview-swipe")


def walk_preview_reachable(desk):
    """Names, roles and contrasts hold in light and dark, at a desk and on a phone; keys alone reach everything."""
    with previewed(desk) as (_, address):
        for width, height, scheme in [(1440, 900, "light"), (1440, 900, "dark"), (390, 844, "light"), (390, 844, "dark")]:
            page = open_preview(desk, address, width=width, height=height, color_scheme=scheme)
            desk.wait_until("preview.rulers.width.breaks?.safe?.length > 0")
            desk.photograph(f"preview-{width}-{scheme}")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, "scrolls sideways")
            violations = Axe().run(page, options={"preload": False}).response["violations"]
            assert not violations, [(width, scheme, each["id"], [node["html"] for node in each["nodes"]][:3]) for each in violations]
        page = open_preview(desk, address, width=1440, height=900)
        page.locator(".handle[data-side=width]").focus()
        desk.press("Shift+ArrowRight", "Shift+ArrowRight")
        desk.wait_until("preview.frame.size[0] === 380")


def walk_preview_hostile(desk):
    """Texts and names that are markup are shown as text, in every panel."""
    evil = "&lt;img src=x onerror=&quot;globalThis.ran = 1&quot;&gt;&lt;script&gt;globalThis.ran = 1&lt;/script&gt;"

    def poison(folder):
        file = folder / DOCUMENT
        text = file.read_text()
        for name in ["Almost done", 'userLabel="Title', 'userLabel="Newsletter', 'userLabel="Sign-up']:
            text = text.replace(name, name + evil)
        file.write_text(text)

    with previewed(desk, prepare=poison) as (_, address):
        page = open_preview(desk, address, choices="size=AX3", width=1440, height=900)
        select(desk, page, "tit-le-lbl")
        for tab in ["why", "breaks", "findings"]:
            page.click(f"#tab-{tab}")
            page.wait_for_timeout(300)
        page.keyboard.press("g")
        page.wait_for_timeout(500)
        assert page.evaluate("globalThis.ran") is None
        assert page.evaluate("document.querySelectorAll('main img[src=x], main script, aside img[src=x]').length") == 0
        assert "onerror" in page.locator("#scene").inner_text()

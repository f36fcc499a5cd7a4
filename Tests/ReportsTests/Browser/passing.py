"""What a reviewer does with the images that pass, which the page loads in batches."""
import json
import pathlib
import shutil
import tempfile

from server import ReviewServer
from tool import ServedReport

PASSED, CHANGED = 8000, 2000
LOADED = "review.report.passing.loaded.size"


class DamagedReport:
    """A copy of a sample's page and data, in which files of batches are damaged. Pictures are left out."""

    def __init__(self, desk, sample="large"):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="galley-passing-"))
        shutil.copytree(desk.samples / sample, self.folder / "report", ignore=shutil.ignore_patterns("images"))
        self.passing = self.folder / "report/passing"
        self.address = (self.folder / "report/index.html").as_uri()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder)


def batch_paths(desk, number):
    script = (desk.samples / f"large/passing/{number}.js").read_text()
    return [image["path"] for image in json.loads(script.partition(" = ")[2])["results"]]


def list_passing(page):
    page.click("#statuses [data-status=passed]")


def walk_passing_on_demand(desk):
    """Nothing is loaded until images that pass are listed, then what is in view; counts and menus are there from the start."""
    page = desk.open("large")
    assert page.evaluate(LOADED) == 0 and desk.hits() == CHANGED
    assert f"{PASSED:,}" in desk.text("#statuses [data-status=passed]")
    assert "ja" in page.locator("[data-facet=locale] option").all_inner_texts()
    list_passing(page)
    assert desk.hits() == PASSED + CHANGED and page.evaluate(LOADED) == 0
    page.evaluate("review.list.scroller.scrollTop = 1e9")
    desk.wait_until(f"{LOADED} === 1")
    desk.photograph("passing")
    list_passing(page)
    assert desk.hits() == CHANGED


def walk_passing_by_keyboard(desk):
    """The next image after those that changed is the first that passes, and then the first of the next batch."""
    page = desk.open("large")
    list_passing(page)
    first, second = batch_paths(desk, 1), batch_paths(desk, 2)
    page.evaluate("review.select(review.nextImage(review.rows.length, -1))")
    desk.press("j")
    desk.wait_until(f"review.image.path === {json.dumps(first[0])}")
    desk.press("J")
    desk.wait_until(f"review.image.path === {json.dumps(second[0])}")
    desk.press("k")
    assert desk.current() == first[-1]
    desk.press("K")
    assert page.evaluate("review.image.status") == "changed"
    page.click("#by-image")
    page.evaluate("path => review.selectPath(path)", first[-1])
    desk.press("j")
    assert page.evaluate("review.image.index") == page.evaluate(f"review.report.byPath.get({json.dumps(first[-1])}).index") + 1
    assert page.is_disabled("#accept") == (page.evaluate("review.image.status") == "passed")


def walk_passing_by_words(desk):
    """Words and menus find images in files that were not loaded, and load no files that cannot have one."""
    page = desk.open("large")
    page.fill("#search", "scene 700")
    found = desk.hits()
    assert found < 12 and page.evaluate(LOADED) == 0, "only what is listed is searched"
    list_passing(page)
    desk.wait_until("document.querySelector('#hits').textContent === '12 images'")
    page.fill("#search", "")
    page.reload()
    list_passing(page)
    page.select_option("[data-facet=scene]", "Scene 700")
    desk.wait_until("document.querySelector('#hits').textContent === '12 images'")
    assert page.evaluate(LOADED) == 1


def walk_passing_by_address(desk):
    """An address names an image that passes."""
    path = batch_paths(desk, 2)[-1]
    page = desk.open("large")
    address = page.url.partition("#")[0] + "#" + page.evaluate("path => address(path)", path)
    desk.open(address=address)
    desk.wait_until(f"review.image.path === {json.dumps(path)}")
    assert desk.page.evaluate("document.querySelector('.image [aria-current]') !== null")
    desk.page.evaluate("location.hash = 'Shop.storyboard/Nowhere/x'")
    desk.wait_until("document.querySelector('#announcements').textContent.includes('no image at this address')")
    assert desk.current() == path


def walk_passing_lost(desk):
    """A file that is missing, cut short, or of another run is named, and its images do not count as seen."""
    damages = [
        ("is missing or cannot be read", lambda file, other: file.unlink()),
        ("is damaged", lambda file, other: file.write_text(file.read_text()[:1000])),
        ("is damaged", lambda file, other: file.write_text("globalThis.galleyPassing = null\n")),
        ("is not of this report", lambda file, other: shutil.copyfile(other, file)),
    ]
    for reason, damage in damages:
        with DamagedReport(desk) as damaged:
            damage(damaged.passing / "2.js", damaged.passing / "1.js")
            page = desk.open(address=damaged.address)
            list_passing(page)
            page.fill("#search", "scene")
            page.wait_for_selector(f"#warnings >> text=passing/2.js {reason}")
            desk.wait_until("!document.querySelector('#hits').textContent.includes('so far')")
            assert desk.hits() == CHANGED + 5000, desk.hits()
            page.fill("#search", "")
            assert desk.hits() == CHANGED + 5000, desk.hits()
            page.evaluate("review.list.scroller.scrollTop = 1e9")
            page.wait_for_selector(f".group.broken >> text=passing/2.js {reason}")
            desk.photograph("passing-lost")
        desk.errors = [error for error in desk.errors if "ERR_FILE_NOT_FOUND" not in error and not is_of_damage(error)]


def is_of_damage(error):
    """Whether an error is that of an image that was left out of the copy, or of a script that was cut."""
    return any(words in error for words in ["Invalid or unexpected token", "Unexpected end of input", "Failed to load resource"])


def walk_passing_lost_in_calm(desk):
    """Where nothing changed, a lost file is not taken for images that pass, and can be tried again."""
    with DamagedReport(desk, "calm") as damaged:
        file, kept = damaged.passing / "1.js", damaged.folder / "1.js"
        file.rename(kept)
        page = desk.open(address=damaged.address)
        page.click("#empty button")
        page.wait_for_selector("#warnings >> text=passing/1.js is missing or cannot be read. 3 images of it are not shown.")
        assert "cannot be shown" in desk.text("#nothing") and desk.hits() == 0
        desk.photograph("passing-lost-calm")
        kept.rename(file)
        page.click(".group.broken button")
        desk.wait_until("review.image !== null")
        assert desk.hits() == 3 and page.is_hidden("#warnings") and page.is_hidden("#nothing")
    desk.errors = [error for error in desk.errors if not is_of_damage(error)]


def walk_passing_forgotten(desk):
    """A report whose data names fewer images than it counts says so."""
    with DamagedReport(desk, "calm") as damaged:
        data = damaged.folder / "report/data.js"
        name, _, text = data.read_text().partition(" = ")
        report = json.loads(text)
        del report["passing"]
        data.write_text(f"{name} = {json.dumps(report)}\n")
        page = desk.open(address=damaged.address)
        assert "says that it has 3 images, and has 0" in desk.text("#warnings")
        assert "as expected" not in desk.text("#nothing")


def walk_passing_from_server(desk):
    """Any server of files will do, and so does `galley review`, which hands over a file's images as a text."""
    with ReviewServer(desk.samples / "large", token="secret") as server:
        page = desk.open(address=server.address)
        list_passing(page)
        page.evaluate("review.list.scroller.scrollTop = 1e9")
        desk.wait_until(f"{LOADED} === 1")
        desk.close()
    with ServedReport(desk.tool, desk.samples / "review") as served:
        page = desk.open(address=served.address)
        list_passing(page)
        page.evaluate("review.list.scroller.scrollTop = 1e9")
        desk.wait_until(f"{LOADED} === 1")
        assert page.evaluate("review.report.passing.batches[0].images.length") == 3
        desk.close()

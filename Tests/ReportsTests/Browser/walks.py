"""What a reviewer does with a report, one walk a function."""
import time

from axe_playwright_python.sync_playwright import Axe

from server import ReviewServer

CHANGED = 201
LISTED = CHANGED + 4


def walk_filters(desk):
    """Verdicts, traits and words narrow the list; clearing brings everything back."""
    page = desk.open()
    assert desk.hits() == LISTED, desk.hits()
    page.click("#statuses [data-status=added]")
    assert desk.hits() == LISTED - 2
    page.select_option("[data-facet=locale]", "ar")
    page.select_option("[data-facet=typeSize]", "AX3")
    page.select_option("[data-facet=appearance]", "dark")
    assert desk.hits() == 5
    desk.press("/")
    page.keyboard.type("'pay' restyled")
    assert desk.hits() == 1
    assert "Basket" in desk.text("#scene")
    page.keyboard.type(" nowhere")
    assert page.is_visible("#empty") and "No image matches" in desk.text("#nothing")
    page.click("#empty button")
    assert desk.hits() == LISTED - 2
    page.click("#statuses [data-status=passed]")
    assert desk.hits() == LISTED + 1


def walk_next_and_previous(desk):
    desk.open()
    first = desk.current()
    desk.press("j")
    second = desk.current()
    desk.press("ArrowDown", "k", "ArrowUp")
    assert desk.current() == first != second
    desk.press("ArrowRight")
    assert desk.current() == second
    desk.press("J")
    assert "Basket" in desk.text("#scene")
    desk.press("K", "K")
    assert "first cause" in desk.announced(), desk.announced()
    desk.page.click(".image >> nth=3")
    third = desk.current()
    desk.press("Tab", "Shift+Tab")
    assert desk.page.evaluate("document.activeElement.dataset.path") == third, "the row has the focus"
    desk.press("j")
    assert desk.page.evaluate("document.activeElement.dataset.path") == desk.current() != third


def walk_modes(desk):
    page = desk.open()
    for key, mode, panes in [("1", "side", 2), ("2", "swipe", 1), ("3", "onion", 1), ("4", "blink", 1), ("5", "difference", 1)]:
        desk.press(key)
        assert page.get_attribute(f"[data-mode={mode}]", "aria-pressed") == "true"
        assert page.locator(".pane").count() == panes
        desk.photograph(f"mode-{mode}")
    desk.press("3")
    page.locator("#opacity").fill("80")
    assert page.evaluate("document.querySelectorAll('.sheet')[1].style.opacity") == "0.8"
    desk.press("4")
    seen = set()
    for _ in range(20):
        seen.add(page.get_attribute(".pane", "data-shows"))
        page.wait_for_timeout(100)
    assert seen == {"expected", "actual"}
    desk.press("Space")
    stopped = page.get_attribute(".pane", "data-shows")
    page.wait_for_timeout(800)
    assert page.get_attribute(".pane", "data-shows") == stopped
    desk.press("Space")
    assert page.get_attribute(".pane", "data-shows") != stopped
    page.click("[data-mode=side]")
    assert page.locator(".pane").count() == 2


def walk_swipe(desk):
    page = desk.open()
    desk.press("2")
    divider = page.locator(".divider")
    box = divider.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 200
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 150, y, steps=5)
    page.mouse.up()
    share = int(divider.get_attribute("aria-valuenow"))
    assert 15 < share < 40, share
    assert page.evaluate("document.querySelectorAll('.sheet')[1].style.clipPath").startswith(f"inset(0px 0px 0px {str(share)[0]}")
    before = desk.current()
    divider.focus()
    desk.press("ArrowRight")
    assert int(divider.get_attribute("aria-valuenow")) == share + 2 and desk.current() == before


def walk_zoom(desk):
    """Both panes show the same part, and the picture stays in its pane."""
    page = desk.open()
    fitted = desk.pane_boxes()
    assert fitted[0] == fitted[1]
    desk.press("+", "+", "+")
    closer = desk.pane_boxes()
    assert closer[0] == closer[1] and closer[0][2] > fitted[0][2]
    view = page.locator(".view").first.bounding_box()
    x, y = view["x"] + view["width"] / 2, view["y"] + view["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 40, y - 70, steps=4)
    page.mouse.up()
    moved = desk.pane_boxes()
    assert moved[0] == moved[1] and [moved[0][i] - closer[0][i] for i in (0, 1)] == [-40, -70], (closer, moved)
    page.mouse.wheel(0, 30)
    desk.press("Shift+ArrowUp")
    page.wait_for_timeout(100)
    panned = desk.pane_boxes()
    assert panned[0] == panned[1] and panned[0][1] - moved[0][1] == 30, (moved, panned)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    page.wait_for_timeout(100)
    assert desk.pane_boxes()[0][2] > panned[0][2]
    desk.press("j")
    assert desk.pane_boxes()[0][2] > panned[0][2], "the next image is seen as near"
    desk.press("0")
    assert desk.pane_boxes() == fitted
    desk.press("=")
    assert desk.text("#zoom-level") == "100%" and desk.pane_boxes()[0][2] == 360


def walk_sizes(desk):
    """Pictures of different size lie with their top left corners at one place."""
    page = desk.open()
    page.fill("#search", "taller")
    left, right = desk.pane_boxes()
    assert left[:3] == right[:3] and left[3] < right[3], (left, right)
    desk.photograph("sizes")


def walk_regions(desk):
    page = desk.open()
    regions = page.locator(".region").count()
    assert regions > 0 and page.locator(".pane >> nth=0 >> .mark").count() == regions
    page.locator(".region").last.click()
    page.wait_for_timeout(50)
    view, mark = (page.locator(f".pane >> nth=1 >> {part}").last.bounding_box() for part in (".view", ".mark"))
    assert view["y"] < mark["y"] + mark["height"] / 2 < view["y"] + view["height"]
    assert not page.evaluate("review.stage.viewport.isFitted")
    desk.photograph("region")
    desk.press("m")
    assert not page.locator(".mark").first.is_visible()


def walk_overlay(desk):
    page = desk.open()
    sources = "[...document.querySelectorAll('.layer')].map(e => e.src)"
    assert not any(".overlay." in source for source in page.evaluate(sources))
    desk.press("o")
    assert all(".overlay." in source for source in page.evaluate(sources))
    desk.wait_until("[...document.querySelectorAll('.layer')].every(e => e.complete && e.naturalWidth > 0)")
    desk.photograph("overlay")
    desk.press("J")
    assert not page.is_visible("#overlay")


def walk_decisions(desk):
    page = desk.open()
    first = desk.current()
    desk.press("a")
    second = desk.current()
    assert second != first and "Accepted" in desk.announced() and f"{LISTED - 2} left" in desk.announced(), desk.announced()
    page.click("#reject")
    desk.press("a", "k", "u")
    assert "withdrawn" in desk.announced()
    page.reload()
    assert desk.exported() == {"galleyDecisions": 1, "accept": [first], "reject": [second]}


def walk_causes(desk):
    """200 changes from five causes: five keys."""
    page = desk.open()
    groups = page.locator(".group").count()
    assert groups >= 1 and "'Total' moved 12 pt down" in desk.text(".group >> nth=0")
    assert "40 images" in desk.text(".group >> nth=0")
    desk.photograph("causes")
    for _ in range(5):
        desk.press("A")
    assert "200 accepted" in desk.text("#tally"), desk.text("#tally")
    desk.photograph("causes-accepted")
    assert len(desk.exported()["accept"]) == 200
    desk.open()
    page = desk.page
    page.click("#words >> text=Show only these")
    assert desk.hits() == 40
    page.click("#words >> text=Accept all 40")
    assert "40 accepted" in desk.text("#tally")
    desk.press("Escape")
    assert desk.hits() == LISTED
    page.click(".group button >> nth=0")
    assert "Basket" in desk.text(".image >> nth=0")
    page.click("#by-image")
    assert page.locator(".group").count() == 0


def walk_texts(desk):
    """'A' accepts the images in which nothing else changed than what the page says of the current one."""
    page = desk.open("texts")
    assert "the text of 'Save' changed (2 changes)" in desk.text(".head") and "4 images" in desk.text(".head"), desk.text(".head")
    assert page.locator(".group:not(.head)").count() == 4, "two texts, a movement, and no known cause"
    desk.press("A")
    assert "1 image with other changes too is left" in desk.announced(), desk.announced()
    assert len(page.evaluate("review.decisions.paths('accept')")) == 2
    for path in page.evaluate("review.decisions.paths('accept')"):
        assert "_de_" in path and "_S@" not in path, path
    page.evaluate("review.selectPath(review.report.images[4].path)")
    desk.press("A")
    assert len(page.evaluate("review.decisions.paths('accept')")) == 3, "pixels say nothing of another picture"
    page.evaluate("review.selectPath(review.report.images[0].path)")
    desk.press("R")
    assert len(page.evaluate("review.decisions.paths('reject')")) == 3
    page.click(".head button")
    assert page.locator(".group:not(.head)").count() == 2
    desk.photograph("texts")


def walk_help(desk):
    page = desk.open()
    desk.press("?")
    assert page.locator("#help").is_visible() and "Accept all images of this cause" in desk.text("#help")
    desk.photograph("help")
    first = desk.current()
    desk.press("j")
    assert desk.current() == first, "the dialog has the keys"
    page.uncheck("#single-keys")
    desk.press("Escape", "j")
    assert desk.current() == first
    desk.press("ArrowDown")
    assert desk.current() != first


def walk_names(desk):
    """Names of scenes are text whatever they hold, and right-to-left names keep their direction."""
    page = desk.open()
    page.fill("#search", "onerror")
    assert desk.text("#scene") == "</script><img src=x onerror=alert(1)> & \"quotes\" %41"
    desk.wait_until("document.querySelector('.layer').naturalWidth > 0")
    assert page.locator("img[src=x]").count() == 0
    page.fill("#search", "عربة")
    assert page.evaluate("getComputedStyle(document.querySelector('#scene bdi')).unicodeBidi") == "isolate"
    desk.photograph("names")
    address = page.url
    desk.open(address=address)
    assert "عربة" in desk.text("#scene"), "the address names the image"


def walk_single_pictures(desk):
    page = desk.open()
    for words, status, note in [("sign", "added", "No reference yet"), ("old start", "orphaned", "No scene renders this picture")]:
        page.fill("#search", words)
        assert note in desk.text("#stage") and page.is_disabled("[data-mode=swipe]")
        assert page.get_attribute("#words .status", "data-status") == status
        desk.photograph(status)
    assert desk.text("#accept") == "Accept removal"
    page.fill("#search", "map")
    assert page.is_disabled("#accept") and "signal 6" in desk.text("#words")
    desk.photograph("failed")


def walk_calm(desk):
    page = desk.open("calm")
    assert "Nothing changed: 3 images as expected" in desk.text("#nothing")
    desk.photograph("calm")
    page.click("#empty button")
    assert desk.hits() == 3
    page.wait_for_selector(".pane")
    assert page.locator(".pane").count() == 1 and "As expected" in desk.text("#stage")


def walk_server(desk):
    """Decisions are posted with the token of the address, and the page says what became of them."""
    with ReviewServer(desk.samples / "review", token="secret") as server:
        page = desk.open(address=server.address + "?token=secret")
        first = desk.current()
        desk.press("a", "r", "s")
        desk.wait_until("document.querySelector('#announcements').textContent.includes('could not be applied')")
        (request,) = server.requests
        assert "token" not in request and request["accept"] == [first] and len(request["reject"]) == 1
        assert "Applied" in desk.text(".image >> nth=0") and "Not applied" in desk.text(".image >> nth=1")
        desk.press("k", "k")
        page.click(".image >> nth=0")
        assert page.is_disabled("#accept")
        desk.photograph("server")
        server.refuses = True
        desk.press("j", "j", "a", "s")
        page.wait_for_selector("#warnings >> text=The token is not right")
        desk.errors = [error for error in desk.errors if "403" not in error]


def walk_ten_thousand(desk):
    """A large report is there within two seconds, and only what is seen is in the page."""
    start = time.monotonic()
    page = desk.open("large")
    page.wait_for_selector(".layer")
    assert page.evaluate("review.report.passing.loaded.size") == 0, "what passes is loaded when it is listed"
    ready = time.monotonic() - start
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0") / 1000
    page.click("#statuses [data-status=passed]")
    page.click("#by-image")
    assert desk.hits() == 10_000
    for count in (1, 2):
        pending = "review.rows.findIndex((row) => row.isPending)"
        desk.wait_until(f"review.list.reveal(Math.max(0, {pending})), review.report.passing.loaded.size >= {count}")
    most = 0
    for share in range(0, 101, 5):
        page.evaluate(f"const l = document.querySelector('#list'); l.scrollTop = l.scrollHeight * {share / 100}")
        page.wait_for_timeout(30)
        most = max(most, page.evaluate("document.querySelectorAll(':not(option)').length"))
    page.wait_for_timeout(300)
    assert "Scene 834" in page.locator(".image").last.inner_text()
    start = time.monotonic()
    page.fill("#search", "scene 700")
    desk.wait_until("document.querySelector('#hits').textContent === '12 images'")
    search = time.monotonic() - start
    memory = page.evaluate("performance.memory.usedJSHeapSize") / 1e6
    assert most < 700, most
    assert paint < 2, paint
    return f"first paint {paint:.2f} s, picture {ready:.2f} s, search {search:.2f} s, {most} elements, {memory:.0f} MB"


def walk_looks(desk):
    """Light and dark, wide and narrow, for eyes."""
    for scheme in ["light", "dark"]:
        for width, height in [(1280, 800), (800, 600)]:
            page = desk.open(width=width, height=height, color_scheme=scheme)
            for mode in range(1, 6):
                desk.press(str(mode))
                desk.photograph(f"{scheme}-{width}-{mode}")
            assert page.evaluate("document.documentElement.scrollWidth") <= width
    background = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert background == "rgb(23, 24, 26)", background


def walk_accessibility(desk):
    """No violation that axe finds, in light and dark, and the keyboard alone reaches everything."""
    for scheme, steps in [("light", [["2"], ["3", "o", "a", "r"], ["?"]]), ("dark", [["1", "A"], ["?"]])]:
        page = desk.open(color_scheme=scheme)
        for keys in steps:
            desk.press(*keys)
            violations = Axe().run(page, options={"preload": False}).response["violations"]
            summary = [(v["id"], [(n["html"][:160], n.get("failureSummary", "")[:200]) for n in v["nodes"][:3]]) for v in violations]
            assert not summary, (scheme, keys, summary)
    page = desk.open()
    stops = []
    for _ in range(40):
        desk.press("Tab")
        stops.append(page.evaluate("document.activeElement.id || document.activeElement.className || document.activeElement.tagName"))
    order = [stops.index(stop) for stop in ["skip", "help-button", "search", "by-cause", "zoom-in", "reject", "accept"]]
    assert order == sorted(order), stops
    assert stops.count("region") > 0

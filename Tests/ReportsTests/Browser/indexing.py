"""What a reader does with the index of a folder of images, one walk a function."""
import time
import urllib.parse

from axe_playwright_python.sync_playwright import Axe

IMAGES = 36
SCENES = 6


def cards(desk):
    return desk.page.locator(".card").count()


def shown(desk):
    """The path of the image in view, or None."""
    return desk.page.evaluate("indexPage.image?.path ?? null")


def walk_index_cards(desk):
    """Every scene is a card, the worst first, with its findings; every image on request."""
    page = desk.open("index")
    assert cards(desk) == SCENES and "2 documents · 6 scenes · 36 images" in desk.text("#tally")
    assert "Checkout" in desk.text(".card >> nth=0") and "Conflict 6" in desk.text(".card >> nth=0")
    page.click("#by-document")
    assert "Sign in" in desk.text(".card >> nth=0")
    page.click("#as-images")
    assert desk.hits() == IMAGES
    assert page.evaluate("indexPage.contents.length") == IMAGES
    page.click("#warnings summary")
    assert "the XML ends in line 3" in desk.text("#warnings")
    desk.photograph("index-cards")


def walk_index_filters(desk):
    """Rules, traits, folders and words narrow the cards, and the rules' counts follow."""
    page = desk.open("index")
    page.click("[data-rule=truncated]")
    assert cards(desk) == 1 and "Basket" in desk.text(".card")
    page.click("[data-rule=conflict]")
    assert cards(desk) == 2
    page.click("[data-rule=truncated]")
    page.click("[data-rule=conflict]")
    page.select_option("[data-facet=locale]", "en")
    assert "Conflict" in desk.text(".rule >> nth=0") and desk.text("[data-rule=truncated] b") == "0"
    page.select_option("[data-facet=folder]", "Account")
    assert cards(desk) == 2
    page.click("#clear")
    assert cards(desk) == SCENES
    desk.press("/")
    page.keyboard.type("abendessen checkout")
    assert page.evaluate("indexPage.contents[0].images.every(image => image.locale === 'de')") and cards(desk) == 1
    page.keyboard.type(" nowhere")
    assert "No image matches" in desk.text("#empty")
    page.click("#empty button")
    assert cards(desk) == SCENES


def walk_index_picture(desk):
    """A card opens its worst image with the words beside it; keys go on, and the way back is where one was."""
    page = desk.open("index")
    page.click(".card >> nth=0")
    desk.wait_until("document.querySelector('.layer')?.naturalWidth > 0")
    assert desk.text("#scene") == "Checkout" and "'Total' cannot be 24 pt high." in desk.text("#words")
    assert page.locator("#strip a").count() == 6 and page.locator(".mark").count() == 1
    first = shown(desk)
    page.click(".show")
    assert not page.evaluate("indexPage.stage.viewport.isFitted")
    desk.press("0", "j")
    assert shown(desk) != first and desk.text("#scene") == "Checkout"
    desk.press("ArrowDown")
    assert desk.text("#scene") == "Basket"
    desk.press("f", "m")
    assert not page.locator(".mark").first.is_visible()
    desk.photograph("index-picture")
    address = page.url
    desk.press("Escape")
    assert page.is_visible("#cards") and "Basket" in page.evaluate("document.activeElement.textContent")
    desk.press("ArrowRight")
    assert "Basket" not in page.evaluate("document.activeElement.textContent")
    page.go_back()
    desk.wait_until("indexPage.image !== null")
    desk.open(address=address)
    assert desk.text("#scene") == "Basket", "an address names an image"


def walk_index_names(desk):
    """Names are text whatever they hold, and paths are encoded."""
    page = desk.open("index")
    page.fill("#search", "onerror")
    assert desk.text(".card-name") == "</script><img src=x onerror=alert(1)> & \"quotes\" %41"
    page.click(".card")
    desk.wait_until("document.querySelector('.layer')?.naturalWidth > 0")
    assert page.locator("img[src=x]").count() == 0
    link = page.locator(".facts a").get_attribute("href")
    assert "%253C" not in link and urllib.parse.unquote(link) == shown(desk)


def walk_index_ten_thousand(desk):
    """A large folder is there within two seconds, with elements and pictures only for what is seen."""
    page = desk.open("large-index")
    page.wait_for_selector(".card")
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0") / 1000
    ready = page.evaluate("performance.now()") / 1000
    page.click("#as-images")
    assert desk.hits() == 10_000
    most, loaded = 0, 0
    for share in range(0, 101, 5):
        page.evaluate(f"const l = document.querySelector('#cards'); l.scrollTop = l.scrollHeight * {share / 100}")
        page.wait_for_timeout(30)
        most = max(most, page.evaluate("document.querySelectorAll(':not(option)').length"))
        loaded = max(loaded, page.locator("img[src]").count())
    page.wait_for_timeout(300)
    assert "Scene" in page.locator(".card").last.inner_text()
    start = time.monotonic()
    page.fill("#search", "scene 700")
    assert desk.hits() == 12, desk.hits()
    search = time.monotonic() - start
    memory = page.evaluate("performance.memory.usedJSHeapSize") / 1e6
    assert most < 900 and loaded < 60, (most, loaded)
    assert paint < 2 and ready < 4, (paint, ready)
    return f"first paint {paint:.2f} s, ready {ready:.2f} s, search {search:.2f} s, {most} elements, {memory:.0f} MB"


SIZES = [(1440, 900), (768, 1024), (390, 844)]


def expect_sound(desk, name):
    """Nothing is wider than the screen, and axe finds nothing."""
    page = desk.page
    desk.photograph(name)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"], name
    violations = Axe().run(page, options={"preload": False}).response["violations"]
    summary = [(v["id"], [(n["html"][:160], n.get("failureSummary", "")[:200]) for n in v["nodes"][:3]]) for v in violations]
    assert not summary, (name, summary)


def walk_index_everywhere(desk):
    """Usable and without violations on a desktop, a tablet and a phone, in light and dark."""
    for scheme in ["light", "dark"]:
        for width, height in SIZES:
            page = desk.open("index", width=width, height=height, color_scheme=scheme)
            expect_sound(desk, f"index-{scheme}-{width}")
            if width == 390:
                page.click("#filters-button")
                expect_sound(desk, f"index-{scheme}-{width}-filters")
                page.click("#filters-button")
            page.click(".card >> nth=0")
            desk.wait_until("document.querySelector('.layer')?.naturalWidth > 0")
            expect_sound(desk, f"index-{scheme}-{width}-picture")


def walk_review_everywhere(desk):
    """A reviewer on a phone sees the picture, decides and writes a note, and finds the list."""
    for scheme in ["light", "dark"]:
        for width, height in SIZES:
            page = desk.open(width=width, height=height, color_scheme=scheme)
            desk.wait_until("document.querySelector('.layer')?.naturalWidth > 0")
            for button in ["#reject", "#accept", "#stage", "#next"]:
                box = page.locator(button).bounding_box()
                assert box["x"] >= 0 and box["x"] + box["width"] <= width + 1 and box["y"] + box["height"] <= height + 1, (button, box)
            first = desk.current()
            page.fill("#note", "The total is too low")
            page.click("#reject")
            assert desk.current() != first
            page.click("#accept")
            expect_sound(desk, f"review-{scheme}-{width}")
            if width == 390:
                page.click("#list-button")
                expect_sound(desk, f"review-{scheme}-{width}-list")
                page.click(".image >> nth=3")
                assert page.is_visible("#stage") and not page.is_visible("#list")
            exported = desk.exported()
            assert exported["notes"] == {first: "The total is too low"} and exported["reject"] == [first]


def walk_review_counts(desk):
    """Counts follow decisions, and a note is kept across reloads and stands in the Markdown."""
    page = desk.open()
    page.fill("#note", "Too *low*")
    desk.press("Escape", "r")
    rejected = page.evaluate("review.decisions.paths('reject')")
    assert len(rejected) == 1
    assert "200 open" in desk.text("#statuses [data-status=changed]")
    assert "Accept the other 39" in desk.text("#words")
    assert "39 open" in desk.text(".group >> nth=0")
    markdown = page.evaluate("rejectionsInMarkdown(review.report, review.decisions)")
    assert "1 image rejected" in markdown and "Too \\*low\\*" in markdown, markdown
    page.reload()
    page.evaluate("path => review.selectPath(path)", rejected[0])
    assert page.input_value("#note") == "Too *low*"
    desk.press("z")
    assert not page.evaluate("review.stage.viewport.isFitted")
    desk.press("z")
    assert page.evaluate("review.stage.viewport.isFitted")


def walk_review_causes(desk):
    """An image with several causes is in the group of each, and is decided once."""
    page = desk.open()
    page.fill("#search", "article")
    page.click("#statuses [data-status=changed]")
    page.click("#statuses [data-status=layout]")
    assert page.locator(".group").count() == 2 and page.locator(".image").count() == 2
    assert desk.hits() == 1 and "2 causes" in desk.text(".image >> nth=0")
    assert page.locator(".cause").count() == 2

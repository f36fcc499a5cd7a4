"""Screens of the same texts in a Chromium that is already warm: it lays them out, paints them and writes the PNG."""
import html
import time
from contextlib import contextmanager

PAGE = """<!DOCTYPE html><meta charset="utf-8"><style>
@font-face {{ font-family: Inter; src: url("{font}"); font-weight: 100 900 }}
* {{ box-sizing: border-box }}
body {{ margin: 0; width: 390px; height: 844px; background: white; overflow: hidden;
        display: flex; flex-direction: column; gap: 3px; padding: 3px 16px; font: 13px/15.67px Inter }}
.box {{ background: #e6edf7; border-radius: 8px; padding: 4px 8px 4px 36px; position: relative }}
.icon {{ position: absolute; left: 8px; top: calc(50% - 10px); width: 20px; height: 20px; border-radius: 10px;
         background: #007aff }}
</style><body></body>"""


def content(texts):
    """The screen's labels as elements: every third in a box, every other box with an icon."""
    def element(number, text):
        icon = '<div class="icon"></div>' if number % 6 == 0 else ""
        return f'<div class="{"box" if number % 3 == 0 else "label"}">{icon}{html.escape(text)}</div>'
    return "".join(element(number, text) for number, text in enumerate(texts))


@contextmanager
def warm_page(program, font):
    """A function from the texts of a screen to milliseconds and PNG bytes."""
    from playwright.sync_api import sync_playwright
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 390, "height": 844}, device_scale_factor=3)
        # The page comes from a file as the font does, which it could not read otherwise.
        page.route("**/screens.html", lambda route: route.fulfill(
            content_type="text/html", body=PAGE.format(font="font.ttf")))
        page.route("**/font.ttf", lambda route: route.fulfill(path=font))
        page.goto("http://localhost/screens.html")

        def measure(texts):
            start = time.perf_counter()
            page.evaluate("async text => { document.body.innerHTML = text; await document.fonts.ready }", content(texts))
            png = page.screenshot()
            return (time.perf_counter() - start) * 1e3, png

        yield measure
        browser.close()

"""A reviewer's desk: one page of a report, and what is read off it."""
import json
import re
import time


class Desk:
    """Opens reports and reads what they show."""

    def __init__(self, browser, samples, screenshots, tool):
        self.browser = browser
        self.samples = samples
        self.screenshots = screenshots
        self.tool = tool
        self.errors = []
        self.context = None

    def open(self, report="review", address=None, width=1280, height=800, **settings):
        """Opens a report as a file, or at an address, in a fresh profile."""
        self.close()
        self.context = self.browser.new_context(viewport={"width": width, "height": height}, **settings)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: message.type == "error" and self.errors.append(message.text))
        self.page.goto(address or (self.samples / report / "index.html").as_uri())
        return self.page

    def close(self):
        if self.context:
            self.context.close()
            self.context = None

    def expect_no_errors(self):
        assert not self.errors, self.errors

    def photograph(self, name):
        if self.screenshots:
            self.screenshots.mkdir(parents=True, exist_ok=True)
            self.page.wait_for_timeout(350)
            self.page.screenshot(path=self.screenshots / f"{name}.png")

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def wait_until(self, condition):
        """Asks until a condition holds; the page's policy forbids to have the page itself ask."""
        end = time.monotonic() + 10
        while not self.page.evaluate(condition):
            assert time.monotonic() < end, f"never: {condition}"
            self.page.wait_for_timeout(30)

    def text(self, selector):
        return self.page.locator(selector).inner_text()

    def hits(self):
        """How many images the list says it has."""
        return int(re.sub(r"\D", "", self.text("#hits")))

    def current(self):
        """The path of the image in view, as the address has it."""
        return self.page.evaluate("review.image?.path ?? null")

    def announced(self):
        return self.page.locator("#announcements").text_content()

    def pane_boxes(self):
        """Where the pictures lie in their panes."""
        return self.page.evaluate(
            """() => [...document.querySelectorAll('.view')].map(view => {
                 const [pane, picture] = [view, view.querySelector('.layer')].map(e => e.getBoundingClientRect());
                 return [picture.x - pane.x, picture.y - pane.y, picture.width, picture.height].map(Math.round);
               })"""
        )

    def exported(self):
        """The decisions that the page hands over as a file."""
        with self.page.expect_download() as download:
            self.page.click("#save")
        assert download.value.suggested_filename == "decisions.json"
        return json.loads(download.value.path().read_text())

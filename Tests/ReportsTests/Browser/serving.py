"""What a reviewer does with `galley review`, and what other sites cannot do meanwhile. One walk a function."""
import http.server
import threading

from tool import ServedReport


def walk_review_applies(desk):
    """One picture, a whole cause and an orphan are accepted, one is rejected; files and a reload tell the same."""
    with ServedReport(desk.tool, desk.samples / "review") as served:
        page = desk.open(address=served.address)
        first = desk.current()
        desk.press("a", "r")
        (rejected,) = page.evaluate("review.decisions.paths('reject')")
        desk.press("J")
        cause = page.evaluate("review.rows[review.index].group.images.map(image => image.path)")
        assert len(cause) == 40 and first not in cause, cause
        desk.press("A")
        page.fill("#search", "old start")
        orphan = desk.current()
        page.click("#accept")
        page.fill("#search", "")
        desk.photograph("review-decided")
        before = served.reference(rejected)
        page.click("#save")
        desk.wait_until("document.querySelector('#announcements').textContent.includes('43 decisions applied')")
        desk.photograph("review-applied")
        for path in [first, *cause]:
            assert served.reference(path) == served.picture(path, "actual") != served.picture(path, "expected"), path
        assert served.reference(rejected) == before == served.picture(rejected, "expected")
        assert served.reference(orphan) is None
        page.reload()
        expect_applied(desk, first, rejected, cause)
        desk.photograph("review-reloaded")
        # A page that still loads pictures would miss the server that ends.
        desk.close()
        served.restart()
        desk.open(address=served.address)
        expect_applied(desk, first, rejected, cause)
        accept_after_all(desk, served, rejected)


def expect_applied(desk, first, rejected, cause):
    """What was applied is shown as applied, by a browser that knows nothing else of it too."""
    page = desk.page
    assert page.evaluate("review.decisions.verdicts.size") == 43
    assert page.is_disabled("#save") and "accepted" not in desk.text("#tally"), desk.text("#tally")
    for path, word in [(first, "Applied"), (cause[0], "Applied"), (rejected, "Rejected")]:
        page.evaluate("path => review.selectPath(path)", path)
        assert word in desk.text(".image:has([aria-current])"), desk.text(".image:has([aria-current])")
        assert page.is_disabled("#accept") == (word == "Applied")


def accept_after_all(desk, served, rejected):
    """A rejection can be turned, as nothing has been replaced by it."""
    page = desk.page
    page.evaluate("path => review.selectPath(path)", rejected)
    page.click("#accept")
    page.click("#save")
    desk.wait_until("document.querySelector('#announcements').textContent.includes('1 decision applied')")
    assert served.reference(rejected) == served.picture(rejected, "actual")


def walk_review_refusals(desk):
    """What cannot be applied stays open and says why."""
    with ServedReport(desk.tool, desk.samples / "review") as served:
        page = desk.open(address=served.address)
        first = desk.current()
        (served.report / "images" / f"{first}.actual.png").write_bytes(b"changed by hand")
        desk.press("a", "s")
        desk.wait_until("document.querySelector('#announcements').textContent.includes('could not be applied')")
        page.evaluate("path => review.selectPath(path)", first)
        assert "changed since the report was made" in desk.text("#words"), desk.text("#words")
        assert served.reference(first) == served.picture(first, "expected")
        desk.photograph("review-refused")
        assert served.end() == 0
        desk.press("s")
        page.wait_for_selector("#warnings >> text=Is galley review still running")
        served.__enter__()
        desk.errors = []


def walk_other_sites(desk):
    """A site on another port of the same machine, with the reviewer's cookie, gets nothing and changes nothing."""
    with ServedReport(desk.tool, desk.samples / "review") as served, OtherSite() as other:
        page = desk.open(address=served.address)
        first = desk.current()
        server, token = served.address.split("?token=")
        foreign_page = desk.context.new_page()
        foreign_page.goto(other.address)
        tries = foreign_page.evaluate(
            """async ([server, token, path]) => {
                 const body = JSON.stringify({ token, accept: [path], reject: [] });
                 const outcome = (attempt) => attempt.then((answer) => answer.type, () => "refused");
                 const post = (settings) => outcome(fetch(server + "api/decisions", { method: "POST", body, ...settings }));
                 const load = (name, address) => new Promise((done) => {
                   const element = document.createElement(name);
                   element.onload = () => done("loaded");
                   element.onerror = () => done("refused");
                   element.src = address;
                   document.body.append(element);
                 });
                 return {
                   json: await post({ headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` } }),
                   plain: await post({ mode: "no-cors", credentials: "include" }),
                   read: await outcome(fetch(server + "data.js", { credentials: "include" })),
                   script: await load("script", server + "data.js"),
                   picture: await load("img", `${server}images/${path.split("/").map(encodeURIComponent).join("/")}.actual.png`),
                   data: typeof globalThis.galleyReport,
                 };
               }""",
            [server, token, first],
        )
        assert tries.pop("plain") in ("opaque", "refused")
        assert tries.pop("data") == "undefined"
        assert set(tries.values()) == {"refused"}, tries
        assert served.reference(first) == served.picture(first, "expected")
        page.reload()
        assert page.evaluate("review.decisions.verdicts.size") == 0


class OtherSite:
    """An empty page on another port."""

    def __enter__(self):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), EmptyPage)
        self.address = f"http://127.0.0.1:{self.server.server_port}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()


class EmptyPage(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Another site</title><link rel=icon href='data:,'>")

    def log_message(self, *_):
        pass

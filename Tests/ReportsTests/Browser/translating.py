"""What a translator does with the page of an export, one walk a function."""
import pathlib
import shutil
import subprocess
import tempfile

from axe_playwright_python.sync_playwright import Axe

DOCUMENTS = pathlib.Path(__file__).resolve().parents[2] / "Fixtures" / "Sample"


def walk_translators_page(desk):
    """A text is found by a word, in another language it has its translation and limit, and it is outlined in its picture."""
    with tempfile.TemporaryDirectory() as folder:
        export = pathlib.Path(folder) / "translators"
        # A copy, because the project around the documents has tables of its own.
        documents = shutil.copytree(DOCUMENTS, pathlib.Path(folder) / "Sample")
        command = [desk.tool, "localize", "export", documents, "--locale", "base,de,ja", "--out", export]
        subprocess.run(command, check=True, capture_output=True)
        page = desk.open(address=(export / "index.html").as_uri())
        everything = desk.hits()
        page.fill("#search", "your account")
        desk.wait_until(f"!document.getElementById('hits').textContent.startsWith('{everything} ')")
        assert 0 < desk.hits() < everything
        page.locator("#list button").first.click()
        german = desk.text("#text .translation")
        page.select_option("#language", "ja")
        assert desk.text("#text .translation") != german
        page.locator("#text .limit").first.wait_for()
        assert "At most" in desk.text("#text .limit >> nth=0")
        desk.photograph("translators")
        violations = Axe().run(page, options={"preload": False}).response["violations"]
        assert not violations, [violation["id"] for violation in violations]

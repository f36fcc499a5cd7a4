"""`galley review` over a copy of a sample, with references to accept into."""
import pathlib
import shutil
import signal
import subprocess
import tempfile


class ServedReport:
    """Serves a report whose references are the pictures that it expects."""

    def __init__(self, tool, sample):
        self.tool = tool
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="galley-review-"))
        self.report = self.folder / "report"
        self.references = self.folder / "references"
        shutil.copytree(sample, self.report)
        images = self.report / "images"
        for picture in images.rglob("*.expected.png"):
            reference = self.references / str(picture.relative_to(images)).replace(".expected.png", ".png")
            reference.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(picture, reference)

    def __enter__(self):
        command = [self.tool, "review", self.report, "--reference", self.references]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        return self

    def __exit__(self, *_):
        code = self.end()
        shutil.rmtree(self.folder)
        assert code == 0, code

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(10)

    def restart(self):
        """Another server on the same report, at another address."""
        assert self.end() == 0
        self.__enter__()

    def reference(self, path):
        """The bytes of a reference, or None if it does not exist."""
        file = self.references / f"{path}.png"
        return file.read_bytes() if file.exists() else None

    def picture(self, path, kind):
        return (self.report / "images" / f"{path}.{kind}.png").read_bytes()

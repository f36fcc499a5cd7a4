"""Runs the tool on a project and says what is wrong with how it ended."""

import dataclasses
import http.cookiejar
import json
import os
import re
import select
import shlex
import signal
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request
import xml.etree.ElementTree

import mutation

GENERAL_CODES = {0, 1, 2, 3, 4}
# A file of a canary: nothing may appear there.
OUTSIDE = "/tmp/galley-fuzz-outside"
# Reports and snippets, in which a text must not change how the text beside it reads.
READ_BY_PEOPLE = (".md", ".txt", ".xml")


@dataclasses.dataclass
class Outcome:
    code: int
    seconds: float
    megabytes: float
    output: bytes
    log: bytes
    # (class, words) of everything that is wrong.
    problems: list


def environment(base):
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH", "GALLEY_FONTS") if name in os.environ}
    return {**kept, "HOME": f"{base}/home", "TMPDIR": f"{base}/tmp", "XDG_CACHE_HOME": f"{base}/home/.cache", "LANG": "C.UTF-8",
            "GALLEY_CACHE": "", "CI": "false", "SWIFT_BACKTRACE": "enable=no"}


def documented_codes(tool, command):
    """Returns the exit codes that the help of a command lists, or those of all commands."""
    text = subprocess.run([tool, "help", *command.split()], capture_output=True, text=True).stdout
    listed = re.search(r"EXIT CODES\n(.*?)\n\n", text, re.S)
    return {int(code) for code in re.findall(r"^\s+(\d)\s", listed.group(1), re.M)} if listed else GENERAL_CODES


class Tool:
    def __init__(self, path, most_seconds, most_megabytes):
        self.path, self.most_seconds, self.most_megabytes = path, most_seconds, most_megabytes
        # After this time, a run is ended.
        self.patience = 2 * most_seconds + 5
        self.codes = {}

    def allowed(self, command, more):
        if command not in self.codes:
            self.codes[command] = documented_codes(self.path, command)
        return ({0, 1, 3} & self.codes[command]) | set(more)

    def lacks(self, command):
        """Returns whether the tool was built without a command."""
        if command != "adapt":
            return False
        text = subprocess.run([self.path, "adapt", "--help"], capture_output=True, text=True)
        return text.returncode != 0

    def arguments(self, run, count):
        words = run.command.split() + shlex.split(run.arguments.split(" < ")[0])
        for number in range(count if run.repeated else 0):
            words += run.repeated.format(number).split()
        if run.command not in ("solve", "devices", "version", "adapt", "diff", "merge", "review", "locales", "figures", "fixtures"):
            words += ["--jobs", "1"]
        return words

    def run(self, run, base, count, codes):
        """Runs a command in the folder `work` of a base, and judges it."""
        work = f"{base}/work"
        before = listing(base)
        code, seconds, megabytes, output, log, served = self.start(run, base, self.arguments(run, count))
        outcome = Outcome(code, seconds, megabytes, output, log, [])
        problem = lambda kind, words: outcome.problems.append((kind, words))
        tail = log[-300:].decode("utf-8", "replace")
        if code == -signal.SIGKILL and seconds >= self.patience:
            problem("over time", f"still running after {self.patience:.0f} s")
        elif code < 0 or code > 4:
            problem("crash of the parent", f"exit code {code}: {tail}")
        elif code not in self.allowed(run.command, codes):
            problem("exit code", f"{code}: {tail}")
        elif seconds > self.most_seconds:
            problem("over time", f"{seconds:.1f} s")
        if megabytes > self.most_megabytes:
            problem("over memory", f"{megabytes:.0f} MB")
        for line in log.splitlines():
            if b"lost: " in line or b"worker crashed" in line or b"Fatal error" in line:
                problem("crash of a worker", line.decode("utf-8", "replace")[-300:])
            elif re.search(rb"\*\* (\(process:\d+\): )?(CRITICAL|WARNING|ERROR)|-(CRITICAL|WARNING) \*\*", line):
                problem("library's message", line.decode("utf-8", "replace")[-200:])
        for stream in (output, log):
            if found := control_character(stream):
                problem("control character", found)
        if mutation.SECRET.encode() in output + log:
            problem("read outside", tail)
        if served:
            problem("crash of a worker" if "crash" in served else "server", served)
        # Nothing is printed if nothing could be read at all.
        if run.json and code in (0, 1, 3) and (output or code != 3):
            for text in output.splitlines() if run.json == "lines" else [output]:
                if error := json_error(text):
                    problem("JSON", error)
                    break
        self.judge_files(run, base, before, problem)
        return outcome

    def start(self, run, base, arguments):
        work = f"{base}/work"
        with open(f"{base}/output", "wb+") as output, open(f"{base}/log", "wb+") as log:
            inputs = open(f"{work}/{run.arguments.split(' < ')[1]}") if " < " in run.arguments else subprocess.DEVNULL
            begin = time.monotonic()
            process = subprocess.Popen(
                [self.path, *arguments], cwd=work, env=environment(base), stdin=inputs, start_new_session=True,
                stdout=subprocess.PIPE if run.serves else output, stderr=log)
            served = interrupt_when_serving(process, output, self.patience) if run.serves else None
            handle = os.pidfd_open(process.pid)
            ended = select.select([handle], [], [], max(0, begin + self.patience - time.monotonic()))[0]
            if not ended:
                os.killpg(process.pid, signal.SIGKILL)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            seconds = time.monotonic() - begin
            os.close(handle)
            if survivors(process.pid):
                served = "processes outlive the parent"
            output.seek(0)
            log.seek(0)
            return process.returncode, seconds, usage.ru_maxrss / 1024, output.read(), log.read(), served

    def judge_files(self, run, base, before, problem):
        after = listing(base)
        allowed = tuple(f"work/{place}" for place in [*run.writes, *figure_outputs(f"{base}/work/figures.yml")])
        for path in sorted(set(before) | set(after)):
            if before.get(path) == after.get(path) or path in ("output", "log"):
                continue
            inside = any(path == place or path.startswith(place + "/") for place in allowed)
            if not inside:
                problem("written outside", f"{path} was {'removed' if path not in after else 'written'}")
            elif path not in after:
                continue
            elif (error := half_written(f"{base}/{path}")) and not is_copy(base, path, before):
                problem("half written", f"{path}: {error}")
            elif path.endswith(READ_BY_PEOPLE):
                with open(f"{base}/{path}", "rb") as file:
                    if found := control_character(file.read()):
                        problem("control character", f"{path}: {found}")
        if os.path.lexists(OUTSIDE):
            problem("written outside", OUTSIDE)


def interrupt_when_serving(process, output, patience):
    """Waits for the address, asks what a page would, and interrupts the server. Returns what is wrong."""
    handle = process.stdout.fileno()
    line, end = b"", time.monotonic() + patience
    while not line.endswith(b"\n"):
        if not select.select([handle], [], [], max(0, end - time.monotonic()))[0]:
            os.killpg(process.pid, signal.SIGKILL)
            return "no address"
        more = os.read(handle, 4096)
        if not more:
            return None
        line += more
    output.write(line)
    try:
        wrong = ask(line.decode().strip(), patience)
    except Exception as error:
        wrong = f"the server does not answer: {error!r}"
    try:
        os.kill(process.pid, signal.SIGINT)
    except ProcessLookupError:
        pass
    return wrong


def ask(address, patience):
    """Asks for a page, and a preview for pictures of documents too. Returns what is wrong."""
    opener = urllib.request.build_opener(
        urllib.request.ProxyHandler({}), urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
    page = opener.open(address, timeout=patience).read()
    if b"<html" not in page:
        return "the page is no HTML"
    root = address.split("?")[0]
    if b"preview.js" not in page:
        return None
    for document in json.loads(opener.open(root + "api/project", timeout=patience).read())["documents"]:
        query = urllib.parse.urlencode({"document": document["name"], "scene": 0, "view": "lbl-00-001"})
        for topic in ("frame", "view", "breaks"):
            try:
                opener.open(f"{root}api/{topic}?{query}", timeout=patience).read()
            except urllib.error.HTTPError as error:
                message = error.read()
                if error.code not in (410, 422) or b"crash" in message or b"lost" in message:
                    return f"{topic} of {document['name']}: {error.code} {message[:300]!r}"
    return None


def survivors(group, seconds=2):
    """Returns whether processes of a group are still there."""
    end = time.monotonic() + seconds
    while True:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return False
        if time.monotonic() > end:
            os.killpg(group, signal.SIGKILL)
            return True
        time.sleep(0.02)


def listing(base):
    """Returns the sizes and times of all files below a folder."""
    found, folders = {}, [base]
    while folders:
        for entry in os.scandir(folders.pop()):
            if entry.is_dir(follow_symlinks=False):
                folders.append(entry.path)
            else:
                status = entry.stat(follow_symlinks=False)
                found[entry.path[len(base) + 1:]] = (status.st_size, status.st_mtime_ns, status.st_mode)
    return found


def control_character(text):
    """Returns what is around a control character or an override of the writing direction, or None."""
    found = re.search(rb"[\0-\x08\x0b-\x1f\x7f]|\xe2\x80[\xaa-\xae]|\xe2\x81[\xa6-\xa9]", text)
    return repr(text[max(0, found.start() - 60):found.end() + 20]) if found else None


def json_error(text):
    def refuse(name):
        raise ValueError(f"{name} is not JSON")
    try:
        json.loads(text, parse_constant=refuse)
    except (ValueError, RecursionError) as error:
        return f"{error}: {text[:200]!r}"


def figure_outputs(path):
    """Returns the folders that damage has made the outputs of figures: what is written in them is in its place."""
    if not os.path.isfile(path):
        return []
    with open(path, "rb") as file:
        outputs = re.findall(rb"\b(?:output|folder):[ \t]*['\"]?([^'\"#,}\n]+)", file.read())
    return [output.decode("utf-8", "replace").strip() for output in outputs]


PICTURE_DIGESTS = re.compile(rb',"picture":\{"pixels":"[0-9a-f]+","file":"[0-9a-f]+"\}\}\n?$')


def is_copy(base, path, before):
    """Returns whether a file is a copy of what stands in an input: the damaged pictures of a report, or a layout of the
    cache, which is trusted. A layout then has the digests of its picture, and nothing else is added."""
    with open(f"{base}/{path}", "rb") as file:
        data = PICTURE_DIGESTS.sub(b"", file.read())
    for other, (size, *_) in before.items():
        if size >= len(data) and os.path.isfile(f"{base}/{other}"):
            with open(f"{base}/{other}", "rb") as file:
                if data and data in file.read():
                    return True
    return False


def half_written(path):
    """Returns why a file is not a whole one of its kind, or None."""
    name, extension = os.path.basename(path), os.path.splitext(path)[1]
    if name.startswith(".galley-") and name != ".galley-folder":
        return "a temporary file"
    if os.path.islink(path):
        return None
    with open(path, "rb") as file:
        data = file.read()
    if mutation.SECRET.encode() in data:
        return "what is outside of the project"
    if extension in (".json", ".sarif"):
        return json_error(data)
    if extension in (".xml", ".svg", ".xliff", ".plist", ".xib", ".storyboard"):
        if extension in (".xib", ".storyboard"):
            return None
        try:
            xml.etree.ElementTree.fromstring(data)
        except xml.etree.ElementTree.ParseError as error:
            return str(error)
    ends = {".png": b"IEND\xaeB`\x82", ".html": (b"</html>", b"</figure>"), ".pdf": b"%%EOF"}
    if extension in ends and not data.rstrip(b"\n").endswith(ends[extension]):
        return f"ends with {data[-20:]!r}"

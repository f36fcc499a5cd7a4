#!/usr/bin/env python3
"""Measures how many of an app's view files render: each is compiled with stubs, and each of its views and controllers is made and
drawn in a process of its own.

    Tests/AppSources/render.py [options] --out DIR PATH...

A class is made by its initializer with neutral arguments: init(frame:), init(style:reuseIdentifier:), init(nibName:bundle:), or one
of its own. Cells and views are 375 points wide, and as high as their content needs; controllers have a phone's screen. Writes
DIR/CLASS.png, and the sources and stubs of each file to a folder beside it. Needs a build with tests, and galley-adapt:

    swift build --build-tests
    swift build --scratch-path .build/adapter --traits UIKitAdapter --product galley-adapt

Options:
    --adapter FILE   galley-adapt (.build/adapter/debug/galley-adapt)
    --build DIR      the build (.build/debug)
    --locale NAME    the language (en)
    --type-size NAME the text size, such as L or AX2 (L)
    --sample         fill what is empty with the names of its properties
    --jobs N         1
"""

import argparse, collections, concurrent.futures, pathlib, re, subprocess, sys

import measure

LIBRARIES = ["cairo", "freetype2", "pangocairo", "libdeflate", "fontconfig", "pangoft2"]
# Programs, tests, and what only they use: not in the library that the views are linked with.
LEFT_OUT = re.compile(
    r"/(\w*Tests|galleyPackage\w*|[\w-]+-tool|Galley(Command|Commands|Testing)|galley\w*|generate_\w+|SourceAdapter|Showcase\w*"
    r"|TestCatalog|TestSupport|ReviewServer|LoopbackServer|Previews|(Snapshot|Figure|Fix|Translation)Runs|SnapshotTesting"
    r"|\w+Face|_?C?NIO\w*|_Testing_UIKit|ArgumentParser\w*)\.build/")
SUPERCLASS_INITIALIZERS = [
    (r"(TableViewCell|Cell)$", "(style: .default, reuseIdentifier: nil)"),
    (r"HeaderFooterView$", "(reuseIdentifier: nil)"),
    (r"(ViewController|Controller|VC)$", "(nibName: nil, bundle: nil)"),
    (r"(UICollection\w*(Cell|View)|CollectionViewCell)$", "(frame: .zero)"),
]
VALUES = {
    "String": '"Text"', "Int": "1", "CGFloat": "16", "Double": "1", "Float": "1", "Bool": "true", "CGRect": ".zero",
    "UIColor": ".systemBlue", "UIImage": "UIImage()", "URL": 'URL(fileURLWithPath: "/")', "Date": "Date(timeIntervalSince1970: 0)",
    "UITableViewCell.CellStyle": ".default", "CellStyle": ".default", "UITableView.Style": ".plain", "CGSize": ".zero",
    "NSAttributedString": 'NSAttributedString(string: "Text")', "UIView": "UIView()", "UIFont": ".systemFont(ofSize: 17)",
    "UIViewController": "UIViewController()", "TimeInterval": "1", "UIEdgeInsets": ".zero", "Any": '"Text"', "Selector": 'Selector("tap")',
}
MAIN = """import Foundation
import Galley
import UIKit

@main enum RenderOne {
  static let makers: [String: () -> any SceneContent] = MAKERS

  static func main() throws {
    AdaptedClasses.register()
    let arguments = CommandLine.arguments
    guard let make = makers[arguments[1]] else { exit(3) }
    let renderer = try Renderer()
    renderer.settings.showsChrome = false
    var cell = MatrixCell()
    cell.locale = arguments[3]
    cell.typeSize = TypeSize(name: arguments[4]) ?? .large
    let isScreen = arguments[5] == "screen"
    func content() -> any SceneContent {
      let content = make()
      if arguments.last == "sample" {
        (content as? UIView)?.filledWithSamples()
        (content as? UIViewController)?.filledWithSamples()
      }
      return content
    }
    var rendering = try renderer.render(in: cell, at: isScreen ? .screen : .width(375)) { _ in content() }
    if !isScreen, rendering.displayList.size.height < 8 {
      rendering = try renderer.render(in: cell, at: .size(Size(width: 375, height: 200))) { _ in content() }
    }
    try Data(try renderer.png(of: rendering)).write(to: URL(fileURLWithPath: arguments[2]))
    print(rendering.displayList.items.isEmpty ? "blank" : "drawn")
  }
}
"""


class ViewClass:
    """A class that an adapted file declares, with its superclass and the parameters of its own initializers."""

    def __init__(self, name, superclass, body, code):
        self.name, self.superclass, self.code = name, superclass, code
        self.initializers = [
            found.group(1) for found in re.finditer(r"(?<!convenience )\binit\s*\(((?:[^()]|\([^()]*\))*)\)", body)
            if not body[max(0, found.start() - 30):found.start()].rstrip().endswith((".", "super.", "self."))]

    @property
    def is_controller(self):
        return bool(re.search(r"(Controller|VC)$", self.superclass)) and "Presentation" not in self.superclass

    @property
    def is_content(self):
        return self.is_controller or bool(re.search(r"^UI|(View|Cell|Button|Label|Control|Bar|Field|Control|Switch)$", self.superclass)) \
            and not re.search(r"Presentation|Layout|Window|Recognizer|Responder|BarButtonItem|DataSource|^UIApplication", self.superclass)

    def calls(self):
        """Ways to make one, the plainest first."""
        own = [call for call in (arguments(initializer, self.code) for initializer in self.initializers) if call]
        inherited = next((call for pattern, call in SUPERCLASS_INITIALIZERS if re.search(pattern, self.superclass)), "(frame: .zero)")
        return sorted(own, key=len) if own else [inherited, "()"]


def arguments(parameters, code=""):
    """Neutral arguments for the parameters of an initializer, or None if it is init(coder:)."""
    if "NSCoder" in parameters: return None
    values = []
    for parameter in parts(parameters):
        if not parameter.strip() or "=" in re.sub(r"==|->", "", parameter): continue
        names, _, kind = parameter.partition(":")
        label = names.split()[0]
        values.append(("" if label == "_" else f"{label}: ") + neutral(kind.strip(), code))
    return f"({', '.join(values)})"


def parts(parameters): return [part for part in re.split(r",(?![^<(\[]*[>)\]])", parameters) if part.strip()]


def neutral(kind, code):
    """A value of a type; of an enum of the source, its first case."""
    kind = re.sub(r"^(@\w+ |any |some )+", "", kind)
    if kind.endswith(("?", "!")): return "nil"
    if "->" in kind:
        takes, _, gives = kind.strip("()").rpartition("->")
        count = len([part for part in takes.strip().strip("()").split(",") if part.strip()])
        return "{ " + (", ".join(["_"] * count) + " in " if count else "") + ("" if gives.strip() in ("Void", "()") else neutral(gives.strip(), code)) + " }"
    if kind.startswith("["): return "[:]" if ":" in kind else "[]"
    alias = re.search(r"\btypealias " + re.escape(kind) + r"\s*=\s*([^\n]+)", code)
    if alias: return neutral(alias.group(1).strip(), code)
    case = re.search(r"\benum " + re.escape(kind) + r"\b[^{]*\{\s*case (\w+)(?:\(((?:[^()]|\([^()]*\))*)\))?", code)
    if case:
        labels = [part if ":" in part else f"_: {part}" for part in parts(case.group(2) or "")]
        return f".{case.group(1)}" + (arguments(", ".join(labels), code) if labels else "")
    return VALUES.get(kind, f"{kind}()")


def classes(text):
    """The classes of a source at its top level that are neither private nor generic."""
    code = re.sub(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"", lambda found: " " * len(found.group()), text, flags=re.S)
    depths, depth = [], 0
    for character in code:
        depths.append(depth)
        depth += (character == "{") - (character == "}")
    for found in re.finditer(r"^[^\n]*?\bclass\s+(\w+)\s*:\s*([\w.]+)[^{\n]*\{", code, re.M):
        start = found.end() - 1
        if depths[start] or re.search(r"\b(private|fileprivate)\b", found.group()): continue
        end = next((place for place in range(start + 1, len(code)) if depths[place] <= depths[start] and code[place - 1] == "}"), len(code))
        yield ViewClass(found.group(1), found.group(2), code[start:end], code)


class ViewFile:
    def __init__(self, path, options):
        self.path, self.options = path, options
        self.folder = options.out / "sources" / path.stem
        # What became of each class, or of the file if it has none.
        self.outcomes, self.reason = {}, None

    def run(self, command, timeout=300):
        return subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=timeout, errors="replace")

    def render(self):
        self.folder.mkdir(parents=True, exist_ok=True)
        if not self.compile(): return self
        views = self.contents()
        if not views: self.reason = "no view or controller at the top level"
        else: self.build(views)
        for view in views:
            if view.name not in self.outcomes: self.outcomes[view.name] = self.draw(view)
        return self

    def compile(self):
        adapted = self.run([self.options.adapter, "--out", self.folder, "--", self.path])
        if adapted.returncode: self.reason = adapted.stderr.strip(); return False
        check = ["swiftc", "-typecheck", *self.flags(), f"{self.folder}/*.swift"]
        made = self.run([
            self.options.adapter, "--out", self.folder, "--stubs", self.folder / "Stubs.swift", "--quiet", "--compile",
            " ".join(word if "*" in word else f"'{word}'" for word in check).replace(str(self.folder) + "/*", f"'{self.folder}'/*"),
            "--", self.path], 600)
        if made.returncode: self.reason = "does not compile"
        return not made.returncode

    def flags(self):
        return ["-swift-version", "5", "-suppress-warnings", "-parse-as-library", "-module-name", "App", *self.options.flags]

    def contents(self):
        found = [view for file in self.folder.glob("*.adapted.swift") for view in classes(file.read_text())]
        by_name = {view.name: view for view in found}
        for view in found:
            # A class of the same file, or a stub, has the superclass that tells what it is.
            stubs = dict(re.findall(r"^(?:open )?class (\w+): (\w+)", (self.folder / "Stubs.swift").read_text(), re.M))
            while view.superclass in by_name or view.superclass in stubs:
                if view.superclass in by_name and not view.initializers: view.initializers = by_name[view.superclass].initializers
                view.superclass = by_name[view.superclass].superclass if view.superclass in by_name else stubs[view.superclass]
        return [view for view in found if view.is_content]

    def build(self, views):
        """Builds the program with those classes whose initializers take neutral arguments."""
        calls = {view.name: view.calls() for view in views}
        main = self.folder / "Main.swift"
        for _ in range(6):
            makers = "".join(f'    "{name}": {{ {name}{tries[0]} }},\n' for name, tries in calls.items() if tries)
            main.write_text(MAIN.replace("MAKERS", f"[\n{makers}  ]" if makers else "[:]"))
            result = self.run(["swiftc", "-typecheck", *self.flags(), *sorted(self.folder.glob("*.swift"))])
            wrong = {int(line) for path, line, _, _ in measure.ERROR.findall(result.stdout + result.stderr) if path.endswith("Main.swift")}
            rows = main.read_text().split("\n")
            names = {re.match(r'\s*"(\w+)"', rows[line - 1]).group(1) for line in wrong if re.match(r'\s*"(\w+)"', rows[line - 1])}
            if not names: break
            for name in names: calls[name] = calls[name][1:]
        for name, tries in calls.items():
            if not tries: self.outcomes[name] = "needs arguments"
        built = self.run([
            "swiftc", *self.flags(), "-o", self.folder / "render", *sorted(self.folder.glob("*.swift")), self.options.library,
            "-Xlinker", "-rpath", "-Xlinker", self.options.library.parent])
        if built.returncode: self.reason = "does not build: " + (built.stderr.strip().split("\n") or [""])[-1][:200]
        if self.reason: self.outcomes = {view.name: self.reason for view in views}

    def draw(self, view):
        picture = self.options.out / f"{view.name}.png"
        try:
            result = self.run([
                self.folder / "render", view.name, picture, self.options.locale, self.options.type_size,
                "screen" if view.is_controller else "width"] + ["sample"] * self.options.sample, 60)
        except subprocess.TimeoutExpired: return "crashed: more than 60 seconds"
        if result.returncode == 0: return result.stdout.strip().split("\n")[-1]
        fatal = re.search(r"(Fatal error[^\n]*|Could not cast[^\n]*|[^\n]*unimplemented initializer[^\n]*)", result.stderr)
        return "crashed: " + (fatal.group(1)[:160] if fatal else f"signal {-result.returncode}")


def library(options):
    """A library of Galley's modules, so that each view links in a second."""
    file = (options.out / "libGalleyForViews.so").resolve()
    objects = [line.strip() for line in (options.build / "galleyPackageTests.product/Objects.LinkFileList").read_text().splitlines()]
    listed = options.out / "objects.txt"
    listed.write_text("\n".join(line for line in objects if not LEFT_OUT.search(line)))
    found = subprocess.run(["pkg-config", "--libs", *LIBRARIES], capture_output=True, text=True, check=True)
    subprocess.run(["swiftc", "-emit-library", "-o", str(file), f"@{listed}", *found.stdout.split()], check=True)
    return file


def report(files):
    outcomes = collections.Counter()
    for file in files:
        if file.reason: print(f"{file.path}: {file.reason}")
        for name, outcome in file.outcomes.items():
            outcomes[outcome] += 1
            if outcome != "drawn": print(f"{file.path}: {name}: {outcome}")
    compiled = [file for file in files if file.reason != "does not compile"]
    views = [file for file in compiled if file.outcomes]
    good = [file for file in views if not any("crashed" in outcome for outcome in file.outcomes.values())]
    print(f"files that compile with stubs: {measure.share(len(compiled), len(files))}")
    print(f"files with views that render without a crash: {measure.share(len(good), len(views))}")
    for outcome, count in outcomes.most_common(): print(f"{count:4} {outcome}")


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--adapter", default=".build/adapter/debug/galley-adapt")
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path(".build/debug"))
    parser.add_argument("--locale", default="en")
    parser.add_argument("--type-size", default="L")
    parser.add_argument("--sample", action="store_true")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    options.flags = measure.compiler_flags(options.build)
    options.library = library(options)
    paths = [file for path in options.paths for file in measure.swift_files(path)]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        report(list(pool.map(ViewFile.render, [ViewFile(path, options) for path in paths])))


if __name__ == "__main__":
    main()

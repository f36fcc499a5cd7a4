#!/usr/bin/env python3
"""Measures how many of an app's Swift files compile against the module UIKit, and counts the reasons of those that do not.

    Tests/AppSources/measure.py [options] PATH...

Each Swift file is adapted and type-checked as a module of its own; with --folders each PATH is one module. Needs a build of
the target UIKit and of galley-adapt:

    swift build --target UIKit
    swift build --scratch-path .build/adapter --traits UIKitAdapter --product galley-adapt

Options:
    --adapter FILE   galley-adapt (.build/adapter/debug/galley-adapt)
    --build DIR      the build with the module UIKit (.build/debug)
    --modules DIR    a folder of modules that is searched first
    --stubs          also count what compiles with generated stubs
    --define NAME    a name of an #if; may be repeated
    --missing FILE   write the names that are missing, by the number of files
    --errors FILE    write all errors by file
    --jobs N         1
"""

import argparse, collections, concurrent.futures, json, pathlib, re, subprocess, sys, tempfile

# Names of UIKit's that Swift 3 and 4.2 renamed: no compiler of Swift 5 takes them, on a Mac neither.
EARLY_SWIFT = re.compile(
    r"\bforState:|\bforAxis:|\bforControlEvents:|\bUIColor\.\w+Color\(\)|\bCGRectMake\(|\.(CGColor|CGPath)\b"
    r"|\bUIControl(State|Events)\b|\bUITableViewCell(Style|AccessoryType)\b|\bUILayoutConstraintAxis\b|\bUIViewContentMode\b"
    r"|\b(willMove|didMove)\(toParentViewController\b|\bNS\w+AttributeName\b|\b(Float|Bool|Int|String) -> Void\b")
ERROR = re.compile(r"^(?!\s)(.*?):(\d+):(\d+): error: (.*)$", re.M)


def compiler_flags(build):
    """The search paths that SwiftPM compiles UIKit with: of the modules, and of the C libraries that they import."""
    description = pathlib.Path(build).resolve().parent.parent / (pathlib.Path(build).name + ".yaml")
    arguments = next(
        json.loads(line.split(":", 1)[1]) for line in description.read_text().splitlines()
        if line.strip().startswith("args:") and '"-module-name","UIKit"' in line)
    flags = []
    for index, argument in enumerate(arguments):
        if argument in ("-I", "-Xcc"): flags += arguments[index:index + 2]
        elif argument.startswith("-I"): flags.append(argument)
    return flags


def kind(message):
    """A message without the names of its occasion, and the name that is missing."""
    for pattern, reason in (
        (r"cannot find (?:type )?'([^']+)' in scope", "unknown name"),
        (r"has no member '([^']+)'", "unknown member"),
        (r"no such module '([^']+)'", "unknown module"),
        (r"does not override any .* from its superclass", "unknown override"),
        (r"does not conform to protocol '([^']+)'", "conformance"),
    ):
        found = re.search(pattern, message)
        if found:
            return reason, found.group(1) if found.groups() else message
    return re.sub(r"'[^']*'", "'…'", message), None


class Module:
    def __init__(self, name, paths, options):
        self.name, self.paths, self.options = name, paths, options
        self.errors, self.stubbed = [], None
        self.is_early_swift = any(EARLY_SWIFT.search(path.read_text()) for path in paths)

    def run(self, command):
        return subprocess.run(command, capture_output=True, text=True, timeout=600)

    def measure(self):
        with tempfile.TemporaryDirectory() as folder:
            adapted = self.run([self.options.adapter, "--out", folder, "--", *map(str, self.paths)])
            if adapted.returncode:
                self.errors = [("", 0, "adapter: " + adapted.stderr.strip())]
                return self
            check = self.check(sorted(map(str, pathlib.Path(folder).glob("*.swift"))))
            result = self.run(check)
            self.errors = [(path, int(line), text) for path, line, _, text in ERROR.findall(result.stdout + result.stderr)]
            if result.returncode and not self.errors: self.errors = [("", 0, result.stderr.strip()[-300:])]
            if self.errors and self.options.stubs:
                stubs = pathlib.Path(folder) / "Stubs.swift"
                stubs.write_text("")
                command = " ".join(f"'{word}'" for word in check + [str(stubs)])
                made = self.run([
                    self.options.adapter, "--out", folder, "--stubs", str(stubs), "--compile", command, "--", *map(str, self.paths)])
                self.stubbed = made.returncode == 0
                self.stub_errors = ERROR.findall(made.stdout + made.stderr)
        return self

    def check(self, files):
        defines = [f"-D{name}" for name in self.options.define]
        return ["swiftc", "-typecheck", "-swift-version", "5", "-suppress-warnings", "-module-name", "App",
                "-parse-as-library", *defines, *self.options.flags, *files]


def swift_files(path):
    path = pathlib.Path(path)
    return [path] if path.is_file() else sorted(path.rglob("*.swift"))


def modules(options):
    if options.folders: return [Module(path, swift_files(path), options) for path in options.paths]
    return [Module(str(file), [file], options) for path in options.paths for file in swift_files(path)]


def share(count, total): return f"{count} of {total} ({100 * count / total:.0f}%)"


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--adapter", default=".build/adapter/debug/galley-adapt")
    parser.add_argument("--build", default=".build/debug")
    parser.add_argument("--modules")
    parser.add_argument("--define", action="append", default=[])
    parser.add_argument("--folders", action="store_true")
    parser.add_argument("--stubs", action="store_true")
    parser.add_argument("--missing")
    parser.add_argument("--errors")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    options.flags = (["-I", options.modules] if options.modules else []) + compiler_flags(options.build)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        measured = list(pool.map(Module.measure, modules(options)))
    report(measured, options)


def report(measured, options):
    total = len(measured)
    unchanged = [module for module in measured if not module.errors]
    print(f"compile: {share(len(unchanged), total)}")
    if options.stubs:
        stubbed = [module for module in measured if module.stubbed]
        print(f"compile with stubs: {share(len(unchanged) + len(stubbed), total)}")
        left = [module for module in measured if module.errors and not module.stubbed]
        print(f"  of the {len(left)} others, {sum(module.is_early_swift for module in left)} are sources of Swift 2 to 4.1")
        for module in left:
            for path, line, _, text in getattr(module, "stub_errors", [])[:3]: print(f"  left: {path}:{line}: {text}")
    reasons, missing, errors = collections.Counter(), collections.Counter(), []
    for module in measured:
        kinds = {kind(text) for _, _, text in module.errors}
        reasons.update({reason for reason, _ in kinds})
        missing.update({f"{reason}\t{name}" for reason, name in kinds if name})
        errors += [f"{path}:{line}: {text}" for path, line, text in module.errors]
        # A file that fails for one reason only is what mending this reason wins.
        if len(kinds) == 1: reasons.update({f"  alone: {reason}" for reason, _ in kinds})
    for reason, count in reasons.most_common(40): print(f"{count:4} {reason}")
    if options.missing:
        lines = [f"{count}\t{name}" for name, count in missing.most_common()]
        pathlib.Path(options.missing).write_text("\n".join(lines) + "\n")
    if options.errors: pathlib.Path(options.errors).write_text("\n".join(errors) + "\n")


if __name__ == "__main__":
    main()

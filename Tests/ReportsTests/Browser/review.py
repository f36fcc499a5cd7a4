#!/usr/bin/env python3
"""Walks through the sample reports in a headless browser, with real clicks and keys.

    review.py SAMPLES [NAME...] --tool GALLEY [--screenshots DIR]

SAMPLES is the folder that the suite "Samples for the browser" wrote, GALLEY the tool. NAME picks walks by a part of
their names.
"""
import argparse
import pathlib
import shutil
import sys
import time
import traceback

from playwright.sync_api import sync_playwright

import indexing
import passing
import previewing
import serving
import translating
import walks
from desk import Desk


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("samples", type=pathlib.Path)
    parser.add_argument("--tool", type=pathlib.Path, required=True)
    parser.add_argument("--screenshots", type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    return parser.parse_intermixed_args()


def chosen(names):
    everything = {**vars(walks), **vars(passing), **vars(serving), **vars(indexing), **vars(translating), **vars(previewing)}
    found = [(name[5:], walk) for name, walk in everything.items() if name.startswith("walk_")]
    return [(name, walk) for name, walk in found if not names or any(part in name for part in names)]


def main():
    options = arguments()
    failures = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, walk in chosen(options.names):
            start = time.monotonic()
            desk = Desk(browser, options.samples.resolve(), options.screenshots, options.tool.resolve())
            try:
                note = walk(desk) or ""
                desk.expect_no_errors()
                print(f"ok    {name} ({time.monotonic() - start:.1f} s) {note}", flush=True)
            except Exception:
                failures += 1
                print(f"FAILS {name}", flush=True)
                traceback.print_exc()
            finally:
                desk.close()
        browser.close()
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

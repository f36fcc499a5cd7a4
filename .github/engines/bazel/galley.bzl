"""Tests of layouts: a command of Galley for each document or folder, with Bazel's shards.

    load(":galley.bzl", "galley_test")

    galley_test(
        name = "screens",
        srcs = glob(["App/**", "Snapshots/**"]) + [".galley.yml"],
        arguments = ["verify", "App", "--reference", "Snapshots", "--record", "never"],
        shard_count = 4,
    )

Paths are relative to the package. The label `@galley//:tool` has `bin` and `lib` of a release's archive: galley.BUILD is
the `build_file` of its `http_archive`. Results are in Bazel's test.xml, the report of `verify` in its outputs.zip.
"""

# Files are copied, because those of the test's tree are links, and Galley follows no link out of a project.
_SCRIPT = """#!/usr/bin/env bash
set -euo pipefail
tool="$PWD/{tool}"
project=$TEST_TMPDIR/project
mkdir "$project"
tar --create --dereference --files-from "{list}" | tar --extract --directory "$project"
export HOME=$TEST_TMPDIR GALLEY_CACHE=
options=(--write "junit=$XML_OUTPUT_FILE")
if [ -n "${{TEST_TOTAL_SHARDS:-}}" ]; then
  touch "$TEST_SHARD_STATUS_FILE"
  options+=(--shard "$((TEST_SHARD_INDEX + 1))/$TEST_TOTAL_SHARDS")
fi
if [ {command} = verify ]; then options+=(--report "$TEST_UNDECLARED_OUTPUTS_DIR/report"); fi
cd "$project/{package}"
"$tool" {arguments} "${{options[@]}}"
"""

def _galley_test(ctx):
    tool = [file for file in ctx.files.tool if file.path.endswith("bin/galley")][0]
    paths = ctx.actions.declare_file(ctx.label.name + ".files")
    ctx.actions.write(paths, "".join([file.short_path + "\n" for file in ctx.files.srcs]))
    script = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.write(script, is_executable = True, content = _SCRIPT.format(
        tool = tool.short_path,
        list = paths.short_path,
        package = ctx.label.package,
        command = ctx.attr.arguments[0],
        arguments = " ".join(["'" + word.replace("'", "'\\''") + "'" for word in ctx.attr.arguments]),
    ))
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(ctx.files.srcs + ctx.files.tool + [paths]))]

galley_test = rule(
    implementation = _galley_test,
    test = True,
    attrs = {
        "srcs": attr.label_list(allow_files = True, doc = "Documents, texts, images, references, .galley.yml."),
        "arguments": attr.string_list(mandatory = True, doc = "A command with results, and its arguments."),
        "tool": attr.label(default = "@galley//:tool", doc = "`bin` and `lib` of a release's archive."),
    },
)

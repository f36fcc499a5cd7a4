import Files
import Foundation
import TestSupport
import Testing

@Suite("Figures", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct FiguresTests {
  private let folder = TemporaryFolder()

  /// Three documents, each shown by a figure of its own, and a source that shows all of them.
  init() throws {
    for name in ["One", "Two", "Three"] { try folder.write(SampleDocuments.label, to: "App/\(name).xib") }
    try folder.write("", to: ".galley.yml")
    try folder.write(Self.figures(["one", "two", "three"]), to: "figures.yml")
    try folder.write("![1](img/one.png)\n![2](img/two@2x.png)\n![3](img/three.png)\n", to: "guide.md")
  }

  private static func figures(_ names: [String], more: String = "") -> String {
    "output: img\ninputs: [App]\nfigures:\n"
      + names.map { "  \($0):\n    scene: \($0.capitalized)\n    appearances: [light]\n\(more)" }.joined()
  }

  @discardableResult
  private func run(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: ["figures"] + arguments, in: folder.url)
  }

  private func change(_ document: String, _ old: String, _ new: String) throws {
    let text = folder.text("App/\(document).xib")
    #expect(text.contains(old))
    try folder.write(text.replacingOccurrences(of: old, with: new), to: "App/\(document).xib")
  }

  @Test("Pictures that were just written are up to date, and writing them again changes no file")
  func fresh() throws {
    let first = try run()
    #expect(first.code == 0 && first.output == "3 figures: 6 files written, 0 up to date\n", "\(first.log)")
    let files = folder.contents()
    let check = try run("--check")
    #expect(check.code == 0 && check.output == "3 figures up to date\n", "\(check.output)\(check.log)")
    #expect(try run().output == "3 figures: 0 files written, 6 up to date\n")
    #expect(folder.contents() == files)
  }

  @Test("An old picture beside the record of the new one is stale: what is compared is the picture")
  func forgedRecord() throws {
    try run()
    let picture = try #require(folder.bytes("img/two.png"))
    try change("Two", "constant=\"20\"", "constant=\"32\"")
    try run()
    try #require(folder.bytes("img/two.png") != picture)
    try folder.write(picture, to: "img/two.png")
    for ci in ["false", "true"] {
      let check = try ToolProcess.run(arguments: ["figures", "--check"], in: folder.url, environment: ["CI": ci])
      #expect(check.code == 1)
      #expect(check.output.contains("stale files: img/two.png"), "\(check.output)")
    }
  }

  @Test("A picture whose file has other bytes and the same pixels is up to date")
  func otherBytes() throws {
    try run()
    var picture = try #require(folder.bytes("img/two.png"))
    // A chunk with a comment before the last chunk, which has twelve bytes: size, type, text, and the checksum of the
    // type and the text as Python's zlib has it.
    let comment = [0, 0, 0, 19] + Array("tEXtComment\0same pixels".utf8) + [0xD0, 0x1A, 0x19, 0xF2]
    picture.insert(contentsOf: comment, at: picture.count - 12)
    try folder.write(picture, to: "img/two.png")
    let check = try run("--check")
    #expect(check.code == 0 && check.output == "3 figures up to date\n", "\(check.output)\(check.log)")
  }

  /// The figures that a check names.
  private static func places(in check: ToolProcess.Result) -> Set<String> {
    Set(check.output.split(separator: "\n").compactMap { $0.split(separator: ":").first.map(String.init) })
  }

  @Test("A changed text, constant or colour makes the figures stale that show it, and no others, in words")
  func stale() throws {
    try run()
    try change("Two", "constant=\"20\"", "constant=\"32\"")
    var check = try run("--check")
    #expect(check.code == 1)
    #expect(check.output.contains("two: stale: ") && check.output.contains("12 pt"), "\(check.output)")
    #expect(Self.places(in: check) == ["two"], "\(check.output)")
    try run()
    try change("Three", "text=\"Name\"", "text=\"Address\"")
    check = try run("--check")
    #expect(check.output.contains("three: stale: ") && check.output.contains("'Address'"), "\(check.output)")
    #expect(Self.places(in: check) == ["three"], "\(check.output)")
    try run()
    try change(
      "One", "<fontDescription",
      "<color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
        + "customColorSpace=\"sRGB\"/><fontDescription")
    check = try run("--check")
    #expect(check.output.contains("one: stale: ") && check.output.contains("#FF0000"), "\(check.output)")
    #expect(Self.places(in: check) == ["one"], "\(check.output)")
  }

  @Test("A record is smaller than a layout, and a damaged one is no record")
  func records() throws {
    try folder.write("figures:\n  one:\n    scene: One\ninputs: [App]\noutput: img\n", to: "figures.yml")
    try run()
    let name = ".figures/one_en.jsonl"
    let record = folder.text(name)
    let layout = try ToolProcess.run(arguments: ["layout", "App/One.xib", "--json"], in: folder.url).output
    // Light and dark are two layouts, and differ in colours that have names.
    #expect(record.contains("\"layouts\":[0,0]"), "\(record)")
    #expect(record.split(separator: "\n").last.map { $0.utf8.count < layout.utf8.count } == true)
    try change("One", "text=\"Name\"", "text=\"Address\"")
    #expect(try run("--check").output.contains("'Address'"))
    for (old, new) in [("\"size\":", "\"size\":9"), ("\"size\":", "\"size\":-"), ("[0,0]", "[0,7]")] {
      try folder.write(record.replacingOccurrences(of: old, with: new), to: name)
      #expect(try run("--check").output.contains("there is no record of the scenes"))
    }
    let written = try run("--quiet")
    #expect(written.code == 0 && written.log.contains("\(name): warning: the record of the figure"), "\(written.log)")
    #expect(try run("--quiet").log.isEmpty)
  }

  @Test("A missing file, an unused figure and an unresolved reference fail a check")
  func uses() throws {
    try run()
    try FileManager.default.removeItem(at: folder.url.appending(path: "img/one.png"))
    try folder.write("![1](img/one.png)\n\n![2](img/tow@2x.png)\n![3](img/three.png)\n", to: "guide.md")
    let check = try run("--check")
    #expect(check.code == 1)
    #expect(check.output.contains("one: missing: img/one.png"))
    #expect(check.output.contains("guide.md:3: unresolved: no figure is called 'tow'; did you mean 'two'"))
    #expect(check.output.contains("two: unused: no source shows the figure"))
    #expect(!check.output.contains("three:"), "\(check.output)")
  }

  @Test("A figure that cannot be drawn is not called unused as well, and others are")
  func failing() throws {
    try folder.write(Self.figures(["one", "two"]), to: "figures.yml")
    try run()
    try folder.write("No picture\n", to: "guide.md")
    try FileManager.default.removeItem(at: folder.url.appending(path: "App/One.xib"))
    let check = try run("--check")
    #expect(check.code == 3 && check.log.contains("no scene is called"), "\(check.log)")
    #expect(check.output == "two: unused: no source shows the figure\n", "\(check.output)")
  }

  @Test("An edited alternative text is to be reviewed when the scene says something else, until it is accepted")
  func review() throws {
    try folder.write(Self.figures(["one"], more: "    alt: The field for the name\n"), to: "figures.yml")
    try folder.write("![1](img/one.png)\n", to: "guide.md")
    try run()
    try change("One", "text=\"Name\"", "text=\"Address\"")
    #expect(try run().log.contains("the scene has changed since its alternative text was written"))
    let check = try run("--check")
    #expect(check.code == 1 && check.output.contains("edit it, or accept it with --reviewed"), "\(check.output)")
    try run("--reviewed")
    #expect(try run("--check").code == 0)
  }

  @Test("A user's file in the output folder is neither replaced nor removed")
  func foreignFiles() throws {
    try folder.write("mine", to: "img/one.png")
    try folder.write("mine too", to: "img/other.png")
    let refused = try run()
    #expect(refused.code == 4 && refused.log.contains("Galley did not write it"), "\(refused.log)")
    #expect(folder.text("img/one.png") == "mine" && folder.text("img/other.png") == "mine too")
  }

  @Test("The files of a figure that is gone are removed, and nothing else")
  func removed() throws {
    try folder.write("mine", to: "img/other.png")
    try run()
    try folder.write(Self.figures(["one", "three"]), to: "figures.yml")
    #expect(try run().output.contains("2 removed"))
    #expect(!folder.exists("img/two.png") && folder.exists("img/one.png") && folder.text("img/other.png") == "mine")
  }

  @Test("Several languages go to the folders of a site")
  func languages() throws {
    let yaml = Self.figures(["one"], more: "    languages: [en, ar]\n").replacingOccurrences(
      of: "output: img", with: "output: docs/{language}/img\nsnippets: {folder: \"docs/{language}\"}")
    try folder.write(yaml, to: "figures.yml")
    #expect(try run().code == 0)
    #expect(folder.exists("docs/en/img/one@2x.png") && folder.exists("docs/ar/img/one@2x.png"))
    #expect(folder.text("docs/ar/one.html").contains("<figure lang=\"ar\">"))
    #expect(folder.text("docs/ar/one.html").contains("src=\"img/one.png\""))
  }

  @Test(
    "A mistake in the file is an error with its line and what was meant",
    arguments: [
      ("    calouts: []\n", "figures.yml:7: error: unknown key 'calouts'; did you mean 'callouts'?"),
      ("    callouts: [{numbr: a}]\n", "unknown key 'numbr'; did you mean 'number'"),
      ("    crop: {view: a, padding: 1.0e+308}\n", "figures.yml:7: error: expected a number from 0 to 500, in points"),
      ("    crop: {view: a, padding: .nan}\n", "expected a number from 0 to 500"),
      ("    scales: [0]\n", "expected scales: 1, 2 or 3"),
      ("    frame: phone\n", "unknown value 'phone'; expected one of device, window, bare"),
      ("    frame: device\n    crop: lbl-00-001\n", "a part of a scene is not shown in a device"),
      ("    callouts: [{rectangle: a, legend: b}]\n", "'legend' cannot be combined with 'rectangle'"),
      ("    callouts: [{rectangle: a, blur: a}]\n", "expected one of number, rectangle"),
      ("    background: red\n", "expected a colour such as"),
      ("    languages: [qqqqqqqqqq]\n", "unknown language"),
    ])
  func mistakes(yaml: String, message: String) throws {
    try folder.write(Self.figures(["one"], more: yaml), to: "figures.yml")
    let result = try run()
    #expect(result.code == 2 && result.log.contains(message), "\(result.log)")
    #expect(!folder.exists("img"))
  }

  @Test("Hostile files are refused quickly", arguments: ["../out", "a/../../out", "/tmp/galley-out"])
  func hostileOutput(output: String) throws {
    try folder.write(
      Self.figures(["one"]).replacingOccurrences(of: "output: img", with: "output: \(output)"), to: "figures.yml")
    #expect(try run().code == 2)
  }

  @Test("An output folder that a link leads out of the project to is refused by its name")
  func linkedOutput() throws {
    let other = TemporaryFolder()
    try FileManager.default.createSymbolicLink(at: folder.url.appending(path: "img"), withDestinationURL: other.url)
    let result = try run()
    #expect(result.code == 2 && result.log.contains("'img' is a symbolic link out of the project"), "\(result.log)")
    #expect(other.contents().isEmpty)
  }

  @Test(
    "More callouts than a figure can have are an error, and so is a file that takes too long to read",
    arguments: [(1_000, "1000 callouts are too many; a scene has up to 99"), (100_000, "figures.yml")])
  func manyCallouts(count: Int, message: String) throws {
    let callouts = "    callouts: [" + String(repeating: "{blur: a},", count: count) + "]\n"
    try folder.write(Self.figures(["one"], more: callouts), to: "figures.yml")
    let result = try run()
    #expect(result.code == 2 && result.log.contains(message), "\(result.log)")
    #expect(!folder.exists("img"))
  }

  @Test("A scene that ends its process loses its figure, which is named, and the others are written")
  func crash() throws {
    try folder.write(
      """
      figures:
        first: {scene: Greeting}
        bad: {scene: Crashing, languages: [en, de]}
        last: {scene: Dark}
      """, to: "figures.yml")
    let result = try ToolProcess.run(
      "TestCatalog", arguments: ["figures"], in: folder.url, environment: ["TEST_CATALOG_CRASHES": "1"])
    #expect(result.code == 3)
    for name in ["bad (en)", "bad (de)"] {
      #expect(result.log.contains("figures.yml:3: error: '\(name)' is lost: the worker was killed"), "\(result.log)")
    }
    #expect(folder.exists("Figures/first@2x.png") && folder.exists("Figures/last.png"))
    #expect(!folder.exists("Figures/bad-en.png"))
  }

  @Test(
    "A sandbox draws the same figures", .enabled(if: Sandbox.unavailability == nil, "the system has no sandboxes"))
  func sandbox() throws {
    #expect(try run("--no-sandbox").code == 0)
    let confined = try run("--check", "--sandbox")
    #expect(confined.code == 0, "\(confined.output)\(confined.log)")
  }

  @Test("A document that cannot be read is reported once, and the figures of the others are written")
  func brokenDocument() throws {
    try folder.write("<document", to: "App/A.xib")
    let result = try run("--jobs", "2")
    #expect(result.code == 3 && folder.exists("img/three.png"), "\(result.log)")
    #expect(result.log.split(separator: "\n").count { $0.contains("App/A.xib") } == 1, "\(result.log)")
  }

  @Test(
    "A document below the inputs that cannot be read is named although no figure shows it",
    arguments: ["", "<document", "version https://git-lfs.github.com/spec/v1\n", "<<<<<<< a\n=======\n>>>>>>> b\n"])
  func brokenOtherDocument(text: String) throws {
    try run()
    // The scenes of the figures are found before it.
    try folder.write(text, to: "App/Zero.xib")
    for arguments in [[], ["--check"]] {
      let result = try ToolProcess.run(arguments: ["figures"] + arguments, in: folder.url)
      #expect(result.code == 3, "\(text) \(arguments)")
      #expect(result.log.split(separator: "\n").count { $0.hasPrefix("App/Zero.xib") } == 1, "\(result.log)")
    }
  }

  @Test("An input that cannot be read is named once, by its path in the project")
  func missingInput() throws {
    try folder.write(folder.text("figures.yml").replacing("[App]", with: "[App, Gone]"), to: "figures.yml")
    let result = try run("--check")
    #expect(result.code == 3 && !result.log.contains(folder.path), "\(result.log)")
    #expect(result.log.split(separator: "\n").count { $0.contains("Gone") } == 1, "\(result.log)")
  }

  @Test("A figure without a record is not up to date: nobody knows whether its text still describes it")
  func missingRecord() throws {
    try run()
    try FileManager.default.removeItem(atPath: folder.path(of: ".figures"))
    let check = try run("--check")
    #expect(check.code == 1 && check.output.contains("one: missing: .figures/one_en.jsonl"), "\(check.output)")
  }

  @Test("A pointer of Git LFS in place of a picture is named as that, and not as a change")
  func picturePointer() throws {
    try run()
    try folder.write("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n", to: "img/one.png")
    let check = try run("--check")
    #expect(check.code == 3 && check.log.contains("img/one.png: error: the file is a pointer"), "\(check.log)")
    #expect(!check.output.contains("pixels") && !check.output.contains("up to date"), "\(check.output)")
  }

  @Test("A view that no scene has is an error with the figure's line, and the other figures are written")
  func unknownView() throws {
    let yaml = Self.figures(["one"], more: "    callouts: [{rectangle: lbl-00-002}]\n") + "  two:\n    scene: Two\n"
    try folder.write(yaml, to: "figures.yml")
    let result = try run()
    #expect(result.code == 3)
    #expect(
      result.log.contains(
        "figures.yml:4: error: 'one': no view is called 'lbl-00-002' in en; did you mean 'lbl-00-001'"))
    #expect(folder.exists("img/two.png") && !folder.exists("img/one.png"))
  }
}

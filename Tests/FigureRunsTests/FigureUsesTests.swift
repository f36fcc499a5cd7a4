import FigureRuns
import Figures
import Foundation
import SnapshotRuns
import TestSupport
import Testing

/// Sources that show figures, which are in the folder `img`.
@Suite("Uses of figures")
struct FigureUsesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "img/.galley-folder": "# own\nsign-in.png\nold.png\n", "img/sign-in.png": "", "img/old.png": "",
      "img/photo.png": "", ".galley.yml": "",
    ])
  }

  /// Returns what is wrong with a source, each as `place: message`.
  private func problems(_ text: String, in file: String = "guide.md", output: String = "img") throws -> [String] {
    try folder.write(text, to: file)
    var project = FigureProject(path: nil, folder: folder.path)
    project.output = output
    project.references = [file]
    project.figures = [FigureProject.Declared(Figure("sign-in", scene: "S"))]
    return FigureUses(project).search().issues.map(\.words)
  }

  private let unused = "sign-in: unused: no source shows the figure"

  @Test(
    "A figure is shown by its path, in any density and appearance, as a source writes it",
    arguments: [
      "![](img/sign-in.png)", "![](./img/sign-in@2x.png)", "![](img/../img/sign-in~dark@3x.png)",
      "![](img/sign%2Din.png)", "<img src=\"img/sign-in.png\">",
    ])
  func shown(text: String) throws { #expect(try problems(text).isEmpty) }

  @Test("A picture that Galley wrote for a figure that is gone is unresolved, and one of somebody else is not")
  func pictures() throws {
    let known = "![](img/sign-in.png)\n\n"
    #expect(
      try problems(known + "![](img/old.png)") == [
        "guide.md:3: unresolved: no figure is called 'old'; expected one of 'sign-in'"
      ])
    #expect(try problems(known + "![](img/photo.png)").isEmpty)
    #expect(
      try problems(known + "![](img/sign-on.png)") == [
        "guide.md:3: unresolved: no figure is called 'sign-on'; did you mean 'sign-in'?"
      ])
  }

  @Test(
    "Addresses, anchors and pictures elsewhere are no figures",
    arguments: [
      "![](https://example.org/img/sign-in.png)", "![](#sign-in)", "![](other/none.png)", "![](../img/none.png)",
    ])
  func others(text: String) throws { #expect(try problems(text) == [unused]) }

  @Test("A figure that no source shows is unused")
  func unusedFigure() throws { #expect(try problems("No picture") == [unused]) }

  @Test("A name in a catalog of documentation is that of a figure in it")
  func catalog() throws {
    let output = "App.docc/Resources"
    #expect(try problems("![](sign-in)", in: "App.docc/Guide.md", output: output).isEmpty)
    #expect(
      try problems("![](sign-up)", in: "App.docc/Guide.md", output: output)
        == ["App.docc/Guide.md:1: unresolved: no figure is called 'sign-up'; did you mean 'sign-in'?", unused])
    try folder.write("", to: "App.docc/Images/photo.png")
    #expect(try problems("![](photo)", in: "App.docc/Guide.md", output: output) == [unused])
    // Another catalog has pictures of its own.
    #expect(try problems("![](sign-up)", in: "Other.docc/Guide.md", output: output) == [unused])
  }

  @Test("A source of a site may name a picture by the end of its path")
  func site() throws {
    #expect(try problems("![](/sign-in.png)", output: "site/public/img").isEmpty)
    #expect(try problems("![](/public/img/sign-in.png)", output: "site/public/img").isEmpty)
    #expect(try problems("![](/private/img/sign-in.png)", output: "site/public/img") == [unused])
  }

  @Test(
    "What an address has besides the path does not matter",
    arguments: [
      "![](img/sign-in.png#gh-dark-mode-only)", "![](img/sign-in~dark.png#gh-light-mode-only)",
      "![](img/sign-in.png?raw=true)", "![][a]\n\n[a]: img/sign-in.png", "![](/img/sign-in.png)",
      "![]({{ site.baseurl }}/img/sign-in.png)", "![]({{ '/img/sign-in.png' | relative_url }})",
    ])
  func addresses(text: String) throws { #expect(try problems(text).isEmpty) }

  @Test("Sphinx chooses a format of a picture, which can be somebody else's")
  func formats() throws {
    #expect(try problems(".. image:: img/sign-in.*", in: "a.rst").isEmpty)
    #expect(try problems(".. image:: img/photo.*", in: "a.rst") == [unused])
    #expect(
      try problems(".. image:: img/old.*", in: "a.rst") == [
        "a.rst:1: unresolved: no figure is called 'old'; expected one of 'sign-in'", unused,
      ])
  }

  @Test("A path from the root of the project that leads to no figure is unresolved")
  func root() throws {
    let missing = "guide.md:1: unresolved: no figure is called 'none'; expected one of 'sign-in'"
    #expect(try problems("![](/img/none.png)") == [missing, unused])
    #expect(try problems("![](/other/none.png)") == [unused])
  }

  private func makeRepository() throws {
    try folder.write("[remote \"origin\"]\n\turl = git@github.com:acme/app.git\n", to: ".git/config")
  }

  @Test(
    "An address of a file of the repository is that file",
    arguments: [
      "https://raw.githubusercontent.com/acme/app/main/img/sign-in.png",
      "https://raw.githubusercontent.com/acme/app/refs/heads/fix/a/img/sign-in.png",
      "https://github.com/acme/app/blob/main/img/sign-in.png?raw=true",
      "https://github.com/Fork/App/raw/v1.0/img/sign-in@2x.png",
      "https://gitlab.com/group/acme/app/-/raw/main/img/sign-in.png",
      "https://cdn.jsdelivr.net/gh/acme/app@1/img/sign-in.png",
    ])
  func hosts(address: String) throws {
    try makeRepository()
    #expect(try problems("![](\(address))").isEmpty)
  }

  @Test("A file of another repository is no figure, and one that the own lacks is unresolved")
  func otherHosts() throws {
    try makeRepository()
    let raw = "https://raw.githubusercontent.com"
    #expect(try problems("![](\(raw)/acme/other/main/img/sign-in.png)") == [unused])
    #expect(try problems("![](\(raw)/fork/app/main/img/none.png)") == [unused])
    #expect(
      try problems("![](\(raw)/acme/app/main/img/none.png)") == [
        "guide.md:1: unresolved: no figure is called 'none'; expected one of 'sign-in'", unused,
      ])
  }

  /// Returns the problems of a project with snippets.
  private func search(references: [String]) -> FigureUses.Result {
    var project = FigureProject(path: "figures.yml", folder: folder.path)
    project.output = "img"
    project.snippets = FigureProject.Snippets(folder: "parts", formats: [.markdown, .html])
    project.references = references
    project.lineOfReferences = 3
    project.figures = [FigureProject.Declared(Figure("sign-in", scene: "S"))]
    return FigureUses(project).search()
  }

  @Test("A snippet of Galley's is no use of its figure, but a source that includes it is")
  func snippets() throws {
    try folder.write("# own\nsign-in.md\n", to: "parts/.galley-folder")
    try folder.write("<img src=\"../img/sign-in.png\">", to: "parts/sign-in.md")
    try folder.write("Nothing", to: "a.md")
    #expect(search(references: ["."]).issues.map(\.words) == [unused])
    try folder.write("include::parts/sign-in.html[]", to: "a.adoc")
    #expect(search(references: ["."]).issues.isEmpty)
  }

  @Test("Sources that cannot be searched are named with the line that names them")
  func unsearched() throws {
    try folder.write("", to: "notes.txt")
    let problems = search(references: ["none", "notes.txt"]).problems.map(\.line)
    #expect(
      problems == [
        "figures.yml:3: error: 'none' under 'references' does not exist",
        "figures.yml:3: error: 'notes.txt' under 'references' is neither a folder nor in a format that is searched",
      ])
    try folder.write(String(repeating: "a", count: 5 << 20), to: "large.md")
    #expect(
      search(references: ["large.md"]).problems.map(\.line) == [
        "large.md: error: its references to figures are not searched: the file has 5242880 bytes; the limit is 4194304"
      ])
    try folder.write("version https://git-lfs.github.com/spec/v1\n", to: "pointer.md")
    #expect(search(references: ["pointer.md"]).problems.map(\.place) == ["pointer.md"])
  }

  @Test("A merge conflict about a figure is a problem, and an example of one is not")
  func conflict() throws {
    let conflict = "<<<<<<< HEAD\n![](img/sign-in.png)\n\n=======\nNothing\n>>>>>>> new\n"
    try folder.write("A page\n\n" + conflict, to: "a.md")
    try folder.write("```\n\(conflict)```\n\n![](img/sign-in.png)\n", to: "b.md")
    let found = search(references: ["."])
    #expect(found.problems.map(\.place) == ["a.md:3"])
    #expect(found.problems.first?.message.contains("merge conflict") == true)
  }

  @Test("A path that is in no known encoding is a problem with its line, and the rest of the source is read")
  func oldEncoding() throws {
    let page = "Gr\u{F6}\u{DF}e\n![](img/none.png)\n![](img/gr\u{F6}\u{DF}e.png)\n"
    try folder.write(page.unicodeScalars.map { UInt8($0.value) }, to: "a.md")
    let found = search(references: ["a.md"])
    #expect(found.problems.map(\.place) == ["a.md:3"])
    #expect(found.problems.first?.message.contains("neither UTF-8 nor UTF-16") == true)
    #expect(found.issues.first?.words.hasPrefix("a.md:2: unresolved") == true)
  }

  @Test("A source in UTF-16 is read, with a byte order mark and without")
  func wide() throws {
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
      for mark in ["\u{FEFF}", ""] {
        let text = "\(mark)\r\n![](img/none.png)"
        try folder.write(try #require(text.data(using: encoding)), to: "a.md")
        #expect(search(references: ["a.md"]).issues.first?.words.hasPrefix("a.md:2: unresolved") == true)
      }
    }
  }
}

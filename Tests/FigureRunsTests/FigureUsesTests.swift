import FigureRuns
import Figures
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
    return FigureUses(project).issues().map(\.words)
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
}

import AutoLayout
import Figures
import Graphics
import Testing

@Suite("Files and snippets of figures")
struct FigureFilesTests {
  /// https://www.swift.org/documentation/docc/adding-images: `name~dark@2x.png`.
  @Test("Pictures have the names that DocC looks for")
  func names() {
    let files = FigureFiles(Figure("sign-in", scene: "Sign-in"), language: "en", hasLanguageFolders: false)
    #expect(files.name(.light, scale: 1, format: .png) == "sign-in.png")
    #expect(files.name(.light, scale: 2, format: .png) == "sign-in@2x.png")
    #expect(files.name(.dark, scale: 3, format: .png) == "sign-in~dark@3x.png")
    #expect(files.name(.dark, scale: 1, format: .svg) == "sign-in~dark.svg")
  }

  @Test("Pictures in several languages have the language in their names, unless they have folders of their own")
  func languages() {
    var figure = Figure("a", scene: "A")
    figure.languages = ["en", "ar"]
    #expect(FigureFiles(figure, language: "ar", hasLanguageFolders: false).stem == "a-ar")
    #expect(FigureFiles(figure, language: "ar", hasLanguageFolders: true).stem == "a")
  }

  private func snippet(_ alt: String, _ legend: [(number: Int, text: String)] = []) -> FigureSnippet {
    FigureSnippet(
      files: FigureFiles(Figure("a", scene: "A"), language: "en", hasLanguageFolders: false), altText: alt,
      caption: "It <is> so", legend: legend, size: Size(width: 200, height: 100), folder: "img/")
  }

  @Test("HTML has a dark source, the width, and escaped texts")
  func html() {
    let html = snippet("A \"b\" & c", [(1, "One"), (2, "")]).text(.html)
    #expect(
      html.contains(
        "<source media=\"(prefers-color-scheme: dark)\" srcset=\"img/a~dark.png 1x, img/a~dark@2x.png 2x\">"))
    #expect(html.contains("src=\"img/a.png\" srcset=\"img/a.png 1x, img/a@2x.png 2x\" width=\"200\" height=\"100\""))
    #expect(html.contains("alt=\"A &quot;b&quot; &amp; c\""))
    #expect(
      html.contains("It &lt;is&gt; so") && html.contains("<li value=\"1\">One</li>") && !html.contains("value=\"2\""))
  }

  @Test("No accent hides a quotation mark of HTML, which would end the attribute")
  func accents() {
    let html = snippet("A\"\u{301} onload=").text(.html)
    #expect(Array(html.unicodeScalars).firstRange(of: Array("alt=\"A&quot;\u{301} onload=\">".unicodeScalars)) != nil)
  }

  @Test("DocC's snippet names the picture alone, and escapes what has a meaning in Markdown")
  func docc() {
    #expect(snippet("A [b]").text(.docc).hasPrefix("![A \\[b\\]](a)\n"))
  }

  @Test(
    "Names that could lead elsewhere are refused",
    arguments: ["", "../a", "a/b", "a b", "a.png", "\u{E4}", String(repeating: "a", count: 101)])
  func refusedNames(name: String) {
    #expect(FigureLimits.problem(ofName: name) != nil)
    #expect(FigureLimits.problem(ofName: "sign-in_2") == nil)
  }

  @Test("Figures made in code have the limits of declared ones")
  func limits() {
    var figure = Figure("a", scene: "A", crop: FigureCrop(to: "b", padding: 1e308))
    #expect(FigureLimits.problem(of: figure)?.contains("padding") == true)
    figure = Figure("a", scene: "A")
    figure.scales = [0]
    #expect(FigureLimits.problem(of: figure) == "scales are 1, 2 and 3")
    figure = Figure("a", scene: "A", callouts: Array(repeating: .rectangle("b"), count: 100_000))
    #expect(FigureLimits.problem(of: figure) == "a scene has up to 99 callouts")
    figure = Figure("a", scene: "A", crop: FigureCrop(to: "b"))
    figure.frame = .device
    #expect(FigureLimits.problem(of: figure) == FigureLimits.croppedDevice)
  }
}

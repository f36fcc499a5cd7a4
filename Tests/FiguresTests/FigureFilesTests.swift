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

  @Test("A figure in the dark appearance alone needs no mark in its names")
  func darkAlone() {
    var figure = Figure("a", scene: "A")
    figure.appearances = [.dark]
    let files = FigureFiles(figure, language: "en", hasLanguageFolders: false)
    #expect(files.name(.dark, scale: 2, format: .png) == "a@2x.png")
    let snippet = FigureSnippet(
      files: files, altText: "A", caption: nil, legend: [], size: Size(width: 2, height: 1), folder: "")
    #expect(!snippet.text(.html).contains("<source") && snippet.text(.html).contains("src=\"a.png\""))
  }

  @Test(
    "A file belongs to the figure of its name without ending, density and appearance",
    arguments: [
      ("img/a~dark@2x.png", "a"), ("a.SVG", "a"), ("a@3x.jpeg", "a"), ("a~light.pdf", "a"), ("a.b.png", "a.b"),
      ("a", "a"),
      ("a@4x.png", "a@4x"), ("x/a.txt", "a.txt"),
    ])
  func stems(file: String, stem: String) { #expect(FigureFiles.stem(of: file) == stem) }

  @Test("Markdown has the picture, the caption and the numbered legend, with what has a meaning escaped")
  func markdown() {
    let text = snippet("A", [(1, "*One*"), (2, ""), (3, "Three\nlines")]).text(.markdown)
    #expect(text.hasPrefix("<picture>\n"))
    #expect(text.hasSuffix("</picture>\n\nIt \\<is\\> so\n\n1. \\*One\\*\n3. Three lines\n"))
  }

  @Test("A vector picture has one source without densities")
  func vectors() {
    var figure = Figure("a", scene: "A")
    figure.formats = [.pdf, .svg]
    let files = FigureFiles(figure, language: "de", hasLanguageFolders: true)
    let html = FigureSnippet(
      files: files, altText: "A", caption: nil, legend: [], size: Size(width: 2, height: 1), folder: "i/"
    ).text(.html)
    #expect(html.contains("<img src=\"i/a.svg\" srcset=\"i/a.svg\" width=\"2\" height=\"1\""))
    #expect(html.hasPrefix("<figure lang=\"de\">"))
  }

  @Test("Each limit of a figure is allowed, and nothing beyond it")
  func bounds() {
    func isAllowed(_ change: (inout Figure) -> Void) -> Bool {
      var figure = Figure("a", scene: "A", crop: FigureCrop(to: "b"))
      change(&figure)
      return FigureLimits.problem(of: figure) == nil
    }
    #expect(isAllowed { $0.cornerRadius = 100 } && !isAllowed { $0.cornerRadius = 100.5 })
    #expect(isAllowed { $0.margin = 0 } && !isAllowed { $0.margin = -1 })
    #expect(isAllowed { $0.margin = 500 } && !isAllowed { $0.margin = 501 })
    #expect(isAllowed { $0.panels[0].crop?.padding = 500 } && !isAllowed { $0.panels[0].crop?.padding = 501 })
    let panel = FigurePanel(scene: "A")
    #expect(isAllowed { $0.panels = Array(repeating: panel, count: 12) })
    #expect(!isAllowed { $0.panels = Array(repeating: panel, count: 13) } && !isAllowed { $0.panels = [] })
    #expect(isAllowed { $0.name = String(repeating: "a", count: 100) })
    #expect(!isAllowed { $0.languages = [] } && !isAllowed { $0.formats = [] })
  }

  @Test("A text is that of the language, of the language without its region, or of all")
  func localTexts() {
    let text = LocalText(["de-AT": "Jänner", "de": "Januar", "": "January"])
    #expect(["de-AT", "de-CH", "fr"].map { text.text(in: $0) } == ["Jänner", "Januar", "January"])
    #expect(LocalText(["de": "Januar"]).text(in: "en") == nil)
  }
}

import Figures
import TestSupport
import Testing

@Suite("References to pictures")
struct ReferenceReaderTests {
  private func targets(_ text: String, _ file: String) -> [String] {
    ReferenceReader.references(in: text, ofFile: file).map(\.target)
  }

  @Test(
    "Each format's ways to show a picture are found",
    arguments: [
      ("![A screen](img/sign-in@2x.png)", "a.md", ["img/sign-in@2x.png"]),
      ("a ![x](one \"title\") b ![y](<two words.png>)", "a.md", ["one", "two words.png"]),
      ("<img src=\"a.png\" srcset=\"a.png 1x, a@2x.png 2x\">", "a.html", ["a.png", "a.png", "a@2x.png"]),
      ("@Image(source: \"sign-in\", alt: \"x\")", "a.tutorial", ["sign-in"]),
      ("@Image(source: sign-in, alt: x)", "a.md", ["sign-in"]),
      ("image::img/a.png[A]\nsee image:b.png[] here", "a.adoc", ["img/a.png", "b.png"]),
      (
        ".. image:: img/a.png\n   :alt: A\n.. figure:: b.png\n.. |c| image:: c.png", "a.rst",
        ["img/a.png", "b.png", "c.png"]
      ),
      ("/// ![A](a)\nlet b = \"![B](b)\"", "a.swift", ["a"]),
    ])
  func formats(text: String, file: String, expected: [String]) {
    #expect(targets(text, file) == expected)
  }

  @Test(
    "Code and comments are no references",
    arguments: [
      ("```\n![a](a.png)\n```", "a.md"), ("~~~md\n![a](a.png)\n~~~", "a.md"), ("`![a](a.png)`", "a.md"),
      ("<!-- ![a](a.png)\n![b](b.png) -->", "a.md"), ("----\nimage::a.png[]\n----", "a.adoc"),
      ("// image::a.png[]", "a.adoc"), ("![a](a.png)", "a.txt"),
    ])
  func code(text: String, file: String) {
    #expect(targets(text, file).isEmpty)
  }

  @Test("A target has its line, however lines end", arguments: ["\n", "\r\n", "\r"])
  func lines(end: String) {
    func lines(_ text: [String], _ file: String) -> [Int] {
      ReferenceReader.references(in: "\u{FEFF}" + text.joined(separator: end), ofFile: file).map(\.line)
    }
    #expect(lines(["![a](a.png)", "", "![b](b.png)", ""], "a.md") == [1, 3])
    #expect(lines(["![a", "b](", "b.png)", "<img", "src='c.png'>"], "a.md") == [3, 5])
    #expect(lines(["![a]", "", "[a]: b.png"], "a.md") == [3])
    #expect(lines(["<p>", "<img src=\"a.png\">"], "a.html") == [2])
    #expect(lines([".. image:: a.png", "", ".. figure::", "   b.png"], "a.rst") == [1, 4])
    #expect(lines(["", "image::a.png[]"], "a.adoc") == [2])
    #expect(lines(["/// Title", "///", "/// ![a](a)"], "a.swift") == [3])
    #expect(lines(["@Intro {", "  @Image(", "    source: \"a.png\")", "}"], "a.tutorial") == [3])
  }

  @Test("The marks of formats are found before any scalar", arguments: HostileScalars.all)
  func scalars(scalar: String) {
    func found(_ text: String, _ file: String) -> [[UInt8]] { targets(text, file).map { Array($0.utf8) } }
    let target = "\(scalar)a/\(scalar)b.png"
    let bytes = [Array(target.utf8)]
    #expect(found("![\(scalar)A](\(target))", "a.md") == bytes)
    #expect(found("![x](<\(target)>)", "a.md") == bytes)
    #expect(found("![x]\n\n[x]: \(target)", "a.md") == bytes)
    #expect(found("<img alt=\"\(scalar)\" src=\"\(target)\">", "a.html") == bytes)
    #expect(found("image::\(target)[\(scalar)]", "a.adoc") == bytes)
    #expect(found(".. image::  \(target)", "a.rst") == bytes)
    #expect(found("/// ![A](\(target))", "a.swift") == bytes)
    // Code stays code, and what follows it is read.
    #expect(found("```\(scalar)\n![a](a.png)\n```\n![x](\(target))", "a.md") == bytes)
    #expect(found("`\(scalar)![a](a.png)`", "a.md").isEmpty)
    #expect(found("<!--\(scalar) ![a](a.png) -->", "a.md").isEmpty)
    #expect(found("//\(scalar) image::a.png[]", "a.adoc").isEmpty)
  }

  @Test(
    "Links by reference have the target of their definition (CommonMark 0.31.2, 'Images')",
    arguments: [
      ("![foo *bar*][]\n\n[foo *bar*]: train.jpg \"t\"", ["train.jpg"]), ("![foo] [bar]\n\n[bar]: /u.png", []),
      ("![foo *bar*][foobar]\n\n[FOOBAR]: train.jpg", ["train.jpg"]), ("![Foo]\n\n[foo]: /u.png", ["/u.png"]),
      ("\\![foo]\n\n[foo]: /u.png", []), ("![[foo]]\n\n[[foo]]: /u.png", []), ("[foo]\n\n[foo]: /u.png", []),
      ("![a]\n\n[a]:\n<b c.png>", ["b c.png"]), ("![a]\n\n[a]: b.png\n[A]: c.png", ["b.png"]),
      ("![a]\ntext\n[a]: b.png", []), ("![a  b]\n\n> [a\tB]: b.png", ["b.png"]),
    ])
  func definitions(text: String, expected: [String]) { #expect(targets(text, "a.md") == expected) }

  @Test(
    "Code is told from text as CommonMark does",
    arguments: [
      ("``a`![x](a.png)``", []), ("`a``![x](a.png)`", []), ("`![x](a.png)", ["a.png"]), ("\\`![x](a.png)`", ["a.png"]),
      ("    ![x](a.png)", []), ("text\n    ![x](a.png)", ["a.png"]), ("- a\n\n  ![x](a.png)", ["a.png"]),
      ("- a\n\n      ![x](a.png)", []), ("1.  a\n\n    ![x](a.png)", ["a.png"]), ("- a\n\nb\n\n    ![x](a.png)", []),
      ("````\n```\n![x](a.png)\n````", []), ("```\n~~~\n![x](a.png)\n```\n![x](b.png)", ["b.png"]),
      ("``` a`b\n![x](a.png)", ["a.png"]), ("> ```\n> ![x](a.png)\n\n![x](b.png)", ["b.png"]),
      ("# ![x](a.png)", ["a.png"]), ("<pre>\n\n![x](a.png)\n</pre>", []), ("<div>\n![x](a.png)\n</div>", []),
      ("<div>\n\n![x](a.png)\n\n</div>", ["a.png"]), ("| ![x](a.png) | b |\n|---|---|", ["a.png"]),
    ])
  func blocks(text: String, expected: [String]) { #expect(targets(text, "a.md") == expected) }

  @Test(
    "Targets are read without what their format adds",
    arguments: [
      ("![x](a\\(b\\).png)", ["a(b).png"]), ("![x](a(b).png 't')", ["a(b).png"]), ("![x](<a.png> (t))", ["a.png"]),
      ("![x](a.png =200x)", ["a.png"]), ("![x](a.png \"unclosed)", []), ("![x](a&amp;b.png)", ["a&b.png"]),
      ("![x]({{ site.base }}/a.png)", ["{{ site.base }}/a.png"]), ("[![x](a.png)](b.html)", ["a.png"]),
      ("<IMG alt='>' src=a.png>", ["a.png"]), ("<a href=\"a.png\">", []), ("<img data-src=\"a.png\">", []),
      ("<source srcset=\"a.png, b.png 2x\">", ["a.png", "b.png"]), ("{{< figure src=\"a.png\" >}}", ["a.png"]),
    ])
  func targets(text: String, expected: [String]) { #expect(targets(text, "a.md") == expected) }

  @Test(
    "Directives of MyST show pictures and contain Markdown, and blocks of code do not",
    arguments: [
      ("```{figure} a.png\n:alt: x\n\nA ![x](b.png)\n```", ["a.png", "b.png"]), (":::{image} a.png\n:::", ["a.png"]),
      ("```{code-block} md\n![x](a.png)\n```", []), (":::{code}\n![x](a.png)\n:::", []),
      (":::{note}\n![x](a.png)\n:::", ["a.png"]), ("::::{tip}\n```{figure} a.png\n```\n::::", ["a.png"]),
      ("```{eval-rst}\n.. image:: a.png\n```", ["a.png"]), ("````md\n```{figure} a.png\n```\n````", []),
      ("!!! note\n\n    ![x](a.png)", ["a.png"]), ("=== \"Tab\"\n\n    ![x](a.png)", ["a.png"]),
    ])
  func directives(text: String, expected: [String]) { #expect(targets(text, "a.md") == expected) }

  @Test("Directives of DocC show pictures, and indented text in them is no code")
  func documentation() {
    let article = "@Row {\n    @Column {\n        ![x](a)\n    }\n}\n\n    ![x](b)"
    #expect(targets(article, "a.md") == ["a"])
    let tutorial = "@Intro(title: \"x\") {\n        @Image(\n          source: a.png,\n          alt: \"b\")\n}"
    #expect(targets(tutorial, "a.tutorial") == ["a.png"])
    #expect(targets("@PageImage(purpose: card, source: \"a\")", "a.md") == ["a"])
    #expect(targets("@Video(source: a.mov, poster: b.png)", "a.tutorial") == ["b.png"])
  }

  @Test("Comments of Swift are one text each, in lines or as a block")
  func comments() {
    #expect(targets("/// ![a\n/// b](c)\n///\n///     ![x](d)\nlet a = 1\n/// ```\n/// ![e](e)", "a.swift") == ["c"])
    #expect(targets("/**\n * ![a](a)\n */\nlet b = \"![b](b)\"", "a.swift") == ["a"])
  }

  @Test(
    "AsciiDoc shows the pictures of its macros, with the attributes that the document sets",
    arguments: [
      (":imagesdir: img\n\nimage::a.png[]\n\nimage::/b.png[]", ["img/a.png", "/b.png"]),
      ("= Title\n:dir: img\n\nsee image:{dir}/a b.png[x] here", ["img/a b.png"]), ("\\image:a.png[]", []),
      ("a `image::a.png[]` b", []), (" image:a.png[]", []), ("[source]\nimage:a.png[]\n\nimage:b.png[]", ["b.png"]),
      ("-----\nimage::a.png[]\n----\nimage::b.png[]\n-----\nimage::c.png[]", ["c.png"]),
      ("====\nimage::a.png[]\n====", ["a.png"]), ("++++\n<img src=\"a.png\">\n++++", ["a.png"]),
      ("////\nimage::a.png[]\n////", []), ("```\nimage::a.png[]\n```", []),
    ])
  func asciiDoc(text: String, expected: [String]) { #expect(targets(text, "a.adoc") == expected) }

  @Test(
    "reStructuredText shows the pictures of its directives, wherever these are",
    arguments: [
      (".. image:: a.*", ["a.*"]), ("* .. figure:: a.png\n", ["a.png"]), ("| .. image:: a.png | b |", ["a.png"]),
      ("Text::\n\n   .. image:: a.png\n\n.. image:: b.png", ["b.png"]), (".. note::\n\n   .. image:: a.png", ["a.png"]),
      (".. code-block:: rst\n\n   .. image:: a.png", []), ("..\n   .. image:: a.png", []),
      (".. A comment\n   .. image:: a.png\n\n.. _target:\n\n.. image:: b.png", ["b.png"]),
      (".. raw:: html\n\n   <img src=\"a.png\">", ["a.png"]), (".. raw:: latex\n\n   <img src=\"a.png\">", []),
      (".. |x| image:: a.png\n   :alt: x", ["a.png"]), (".. image::\n   :alt: x", []),
    ])
  func restructured(text: String, expected: [String]) { #expect(targets(text, "a.rst") == expected) }

  @Test("HTML and components show the pictures of their elements")
  func elements() {
    #expect(
      targets("<!-- <img src=\"a.png\"> -->\n    <img src='b.png'>`<img src=c.png>`", "a.html") == ["b.png", "c.png"])
    #expect(targets("<script>'<img src=\"a.png\">'</script>", "a.html").isEmpty)
    #expect(targets("<div>\n![x](a.png)\n</div>", "a.mdx") == ["a.png"])
    #expect(
      targets("<ThemedImage sources={{light: useBaseUrl('/img/a.png'), dark: url('/img/b.png')}} />", "a.mdx")
        == ["/img/a.png", "/img/b.png"])
  }

  @Test(
    "Text that never ends is read in a moment", arguments: ["![", "`", "<img ", "{{", "[a]: ", "> ", "- ", "<!-- "])
  func unending(part: String) {
    let text = String(repeating: part, count: 20_000)
    for file in ["a.md", "a.html", "a.adoc", "a.rst"] { #expect(targets(text, file).isEmpty) }
  }

  @Test("A name is looked for in a catalog of documentation where the format has one, and paths are not")
  func catalogs() {
    func isName(_ text: String, _ file: String) -> Bool? {
      ReferenceReader.references(in: text, ofFile: file).first?.isNameInCatalog
    }
    #expect(isName("![a](b)", "a.md") == true)
    #expect(isName("/// ![a](b)", "a.swift") == true)
    #expect(isName("![a](c/b)", "a.md") == false)
    #expect(isName("image::b.png[]", "a.adoc") == false)
    #expect(isName(".. image:: b.png", "a.rst") == false)
  }

  @Test("A file is read if its ending is that of a format, in any case")
  func sources() {
    #expect(["a.md", "A.MARKDOWN", "x/b.tutorial", "c.rst", "d.swift"].allSatisfy(ReferenceReader.isSource))
    #expect(!["a.txt", "md", "a.md.bak", ""].contains(where: ReferenceReader.isSource))
  }
}

import Figures
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

  @Test("A reference has the line that it is in")
  func lines() {
    let references = ReferenceReader.references(in: "a\n\n![b](b.png)\n", ofFile: "a.md")
    #expect(references.map(\.line) == [3])
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

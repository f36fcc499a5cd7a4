import TestSupport
import Testing

@testable import Previews

@Suite("Texts kept as data")
struct KeptTextsTests {
  private let folder = TemporaryFolder()
  private var texts: KeptTexts { KeptTexts(folder: folder.path) }

  @Test(
    "The file is added to the fixtures of the configuration, and nothing else changes there",
    arguments: [
      ("", "fixtures: [Previewed.yml]\n"), ("locale: de", "locale: de\nfixtures: [Previewed.yml]\n"),
      ("fixtures: [A.yml]\nlocale: de\n", "fixtures: [A.yml, Previewed.yml]\nlocale: de\n"),
      ("fixtures: []\n", "fixtures: [Previewed.yml]\n"), ("fixtures: [Previewed.yml]\n", "fixtures: [Previewed.yml]\n"),
    ])
  func configuration(before: String, after: String) throws {
    try folder.write(before, to: ".galley.yml")
    try texts.keep("A \"text\"", of: "a", inScene: "Login", of: "App/Main.storyboard")
    #expect(folder.text(".galley.yml") == after)
    #expect(folder.text("Previewed.yml").contains(#""App/Main.storyboard/Login""#))
    #expect(folder.text("Previewed.yml").contains(#""a" : "A \"text\"""#))
  }

  @Test("Texts are added to those that were kept before, and replace one of the same view")
  func more() throws {
    try texts.keep("1", of: "a", inScene: "S", of: "A.xib")
    try texts.keep("2", of: "b", inScene: "S", of: "A.xib")
    try texts.keep("3", of: "a", inScene: "S", of: "A.xib")
    let text = folder.text("Previewed.yml")
    #expect(text.contains(#""a" : "3""#) && text.contains(#""b" : "2""#) && !text.contains(#""1""#))
  }

  @Test(
    "A configuration that is written in another way is left as it is, with words what to do",
    arguments: [
      "fixtures:\n  - A.yml\n", "\"fixtures\": [A.yml]\n", "fixtures: [A.yml] # mine\n", "fixtures: A.yml\n",
      "locale: de\n...\n", "fixtures: [A.yml,\n  B.yml]\n",
    ])
  func otherForms(text: String) throws {
    try folder.write(text, to: ".galley.yml")
    #expect(throws: WriteError.self) { try texts.keep("1", of: "a", inScene: "S", of: "A.xib") }
    #expect(folder.files() == [".galley.yml"])
    #expect(folder.text(".galley.yml") == text)
  }

  @Test("A comment that names the file is no entry")
  func comment() throws {
    try folder.write("# Previewed.yml is not mine\nfixtures: [own.yml]\n", to: ".galley.yml")
    try texts.keep("1", of: "a", inScene: "S", of: "A.xib")
    #expect(folder.text(".galley.yml") == "# Previewed.yml is not mine\nfixtures: [own.yml, Previewed.yml]\n")
  }

  @Test("A file of somebody else, and a configuration that cannot be added to, are left as they are")
  func others() throws {
    try folder.write("scenes: {}\n", to: "Previewed.yml")
    #expect(throws: WriteError.self) { try texts.keep("1", of: "a", inScene: "S", of: "A.xib") }
    #expect(folder.text("Previewed.yml") == "scenes: {}\n")
    let other = try TemporaryFolder([".galley.yml": "fixtures:\n  - A.yml\n"])
    #expect(throws: WriteError.self) {
      try KeptTexts(folder: other.path).keep("1", of: "a", inScene: "S", of: "A.xib")
    }
    #expect(other.files() == [".galley.yml"])
    #expect(other.text(".galley.yml") == "fixtures:\n  - A.yml\n")
  }
}

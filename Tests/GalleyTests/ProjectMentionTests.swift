import Files
import Foundation
import TestSupport
import Testing

@testable import Galley

@Suite("What the files of a project mention")
struct ProjectMentionTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write("", to: ".git/HEAD")
    try folder.write("<document><view customClass=\"Card\"/></document>", to: "App/Card.xib")
    try folder.write("class Card: UIView { let a = CardStyle() }", to: "App/Card.swift")
  }

  private func mentions(_ name: String) -> Bool {
    AssetLibrary().mentions(name, besides: folder.path(of: "App/Card.xib"))
  }

  @Test("The files of a class and the document itself do not count")
  func ownFiles() throws {
    #expect(!mentions("Card"))
    try folder.write("extension Card { func b() {} }", to: "App/Card+Layout.swift")
    #expect(!mentions("Card"))
  }

  @Test(
    "Other code and documents do, in texts too, as whole words",
    arguments: [
      ("List.swift", "let card = Card()", true), ("List.m", "#import \"Card.h\"", true),
      ("List.swift", "load(\"Card\")", true), ("List.swift", "R.nib.card", true),
      ("List.xib", "<view customClass=\"Card\"/>", true),
      ("List.swift", "let view = CardView()", false), ("List.swift", "let view = MyCard()", false),
      ("List.txt", "Card", false), ("Pods/List.swift", "Card()", false),
    ])
  func mention(file: String, text: String, counts: Bool) throws {
    try folder.write(text, to: "App/" + file)
    #expect(mentions("Card") == counts)
  }
}

import Foundation
import Galley
import TestSupport
import Testing

/// The README's taste of the interface in Swift: what is shown there compiles and does what it says.
@Suite("README")
struct ReadmeTests {
  @Test("A card made in Swift is painted in a few lines")
  func card() throws {
    let title = Label(text: "Abendessen")
    title.font = .preferredFont(forTextStyle: .headline)
    let detail = Label(text: "Um sieben Uhr im Garten, wenn es nicht regnet")
    detail.numberOfLines = 0

    let card = View().containing {
      title
      detail
    }.constrained { card in
      title.topAnchor == card.topAnchor + 16
      title.leadingAnchor == card.leadingAnchor + 16
      detail.topAnchor == title.bottomAnchor + 8
      detail.leadingAnchor == title.leadingAnchor
      detail.trailingAnchor == card.trailingAnchor - 16
      detail.bottomAnchor == card.bottomAnchor - 16
    }

    let renderer = try Renderer()
    let traits = TraitCollection(locale: "de", preferredContentSizeCategory: .accessibilityLarge)
    let png = try renderer.png(of: card, width: 320, traits: traits)
    let layout = renderer.render(card, width: 320, traits: traits).layout

    #expect(try PNG.decode(png).width == 640)
    #expect(layout.findings.isEmpty)
    #expect(layout.root.children[1].frame.maxY + 16 == layout.size.height)
    #expect(try #require(layout.root.children[1].text).lines > 1)
  }

  @Test("Every line of the README's Swift is a line of the test above")
  func shownLinesAreTested() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let tested = Set(source.split(separator: "\n").map { $0.drop { $0 == " " } })
    let readme = try String(contentsOf: Checkout.root.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(readme.components(separatedBy: "```swift\n").dropFirst().first)
    let shown = try #require(block.components(separatedBy: "```").first).split(separator: "\n")
    #expect(shown.count >= 20)
    for line in shown { #expect(tested.contains(line.drop { $0 == " " }), "\(line)") }
  }

  @Test("The README's picture of a screen that breaks is what the tool draws today")
  func picture() throws {
    let folder = TemporaryFolder()
    let arguments = [
      "render", "Tests/Fixtures/SignUp", "--locale", "en,de", "--type-size", "AX3", "--overlay", "overflow", "--sheet",
      "--no-cache", "--out", folder.url.path(),
    ]
    #expect(try ToolProcess.run(arguments: arguments, in: Checkout.root).code == 0)
    let place = "Tests/Fixtures/SignUp/Base.lproj/SignUp.xib/Sign-up/sheet.png"
    let drawn = try Data(contentsOf: folder.url.appending(path: place))
    let shown = try Data(contentsOf: Checkout.root.appending(path: "Snapshots/sign-up.png"))
    #expect(try PNG.decode(Array(drawn)) == PNG.decode(Array(shown)))
  }

  @Test("The README's findings are those that the tool prints today")
  func findings() throws {
    let readme = try String(contentsOf: Checkout.root.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(readme.components(separatedBy: "```console\n$ galley ").dropFirst().first)
    let shown = try #require(block.components(separatedBy: "```").first)
    let command = shown.prefix { $0 != "\n" }
    let result = try ToolProcess.run(arguments: command.split(separator: " ").map(String.init), in: Checkout.root)
    #expect("\(command)\n\(result.output)" == shown)
  }
}

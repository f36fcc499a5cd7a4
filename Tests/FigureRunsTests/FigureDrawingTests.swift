import FigureRuns
import Figures
import Foundation
import FoundationXML
import SnapshotRuns
import TestSupport
import Testing

@testable import Galley

/// Draws figures of a catalog, with the bundled fonts.
@Suite("Drawn figures")
struct FigureDrawingTests {
  private static let catalog = Catalog("Test") {
    CatalogScene("Card", size: .size(Size(width: 300, height: 200))) { traits in
      let (title, secret, button) = (Label(text: "Secret plans"), Label(text: "4711 0815"), Button())
      (title.identifier, secret.identifier, button.identifier) = ("title", "secret", "button")
      button.setTitle("Continue", for: .normal)
      return View().containing {
        title; secret; button
      }.constrained { card in
        title.leadingAnchor == card.leadingAnchor + 20
        title.topAnchor == card.topAnchor + 20
        secret.leadingAnchor == title.leadingAnchor
        secret.topAnchor == title.bottomAnchor + 16
        button.leadingAnchor == title.leadingAnchor
        named("gap", button.topAnchor == secret.bottomAnchor + 24)
      }
    }
  }

  private static func named(_ name: String, _ constraint: LayoutConstraint) -> LayoutConstraint {
    constraint.identifier = name
    return constraint
  }

  private func draw(_ figure: Figure, language: String = "en") throws -> DrawnFigure {
    let project = FigureProject(path: nil, folder: "/")
    let setting = RunSetting(inputs: [], catalog: Self.catalog)
    return try FigureDrawing(project, setting: setting, fonts: try setting.fontLibrary()).draw(
      figure, language: language)
  }

  private func figure(
    _ callouts: [Callout] = [], crop: FigureCrop? = nil, formats: [ImageFormat] = [.svg]
  ) -> Figure {
    var figure = Figure("card", scene: "Card", crop: crop, callouts: callouts)
    (figure.formats, figure.appearances, figure.hasShadow) = (formats, [.light], false)
    return figure
  }

  private func svg(_ figure: Figure, language: String = "en") throws -> String {
    String(decoding: try #require(try draw(figure, language: language).images.first?.bytes), as: UTF8.self)
  }

  @Test("A figure has a PNG file for each scale and appearance, at the scene's size with the margin")
  func files() throws {
    var figure = figure(formats: [.png])
    (figure.appearances, figure.scales, figure.margin) = ([.light, .dark], [1, 2], 10)
    let drawn = try draw(figure)
    #expect(drawn.images.map(\.name) == ["card.png", "card@2x.png", "card~dark.png", "card~dark@2x.png"])
    let sizes = try drawn.images.map { try PNG.decode(Array($0.bytes)) }.map { [$0.width, $0.height] }
    #expect(sizes == [[320, 220], [640, 440], [320, 220], [640, 440]])
  }

  @Test("Replaced and blurred texts are in no file, no alternative text and no record")
  func privacy() throws {
    let callouts: [Callout] = [.replacement("secret", with: "0000 0000"), .blur("title")]
    for format in ImageFormat.allCases {
      let drawn = try draw(figure(callouts, formats: [format]))
      let bytes = try #require(drawn.images.first?.bytes)
      #expect(String(decoding: bytes, as: UTF8.self).contains("4711") == false)
      #expect(!drawn.altText.contains("Secret") && !drawn.altText.contains("4711"))
    }
    let text = try svg(figure(callouts))
    #expect(!text.contains("Secret") && text.contains("0000"))
    #expect(try svg(figure()).contains("Secret"))
  }

  @Test("SVG has a name, a description, and real text or outlines")
  func accessibleSVG() throws {
    var figure = figure()
    (figure.caption, figure.altText) = ("A < B", "What it shows")
    let real = try svg(figure)
    #expect(real.contains("role=\"img\" aria-labelledby=\"figure-title\" aria-describedby=\"figure-description\""))
    #expect(real.contains("<title id=\"figure-title\">A &lt; B</title>"))
    #expect(real.contains("<desc id=\"figure-description\">What it shows</desc>"))
    #expect(real.contains(">Continue<"))
    figure.vectorText = .outlines
    let outlines = try svg(figure)
    #expect(outlines.contains("<desc id=\"figure-description\">What it shows</desc>"))
    #expect(!outlines.contains("<text"))
    for document in [real, outlines] {
      #expect(XMLParser(data: Data(document.utf8)).parse())
    }
  }

  @Test("A view that a scene does not have is an error with the nearest names")
  func unknownView() throws {
    let error = #expect(throws: FigureDrawing.Failure.self) { try draw(figure([.rectangle("buton")])) }
    #expect(error?.message == "no view is called 'buton' in en; did you mean 'button'?")
    let scene = #expect(throws: FigureDrawing.Failure.self) { try draw(Figure("a", scene: "Crad")) }
    #expect(scene?.message.contains("did you mean 'Card'?") == true)
    let outside = #expect(throws: FigureDrawing.Failure.self) {
      try draw(figure([.number("button")], crop: FigureCrop(to: "title", padding: 0)))
    }
    #expect(outside?.message == "the view 'button' is outside of what the figure shows in en")
  }

  @Test("Numbers have the digits of the language")
  func digits() throws {
    #expect(try svg(figure([.number("title")], crop: FigureCrop(to: "title"))).contains(">1</tspan>"))
    #expect(
      try svg(figure([.number("title")], crop: FigureCrop(to: "title")), language: "ar").contains(">\u{661}</tspan>"))
  }

  @Test("A distance is that of the constraint")
  func dimension() throws {
    #expect(try svg(figure([.dimension(from: "title", to: "secret")])).contains(">16</tspan>"))
    #expect(try svg(figure([.dimension(from: "secret", to: "button")])).contains(">24</tspan>"))
  }

  @Test(
    "Redlines are those between two views, between two attributes or of a named constraint",
    arguments: [
      (Callout.redlinesBetween("secret", "title"), [16]), (.redlinesBetween("title.bottom", "secret.top"), [16]),
      (.redlinesBetween("title", "superview"), [20]), (.redlinesBetween("title.leading", "superview"), [20]),
      (.redlines("gap"), [24]),
    ])
  func redlines(callout: Callout, constants: [Double]) throws {
    for language in ["en", "ar"] {
      let text = try svg(figure([callout]), language: language)
      for constant in [16.0, 20, 24] {
        let isShown = text.contains(">\(Int(constant))</tspan>")
        #expect(isShown == constants.contains(constant), "\(callout) \(constant) in \(language)")
      }
    }
  }

  @Test(
    "Views that no constraint joins are an error, which names a view that is misspelt",
    arguments: [
      ("button.top", "title.bottom", "'galley outline' lists the constraints"),
      ("title.bottom", "superview", "'galley outline' lists the constraints"),
      ("titel.bottom", "secret", "no view is called 'titel'; did you mean 'title'"),
    ])
  func unjoined(first: String, second: String, hint: String) {
    let error = #expect(throws: FigureDrawing.Failure.self) {
      try draw(figure([.redlinesBetween(first, second)]))
    }
    #expect(error?.message.hasPrefix("no constraint joins '\(first)' and '\(second)' in en; \(hint)") == true)
  }

  @Test("Padding gives way to a text that it would cut")
  func crop() throws {
    // The label below is 16 points below the title: 10 points of padding are free, and 20 would cut it.
    func height(_ padding: Double) throws -> Double {
      try draw(figure(crop: FigureCrop(to: "title", padding: padding))).height
    }
    #expect(try height(10) - height(0) == 20)
    #expect(try height(20) < height(10) + 20)
    // Nor is it hidden in the document.
    #expect(try !svg(figure(crop: FigureCrop(to: "title", padding: 20))).contains("4711"))
  }

  @Test("The alternative text has 40 to 150 characters, and names what can be read")
  func altText() throws {
    let text = try draw(figure()).altText
    #expect((40...150).contains(text.count) && text.contains("Secret plans") && text.contains("the button"))
  }

  @Test(
    "The alternative text is in the figure's language, and in English for a language without words",
    arguments: [
      ("de-AT", "Der Bildschirm Card mit „Secret plans“ und der Taste „Continue“"),
      ("ar", "الشاشة Card مع «Secret plans» والزر «Continue»"), ("fr", "The screen Card with “Secret plans”"),
    ])
  func altTextLanguages(language: String, start: String) throws {
    let text = try draw(figure(crop: FigureCrop(to: "title", "button")), language: language).altText
    let parts = start.split(separator: "“")
    #expect(text.hasPrefix(String(parts[0].prefix(14))) && (40...150).contains(text.count), "\(text)")
    for word in start.split(separator: " ") { #expect(text.contains(word), "\(text)") }
  }

  @Test("A project says which alternative texts are not in their language")
  func foreignAltTexts() {
    var figure = figure()
    figure.languages = ["en", "de", "fr", "ja"]
    figure.altText = LocalText(["fr": "Une carte"])
    var project = FigureProject(path: "figures.yml", folder: "/")
    project.figures = [FigureProject.Declared(figure, line: 3)]
    let message = "'card': the alternative text in ja is English; give one with alt: {ja: ...}"
    #expect(project.foreignAltTexts() == [Diagnostic(.warning, at: "figures.yml:3", message)])
  }
}

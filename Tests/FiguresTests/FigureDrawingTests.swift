import FigureRuns
import Foundation
import FoundationXML
import SnapshotRuns
import TestSupport
import Testing

@testable import Figures
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

/// Random scenes: the expectation is that of the task, that numbers cover no text and labels avoid one another.
@Suite("Places of callouts")
struct CalloutPlaceTests {
  private func rects(_ count: Int, in area: Rect, _ random: inout SeededGenerator) -> [Rect] {
    (0..<count).map { _ in
      Rect(
        x: Double.random(in: area.minX...area.maxX - 60, using: &random),
        y: Double.random(in: area.minY...area.maxY - 20, using: &random),
        width: Double.random(in: 20...140, using: &random), height: Double.random(in: 12...30, using: &random)
      ).intersection(area)
    }
  }

  @Test("Numbers and texts cover no text and no other label", arguments: [true, false])
  func covered(isRightToLeft: Bool) {
    for seed in 0..<300 {
      var random = SeededGenerator(seed: seed)
      let area = Rect(x: 0, y: 0, width: 320, height: 480)
      let texts = rects(12, in: area, &random)
      var board = CalloutBoard(area: area, texts: texts, controls: [], isRightToLeft: isRightToLeft)
      var placed: [Rect] = []
      for view in texts.prefix(6) {
        placed.append(board.place(Size(width: 22, height: 22), at: view).rect)
        placed.append(board.placeNear(Size(width: 90, height: 26), at: view, coversControls: false))
      }
      for (index, rect) in placed.enumerated() {
        #expect(!texts.contains { !$0.intersection(rect).isEmpty }, "seed \(seed)")
        #expect(!placed[..<index].contains { !$0.intersection(rect).isEmpty }, "seed \(seed)")
      }
    }
  }

  @Test("In free space a number is at the leading corner of its view")
  func corner() {
    let view = Rect(x: 100, y: 100, width: 80, height: 40)
    for (isRightToLeft, x) in [(false, 100.0), (true, 180.0)] {
      var board = CalloutBoard(
        area: Rect(x: 0, y: 0, width: 300, height: 300), texts: [], controls: [], isRightToLeft: isRightToLeft)
      let place = board.place(Size(width: 22, height: 22), at: view)
      #expect(place.rect.midX == x && place.rect.midY == 100 && !place.needsLine)
    }
  }

  @Test("The line of a distance runs from edge to edge, and from the leading edge of a view around the other")
  func dimensionLines() {
    let left = Rect(x: 10, y: 10, width: 30, height: 20)
    let right = Rect(x: 70, y: 12, width: 30, height: 40)
    let below = Rect(x: 10, y: 60, width: 100, height: 10)
    let around = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(DimensionLine(from: left, to: right, isRightToLeft: false).length == 30)
    #expect(DimensionLine(from: left, to: below, isRightToLeft: false).length == 30)
    #expect(DimensionLine(from: around, to: left, isRightToLeft: false).length == 10)
    #expect(DimensionLine(from: around, to: left, isRightToLeft: true).length == 60)
  }
}

@Suite("Text in documents")
struct DocumentTextTests {
  private func paragraph(_ text: String, width: Double? = nil, lines: Int = 1) throws -> Paragraph {
    try Renderer().measuring.paragraph(
      for: ParagraphRequest(
        runs: [TextRun(text, font: Font(size: 17))], language: "ar", direction: .rightToLeft, width: width,
        maximumLines: lines))
  }

  @Test(
    "Each line knows its text, and each run of a line a part of it",
    arguments: ["One two three four", "مرحبا Wander ٤١"])
  func lineTexts(text: String) throws {
    for width in [nil, 70.0] {
      let paragraph = try paragraph(text, width: width, lines: 0)
      let lines = paragraph.lines.map { line in
        let runs = zip(line.runs, paragraph.texts(of: line)).sorted { $0.0.bytes.lowerBound < $1.0.bytes.lowerBound }
        return runs.map(\.1).joined()
      }
      // Spaces at the end of a line may have no glyphs.
      #expect(lines.joined(separator: " ").split(separator: " ") == text.split(separator: " "))
    }
  }

  @Test(
    "Text of a PDF document can be selected in the order of reading",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext"), "pdftotext is not installed"))
  func pdf() throws {
    let words = DocumentWords(title: "T", description: "D", language: "ar")
    // Ligatures of two letters, marks above letters, letters that kerning moves apart, digits, and a stop from another font.
    let texts = [
      "One two three", "مرحبا بك في البيت", "الإعدادات والأجهزة الآن", "سجّل الدخول.", "خبز الجوز المقطّع",
      "هامبورغ طازج",
      "يونيو ٢٠٢٦", "أهلًا بعودتك",
    ]
    for text in texts {
      let list = DisplayList(
        size: Size(width: 300, height: 40), items: [.text(try paragraph(text), at: Point(x: 10, y: 5), .black)])
      let folder = TemporaryFolder()
      let file = try folder.write(try Rasterizer().pdf(of: list, words: words), to: "a.pdf")
      let reader = Process()
      (reader.executableURL, reader.arguments) = (
        URL(filePath: "/usr/bin/pdftotext"), [file.path, folder.path(of: "a.txt")]
      )
      try reader.run()
      reader.waitUntilExit()
      let marks = Set("\u{202A}\u{202B}\u{202C}\u{200E}\u{200F}\u{0C}\n".unicodeScalars)
      let read = String(folder.text("a.txt").unicodeScalars.filter { !marks.contains($0) }.map(Character.init))
      #expect(read == text)
    }
  }

  @Test("Numbers of SVG are short, and infinite ones are no numbers of a document")
  func numbers() throws {
    let list = DisplayList(
      size: Size(width: 10, height: 10),
      items: [
        .fill(.rect(Rect(x: 1.00049, y: .infinity, width: 2, height: 3)), .black),
        .fill(.rect(Rect(x: 1.00051, y: 0, width: 2, height: 3)), .black),
      ])
    let words = DocumentWords(title: "T", description: "D", language: "en")
    let svg = String(decoding: try Rasterizer().textSVG(of: list, words: words), as: UTF8.self)
    #expect(svg.contains("<rect x=\"1.001\" y=\"0\" width=\"2\" height=\"3\" fill=\"#000000\"/>"))
    #expect(svg.components(separatedBy: "<rect").count == 2)
  }
}

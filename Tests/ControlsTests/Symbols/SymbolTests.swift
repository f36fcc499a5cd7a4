import AutoLayout
import Foundation
import Graphics
import TestSupport
import Testing

@testable import Controls

@Suite("Symbols")
struct SymbolTests {
  @Test("Every line of the table is well formed, and no name has two drawings")
  func table() throws {
    let table = SymbolTable.system
    for name in table.names {
      let symbol = try #require(table[String(name)], "\(name)")
      #expect(!symbol.drawing.isEmpty, "\(name)")
      for part in symbol.drawing + symbol.mark {
        #expect(PathData.contours(of: part.path)?.isEmpty == false, "\(name)")
      }
    }
    let text = try String(contentsOf: Checkout.root.appending(path: "Sources/CSymbols/symbols.txt"), encoding: .utf8)
    #expect(text.split(separator: "\n").filter { !$0.hasPrefix(" ") && !$0.hasPrefix("#") }.count == table.names.count)
  }

  @Test(
    "A malformed line makes a symbol unknown, and leaves the others",
    arguments: ["  blob M0,0", "  scale large", "  room", "   "])
  func malformedLine(line: String) {
    let table = SymbolTable("a.b\n  line M0,0H9\n\(line)\n# A comment.\nc\n  close\n  scale 1.5\n  body O1,1,1\n")
    #expect(table["a.b"] == nil)
    #expect(table["c"]?.scale == 1.5)
    #expect(table["c"]?.hasCloseLines == true)
    #expect(table["c"]?.drawing.map(\.kind) == [.body])
    #expect(table["c"]?.mark.map(\.path) == ["O1,1,1"])
    #expect(table["# A comment."] == nil)
  }

  @Test("The parts of names that an alias stands for are those of a drawing", arguments: SymbolAliases.names)
  func alias(other: String) {
    let parts = "." + other + "."
    #expect(SymbolTable.system.names.contains { ("." + $0 + ".").contains(parts) })
  }

  @Test("Names are taken apart from the right")
  func variants() {
    let person = SymbolVariant.plain("person.crop.circle", isFilled: true)
    let plus = SymbolVariant.plain("plus", isFilled: false)
    #expect(SymbolVariant(named: "person.crop.circle.fill") == person)
    #expect(SymbolVariant(named: "person.crop.circle.fill.badge.plus") == .badged(person, badge: plus))
    #expect(SymbolVariant(named: "plus.circle.fill") == .enclosed(plus, in: .circle, isFilled: true))
    #expect(
      SymbolVariant(named: "mic.slash.circle")
        == .enclosed(.slashed(.plain("mic", isFilled: true)), in: .circle, isFilled: false))
    #expect(SymbolVariant(named: "12.square") == .enclosed(.character("12"), in: .square, isFilled: false))
    #expect(SymbolVariant(named: "line.horizontal.3") == .plain("line.3.horizontal", isFilled: false))
    #expect(SymbolVariant(named: "document.on.document") == .plain("doc.on.doc", isFilled: false))
    #expect(SymbolVariant(named: "chevron.forward") == .plain("chevron.right", isFilled: false))
  }

  @Test(
    "Unknown names, and variants of them, have no drawing",
    arguments: [
      "", ".", "fill", "unheard.of", "unheard.of.circle", "bell.badge.unheard", "plus.fill", "a.b", "123.circle",
    ])
  func unknown(name: String) {
    #expect(SymbolVariant(named: name) == nil)
  }

  @Test("Long and repeated names end in a box, not in a hang")
  func hostileNames() {
    for name in [String(repeating: "circle.", count: 400) + "circle", String(repeating: ".badge", count: 3000)] {
      _ = Image(systemName: name)
    }
  }

  /// Sizes that Xcode saved for image views without other constraints, or that follow from frames with alignment
  /// rectangles 20.33 or 20.5 points high.
  @Test(
    "Images of symbols beside text of 17 pt are as large as Xcode's",
    arguments: [
      ("circle", 3.0, 19.67, 19.0), ("chevron.right", 3, 12.67, 16.67), ("chevron.right", 2, 12.5, 16.5),
    ])
  func sizes(name: String, scale: Double, width: Double, height: Double) {
    var image = Image(systemName: name)
    image.roundSymbolToPixels(scale: scale)
    #expect(abs(image.size.width - width) < 0.01)
    #expect(abs(image.size.height - height) < 0.01)
    let rounded = image
    image.roundSymbolToPixels(scale: scale)
    #expect(abs(image.size.height - rounded.size.height) < 1e-9)
  }

  @Test("A circle is as wide as the font size")
  func circle() throws {
    let ink = try #require(SymbolFace.named("circle")).path.points.map(\.x)
    let (left, right) = (try #require(ink.min()), try #require(ink.max()))
    #expect(abs(right - left - 1) < 0.003)
  }

  @Test("Scales change the size, and weights the lines")
  func styles() throws {
    func width(_ weight: Int, _ scale: Image.SymbolScale) -> Double {
      Image(systemName: "plus", configuration: .init(pointSize: 100, weight: weight, scale: scale)).size.width
    }
    #expect(width(400, .small) < width(400, .medium) - 10)
    #expect(width(400, .large) > width(400, .medium) + 10)
    #expect(width(700, .medium) > width(400, .medium))
    #expect(width(100, .medium) < width(400, .medium))
    #expect(width(0, .medium) == width(100, .medium))
    #expect(width(2000, .medium) == width(900, .medium))
  }

  @Test("Recorded proportions are kept at about the size of the drawing")
  func proportions() {
    let image = Image(systemName: "circle", proportions: Size(width: 64, height: 128))
    #expect(abs(image.size.height / image.size.width - 2) < 1e-9)
    #expect(abs(image.size.width * image.size.height - 19.6 * 18.8) < 1)
    #expect(Image(systemName: "circle", proportions: .zero).size == Image(systemName: "circle").size)
  }

  @Test("Only symbols of the reading direction, lists and Arabic question marks change in right-to-left layouts")
  func directions() {
    func form(_ name: String, _ locale: String = "he") -> SymbolForm {
      SymbolForm(name, direction: .rightToLeft, locale: locale)
    }
    #expect(form("chevron.forward").name == "chevron.backward")
    #expect(form("arrow.uturn.backward.circle").name == "arrow.uturn.forward.circle")
    #expect(form("chevron.right") == SymbolForm("chevron.right", direction: .leftToRight, locale: "en"))
    #expect(form("forward.fill").name == "forward.fill")
    #expect(form("list.bullet").isMirrored)
    #expect(!form("bell.badge.fill").isMirrored)
    #expect(!form("questionmark.circle").isMirrored)
    #expect(form("questionmark.circle", "ar").isMirrored)
    #expect(form("questionmark.circle", "ar-EG").isMirrored)
    #expect(!SymbolForm("list.bullet", direction: .leftToRight, locale: "en").isMirrored)
  }

  /// Widths and heights of frames that Xcode saved for image views whose constraints fix both to `side`.
  @Test(
    "The alignment rectangle of a symbol is as high as a line of text",
    arguments: [("clock", 15.0, 3.0, 13.67), ("checkmark.circle.fill", 20, 3, 18.67), ("safari", 25, 2, 24)])
  func alignmentRect(name: String, side: Double, scale: Double, height: Double) {
    let (root, view) = (View(), ImageView(image: Image(systemName: name)))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: side), view.heightAnchor.constraint(equalToConstant: side),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let traits = TraitCollection(displayScale: scale)
    root.layout(size: Size(width: 100, height: 100), in: LayoutEnvironment(traits: traits, measuring: GridText()))
    #expect(view.frame.width == side)
    #expect(abs(view.frame.height - height) < 0.01)
  }

  @Test("Symbols of different sizes have one baseline, a third of their font size below their middle")
  func baseline() throws {
    for (pointSize, scale) in [(17.0, Image.SymbolScale.medium), (17, .large), (40, .medium)] {
      let view = ImageView(
        image: Image(systemName: "circle", configuration: .init(pointSize: pointSize, scale: scale)))
      let traits = TraitCollection(displayScale: 3)
      view.layout(size: Size(width: 80, height: 80), in: LayoutEnvironment(traits: traits, measuring: GridText()))
      let first = try #require(view.firstBaselineOffset(atWidth: 80))
      let last = try #require(view.lastBaselineOffset(atWidth: 80))
      // Half a line of 1.193 em and 0.341 em; both edges are whole pixels.
      #expect(abs(first - (0.597 + 0.341) * pointSize) < 0.4)
      #expect(abs(first + last - 1.193359 * pointSize) < 0.34)
    }
    #expect(ImageView(image: Image(.missing("a"), size: .zero)).firstBaselineOffset(atWidth: 9) == nil)
  }

  @Test("A box with the name stands for a symbol without a drawing")
  func unknownBox() {
    let view = ImageView(image: Image(systemName: "unheard.of", pointSize: 60))
    let text = GridText()
    view.layout(size: Size(width: 70, height: 70), in: LayoutEnvironment(traits: TraitCollection(), measuring: text))
    #expect(!view.displayItems().isEmpty)
    #expect(text.requests.contains { $0.runs.first?.text.contains("unheard") ?? false })
  }
}

extension Path {
  fileprivate var points: [Point] {
    guard case .elements(let elements) = self else { return [] }
    return elements.compactMap {
      switch $0 {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
  }
}

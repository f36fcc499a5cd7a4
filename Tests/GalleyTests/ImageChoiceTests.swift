import Foundation
import Galley
import TestSupport
import Testing

@Suite("The variant of an image that is shown")
struct ImageChoiceTests {
  private let folder = TemporaryFolder()
  private let document: String

  init() throws {
    try folder.write("", to: "Package.swift")
    document = try folder.write("", to: "UI/A.xib").path
  }

  /// Writes a set with a picture of one colour for each entry, `0xFFnnnnnn` for the number of the entry from 1.
  private func write(
    _ entries: [String], properties: String = "{}", to set: String = "Media.xcassets/logo.imageset", pixels: Int = 4
  ) throws {
    let images = entries.enumerated().map { index, entry in
      "{\"filename\":\"\(index + 1).png\"\(entry.isEmpty ? "" : ",")\(entry)}"
    }
    try folder.write(
      "{\"images\":[\(images.joined(separator: ","))],\"properties\":\(properties)}", to: "\(set)/Contents.json")
    for number in 1...max(entries.count, 1) {
      try folder.write(png(number, pixels: pixels), to: "\(set)/\(number).png")
    }
  }

  private func png(_ number: Int, pixels: Int = 4) -> [UInt8] {
    let color = 0xFF00_0000 | UInt32(number)
    return PNG.encode(
      Pixmap(width: pixels, height: pixels, scale: 1, pixels: Array(repeating: color, count: pixels * pixels)))
  }

  private func image(_ name: String = "logo", _ traits: TraitCollection = TraitCollection(), at document: String? = nil)
    -> Image?
  {
    AssetLibrary().image(named: name, for: traits, document: document ?? self.document)
  }

  /// The number of the entry that is shown.
  private func number(_ name: String = "logo", _ traits: TraitCollection = TraitCollection()) -> Int? {
    (image(name, traits)?.pixmap?.pixels.first).map { Int($0 & 0xFFFFFF) }
  }

  // MARK: Properties

  @Test("Dark appearance and increased contrast each have their image, and an image for both is for both only")
  func contrast() throws {
    func appearances(_ values: (String, String)...) -> String {
      let list = values.map { "{\"appearance\":\"\($0.0)\",\"value\":\"\($0.1)\"}" }
      return "\"appearances\":[\(list.joined(separator: ","))]"
    }
    let (dark, high) = (("luminosity", "dark"), ("contrast", "high"))
    let entries = ["", appearances(high), appearances(dark), appearances(dark, high)]
    func shown(_ style: TraitCollection.UserInterfaceStyle, _ contrast: AccessibilityContrast) -> Int? {
      number("logo", TraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast))
    }
    try write(entries)
    #expect(
      [shown(.light, .normal), shown(.light, .high), shown(.dark, .normal), shown(.dark, .high)] == [1, 2, 3, 4])
    // Without an image for increased contrast, the usual one is shown.
    try write([entries[0], entries[2]], to: "Media.xcassets/plain.imageset")
    #expect(number("plain", TraitCollection(accessibilityContrast: .high)) == 1)
  }

  @Test("An image of the language that is shown is preferred, and its fallbacks count")
  func locale() throws {
    try write(["\"idiom\":\"universal\"", "\"locale\":\"de\"", "\"locale\":\"pt-BR\""])
    for (locale, expected) in [("base", 1), ("en", 1), ("de", 2), ("de-CH", 2), ("pt", 3), ("fr", 1)] {
      #expect(number("logo", TraitCollection(locale: locale)) == expected, "\(locale)")
    }
  }

  @Test("An image for one reading direction is mirrored in the other, unless that has its own")
  func direction() throws {
    try write(["\"language-direction\":\"left-to-right\""])
    #expect(image()?.isMirrored == false)
    #expect(image("logo", TraitCollection(locale: "ar"))?.isMirrored == true)
    try write(["\"language-direction\":\"left-to-right\"", "\"language-direction\":\"right-to-left\""])
    #expect(number("logo", TraitCollection(locale: "ar")) == 2)
    #expect(image("logo", TraitCollection(locale: "ar"))?.isMirrored == false)
  }

  @Test("Idiom and size classes count; another idiom is shown only if nothing else is there")
  func idiom() throws {
    try write(["\"idiom\":\"universal\"", "\"idiom\":\"ipad\"", "\"idiom\":\"universal\",\"height-class\":\"compact\""])
    #expect(number() == 1)
    #expect(number("logo", TraitCollection(userInterfaceIdiom: .pad)) == 2)
    #expect(number("logo", TraitCollection(verticalSizeClass: .compact)) == 3)
    try write(["\"idiom\":\"ipad\""])
    #expect(number() == 1)
    try write(["\"idiom\":\"watch\""])
    #expect(image() == nil)
  }

  @Test("A dark image counts more than one for the idiom")
  func appearance() throws {
    let dark = "\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]"
    try write(["\"idiom\":\"iphone\"", "\"idiom\":\"universal\",\(dark)"])
    #expect(number() == 1)
    #expect(number("logo", TraitCollection(userInterfaceStyle: .dark)) == 2)
  }

  @Test("The scale of the screen is best, then the largest")
  func scale() throws {
    try write(["\"scale\":\"1x\"", "\"scale\":\"2x\"", "\"scale\":\"3x\""])
    for scale in [1, 2, 3] { #expect(number("logo", TraitCollection(displayScale: Double(scale))) == scale) }
    try write(["\"scale\":\"1x\"", "\"scale\":\"3x\""])
    #expect(number("logo", TraitCollection(displayScale: 2)) == 2)
  }

  @Test(
    "The set's rendering mode is the image's",
    arguments: [
      ("template", Image.RenderingMode.alwaysTemplate), ("original", .alwaysOriginal), ("automatic", .automatic),
    ])
  func renderingMode(intent: String, mode: Image.RenderingMode) throws {
    try write([""], properties: "{\"template-rendering-intent\":\"\(intent)\"}")
    #expect(image()?.renderingMode == mode)
  }

  @Test("Slices and insets are in pixels of the file")
  func slices() throws {
    let resizing = """
      "scale":"2x","resizing":{"mode":"9-part","center":{"mode":"tile","width":2,"height":4},
      "cap-insets":{"top":2,"left":4,"bottom":6,"right":8}},"alignment-insets":{"top":2,"left":0,"bottom":4,"right":6}
      """
    try write([resizing], pixels: 20)
    let image = try #require(self.image())
    #expect(
      image.resizing
        == ImageResizing(
          capInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), mode: .tile,
          centerSize: Size(width: 1, height: 2)))
    #expect(image.alignmentRectInsets == EdgeInsets(top: 1, left: 0, bottom: 2, right: 3))
    #expect(ImageView(image: image).intrinsicContentSize == Size(width: 7, height: 7))
  }

  // MARK: Names

  @Test("A group's name is part of an asset's only if the group provides a namespace")
  func namespaces() throws {
    try folder.write("{\"properties\":{\"provides-namespace\":true}}", to: "Media.xcassets/Icons/Contents.json")
    try folder.write("{}", to: "Media.xcassets/Icons/Small/Contents.json")
    try write([""], to: "Media.xcassets/Icons/Small/close.imageset")
    #expect(number("Icons/close") == 1)
    #expect(number("close") == nil)
    #expect(number("Small/close") == nil)
  }

  @Test("Of two catalogs with the name, that nearest to the document is used")
  func nearest() throws {
    try write([""], to: "App/Media.xcassets/logo.imageset")
    try write(["", "\"locale\":\"en\""], to: "Widget/Media.xcassets/logo.imageset")
    let widget = try folder.write("", to: "Widget/UI/A.xib").path
    let traits = TraitCollection(locale: "en")
    #expect(image("logo", traits, at: widget)?.pixmap?.pixels.first == 0xFF00_0002)
    #expect(image("logo", traits)?.pixmap?.pixels.first == 0xFF00_0001)
  }

  @Test("An asset is found by its name with a type too, unless a file has it")
  func assetWithType() throws {
    try write([""])
    #expect(number("logo.png") == 1)
    try folder.write(png(9), to: "logo.png")
    #expect(number("logo.png") == 9)
    #expect(number("logo") == 1)
  }

  @Test("An entry without its file is not chosen, unless there is no other")
  func missingFile() throws {
    try write(["\"scale\":\"1x\"", "\"scale\":\"2x\""])
    try FileManager.default.removeItem(atPath: folder.path(of: "Media.xcassets/logo.imageset/2.png"))
    #expect(number() == 1)
    try FileManager.default.removeItem(atPath: folder.path(of: "Media.xcassets/logo.imageset/1.png"))
    let answer = AssetLibrary().answer(forImage: "logo", for: TraitCollection(), document: document)
    #expect(
      answer
        == .unreadable("'Media.xcassets/logo.imageset/2.png': no such file"))
  }

  @Test("An app icon is that of the home screen, or else the largest")
  func appIcon() throws {
    let set = "Media.xcassets/AppIcon.appiconset"
    try write(
      ["\"idiom\":\"iphone\",\"size\":\"29x29\"", "\"idiom\":\"iphone\",\"size\":\"60x60\",\"scale\":\"2x\""], to: set)
    #expect(number("AppIcon") == 2)
    try write(["\"idiom\":\"universal\",\"size\":\"1024x1024\",\"platform\":\"ios\""], to: set)
    #expect(number("AppIcon") == 1)
  }

  @Test("A file outside of catalogs is found by scale, idiom, type, bundle and language")
  func looseFiles() throws {
    try folder.write(png(1), to: "Images/icon@2x.png")
    try folder.write(png(2), to: "Images/icon@2x~ipad.png")
    try folder.write(png(3), to: "Images/icon@3x.png")
    try folder.write(png(4), to: "Shapes.bundle/icon@2x.png")
    try folder.write(png(5), to: "de.lproj/sign@2x.png")
    try folder.write(png(6), to: "Base.lproj/sign@2x.png")
    #expect(number("icon") == 1)
    #expect(number("icon@2x.png") == 1)
    #expect(number("icon", TraitCollection(userInterfaceIdiom: .pad)) == 2)
    #expect(number("icon", TraitCollection(displayScale: 3)) == 3)
    #expect(number("Shapes.bundle/icon") == 4)
    #expect(number("sign") == 6)
    #expect(number("sign", TraitCollection(locale: "de")) == 5)
    #expect(number("Other.bundle/icon") == nil)
  }

  @Test("Without a project, the topmost folder with a catalog is searched")
  func withoutProject() throws {
    let loose = TemporaryFolder()
    let document = try loose.write("", to: "App/Views/Base.lproj/A.xib").path
    try loose.write("{\"images\":[{\"filename\":\"1.png\"}]}", to: "App/Assets.xcassets/logo.imageset/Contents.json")
    try loose.write(png(1), to: "App/Assets.xcassets/logo.imageset/1.png")
    #expect(image("logo", at: document) != nil)
  }
}

@Suite("Drawings of a project")
struct DrawingChoiceTests {
  private let folder = TemporaryFolder()
  private let document: String

  init() throws {
    try folder.write("", to: "Package.swift")
    document = try folder.write("", to: "UI/A.xib").path
  }

  private func writeDrawing(preservesVectors: Bool) throws {
    let set = "Media.xcassets/logo.imageset"
    try folder.write(
      """
      {"images":[{"filename":"a.svg","idiom":"universal"}],
      "properties":{"preserves-vector-representation":\(preservesVectors),"template-rendering-intent":"template"}}
      """, to: "\(set)/Contents.json")
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><path d='M0 0h10v10z' fill='#000'/></svg>",
      to: "\(set)/a.svg")
  }

  private func pixels(shownIn size: Size) throws -> (width: Int, tint: Color?) {
    let image = try #require(
      AssetLibrary().image(named: "logo", for: TraitCollection(displayScale: 2), document: document))
    #expect(image.size == Size(width: 10, height: 10))
    let view = ImageView(image: image)
    view.tintColor = Color(hex: 0xFF2D55)
    let rendering = try Renderer().render(view, size: size, traits: TraitCollection(displayScale: 2))
    guard case .image(let pixmap, _, let tint) = rendering.displayList.items.last else { return (0, nil) }
    return (pixmap.width, tint)
  }

  @Test("A drawing is painted in the size that it is shown in only if its set preserves vectors")
  func size() throws {
    try writeDrawing(preservesVectors: true)
    #expect(try pixels(shownIn: Size(width: 30, height: 30)).width == 60)
    #expect(try pixels(shownIn: Size(width: 10, height: 10)).width == 20)
    try writeDrawing(preservesVectors: false)
    #expect(try pixels(shownIn: Size(width: 30, height: 30)).width == 20)
  }

  @Test("A template is filled with the tint")
  func template() throws {
    try writeDrawing(preservesVectors: false)
    #expect(try pixels(shownIn: Size(width: 10, height: 10)).tint == Color(hex: 0xFF2D55))
  }

  @Test("A symbol set shows the regular weight in the size of the text")
  func symbol() throws {
    let set = "Media.xcassets/knot.symbolset"
    try folder.write("{\"symbols\":[{\"filename\":\"knot.svg\",\"idiom\":\"universal\"}]}", to: "\(set)/Contents.json")
    try folder.write(
      """
      <svg xmlns='http://www.w3.org/2000/svg' width='3300' height='2200'>
      <g id='Symbols'><g id='Regular-M' transform='translate(500 600)'><path d='M0 0h100v50h-100z'/></g>
      <g id='Black-M' transform='translate(900 600)'><path d='M0 0h120v60h-120z'/></g></g></svg>
      """, to: "\(set)/knot.svg")
    let image = try #require(AssetLibrary().image(named: "knot", for: TraitCollection(), document: document))
    // Templates are drawn for text of 100 points.
    #expect(abs(image.size.width - 17) < 0.01 && abs(image.size.height - 8.5) < 0.01)
    #expect(image.isTemplate)
    #expect(image.pixmap?.pixels.allSatisfy { $0 == 0xFF00_0000 } == true)
    #expect(abs(image.besideText(ofSize: 34).size.width - 34) < 0.01)
  }

  @Test("The answer's digest names the library that reads the file")
  func digest() throws {
    try writeDrawing(preservesVectors: true)
    let request = AssetRequest(kind: .image, name: "logo")
    let first = AssetLibrary().answer(to: request, document: document)
    #expect(AssetLibrary().answer(to: request, document: document).digest == first.digest)
  }
}

@Suite("Fonts of a project")
struct ProjectFontTests {
  private let folder = TemporaryFolder()

  private func document(font: String) throws -> String {
    try folder.write("", to: "Package.swift")
    return try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701">
      <objects><label id="a" opaque="NO" text="Hand" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="90" height="20"/>
      <fontDescription key="fontDescription" name="\(font)" family="Own" pointSize="17"/></label></objects></document>
      """, to: "UI/A.xib"
    ).path
  }

  private func findings(_ document: String) throws -> [Finding] {
    let renderer = try DocumentRenderer(contentsOf: document)
    let scene = try #require(renderer.scenes.first)
    return try renderer.render(scene, in: MatrixCell(), with: Renderer()).layout.findings
      .filter { $0.rule == .missingFont || $0.rule == .unreadableFile }
  }

  @Test("A font that a document names is found below the project's folder")
  func found() throws {
    let document = try document(font: "MaterialKnots-Regular")
    #expect(try findings(document).count == 1)
    let bundled = Checkout.root.appending(path: "Fonts/Files/MaterialIcons-Regular.ttf")
    try folder.write(try renamed(Data(contentsOf: bundled)), to: "Resources/Own.ttf")
    #expect(try findings(document) == [])
  }

  @Test("A font file that cannot be read is reported with its path")
  func damaged() throws {
    let document = try document(font: "Own-Regular")
    try folder.write("no font", to: "Resources/Own.ttf")
    let messages = try findings(document).map(\.message)
    #expect(messages.contains("The font file 'Resources/Own.ttf': it is no font, or it is damaged; restore it."))
  }

  /// The font with other names of the same length: "Material Icons" becomes "Material Knots", as UTF-16 and as ASCII.
  private func renamed(_ font: Data) throws -> Data {
    var bytes = [UInt8](font)
    for (old, new) in [("MaterialIcons-Regular", "MaterialKnots-Regular"), ("Material Icons", "Material Knots")] {
      let wide = { (text: String) in Array(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) }
      for (from, to) in [(Array(old.utf8), Array(new.utf8)), (wide(old), wide(new))] {
        var start = 0
        while start + from.count <= bytes.count {
          if bytes[start] == from[0], Array(bytes[start..<start + from.count]) == from {
            bytes.replaceSubrange(start..<start + from.count, with: to)
          }
          start += 1
        }
      }
    }
    return Data(bytes)
  }
}

import Foundation
import Galley
import TestSupport
import Testing

@Suite("Assets")
struct AssetTests {
  private let folder = TemporaryFolder()
  private let document: String

  init() throws {
    try folder.write("", to: "Package.swift")
    document = try folder.write("", to: "UI/A.xib").path
  }

  /// A picture of one colour, so many pixels wide and high.
  private func png(_ color: UInt32, pixels: Int) -> Data {
    Data(
      PNG.encode(
        Pixmap(width: pixels, height: pixels, scale: 1, pixels: Array(repeating: color, count: pixels * pixels))))
  }

  private func image(_ name: String, _ traits: TraitCollection = TraitCollection()) -> Pixmap? {
    AssetLibrary().image(named: name, for: traits, document: document)?.pixmap
  }

  @Test("A picture of an asset catalog is taken at the scale and in the appearance that is shown")
  func imageSet() throws {
    let set = "Resources/Media.xcassets/logo.imageset"
    try folder.write(
      """
      {"images":[{"idiom":"universal","filename":"a.png","scale":"2x"},{"idiom":"universal","filename":"b.png","scale":"3x"},
      {"idiom":"universal","filename":"c.png","scale":"2x","appearances":[{"appearance":"luminosity","value":"dark"}]}]}
      """, to: "\(set)/Contents.json")
    try folder.write(png(0xFFFF_0000, pixels: 20), to: "\(set)/a.png")
    try folder.write(png(0xFF00_FF00, pixels: 30), to: "\(set)/b.png")
    try folder.write(png(0xFF00_00FF, pixels: 20), to: "\(set)/c.png")
    let light = try #require(image("logo"))
    #expect(light.size == Size(width: 10, height: 10))
    #expect(light.pixels.first == 0xFFFF_0000)
    #expect(image("logo", TraitCollection(displayScale: 3))?.pixels.first == 0xFF00_FF00)
    #expect(image("logo", TraitCollection(userInterfaceStyle: .dark))?.pixels.first == 0xFF00_00FF)
    #expect(image("other") == nil)
  }

  @Test("Outside of a project the folder around the localisations is searched")
  func withoutProject() throws {
    let loose = TemporaryFolder()
    let document = try loose.write("", to: "Base.lproj/A.xib").path
    try loose.write(png(0xFFFF_0000, pixels: 20), to: "Images/icon@2x.png")
    #expect(AssetLibrary().image(named: "icon", for: TraitCollection(), document: document) != nil)
  }

  @Test("A picture beside the code is found by its name without scale and extension")
  func looseImage() throws {
    try folder.write(png(0xFFFF_0000, pixels: 20), to: "Images/icon@2x.png")
    #expect(image("icon")?.size == Size(width: 10, height: 10))
    #expect(image("icon.png")?.size == Size(width: 10, height: 10))
  }

  @Test("What lies outside of the project is not found")
  func outside() throws {
    try folder.write("", to: "Other/Package.swift")
    try folder.write(png(0xFFFF_0000, pixels: 20), to: "Other/icon@2x.png")
    let inner = try folder.write("", to: "Inner/Package.swift").deletingLastPathComponent().appending(path: "A.xib")
    #expect(AssetLibrary().image(named: "icon", for: TraitCollection(), document: inner.path) == nil)
  }

  @Test("A picture that is damaged is not missing: the answer has its path in the project and the reason")
  func damaged() throws {
    try folder.write("no picture", to: "icon@2x.png")
    try folder.write("{", to: "Media.xcassets/logo.imageset/Contents.json")
    func answer(_ name: String) -> ImageAnswer {
      AssetLibrary().answer(forImage: name, for: TraitCollection(), document: document)
    }
    guard case .unreadable(let reason) = answer("icon") else {
      Issue.record("\(answer("icon"))")
      return
    }
    #expect(reason.hasPrefix("'icon@2x.png': it is not an image in a known format"))
    #expect(
      answer("logo")
        == .unreadable(
          "'Media.xcassets/logo.imageset/Contents.json:1': it is not JSON, the file ends too early; "
            + "restore it, or save the asset again in Xcode"))
    #expect(answer("other") == .missing)
    #expect(image("icon") == nil)
  }

  @Test("A colour is read in each of Xcode's notations", arguments: ["0.502", "0x80", "128"])
  func colorSet(component: String) throws {
    try folder.write(
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
      {"red":"\(component)","green":"0x00","blue":"1.000","alpha":"1.000"}}},
      {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
      "color":{"color-space":"gray-gamma-22","components":{"white":"0.25","alpha":"0.5"}}}]}
      """, to: "Media.xcassets/accent.colorset/Contents.json")
    let library = AssetLibrary()
    let light = try #require(library.color(named: "accent", for: TraitCollection(), document: document))
    #expect(abs(light.red - 128.0 / 255) < 0.001)
    #expect(light.blue == 1)
    let dark = TraitCollection(userInterfaceStyle: .dark)
    #expect(library.color(named: "accent", for: dark, document: document) == Color(white: 0.25, alpha: 0.5))
  }

  @Test("A colour for views made in Swift has the appearance of the view that draws it")
  func dynamicColor() throws {
    try folder.write(
      """
      {"colors":[{"idiom":"universal","color":{"components":{"white":"0.75","alpha":"1.000"}}},
      {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
      "color":{"components":{"white":"0.25","alpha":"1.000"}}}]}
      """, to: "App/Media.xcassets/card.colorset/Contents.json")
    try folder.write(#"{"colors":[]}"#, to: "App/Media.xcassets/none.colorset/Contents.json")
    let library = AssetLibrary()
    let color = try #require(library.color(named: "card", in: folder.path(of: "App/")))
    #expect(color.resolvedColor(with: TraitCollection(userInterfaceStyle: .light)) == Color(white: 0.75))
    #expect(color.resolvedColor(with: TraitCollection(userInterfaceStyle: .dark)) == Color(white: 0.25))
    #expect(library.color(named: "none", in: folder.path(of: "App")) == nil)
    #expect(library.color(named: "other", in: folder.path(of: "App")) == nil)
  }

  @Test("An entry for increased contrast is used with increased contrast only, wherever it is in the set")
  func contrast() throws {
    func entry(_ white: String, _ appearances: String = "") -> String {
      #"{"idiom":"universal","color":{"components":{"white":"\#(white)","alpha":"1.000"}}\#(appearances)}"#
    }
    let plain = entry("0.25")
    let contrasting = entry("0.75", #","appearances":[{"appearance":"contrast","value":"high"}]"#)
    for (name, entries) in [("first", [contrasting, plain]), ("last", [plain, contrasting])] {
      try folder.write(
        "{\"colors\":[\(entries.joined(separator: ","))]}", to: "Media.xcassets/\(name).colorset/Contents.json")
      for (contrast, white) in [(AccessibilityContrast.normal, 0.25), (.high, 0.75)] {
        let traits = TraitCollection(accessibilityContrast: contrast)
        let color = AssetLibrary().color(named: name, for: traits, document: document)
        #expect(color == Color(white: white, alpha: 1), "\(name)")
      }
    }
  }
}

@Suite("What is found for a document's pictures and colours")
struct AssetAnswerTests {
  private let folder = TemporaryFolder()
  private let document: String
  private let set = "Media.xcassets/logo.imageset"

  init() throws {
    try folder.write("", to: "Package.swift")
    document = try folder.write("", to: "UI/A.xib").path
    try folder.write(#"{"images":[{"filename":"a.png","scale":"2x"}]}"#, to: "\(set)/Contents.json")
    try folder.write("one", to: "\(set)/a.png")
  }

  private func digest(_ name: String, _ kind: AssetRequest.Kind = .image) -> String {
    AssetLibrary().answer(to: AssetRequest(kind: kind, name: name), document: document).digest.hexadecimal
  }

  @Test("It changes with the description, the picture's content and the place that it is found at")
  func imageSet() throws {
    var seen: Set = [digest("logo"), digest("other")]
    #expect(seen.count == 2)
    try folder.write("two", to: "\(set)/a.png")
    #expect(seen.insert(digest("logo")).inserted)
    try folder.write(#"{"images":[{"filename":"a.png","scale":"3x"}]}"#, to: "\(set)/Contents.json")
    #expect(seen.insert(digest("logo")).inserted)
    try folder.write("two", to: "Another.xcassets/logo.imageset/a.png")
    try folder.write("{}", to: "Another.xcassets/logo.imageset/Contents.json")
    #expect(seen.insert(digest("logo")).inserted)
    try FileManager.default.removeItem(atPath: folder.url.path + "/Another.xcassets")
    try FileManager.default.removeItem(atPath: folder.url.path + "/" + set + "/a.png")
    #expect(seen.insert(digest("logo")).inserted)
  }

  @Test("It stays with fresh times, and with assets that nobody asks for")
  func unrelated() throws {
    let before = digest("logo")
    try folder.write("one", to: "\(set)/a.png")
    try folder.write("{}", to: "Media.xcassets/other.imageset/Contents.json")
    try folder.write("{}", to: "Media.xcassets/logo.colorset/Contents.json")
    #expect(digest("logo") == before)
  }

  @Test("A colour's changes with its description; a picture's name is another request")
  func colorSet() throws {
    let missing = digest("logo", .color)
    try folder.write("{}", to: "Media.xcassets/logo.colorset/Contents.json")
    let found = digest("logo", .color)
    #expect(found != missing)
    try folder.write(#"{"colors":[]}"#, to: "Media.xcassets/logo.colorset/Contents.json")
    #expect(digest("logo", .color) != found)
  }

  @Test("A language's changes when the project gets it, not with tables of other languages and texts")
  func language() throws {
    try folder.write("\"a\" = \"b\";", to: "UI/de.lproj/Localizable.strings")
    let (known, unknown) = (digest("de", .language), digest("it", .language))
    #expect(known != unknown)
    try folder.write("\"a\" = \"c\";", to: "UI/de.lproj/Localizable.strings")
    try folder.write("\"a\" = \"b\";", to: "UI/de.lproj/Other.strings")
    try folder.write("\"a\" = \"b\";", to: "UI/fr.lproj/Localizable.strings")
    #expect(digest("de", .language) == known)
    #expect(digest("it", .language) == unknown)
    try folder.write("\"a\" = \"b\";", to: "UI/it.lproj/Other.strings")
    #expect(digest("it", .language) != unknown)
    try folder.write("developmentRegion = fr; knownRegions = (de, fr);", to: "A.xcodeproj/project.pbxproj")
    #expect(digest("de", .language) != known)
  }

  @Test("A table's changes with its texts in any language, not with those of another table")
  func table() throws {
    let missing = digest("UI", .table)
    try folder.write("\"a\" = \"b\";", to: "UI/de.lproj/UI.strings")
    let found = digest("UI", .table)
    #expect(found != missing)
    try folder.write("\"a\" = \"b\";", to: "UI/de.lproj/OtherUI.strings")
    #expect(digest("UI", .table) == found)
    try folder.write("\"a\" = \"b\";", to: "UI/it.lproj/UI.stringsdict")
    #expect(digest("UI", .table) != found)
  }

  @Test("Pictures in no catalog count with all their scales")
  func looseImages() throws {
    try folder.write("one", to: "Images/icon@2x.png")
    let before = digest("icon")
    try folder.write("one", to: "Images/icon@3x.png")
    #expect(digest("icon") != before)
  }

  @Test("Files that change after they were read are noticed")
  func change() throws {
    usleep(50_000)
    let answer = AssetLibrary().answer(to: AssetRequest(kind: .image, name: "logo"), document: document)
    #expect(answer.isUnchanged)
    try folder.write("three", to: "\(set)/a.png")
    #expect(!answer.isUnchanged)
  }

  @Test("Files are read once for all pictures of a document", arguments: [AssetRequest.Kind.image, .fonts])
  func memory(kind: AssetRequest.Kind) throws {
    try folder.write("one", to: "Fonts/a.ttf")
    let (library, request) = (AssetLibrary(), AssetRequest(kind: kind, name: kind == .image ? "logo" : ""))
    let first = library.answer(to: request, document: document)
    try folder.write("other", to: kind == .image ? "\(set)/a.png" : "Fonts/a.ttf")
    #expect(library.answer(to: request, document: document) == first)
    #expect(AssetLibrary().answer(to: request, document: document).digest != first.digest)
  }

  @Test("Two documents of a project have the pictures that are nearest to them")
  func twoDocuments() throws {
    for place in ["One", "Two"] {
      try folder.write("", to: "\(place)/A.xib")
      try folder.write(place, to: "\(place)/icon.png")
    }
    let (library, request) = (AssetLibrary(), AssetRequest(kind: .image, name: "icon"))
    let digests = ["One", "Two"].map {
      library.answer(to: request, document: folder.path(of: "\($0)/A.xib")).digest
    }
    #expect(digests[0] != digests[1])
  }
}

extension Image {
  /// The pixels of a bitmap, or of a drawing in its own size.
  var pixmap: Pixmap? {
    switch content {
    case .pixmap(let pixmap): pixmap
    case .drawing(let drawing): drawing.pixmap
    case .symbol, .missing: nil
    }
  }
}

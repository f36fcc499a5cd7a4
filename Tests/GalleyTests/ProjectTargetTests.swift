import Foundation
import TestSupport
import Testing

@testable import Galley

@Suite("What a document's targets have of a name")
struct ProjectTargetTests {
  private let folder = TemporaryFolder()
  private static let files = [
    "App": [
      "Screens/App.xib", "Screens/Next.storyboard", "Media/Z.xcassets", "Media/App/Brand.ttf", "Media/App/loose.png",
    ],
    "Widget": [
      "Screens/Widget.xib", "Others/Next.storyboard", "Media/A.xcassets", "Media/W/Brand.ttf", "Media/W/loose.png",
    ],
  ]

  /// An app and its widget, whose files of a name are all equally near to the documents; the widget's are first by
  /// their names.
  init() throws {
    try folder.write("", to: ".git/HEAD")
    for (target, number, place) in [("App", "0.25", "Media/Z.xcassets"), ("Widget", "0.75", "Media/A.xcassets")] {
      try writeImage(pixels: target == "App" ? 4 : 6, to: "\(place)/icon.imageset")
      try folder.write(
        #"{"colors":[{"idiom":"universal","color":{"components":{"white":"\#(number)","alpha":"1"}}}]}"#,
        to: "\(place)/accent.colorset/Contents.json")
      for file in Self.files[target] ?? [] where !file.hasSuffix(".xcassets") {
        if file.hasSuffix(".png") {
          try folder.write(Self.png(pixels: target == "App" ? 4 : 6), to: file)
        } else {
          try folder.write("<document/>", to: file)
        }
      }
      let table = "Texts/\(target == "App" ? "z" : "a")/de.lproj/Localizable.strings"
      try folder.write("\"title\" = \"\(target)\";", to: table)
    }
    try writeProject()
  }

  private static func png(pixels: Int) -> Data {
    Data(
      PNG.encode(
        Pixmap(width: pixels, height: pixels, scale: 1, pixels: Array(repeating: 0xFF00_0000, count: pixels * pixels))))
  }

  private func writeImage(pixels: Int, to set: String) throws {
    try folder.write(
      #"{"images":[{"idiom":"universal","filename":"a.png","scale":"1x"}]}"#, to: "\(set)/Contents.json")
    try folder.write(Self.png(pixels: pixels), to: "\(set)/a.png")
  }

  private func writeProject(app: [String] = [], widget: [String] = []) throws {
    let tables = ["App": "Texts/z/de.lproj/Localizable.strings", "Widget": "Texts/a/de.lproj/Localizable.strings"]
    var project = XcodeProjectText()
    for (target, more) in [("App", app), ("Widget", widget)] {
      project = project.adding(target, (Self.files[target] ?? []) + [tables[target] ?? ""] + more)
    }
    try folder.write(project.text, to: "Notes.xcodeproj/project.pbxproj")
  }

  private func path(_ target: String) -> String { folder.path(of: "Screens/\(target).xib") }

  private func width(_ name: String, in target: String, _ library: AssetLibrary = AssetLibrary()) -> Double? {
    library.image(named: name, for: TraitCollection(displayScale: 1), document: path(target))?.size.width
  }

  @Test("An image is that of the document's target, from a catalog or from a file", arguments: ["icon", "loose"])
  func image(name: String) {
    #expect(width(name, in: "App") == 4)
    #expect(width(name, in: "Widget") == 6)
    let library = AssetLibrary()
    #expect(width(name, in: "App", library) == 4)
    #expect(width(name, in: "Widget", library) == 6)
    #expect(library.takeRemarks(onDocument: path("App")) == [])
  }

  @Test("A colour is that of the document's target")
  func color() {
    func white(_ target: String) -> Double? {
      AssetLibrary().color(named: "accent", for: TraitCollection(), document: path(target))?.red
    }
    #expect(white("App") == 0.25)
    #expect(white("Widget") == 0.75)
  }

  @Test("Of font files of one name, that of the document's target is used")
  func font() {
    #expect(AssetLibrary().fonts(aroundDocument: path("App")) == [folder.path(of: "Media/App/Brand.ttf")])
    #expect(AssetLibrary().fonts(aroundDocument: path("Widget")) == [folder.path(of: "Media/W/Brand.ttf")])
  }

  @Test("Fonts of other targets come last, so that they replace none")
  func otherFonts() throws {
    try folder.write("", to: "Media/W/A.ttf")
    try folder.write("", to: "Media/App/B.ttf")
    try writeProject(app: ["Media/App/B.ttf"], widget: ["Media/W/A.ttf"])
    let fonts = AssetLibrary().fonts(aroundDocument: path("App"))
    #expect(fonts == ["Media/App/B.ttf", "Media/App/Brand.ttf", "Media/W/A.ttf"].map(folder.path(of:)))
  }

  @Test("Image files alone are a reason to read the targets")
  func looseImagesAlone() throws {
    let folder = TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    let document = try folder.write("<document/>", to: "Screens/App.xib").path
    try folder.write(Self.png(pixels: 4), to: "Media/z/a.png")
    try folder.write(Self.png(pixels: 6), to: "Media/a/a.png")
    try folder.write(
      XcodeProjectText().adding("App", ["Screens/App.xib", "Media/z/a.png"]).adding("Widget", ["Media/a/a.png"]).text,
      to: "Notes.xcodeproj/project.pbxproj")
    let image = AssetLibrary().image(named: "a", for: TraitCollection(displayScale: 1), document: document)
    #expect(image?.size.width == 4)
  }

  @Test("Of tables of one name, only that of the document's target is used", arguments: ["App", "Widget"])
  func table(target: String) throws {
    let tables = AssetLibrary().tables(named: "Localizable", for: path(target))
    #expect(try tables.map { try $0.text(for: "title", in: TextContext(locale: LocaleIdentifier("de"))) } == [target])
  }

  @Test("Of string catalogs of one name, that of the document's target is used")
  func catalog() throws {
    for (place, text) in [("x", "App"), ("b", "Widget")] {
      try folder.write(
        """
        {"sourceLanguage":"en","version":"1.0","strings":{"title":{"localizations":
        {"de":{"stringUnit":{"state":"translated","value":"\(text)"}}}}}}
        """, to: "Texts/\(place)/More.xcstrings")
    }
    try writeProject(app: ["Texts/x/More.xcstrings"], widget: ["Texts/b/More.xcstrings"])
    for target in ["App", "Widget"] {
      let tables = AssetLibrary().tables(named: "More", for: path(target))
      #expect(try tables.first?.text(for: "title", in: TextContext(locale: LocaleIdentifier("de"))) == target)
      #expect(tables.count == 1)
    }
  }

  @Test("A reference to a storyboard means that of the document's target")
  func storyboard() {
    let library = AssetLibrary()
    #expect(
      library.document(named: "Next.storyboard", for: path("App")) == folder.path(of: "Screens/Next.storyboard"))
    #expect(
      library.document(named: "Next.storyboard", for: path("Widget")) == folder.path(of: "Others/Next.storyboard"))
  }

  @Test("The digest of an answer changes when a file gets into another target, and with the own target's file only")
  func digest() throws {
    func digest(_ name: String, _ kind: AssetRequest.Kind, _ target: String = "App") -> String {
      AssetLibrary().answer(to: AssetRequest(kind: kind, name: name), document: path(target)).digest.hexadecimal
    }
    let requests: [(String, AssetRequest.Kind)] = [
      ("icon", .image), ("accent", .color), ("Localizable", .table), ("loose", .image), ("", .fonts),
    ]
    let before = requests.map { digest($0, $1) }
    let widget = requests.map { digest($0, $1, "Widget") }
    #expect(zip(before, widget).allSatisfy { $0 != $1 })
    try folder.write("other", to: "Media/A.xcassets/icon.imageset/a.png")
    #expect(requests.map { digest($0, $1) } == before)
    try folder.write("other", to: "Media/Z.xcassets/icon.imageset/a.png")
    #expect(digest("icon", .image) != before[0])
    try folder.write(
      XcodeProjectText().adding("App", ["Screens/App.xib", "Media/A.xcassets", "Media/W", "Texts/a"]).text,
      to: "Notes.xcodeproj/project.pbxproj")
    #expect(zip(requests.map { digest($0, $1) }, before).allSatisfy { $0 != $1 })
  }

  @Test("A name with several files in a target is remarked on once for a document, with the one that is used")
  func remark() throws {
    try writeImage(pixels: 8, to: "Media/More.xcassets/icon.imageset")
    try writeProject(app: ["Media/More.xcassets"])
    let library = AssetLibrary()
    #expect(width("icon", in: "App", library) == 8)
    #expect(
      library.takeRemarks(onDocument: path("App")) == [
        "the image 'icon' is in 'App' several times: 'Media/More.xcassets/icon.imageset' is used, "
          + "not 'Media/Z.xcassets/icon.imageset'"
      ])
    _ = width("icon", in: "App", library)
    #expect(library.takeRemarks(onDocument: path("App")) == [])
    // What a cache has is remarked on as well.
    let request = AssetRequest(kind: .image, name: "icon")
    let other = AssetLibrary()
    for _ in 1...2 { _ = other.answer(to: request, document: path("App")) }
    #expect(other.takeRemarks(onDocument: path("App")).count == 1)
  }

  @Test("Without a project file, the nearest file is used, and equally near ones are remarked on")
  func withoutProject() throws {
    try FileManager.default.removeItem(atPath: folder.path(of: "Notes.xcodeproj"))
    let library = AssetLibrary()
    #expect(width("icon", in: "App", library) == 6)
    #expect(
      library.takeRemarks(onDocument: path("App")) == [
        "the image 'icon' is in several places, which are equally near: 'Media/A.xcassets/icon.imageset' is used, "
          + "not 'Media/Z.xcassets/icon.imageset'"
      ])
    try writeImage(pixels: 8, to: "Screens/Near.xcassets/icon.imageset")
    let second = AssetLibrary()
    #expect(width("icon", in: "App", second) == 8)
    #expect(second.takeRemarks(onDocument: path("App")) == [])
  }

  @Test("A damaged project file is a problem, and the nearest files are used")
  func damaged() throws {
    let project = try folder.write("{ objects = {\n<<<<<<< HEAD\n", to: "Notes.xcodeproj/project.pbxproj").path
    let library = AssetLibrary()
    #expect(width("icon", in: "App", library) == 6)
    let problems = library.projectProblems(ofDocuments: [path("App"), path("Widget")])
    #expect(problems.map(\.path) == [project])
    #expect(problems.first?.line == 2)
  }
}

@Suite("Files outside of a project's folder")
struct SharedFolderTests {
  private let folder = TemporaryFolder()
  private let document: String

  /// A repository with an app whose project is in a folder of its own.
  init() throws {
    try folder.write("", to: ".git/HEAD")
    document = try folder.write("<document/>", to: "app/Screens/Main.xib").path
    try folder.write(
      XcodeProjectText().adding("App", ["Screens/Main.xib"], dependencies: ["Kit"]).adding("Kit", []).text,
      to: "app/App.xcodeproj/project.pbxproj")
  }

  private func writeColor(_ white: Double, to catalog: String) throws {
    try folder.write(
      #"{"colors":[{"idiom":"universal","color":{"components":{"white":"\#(white)","alpha":"1"}}}]}"#,
      to: "\(catalog)/accent.colorset/Contents.json")
  }

  private var white: Double? {
    AssetLibrary().color(named: "accent", for: TraitCollection(), document: document)?.red
  }

  @Test("A catalog in a sibling folder of no target is found, unless the project's own has the name")
  func sibling() throws {
    #expect(white == nil)
    try writeColor(0.5, to: "Shared/Media.xcassets")
    #expect(white == 0.5)
    try writeColor(0.25, to: "app/Media.xcassets")
    #expect(white == 0.25)
  }

  @Test("A catalog that the document's target names above the project comes before other targets' catalogs in it")
  func named() throws {
    try writeColor(0.5, to: "Shared/Media.xcassets")
    try writeColor(0.75, to: "app/Widget/Media.xcassets")
    #expect(white == 0.75)
    try folder.write(
      XcodeProjectText().adding("App", ["Screens/Main.xib", "../Shared/Media.xcassets"])
        .adding("Widget", ["Widget/Media.xcassets"]).text, to: "app/App.xcodeproj/project.pbxproj")
    #expect(white == 0.5)
  }

  @Test("The catalog of another project is used only if its target has to do with the document's")
  func otherProject() throws {
    try writeColor(0.5, to: "Other/Media.xcassets")
    try folder.write(
      XcodeProjectText().adding("Other", ["Media.xcassets"]).text, to: "Other/Other.xcodeproj/project.pbxproj")
    #expect(white == nil)
    try folder.write(
      XcodeProjectText().adding("Kit", ["Media.xcassets"]).text, to: "Other/Other.xcodeproj/project.pbxproj")
    try folder.write(
      XcodeProjectText().adding("App", ["Screens/Main.xib"]).text.replacing(
        "dependencies = ()", with: "dependencies = (D)"
      ).replacing(
        "\tobjects = {", with: "\tobjects = {\nD = {isa = PBXTargetDependency; name = Kit; };"),
      to: "app/App.xcodeproj/project.pbxproj")
    #expect(white == 0.5)
  }

  @Test("Nothing above the repository is read, whatever a project names")
  func above() throws {
    let outer = TemporaryFolder()
    try outer.write("", to: "repository/.git/HEAD")
    try outer.write(
      #"{"colors":[{"idiom":"universal","color":{"components":{"white":"0.5","alpha":"1"}}}]}"#,
      to: "Secret/Media.xcassets/accent.colorset/Contents.json")
    let document = try outer.write("<document/>", to: "repository/app/Main.xib").path
    try outer.write(
      XcodeProjectText().adding("App", ["Main.xib", "../../Secret/Media.xcassets", "../link/Media.xcassets"]).text,
      to: "repository/app/App.xcodeproj/project.pbxproj")
    try FileManager.default.createSymbolicLink(
      atPath: outer.path(of: "repository/link"), withDestinationPath: outer.path(of: "Secret"))
    #expect(AssetLibrary().color(named: "accent", for: TraitCollection(), document: document) == nil)
  }

  @Test("A storyboard and a table in a sibling folder are found")
  func documentsAndTables() throws {
    let other = try folder.write("<document/>", to: "Shared/Next.storyboard").path
    try folder.write("\"a\" = \"b\";", to: "Shared/de.lproj/Localizable.strings")
    let library = AssetLibrary()
    #expect(library.document(named: "Next", for: document) == other)
    #expect(library.tables(named: "Localizable", for: document).map(\.folder) == [folder.path(of: "Shared")])
    #expect(library.names(of: .color, document: document).isEmpty)
  }
}

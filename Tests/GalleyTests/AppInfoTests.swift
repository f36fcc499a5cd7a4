import Files
import Foundation
import TestSupport
import Testing

@testable import Galley

@Suite("What a document's app says")
struct AppInfoTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write("", to: ".git/HEAD")
    try folder.write("<document/>", to: "App/Main.xib")
  }

  private static func plist(_ content: String) -> String {
    "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\(content)</dict></plist>"
  }

  private static func style(_ style: String, type: String = "APPL") -> String {
    plist(
      "<key>UIUserInterfaceStyle</key><string>\(style)</string>"
        + "<key>CFBundlePackageType</key><string>\(type)</string>")
  }

  private func info(_ document: String = "App/Main.xib") throws -> AppInfo? {
    try AssetLibrary().app(ofDocument: folder.path(of: document))
  }

  private func writeProject(_ settings: String, files: [String] = ["App/Main.xib"]) throws {
    try folder.write(
      XcodeProjectText().adding("App", files, settings: settings).text, to: "Notes.xcodeproj/project.pbxproj")
  }

  @Test(
    "Parts that the C preprocessor chooses",
    arguments: [
      ("#ifdef DARK", false), ("#ifndef DARK", true), ("#if 1", true), ("#if 0", false), ("#if DARK", false),
      ("#define DARK\n#ifdef DARK", true), ("#define DARK 2\n#if DARK", true), ("#define DARK 0\n#if DARK", false),
      ("#define DARK\n#undef DARK\n  # ifdef DARK", false), ("#if !defined(DARK)", true),
      ("#if defined DARK", false), ("#if 0\n#define DARK\n#endif\n#ifdef DARK", false),
      ("#if 0\n#elif 1", true), ("#if 1\n#elif 1", false), ("#if 0\n#elif 1\n#else", false),
      ("#if 0\n#if 1\n#endif\n#else", true), ("#endif\n#if 0", false),
    ])
  func preprocessed(directives: String, isTaken: Bool) throws {
    let text = """
      <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
      <key>UIUserInterfaceStyle</key><string>Light</string>
      \(directives)
      <key>UIUserInterfaceStyle</key><string>Dark</string>
      #endif
      </dict></plist>
      """
    try folder.write(text, to: "App/Info.plist")
    #expect(try info()?.interfaceStyle == (isTaken ? .dark : .light))
  }

  @Test("A line of a text may begin with a number sign, and the line of a mistake is that of the file")
  func preprocessedLines() throws {
    let list = Array("<string>\n#1 of apps\n</string>".utf8)
    #expect(PreprocessedPropertyList.chosen(in: list) == list)
    try folder.write("#if 0\n<a/>\n#endif\n<plist><dict><string/></dict></plist>", to: "App/Info.plist")
    let error = #expect(throws: UnreadableInput.self) { try info() }
    #expect(error?.place == folder.path(of: "App/Info.plist:4"))
  }

  @Test("Lines and ends of lines are as they were around directives, and one part is in another")
  func preprocessedParts() {
    let list = "\r\na\n  #define A 1\n#if A\nb\n\n#ifdef B\nc\n#\n#else\nd\n#\n#endif\n#endif\ne"
    let chosen = "\r\na\n\n\nb\n\n\n\n\n\nd\n#\n\n\ne"
    #expect(String(decoding: PreprocessedPropertyList.chosen(in: Array(list.utf8)), as: UTF8.self) == chosen)
  }

  @Test("A file with more directives than anybody writes is left as it is")
  func manyDirectives() {
    let few = Array(String(repeating: "#if 0\n#endif\n", count: 5000).utf8)
    #expect(PreprocessedPropertyList.chosen(in: few) == [UInt8](repeating: 10, count: 10_000))
    let many = few + Array("#if 0".utf8)
    #expect(PreprocessedPropertyList.chosen(in: many) == many)
  }

  @Test(
    "The appearance that the app always has",
    arguments: [("Dark", .dark), ("Light", .light), ("Automatic", nil), ("$(STYLE)", nil), ("dark", nil)]
      as [(String, TraitCollection.UserInterfaceStyle?)])
  func style(written: String, expected: TraitCollection.UserInterfaceStyle?) throws {
    try folder.write(Self.style(written), to: "App/Info.plist")
    #expect(try info()?.interfaceStyle == expected)
    #expect(try info()?.source == folder.path(of: "App/Info.plist"))
  }

  @Test("What is known about an app is the same after it was sent; what cannot be sent is not known")
  func sent() throws {
    #expect(KnownApp(wire: KnownApp(nil).wire) == KnownApp(nil))
    #expect(KnownApp(wire: "") == nil && KnownApp(wire: "some") == nil)
    for content in [
      "<key>UIUserInterfaceStyle</key><string>Dark</string>", "<key>NSAccentColorName</key><string>Brand</string>",
      "<key>UIAppFonts</key><array><string>a.ttf</string><string>Fonts/b c.otf</string></array>",
      "<key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>", "",
    ] {
      try folder.write(Self.plist(content), to: "App/Info.plist")
      let app = KnownApp(try info())
      #expect(KnownApp(wire: app.wire) == app, "\(content)")
    }
    let strange = AppInfo(["NSAccentColorName": ["a\u{1F}b"]], source: "Info.plist")
    #expect(KnownApp(wire: KnownApp(strange).wire) == nil)
  }

  @Test("An app that another process has found counts, and is not looked for again")
  func taken() throws {
    try folder.write(Self.style("Dark"), to: "App/Info.plist")
    let dark = KnownApp(try info())
    let document = folder.path(of: "App/Main.xib")
    try folder.write(Self.style("Light"), to: "App/Info.plist")
    let library = AssetLibrary()
    library.take(dark, ofDocument: document)
    #expect(try library.app(ofDocument: document)?.interfaceStyle == .dark)
  }

  @Test("The file of the target counts, not a nearer one, and the build settings for what it does not say")
  func target() throws {
    try folder.write(Self.style("Light"), to: "App/Info.plist")
    try folder.write(Self.style("Dark"), to: "Deep/Own/Notes.plist")
    try writeProject(
      "INFOPLIST_FILE = Deep/Own/Notes.plist; INFOPLIST_KEY_UIUserInterfaceStyle = Light; "
        + "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Brand;")
    #expect(try info()?.interfaceStyle == .dark)
    #expect(try info()?.accentColorName == "Brand")
    try writeProject("GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIUserInterfaceStyle = Dark;")
    #expect(try info()?.interfaceStyle == .dark)
    #expect(try info()?.source == "App")
    try writeProject("INFOPLIST_FILE = Deep/Own/Notes.plist;", files: [])
    #expect(try info()?.interfaceStyle == .light)
  }

  @Test("Without a target, the nearest file of an app counts, and none of tests or of what is built")
  func nearest() throws {
    try folder.write(Self.style("Dark"), to: "Info.plist")
    #expect(try info()?.interfaceStyle == .dark)
    for other in ["App/UnitTests/Info.plist", "App/Kit.framework/Info.plist"] {
      try folder.write(Self.style("Light"), to: other)
    }
    #expect(try info()?.interfaceStyle == .dark)
    try folder.write(Self.style("Light", type: "BNDL"), to: "App/A-Info.plist")
    #expect(try info()?.interfaceStyle == .light)
    try folder.write(Self.style("Dark"), to: "App/B-Info.plist")
    #expect(try info()?.interfaceStyle == .dark)
  }

  @Test("Orientations are those of the kind of device, or those of all devices")
  func orientations() throws {
    func orientations(_ names: [String]) -> String {
      "<array>" + names.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined() + "</array>"
    }
    try folder.write(
      Self.plist(
        "<key>UISupportedInterfaceOrientations</key>\(orientations(["Portrait", "PortraitUpsideDown"]))"
          + "<key>UISupportedInterfaceOrientations~ipad</key>\(orientations(["LandscapeLeft"]))"), to: "App/Info.plist")
    let info = try #require(try info())
    #expect(info.supports(.portrait, on: .phone) && !info.supports(.landscape, on: .phone))
    #expect(info.supports(.landscape, on: .pad) && !info.supports(.portrait, on: .pad))
    try folder.write(Self.plist(""), to: "App/Info.plist")
    let open = try #require(try self.info())
    #expect(open.supports(.landscape, on: .phone) && open.supports(.portrait, on: .pad))
  }

  @Test("A file that cannot be read is named with its line, not taken for absent")
  func unreadable() throws {
    try folder.write("<plist>\n<dict>\n<<<<<<< HEAD\n=======\n", to: "App/Info.plist")
    let problem = try #require(AssetLibrary().appProblem(ofDocument: folder.path(of: "App/Main.xib")))
    #expect(problem.place == folder.path(of: "App/Info.plist:3"))
    #expect(problem.message.contains("merge conflict"))
    try folder.write("<plist><array/></plist>", to: "App/Info.plist")
    #expect(AssetLibrary().appProblem(ofDocument: folder.path(of: "App/Main.xib"))?.message.contains("no keys") == true)
    try folder.write(Self.plist(""), to: "App/Info.plist")
    #expect(AssetLibrary().appProblem(ofDocument: folder.path(of: "App/Main.xib")) == nil)
  }

  @Test("Fonts that the app loads are found by their names in the repository, if the project lacks them")
  func fonts() throws {
    try folder.write("{ }", to: "App/App.xcodeproj/project.pbxproj")
    for font in ["App/Own.ttf", "Shared/Brand.ttf", "Shared/Other.ttf"] { try folder.write("", to: font) }
    func fonts() -> [String] { AssetLibrary().fonts(aroundDocument: folder.path(of: "App/Main.xib")) }
    #expect(fonts() == [folder.path(of: "App/Own.ttf")])
    try folder.write(
      Self.plist("<key>UIAppFonts</key><array><string>Fonts/Brand.ttf</string><string>Own.ttf</string></array>"),
      to: "App/Info.plist")
    #expect(fonts() == ["App/Own.ttf", "Shared/Brand.ttf"].map(folder.path(of:)))
    let request = AssetRequest(kind: .fonts, name: "")
    let before = AssetLibrary().answer(to: request, document: folder.path(of: "App/Main.xib"))
    try folder.write("changed", to: "Shared/Brand.ttf")
    #expect(AssetLibrary().answer(to: request, document: folder.path(of: "App/Main.xib")).digest != before.digest)
  }

  @Test("What another process finds out about the app changes the answer that was given before")
  func takenApp() throws {
    let (library, request) = (AssetLibrary(), AssetRequest(kind: .app, name: ""))
    let document = folder.path(of: "App/Main.xib")
    let before = library.answer(to: request, document: document)
    try folder.write(Self.style("Dark"), to: "App/Info.plist")
    library.take(KnownApp(try info()), ofDocument: document)
    #expect(library.answer(to: request, document: document).digest != before.digest)
  }
}

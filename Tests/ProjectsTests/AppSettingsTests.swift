import TestSupport
import Testing

@testable import Projects

@Suite("What projects say about the Info.plist of a target")
struct AppSettingsTests {
  private let folder = TemporaryFolder()

  private func targets(_ text: String, _ path: String) throws -> ProjectTargets {
    let path = try folder.write(text, to: path).path
    return ProjectTargets([try #require(ProjectFile(path))])
  }

  private func xcode(_ project: XcodeProjectText) throws -> ProjectTargets {
    try targets(project.text, "Notes.xcodeproj/project.pbxproj")
  }

  private func app(_ targets: ProjectTargets, showing file: String = "A.xib") -> AppSettings? {
    targets.apps(showing: folder.path(of: file)).first?.app
  }

  @Test(
    "The file is that of the target's release, with the values of variables",
    arguments: [
      ("App/Info.plist", "App/Info.plist"), ("\"$(SRCROOT)/App/Info.plist\"", "App/Info.plist"),
      ("\"$(TARGET_NAME)/Info.plist\"", "Notes/Info.plist"), ("\"${PLACE}/Info.plist\"", "Deep/Info.plist"),
      ("\"$(UNKNOWN)/Info.plist\"", nil), ("\"$(LOOP)/Info.plist\"", nil), ("\"$(\"", nil),
    ])
  func file(written: String, expected: String?) throws {
    let settings = "INFOPLIST_FILE = \(written); PLACE = Deep; LOOP = \"$(LOOP)\";"
    let targets = try xcode(XcodeProjectText().adding("Notes", ["A.xib"], settings: settings))
    #expect(app(targets)?.file == expected.map(folder.path(of:)))
  }

  @Test("Variables that stand for very many others, or for a very long text, are not known")
  func hostileVariables() throws {
    func doubled(_ last: String) -> String {
      let names = (0..<8).map { "V\($0)" }
      let values = names.dropFirst().map { String(repeating: "$(\($0))", count: 60) } + [last]
      return zip(names, values).map { "\($0) = \"\($1)\"; " }.joined() + "INFOPLIST_FILE = \"$(V0)\";"
    }
    for last in ["", "x", String(repeating: "x", count: 100_000)] {
      let targets = try xcode(XcodeProjectText().adding("Notes", ["A.xib"], settings: doubled(last)))
      #expect(app(targets)?.file == nil)
    }
    let long = "LONG = \"\(String(repeating: "x", count: 9_000))\"; INFOPLIST_FILE = \"$(LONG)$(LONG)\";"
    #expect(app(try xcode(XcodeProjectText().adding("Notes", ["A.xib"], settings: long)))?.file == nil)
  }

  @Test("Variables in the values of variables are known however many and however deep they are")
  func nestedVariables() throws {
    let count = 2_000
    let chain = (0..<count).map { "V\($0) = \"$(V\($0 + 1))\"; " }.joined()
    let empty = String(repeating: "$(EMPTY)", count: 501)
    let settings = "INFOPLIST_FILE = \"\(empty)$(V0)/Info.plist\"; EMPTY = \"\"; \(chain)V\(count) = Deep;"
    let targets = try xcode(XcodeProjectText().adding("Notes", ["A.xib"], settings: settings))
    #expect(app(targets)?.file == folder.path(of: "Deep/Info.plist"))
  }

  @Test("Variables that stand for each other are not known")
  func ringOfVariables() throws {
    let settings =
      "INFOPLIST_FILE = \"$(A)\"; A = \"x$(B)\"; B = \"y$(A)\"; INFOPLIST_KEY_UIUserInterfaceStyle = \"$(B)\";"
    let app = app(try xcode(XcodeProjectText().adding("Notes", ["A.xib"], settings: settings)))
    #expect(app?.file == nil)
    #expect(app?.values["UIUserInterfaceStyle"]?.isEmpty != false)
  }

  @Test("Build settings are values of the file, those of the target before those of the project")
  func values() throws {
    let project = XcodeProjectText(settings: "INFOPLIST_KEY_UIUserInterfaceStyle = Light; INFOPLIST_FILE = Own.plist;")
      .adding(
        "Notes", ["A.xib"],
        settings: """
          INFOPLIST_KEY_UIUserInterfaceStyle = Dark; ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Brand; \
          INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait \
          UIInterfaceOrientationLandscapeLeft"; "INFOPLIST_KEY_UIStatusBarStyle[sdk=iphoneos*]" = Black; \
          "INFOPLIST_KEY_LSUIElement[sdk=macosx*]" = YES;
          """)
    let app = try #require(app(try xcode(project)))
    #expect(app.file == folder.path(of: "Own.plist"))
    #expect(
      app.values == [
        "UIUserInterfaceStyle": ["Dark"], "NSAccentColorName": ["Brand"], "UIStatusBarStyle": ["Black"],
        "UISupportedInterfaceOrientations~ipad": [
          "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
        ],
      ])
  }

  @Test("A framework's documents are shown by the app that it is a part of, and those of tests by none")
  func parts() throws {
    let project = XcodeProjectText()
      .adding("Kit", ["A.xib"], settings: "INFOPLIST_FILE = Kit.plist;", type: "framework")
      .adding("Tests", ["B.xib"], settings: "INFOPLIST_FILE = Tests.plist;", type: "bundle.unit-test")
      .adding("App", [], dependencies: ["Kit"], settings: "INFOPLIST_FILE = App.plist;")
    #expect(app(try xcode(project))?.file == folder.path(of: "App.plist"))
    #expect(app(try xcode(project), showing: "B.xib") == nil)
  }

  @Test("XcodeGen's info, its properties and its settings, merged from templates")
  func xcodeGen() throws {
    let targets = try targets(
      """
      targetTemplates:
        Base:
          settings: {base: {INFOPLIST_KEY_UIUserInterfaceStyle: Light, INFOPLIST_FILE: Old.plist}}
      targets:
        App:
          type: application
          templates: [Base]
          sources: [A.xib]
          info:
            path: App/Info.plist
            properties: {UIUserInterfaceStyle: Dark, UIAppFonts: [A.ttf, B.ttf]}
        Kit: {type: framework, sources: [B.xib], settings: {INFOPLIST_FILE: Kit.plist}}
        Widget: {type: app-extension, sources: [C.xib], settings: {INFOPLIST_FILE: Widget.plist}}
      """, "project.yml")
    #expect(app(targets)?.file == folder.path(of: "App/Info.plist"))
    #expect(app(targets)?.values == ["UIUserInterfaceStyle": ["Dark"], "UIAppFonts": ["A.ttf", "B.ttf"]])
    #expect(app(targets, showing: "B.xib") == nil)
    #expect(app(targets, showing: "C.xib")?.file == folder.path(of: "Widget.plist"))
  }

  @Test("XcodeGen's properties are known however deep they are, but not those that aliases repeat without end")
  func deepProperties() throws {
    let deep = try targets(
      """
      targets:
        App: {type: application, sources: [A.xib], info: {path: I.plist, properties: {A: {B: {C: {D: {E: x}}}}}}}
      """, "project.yml")
    #expect(app(deep)?.values == ["A.B.C.D.E": ["x"]])
    // 2 to the power of 40 empty mappings.
    let doubled = (1...40).map { "v\($0): &v\($0) {a: *v\($0 - 1), b: *v\($0 - 1)}\n" }.joined()
    let text = "v0: &v0 {}\n\(doubled)targets: {App: {sources: [A.xib], info: {properties: *v40}}}\n"
    #expect(try targets(text, "project.yml").problems.map(\.reason) == ["more than 100000 values"])
  }

  @Test(
    "Tuist's file, or the values that it adds to the usual ones",
    arguments: [
      ("\"App/Info.plist\"", "App/Info.plist", [:]), (".file(path: \"App/Info.plist\")", "App/Info.plist", [:]),
      (".extendingDefault(with: [\"UIUserInterfaceStyle\": \"Dark\"])", nil, ["UIUserInterfaceStyle": ["Dark"]]),
      (".default", nil, [:]),
    ] as [(String, String?, [String: [String]])])
  func tuist(written: String, file: String?, values: [String: [String]]) throws {
    let targets = try targets(
      """
      let project = Project(name: "Notes", targets: [
        .target(name: "App", product: .app, infoPlist: \(written), resources: ["A.xib"]),
        .target(name: "Kit", product: .framework, infoPlist: "Kit.plist", resources: ["B.xib"]),
      ])
      """, "Project.swift")
    #expect(app(targets)?.file == file.map(folder.path(of:)))
    #expect(app(targets)?.values == values)
    #expect(app(targets, showing: "B.xib") == nil)
  }
}

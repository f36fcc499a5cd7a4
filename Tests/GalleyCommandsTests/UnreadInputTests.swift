import Foundation
import TestSupport
import Testing

@Suite("Inputs that are there and cannot be read")
struct UnreadInputTests {
  /// An input of the sample project.
  enum Input: String, CaseIterable {
    case document = "App/Base.lproj/Card.xib"
    case table = "App/de.lproj/Card.strings"
    case catalog = "App/Card.xcstrings"
    case colorSet = "App/Assets.xcassets/Brand.colorset/Contents.json"
    case imageSet = "App/Assets.xcassets/Icons/logo.imageset/Contents.json"
    case group = "App/Assets.xcassets/Icons/Contents.json"
    case projectFile = "App.xcodeproj/project.pbxproj"
    case data = "data.yml"
  }

  enum Damage: CaseIterable {
    case conflict, pointer, encoding

    /// A word of the message.
    var word: String {
      switch self {
      case .conflict: "merge conflict"
      case .pointer: "Git LFS"
      case .encoding: "UTF-8"
      }
    }

    func bytes(of text: String) -> [UInt8] {
      switch self {
      case .conflict:
        Array("\n<<<<<<< HEAD\n\(text)\n=======\n\(text)\n>>>>>>> other\n".utf8)
      case .pointer: Array("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n".utf8)
      case .encoding: Array(text.utf8) + [0xE4, 0x0A]
      }
    }
  }

  private let folder: TemporaryFolder

  init() throws {
    let document = SampleDocuments.label
      .replacing("</label>", with: "<color key=\"textColor\" name=\"Brand\"/></label>")
      .replacing(
        "</subviews>",
        with: """
          <imageView image="logo" id="img" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="24" height="24"/></imageView></subviews>
          """)
    folder = try TemporaryFolder([
      Input.document.rawValue: document,
      Input.table.rawValue: "\"lbl-00-001.text\" = \"Name\";\n",
      Input.catalog.rawValue: """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"lbl-00-001.text": {"localizations": {"fr": {"stringUnit":
      {"state": "translated", "value": "Nom"}}}}}}

      """,
      Input.group.rawValue: "{\"info\": {\"author\": \"xcode\", \"version\": 1}}\n",
      Input.colorSet.rawValue: """
      {"colors": [{"idiom": "universal", "color": {"components": {"red": "1", "green": "0", "blue": "0"}}}]}

      """,
      Input.imageSet.rawValue: "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"logo.svg\"}]}\n",
      "App/Assets.xcassets/Icons/logo.imageset/logo.svg":
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\"><rect width=\"24\" height=\"24\"/></svg>",
      Input.projectFile.rawValue:
        "// !$*UTF8*$!\n{ objects = { P = { isa = PBXProject; knownRegions = ( en, Base, de, fr, ); }; }; }\n",
      Input.data.rawValue: "scenes:\n  Card:\n    lbl-00-001: Name\n",
      ".galley.yml": "fixtures: [data.yml]\n",
    ])
  }

  private func galley(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: arguments, in: folder.url)
  }

  private func galley(_ arguments: [String]) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: arguments, in: folder.url)
  }

  private var references: [String] { folder.files(below: "refs").filter { $0.hasSuffix(".png") } }

  @Test(
    "An input that Git or an editor has damaged is named with what to do, and no verdict is green after it",
    arguments: Input.allCases, Damage.allCases)
  func damaged(input: Input, damage: Damage) throws {
    let recorded = try galley("verify", "App", "--locale", "all", "--reference", "refs", "--record", "missing")
    #expect(recorded.code == 0, "\(recorded.log)")
    let known = references
    #expect(known.count == 3)
    let text = try String(contentsOf: folder.url.appending(path: input.rawValue), encoding: .utf8)
    try Data(damage.bytes(of: text)).write(to: folder.url.appending(path: input.rawValue))
    // A damaged configuration is wrong usage, before anything is read.
    let code: Int32 = input == .data ? 2 : 3
    let check = try galley("check", "App", "--locale", "all")
    #expect(check.code == code, "\(check.log)")
    #expect((check.log + check.output).contains(damage.word))
    #expect((check.log + check.output).contains(input.rawValue))
    let verify = try galley(
      "verify", "App", "--locale", "all", "--reference", "refs", "--record", "all", "--remove-orphaned=all")
    #expect(verify.code == code, "\(verify.log)")
    #expect((verify.log + verify.output).contains(damage.word))
    #expect(!verify.output.contains("orphaned,"))
    #expect(references == known)
  }

  @Test("A link to an asset catalog outside of the project is named, and no verdict is green")
  func linkedCatalog() throws {
    _ = try galley("verify", "App", "--reference", "refs", "--record", "missing")
    let known = references
    let outside = TemporaryFolder()
    let (catalog, elsewhere) = (folder.path(of: "App/Assets.xcassets"), outside.path(of: "A.xcassets"))
    try FileManager.default.moveItem(atPath: catalog, toPath: elsewhere)
    try folder.link("App/Assets.xcassets", to: elsewhere)
    for command in [["check", "App"], ["verify", "App", "--reference", "refs", "--record", "all"]] {
      let result = try galley(command)
      #expect(result.code == 3, "\(command)")
      #expect(result.log.contains("App/Assets.xcassets: error: this symbolic link"), "\(result.log)")
    }
    #expect(references == known)
  }

  @Test("The cells whose texts are in a damaged catalog are not compared, and the others are")
  func catalog() throws {
    _ = try galley("verify", "App", "--locale", "all", "--reference", "refs", "--record", "missing")
    try folder.write("{\n\"strings\": {", to: Input.catalog.rawValue)
    let result = try galley("verify", "App", "--locale", "all", "--reference", "refs", "--record", "never")
    #expect(result.code == 3)
    #expect(result.log.contains("App/Card.xcstrings:2: error: not a valid strings table: the file ends too early"))
    #expect(result.output.contains("canvas_fr_L@3x: failed: not compared"))
    #expect(result.output.hasSuffix("3 snapshots: 2 passed, 1 failed\n"))
  }

  @Test(
    "A value of a document that cannot be read fails its pictures, which are not recorded, with and without a cache",
    arguments: [
      ("width=\"24\"", "width=\"1e400\""), ("width=\"24\"", "width=\"wide\""),
      ("translatesAutoresizingMaskIntoConstraints=\"NO\"", "translatesAutoresizingMaskIntoConstraints=\"N0\""),
    ])
  func value(good: String, bad: String) throws {
    let verify = ["verify", "App", "--reference", "refs", "--cache", "cache", "--record"]
    #expect(try galley(verify + ["missing"]).code == 0)
    let known = folder.contents(below: "refs")
    let text = folder.text(Input.document.rawValue)
    try #require(text.contains(good))
    try folder.write(text.replacing(good, with: bad), to: Input.document.rawValue)
    for mode in ["never", "all", "failed"] {
      let result = try galley(verify + [mode])
      #expect(result.code == 3, "\(result.log)")
      #expect((result.output + result.log).contains("A value of the document cannot be read, line "))
      #expect(folder.contents(below: "refs") == known)
    }
    #expect(try galley(["check", "App"]).code == 3)
    #expect(try galley(["render", "App", "--out", "out"]).code == 3)
  }

  @Test("A configuration with a byte order mark, in UTF-16 or with the line ends of Windows is read")
  func configuration() throws {
    let text = "fixtures: [data.yml]\r\nmatrix:\r\n  type-size: [L, AX3]\r\n"
    let encodings: [Data] = [
      Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8),
      Data([0xFF, 0xFE]) + (text.data(using: .utf16LittleEndian) ?? Data()),
    ]
    for bytes in encodings {
      try bytes.write(to: folder.url.appending(path: ".galley.yml"))
      let result = try galley("check", "App")
      #expect(result.code == 0, "\(result.log)")
      #expect((result.log + result.output).contains("2 cells"))
    }
  }

  @Test("After a removal, each reference that was removed is listed in text, JSON and Markdown")
  func removal() throws {
    try folder.write(SampleDocuments.label, to: "App/Other.xib")
    _ = try galley("verify", "App", "--reference", "refs", "--record", "missing")
    #expect(references.count == 2)
    try FileManager.default.removeItem(at: folder.url.appending(path: "App/Other.xib"))
    let dry = try galley("verify", "--dry-run", "--remove-orphaned", "App", "--reference", "refs")
    #expect(dry.code == 1)
    #expect(dry.output.contains("App/Other.xib/Card/canvas_base_L@3x: orphaned: no scene"))
    #expect(dry.output.contains("it would be removed"))
    #expect(references.count == 2)
    let result = try galley(
      "verify", "--remove-orphaned", "App", "--reference", "refs", "--record", "missing", "--write", "json=r.json",
      "--write", "markdown=r.md")
    #expect(result.code == 0, "\(result.log)")
    #expect(
      result.output.contains("App/Other.xib/Card/canvas_base_L@3x: no scene renders this reference any more; removed"))
    #expect(result.output.hasSuffix("2 snapshots: 1 passed, 1 orphaned, 1 removed\n"))
    #expect(references.count == 1)
    #expect(
      try String(contentsOf: folder.url.appending(path: "r.json"), encoding: .utf8).contains(
        "Other.xib/Card/canvas_base"))
    #expect(try String(contentsOf: folder.url.appending(path: "r.md"), encoding: .utf8).contains("orphaned, removed"))
  }

  @Test("Nothing is removed if the input has no documents any more", arguments: ["", "=all"])
  func emptied(extent: String) throws {
    _ = try galley("verify", "App", "--reference", "refs", "--record", "missing")
    let known = references
    try FileManager.default.removeItem(at: folder.url.appending(path: "App/Base.lproj"))
    let result = try galley(
      "verify", "App", "--reference", "refs", "--record", "missing", "--remove-orphaned" + extent)
    #expect(result.code == 3)
    #expect(references == known)
  }
}

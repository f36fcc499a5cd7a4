import Foundation
import TestSupport
import Testing

@Suite("Pipes, devices and endless files in place of a project's files")
struct OddFileTests {
  /// A file of a project, with a command that reads it.
  struct Place: CustomTestStringConvertible, Sendable {
    var path: String
    var command: String
    var code: Int32 = 3
    var testDescription: String { "\(path), \(command)" }
  }

  private static let reference = "refs/App/Base.lproj/Card.xib/Card/canvas_base_L@3x"

  private static let places = [
    Place(path: "App/Base.lproj/Card.xib", command: "check App --locale all"),
    Place(path: "App/Base.lproj/Card.xib", command: "outline App"),
    Place(path: "App/Base.lproj/Card.xib", command: "fix App --finding 0"),
    Place(path: "App/Base.lproj/Card.xib", command: "localize export App --out texts --locale de"),
    Place(path: "App/de.lproj/Card.strings", command: "check App --locale all"),
    Place(path: "App/Info.plist", command: "check App"),
    Place(path: "App/Assets.xcassets/logo.imageset/Contents.json", command: "check App"),
    Place(path: "App/Assets.xcassets/logo.imageset/logo.svg", command: "check App"),
    Place(path: "fonts/thai/Hyphenation/de.txt", command: "render App --out out --font fonts/thai"),
    Place(path: ".galley.yml", command: "check App", code: 2),
    Place(path: "data.yml", command: "check App", code: 2),
    Place(path: "baseline.json", command: "check App --baseline baseline.json", code: 2),
    Place(path: reference + ".png", command: "verify App --reference refs --record never"),
    Place(path: reference + ".json", command: "verify App --reference refs --record never"),
    Place(path: "refs/versions.json", command: "verify App --reference refs --record never"),
    Place(path: reference + ".png", command: "diff before refs"),
    Place(
      path: "report/.galley-folder", command: "verify App --reference refs --report report", code: 4
    ),
    Place(path: "report/report.json", command: "merge report second --out merged"),
    Place(path: "report/report.json", command: "review report --apply decisions.json", code: 2),
    Place(path: "decisions.json", command: "review report --apply decisions.json", code: 2),
    Place(path: "guide.md", command: "figures --check"),
    Place(path: "docs/one.png", command: "figures --check"),
    Place(path: ".figures/one_en.jsonl", command: "figures --check"),
    Place(path: "docs/.galley-folder", command: "figures --check"),
    Place(path: "docs/.galley-folder", command: "figures", code: 4),
    Place(path: ".git/config", command: "figures --check"),
    Place(path: "figures.yml", command: "figures", code: 2),
    Place(path: "out/.galley-folder", command: "render App --out out", code: 4),
    Place(
      path: "texts/.galley-folder", command: "localize export App --out texts --locale de", code: 4),
  ]

  private func project() throws -> TemporaryFolder {
    let document = SampleDocuments.label.replacing(
      "</subviews>",
      with: """
        <imageView image="logo" id="img" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="24" height="24"/></imageView></subviews>
        """)
    let folder = try TemporaryFolder([
      "App/Base.lproj/Card.xib": document,
      "App/de.lproj/Card.strings": "\"lbl-00-001.text\" = \"Name\";\n",
      "App/Assets.xcassets/logo.imageset/Contents.json":
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"logo.svg\"}]}\n",
      "App/Assets.xcassets/logo.imageset/logo.svg":
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\"><rect width=\"24\" height=\"24\"/></svg>",
      "data.yml": "scenes:\n  Card:\n    lbl-00-001: Name\n",
      ".galley.yml": "fixtures: [data.yml]\n",
      "figures.yml": "output: docs\ninputs: [App]\nfigures:\n  one: {scene: Card}\n",
      "guide.md": "![One](docs/one.png)\n",
      ".git/HEAD": "",
    ])
    let font = Checkout.root.appending(path: "Fonts/Files/NotoSerif-Regular.ttf")
    try folder.write(Data(contentsOf: font), to: "fonts/thai/Foo.ttf")
    return folder
  }

  /// Makes what a command reads of earlier commands.
  private func prepare(_ place: Place, in folder: TemporaryFolder) throws {
    let needed = "\(place.path) \(place.command)"
    var commands: [String] = []
    if needed.contains("refs") || needed.contains("report") {
      commands.append("verify App --reference refs --record all --report report --quiet")
    }
    if needed.contains("figures") { commands.append("figures --quiet") }
    for command in commands {
      let run = try ToolProcess.run(arguments: command.split(separator: " ").map(String.init), in: folder.url)
      #expect(run.code == 0, "\(run.log)")
    }
    let copies = [("report", "second"), ("refs", "before")]
    for (source, copy) in copies where place.command.contains(copy) {
      try FileManager.default.copyItem(atPath: folder.path(of: source), toPath: folder.path(of: copy))
    }
  }

  @Test(
    "They are named with the exit code of a file that cannot be read, and nothing waits or fills the memory",
    .timeLimit(.minutes(1)), arguments: places, [OddFile.pipe, .device, .sparse])
  func oddFile(place: Place, odd: OddFile) throws {
    let folder = try project()
    try prepare(place, in: folder)
    try odd.put(at: place.path, in: folder)
    let run = try ToolProcess.run(arguments: place.command.split(separator: " ").map(String.init), in: folder.url)
    #expect(run.code == place.code, "\(run.log)\(run.output)")
    let name = place.path.split(separator: "/").last.map(String.init) ?? ""
    let stem = name.hasPrefix("canvas_") ? "canvas_base_L@3x" : name
    // A link to a device leads out of the project, too.
    let words = odd == .device ? [odd.words, "is a symbolic link", "leads out of the project"] : [odd.words]
    #expect((run.log + run.output).contains(stem), "\(run.log)\(run.output)")
    #expect(words.contains { (run.log + run.output).contains($0) }, "\(run.log)\(run.output)")
  }

  @Test("A stream that the command line names is read", arguments: ["-", "/dev/stdin"])
  func standardInput(path: String) throws {
    let folder = TemporaryFolder()
    let input = try folder.write("{\"variables\": 1, \"constraints\": []}\n", to: "input.jsonl")
    let run = try ToolProcess.run(arguments: ["solve", path], in: folder.url, input: input)
    #expect(run.code == 0, "\(run.log)")
    #expect(run.output.count { $0 == "\n" } == 1)
  }

  @Test(
    "A link of the project to a stream is refused, also if the command line names the link",
    arguments: ["solve", "diff"])
  func linkedStream(command: String) throws {
    let folder = TemporaryFolder()
    for name in ["a.png", "b.png"] { try folder.link(name, to: "/dev/zero") }
    let run = try ToolProcess.run(
      arguments: [command] + (command == "solve" ? ["a.png"] : ["a.png", "b.png"]), in: folder.url)
    #expect(run.code == 2)
    #expect(run.log.contains("is a symbolic link out of the project"), "\(run.log)")
  }
}

import Files
import Fonts
import Foundation
import Galley
import TestSupport
import Testing

/// A project in a repository, beside a folder with a picture, a font, texts and documents that are nobody's business.
@Suite("What a project names outside of itself")
struct ProjectBoundsTests {
  private let folder: TemporaryFolder
  /// A word that only the other folder's files have.
  private static let mark = "Secret"

  init() throws {
    let picture = SampleDocuments.label.replacing(
      "</subviews>",
      with: """
        <imageView image="p" id="img" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="150" y="0" width="60" height="30"/></imageView></subviews>
        """)
    folder = try TemporaryFolder([
      "project/App/Base.lproj/Card.xib": picture,
      "project/App/A.xcassets/p.imageset/Contents.json": #"{"images": [{"idiom": "universal", "filename": "p.svg"}]}"#,
      "secret/p.svg": #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>"#,
      "secret/Card.strings": "\"lbl-00-001.text\" = \"\(Self.mark)\";\n",
      "secret/Card.xib": SampleDocuments.label.replacing("Name", with: Self.mark),
      "secret/data.yml": "scenes:\n  Card:\n    lbl-00-001: \(Self.mark)\n",
      "secret/.galley.yml": "\(Self.mark): 1\n",
      "secret/guide.md": "![a](\(Self.mark).png)\n",
    ])
    try FileManager.default.createDirectory(atPath: folder.path(of: "project/.git"), withIntermediateDirectories: true)
  }

  private func run(_ arguments: String..., at place: String = "project") throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: arguments, in: URL(filePath: folder.path(of: place)))
  }

  // MARK: Links

  /// A place in the project from which a link leads to a file outside, and a command that reads it.
  struct Link: CustomTestStringConvertible {
    var path: String
    var target: String
    var command = ["layout", "App", "--locale", "de", "--json"]
    var testDescription: String { "\(path) -> \(target)" }
  }

  static let outwardLinks: [Link] = [
    Link(path: "App/A.xcassets/p.imageset/p.svg", target: "p.svg", command: ["render", "App", "--out", "out"]),
    Link(path: "App/de.lproj/Card.strings", target: "Card.strings"),
    Link(path: "App/Base.lproj/Other.xib", target: "Card.xib", command: ["layout", "App", "--json"]),
    Link(path: ".galley.yml", target: ".galley.yml"),
    Link(path: "docs/guide.md", target: "guide.md", command: ["figures", "--check"]),
  ]

  @Test(
    "A link out of the project is named, nothing of the file is shown, and the exit code says so",
    arguments: outwardLinks, [true, false])
  func links(link: Link, hasSandbox: Bool) throws {
    guard !hasSandbox || Sandbox.unavailability == nil else { return }
    try folder.write("", to: "project/\(link.path)")
    try folder.write("figures:\n  one: {scene: Card}\n", to: "project/figures.yml")
    try folder.link("project/\(link.path)", to: folder.path(of: "secret/\(link.target)"))
    let arguments = link.command + [hasSandbox ? "--sandbox" : "--no-sandbox"]
    let result = try ToolProcess.run(arguments: arguments, in: URL(filePath: folder.path(of: "project")))
    #expect(result.code == (link.path == ".galley.yml" ? 2 : 3), "\(result.output)\(result.log)")
    let text = result.output + result.log
    let name = String(link.path.split(separator: "/").last ?? "")
    #expect(text.contains(name) && text.contains("leads out of the project"), "\(text)")
    #expect(!text.contains(Self.mark), "\(text)")
  }

  /// Further links out of the project.
  static let otherLinks: [Link] = [
    Link(path: "App/Sub", target: "sub", command: ["check", "App"]),
    Link(path: "App/B.xcassets", target: "sub/B.xcassets", command: ["check", "App"]),
    Link(path: "App/L.xcstrings", target: "L.xcstrings", command: ["check", "App", "--locale", "all"]),
    Link(path: "App/Info.plist", target: "Info.plist", command: ["check", "App"]),
    Link(path: "data.yml", target: "data.yml", command: ["check", "App", "--config", "c.yml"]),
    Link(path: "App/Base.lproj/Other.xib", target: "sub", command: ["outline", "App"]),
    Link(path: "base.json", target: "Info.plist", command: ["check", "App", "--baseline", "base.json"]),
  ]

  @Test(
    "What is said about a link out of the project does not tell whether there is what it leads to",
    arguments: outwardLinks + otherLinks, [true, false])
  func existence(link: Link, hasSandbox: Bool) throws {
    guard !hasSandbox || Sandbox.unavailability == nil else { return }
    for (name, text) in [("sub/S.xib", SampleDocuments.label), ("sub/B.xcassets/Contents.json", "{}")] {
      try folder.write(text, to: "secret/\(name)")
    }
    for name in ["L.xcstrings", "Info.plist"] { try folder.write("{}", to: "secret/\(name)") }
    try folder.write("fixtures: [data.yml]\n", to: "project/c.yml")
    try folder.write("figures:\n  one: {scene: Card}\n", to: "project/figures.yml")
    try folder.write("", to: "project/\(link.path)")
    try folder.link("project/\(link.path)", to: folder.path(of: "secret/\(link.target)"))
    let arguments = link.command + [hasSandbox ? "--sandbox" : "--no-sandbox"]
    let results = try [true, false].map { isThere in
      if !isThere { try FileManager.default.removeItem(atPath: folder.path(of: "secret")) }
      let result = try ToolProcess.run(arguments: arguments, in: URL(filePath: folder.path(of: "project")))
      try? FileManager.default.removeItem(atPath: folder.path(of: "project/out"))
      return "\(result.code)\n\(result.output)\(result.log)"
    }
    #expect(results[0] == results[1])
  }

  @Test("A catalog's entry outside of the project is chosen whether its file is there or not")
  func existenceOfEntry() throws {
    let entries = ["../../../../secret/p.svg", "../../../../secret/none.svg", "own.svg"].map { name in
      #"{"idiom": "universal", "filename": "\#(name)"}"#
    }
    try folder.write(folder.text("secret/p.svg"), to: "project/App/A.xcassets/p.imageset/own.svg")
    let codes = try [0, 1].map { index in
      try folder.write(
        #"{"images": [\#(entries[index]), \#(entries[2])]}"#, to: "project/App/A.xcassets/p.imageset/Contents.json")
      return try run("check", "App").code
    }
    #expect(codes == [3, 3])
  }

  @Test(
    "A link out of the project is not followed because the command line has its name",
    arguments: [
      ["layout", "Link", "--json"], ["layout", "Link/Card.xib", "--json"],
      ["check", "App", "--config", "Link/.galley.yml"], ["verify", "App", "--reference", "Link"],
      ["diff", "App", "Link"], ["check", "App", "--write", "json=Link/new.json"], ["render", "App", "--out=Link/new"],
      ["fixtures", "App", "--out", "Link/new.yml"],
      ["check", "App", "--baseline", "Link/new.json", "--update-baseline"],
      ["merge", "App", "Link", "--out", "new"], ["solve", "Link/data.yml"],
    ])
  func namedLink(arguments: [String]) throws {
    try folder.link("project/Link", to: "../secret")
    let before = folder.contents(below: "secret")
    let result = try ToolProcess.run(arguments: arguments, in: URL(filePath: folder.path(of: "project")))
    #expect(result.code == 2 && result.log.contains("symbolic link out of the project"), "\(result.log)")
    #expect(!(result.output + result.log).contains(Self.mark), "\(result.output)\(result.log)")
    #expect(folder.contents(below: "secret") == before)
  }

  @Test("A link is one out of the project that it is in, also for a command from elsewhere")
  func linkOfAnotherProject() throws {
    try folder.link("project/Link", to: "../secret")
    let result = try run("diff", "project/App", "project/App", "--report", "project/Link/new", at: ".")
    #expect(result.code == 2 && result.log.contains("symbolic link out of the project"), "\(result.log)")
    #expect(!folder.exists("secret/new"))
  }

  @Test("A link named like a word of the command line opens nothing", arguments: ["light", "layout", "L", "base"])
  func wordLink(word: String) throws {
    try folder.write("", to: "project/App/de.lproj/Card.strings")
    try folder.link("project/App/de.lproj/Card.strings", to: "../../../secret/Card.strings")
    try folder.link("project/\(word)", to: "/")
    let result = try run("layout", "App", "--locale", "de,base", "--type-size", "L", "--appearance=light", "--json")
    #expect(result.code != 0 && !result.output.contains(Self.mark), "\(result.output)\(result.log)")
  }

  @Test("An output that is there opens neither its folder nor the project around that")
  func outputElsewhere() throws {
    try folder.write("", to: "secret/.git/HEAD")
    try folder.write("", to: "secret/out/results.json")
    try folder.write("", to: "project/App/de.lproj/Card.strings")
    try folder.link("project/App/de.lproj/Card.strings", to: "../../../secret/Card.strings")
    let result = try run("check", "App", "--locale", "de", "--write", "json=../secret/out/results.json")
    #expect(result.code == 3 && result.log.contains("leads out of the project"), "\(result.log)")
  }

  @Test("A linked catalog that is allowed is used")
  func allowedCatalog() throws {
    try FileManager.default.removeItem(atPath: folder.path(of: "project/App/A.xcassets"))
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "p.svg"}]}"#, to: "secret/B.xcassets/p.imageset/Contents.json")
    try folder.write(folder.text("secret/p.svg"), to: "secret/B.xcassets/p.imageset/p.svg")
    try folder.link("project/App/B.xcassets", to: "../../secret/B.xcassets")
    #expect(try run("check", "App").code == 3)
    let result = try run("check", "App", "--allow", "../secret/B.xcassets")
    #expect(!result.log.contains("error"), "\(result.log)")
  }

  @Test("The file behind a link that the command line allows is read", arguments: [true, false])
  func allowedLink(isFolder: Bool) throws {
    try folder.write("", to: "project/App/de.lproj/Card.strings")
    try folder.link("project/App/de.lproj/Card.strings", to: "../../../secret/Card.strings")
    let result = try run(
      "layout", "App", "--locale", "de", "--json", "--allow", isFolder ? "../secret" : "../secret/Card.strings")
    #expect(result.output.contains(Self.mark), "\(result.output)\(result.log)")
  }

  @Test("A link within the project is read, also from an input that is only a part of it")
  func innerLink() throws {
    try folder.write("\"lbl-00-001.text\" = \"Vorname\";\n", to: "project/Texts/Card.strings")
    try folder.write("", to: "project/App/de.lproj/Card.strings")
    try folder.link("project/App/de.lproj/Card.strings", to: "../../Texts/Card.strings")
    let result = try run("layout", "Base.lproj/Card.xib", "--locale", "de", "--json", at: "project/App")
    #expect(result.output.contains("Vorname"), "\(result.output)\(result.log)")
  }

  @Test("A catalog's entry that names a file outside of the project shows nothing of it")
  func catalogEntry() throws {
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "../../../../secret/p.svg"}]}"#,
      to: "project/App/A.xcassets/p.imageset/Contents.json")
    let result = try run("render", "App", "--out", "out", "--no-sandbox")
    #expect(result.code == 3, "\(result.log)")
    #expect(result.log.contains("leads out of the project"), "\(result.log)")
  }

  // MARK: Names in configurations

  @Test(
    "A path out of the project in a configuration is refused with its line, and what it names is not opened",
    arguments: [
      (".galley.yml", "# fonts\nfonts: [../secret]\n", ["check", "App"], 2),
      (".galley.yml", "fixtures: [../secret/data.yml]\n", ["check", "App"], 1),
      (".galley.yml", "fixtures: [/etc/passwd]\n", ["check", "App"], 1),
      (".galley.yml", "check:\n  baseline: ../secret/data.yml\n", ["check", "App"], 2),
      ("figures.yml", "inputs: [App, ../secret]\nfigures:\n  one: {scene: Card}\n", ["figures"], 1),
      ("figures.yml", "references: [../secret]\nfigures:\n  one: {scene: Card}\n", ["figures", "--check"], 1),
    ])
  func configuredPath(file: String, text: String, command: [String], line: Int) throws {
    try folder.write(text, to: "project/\(file)")
    let result = try ToolProcess.run(arguments: command, in: URL(filePath: folder.path(of: "project")))
    #expect(result.code == 2, "\(result.output)\(result.log)")
    #expect(result.log.contains("\(file):\(line): error: "), "\(result.log)")
    #expect(result.log.contains("leads out of the project") && !result.log.contains(Self.mark), "\(result.log)")
  }

  @Test("What --allow names may be used")
  func allowedPath() throws {
    try folder.write("fixtures: [../secret/data.yml]\n", to: "project/.galley.yml")
    let result = try run("layout", "App", "--json", "--allow", "../secret/data.yml")
    #expect(result.output.contains(Self.mark), "\(result.output)\(result.log)")
  }

  @Test("A path that --allow names has to be there")
  func missingAllowedPath() throws {
    let result = try run("check", "App", "--allow", "../nothing")
    #expect(result.code == 2)
    #expect(result.log.contains("--allow '../nothing' does not exist"), "\(result.log)")
  }

  @Test("What the command line names is read wherever it is, with the project around it")
  func namedElsewhere() throws {
    try folder.write("\"lbl-00-001.text\" = \"Vorname\";\n", to: "project/App/de.lproj/Card.strings")
    let result = try run("layout", "../project/App/Base.lproj/Card.xib", "--locale", "de", "--json", at: "secret")
    #expect(result.output.contains("Vorname"), "\(result.output)\(result.log)")
  }
}

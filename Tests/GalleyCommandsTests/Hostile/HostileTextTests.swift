import Files
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Puts hostile texts in every place of a project from which they reach an output, and reads all outputs.
@Suite("Hostile texts", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct HostileTextTests {
  private let folder = TemporaryFolder()

  /// Texts that mean something in an output, or hide something in it. XML 1.0 allows their characters.
  private static let payloads = [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "</script><!--", "\" onload=\"a", "' or '",
    "]]>&amp;&#0;",
    "[a](javascript:alert(1))", "![a](https://example.com/x)", "`a` ``b", "| a | b |\n|---|---|", "# Title\n- item",
    "@someone #1 www.example.com", "mailto:a@example.com", "\u{9B}31mred", "\u{7F}\u{85}\u{90}", "a\n::error::b",
    "##vso[task.setvariable variable=a]b", "\u{202E}gnp.exe", "\u{2066}left open", "\u{200F}\u{061C}\u{202D}x",
    "pass\u{200B}word\u{2060}\u{FEFF}", "${{ github.token }} $(id)", "=cmd|' /C calc'!A0",
    "a\u{2028}b\u{2029}c\r\nd\te", "\u{E0041}\u{E0042}hidden\u{3164}",
  ]

  /// Texts that cannot be in XML, but in names of files, YAML and tables.
  private static let controls = "\u{1B}[31m\u{1B}]0;a\u{7}\u{8}"

  private static func xml(_ text: String) -> String {
    text.unicodeScalars.map { "&#\($0.value);" }.joined()
  }

  /// A document with a label for each text, which is its text, name, id, class, image and font.
  private static var document: String {
    let labels = payloads.enumerated().map { index, payload in
      """
      <label text="\(xml(payload))" userLabel="\(xml(payload))" customClass="\(xml(payload))" id="\(xml("i\(index)" + payload))">
      <rect key="frame" x="0" y="\(index * 20)" width="12" height="9"/>
      <fontDescription key="fontDescription" name="\(xml(payload))" family="\(xml(payload))" pointSize="17"/>
      <color key="textColor" name="\(xml(payload))"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="galleyAccepts" value="clipped: \(xml(payload))"/>
      </userDefinedRuntimeAttributes>
      </label>
      <imageView image="\(xml(payload))" id="m\(index)"><rect key="frame" x="90" y="\(index * 20)" width="9" height="9"/>
      </imageView>
      """
    }.joined()
    return SampleDocuments.label.replacing("<subviews>", with: "<subviews>\(labels)")
      .replacing("userLabel=\"Card\"", with: "userLabel=\"\(xml("Card" + payloads.joined()))\"")
  }

  private func galley(_ arguments: String...) throws -> ToolProcess.Result {
    let run = try ToolProcess.run(arguments: arguments + ["--quiet"], in: folder.url)
    expectInert(run.output, "the output of \(arguments[0])")
    expectInert(run.log, "the log of \(arguments[0])")
    return run
  }

  private func expectInert(_ text: String, _ name: String, except allowed: [Unicode.Scalar] = ["\n"]) {
    let active = Set(text.unicodeScalars.filter { !allowed.contains($0) && InertText.acts($0) }.map(\.value))
    #expect(active.isEmpty, "\(name): \(active.map { String($0, radix: 16) })")
  }

  private func writeProject() throws {
    try folder.write("", to: ".galley.yml")
    try folder.write(Self.document, to: "Base.lproj/A.xib")
    let table = Self.payloads.enumerated().map { index, payload in
      let escaped = payload.unicodeScalars.map { scalar in
        scalar.value > 0xFFFF ? String(scalar) : "\\U" + String(format: "%04X", scalar.value)
      }.joined()
      return "\"lbl-00-001.text\(index == 0 ? "" : escaped)\" = \"\(escaped)\";\n"
    }
    try folder.write(table.joined(), to: "de.lproj/A.strings")
    try folder.write("\"lbl-00-001.text\" = \"x\";\n", to: "a\(Self.controls).lproj/A.strings")
    try folder.write(
      SampleDocuments.label, to: "Base.lproj/\(Self.controls)\u{202E}\n::error::`|[a](b)<b>\u{200B}.xib")
  }

  // MARK: Reading

  private final class Reader: NSObject, XMLParserDelegate {}

  private func expectXML(_ bytes: [UInt8], _ name: String) {
    let parser = XMLParser(data: Data(bytes))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(name): \(parser.parserError.map { "\($0)" } ?? "")")
  }

  private func expectJSON(_ bytes: [UInt8], _ name: String) {
    #expect((try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil, "\(name)")
  }

  /// The texts of a log in SARIF or JSON, as viewers show them.
  private func texts(in object: Any) -> [String] {
    switch object {
    case let text as String: [text]
    case let array as [Any]: array.flatMap(texts)
    case let members as [String: Any]: members.values.flatMap(texts)
    default: []
    }
  }

  /// What would be markup, a link or a mention without a backslash.
  private static let markup = ["<script", "<img src=x", "](javascript", "![a](https", "@someone"]

  private func expectNoMarkup(_ text: String, _ name: String, _ markup: [String] = markup) {
    for markup in markup {
      var rest = text[...]
      while let found = rest.firstRange(of: markup) {
        #expect(rest[..<found.lowerBound].last == "\\", "\(name): \(markup)")
        rest = rest[found.upperBound...]
      }
    }
  }

  private func checkReports(_ command: String) throws {
    let names = ["text", "json", "markdown", "junit", "sarif", "github"]
    for name in names {
      let bytes = try #require(folder.bytes("\(command).\(name)"), "\(command) \(name)")
      expectInert(String(decoding: bytes, as: UTF8.self), "\(command) \(name)")
    }
    func text(_ name: String) -> String { folder.text("\(command).\(name)") }
    expectXML(folder.bytes("\(command).junit") ?? [], "\(command) junit")
    for name in ["json", "sarif"] { expectJSON(folder.bytes("\(command).\(name)") ?? [], "\(command) \(name)") }
    let log = try JSONSerialization.jsonObject(with: Data(folder.bytes("\(command).sarif") ?? []))
    for text in texts(in: log) { expectInert(text, "a text of \(command) sarif") }
    #expect(
      text("github").split(separator: "\n").allSatisfy { $0.wholeMatch(of: #/::(error|warning|notice) .*/#) != nil })
    expectNoMarkup(text("markdown"), "\(command) markdown")
    #expect(!text("text").split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") })
  }

  // MARK: Commands

  private func formats(_ command: String) -> [String] {
    ["text", "json", "markdown", "junit", "sarif", "github"].flatMap { ["--write", "\($0)=\(command).\($0)"] }
  }

  @Test("Findings and differences of hostile documents are inert in every format, and every format can be read")
  func reports() throws {
    try writeProject()
    for arguments in [
      ["check", "Base.lproj", "--locale", "base,de", "--list", "note", "--fail-on", "warning"],
      ["sweep", "Base.lproj"],
      ["verify", "Base.lproj", "--reference", "refs", "--record", "never", "--report", "report"],
    ] {
      if arguments[0] == "verify" { try folder.write("", to: "refs/x") }
      let run = try ToolProcess.run(
        arguments: arguments + formats(arguments[0])
          + ["--quiet", "--no-cache"].prefix(arguments[0] == "verify" ? 2 : 1),
        in: folder.url)
      expectInert(run.output, "the output of \(arguments[0])")
      expectInert(run.log, "the log of \(arguments[0])")
      try checkReports(arguments[0])
    }
    for path in folder.files() where [".js", ".html", ".json"].contains(where: path.hasSuffix) {
      expectInert(folder.text(path), path, except: ["\n", "\t"])
    }
  }

  @Test("Images of hostile documents have an index that is inert, and SVG files that are, too, and that can be read")
  func images() throws {
    try writeProject()
    _ = try galley("render", "Base.lproj", "--out", "o", "--no-cache")
    let index = folder.text("o/index.html")
    #expect(index.contains("\\u202e"))
    expectInert(index, "index.html")
    #expect(!index.contains("<script>alert") && !index.contains("</script><!--"))
    _ = try galley("render", "Base.lproj", "--out", "v", "--format", "svg", "--no-cache")
    let drawings = folder.files().filter { $0.hasSuffix(".svg") }
    #expect(!drawings.isEmpty)
    for path in drawings {
      expectXML(folder.bytes(path) ?? [], path)
      expectInert(folder.text(path), path, except: ["\n", "\t"])
    }
  }

  @Test("Files for translators have the texts exactly, and everything else inertly")
  func translations() throws {
    try writeProject()
    let run = try galley("localize", "export", "Base.lproj", "--locale", "base,de", "--out", "t")
    #expect(run.code == 0, "\(run.log)")
    expectInert(folder.text("t/index.html"), "index.html")
    expectInert(folder.text("t/texts.json"), "texts.json")
    expectJSON(folder.bytes("t/texts.json") ?? [], "texts.json")
    let xliff = folder.text("t/de.xliff")
    expectXML(folder.bytes("t/de.xliff") ?? [], "de.xliff")
    expectInert(xliff, "de.xliff", except: ["\n", "\t"])
    #expect(xliff.contains("&#8238;gnp.exe"))
    // No field of the table begins as a formula.
    let fields = folder.text("t/texts.csv").split(separator: "\r\n").flatMap { $0.split(separator: ",") }
    #expect(!fields.contains { $0.unicodeScalars.first == "=" || $0.hasPrefix("\"=") })
  }

  @Test("Texts that show a figure are inert in every format, with hostile captions and alternative texts")
  func figures() throws {
    try folder.write(SampleDocuments.label, to: "App/One.xib")
    try folder.write("", to: ".galley.yml")
    let quoted = Self.payloads.map { payload in
      var json = "\""
      for scalar in (payload + Self.controls).unicodeScalars { json += "\\U" + String(format: "%08x", scalar.value) }
      return json + "\""
    }
    let figures = quoted.enumerated().map { index, text in
      "  f\(index):\n    scene: One\n    appearances: [light]\n    alt: \(text)\n    caption: \(text)\n"
    }
    try folder.write("output: img\ninputs: [App]\nfigures:\n\(figures.joined())", to: "figures.yml")
    for format in ["markdown", "html", "docc"] {
      let run = try galley("figures", "--snippet", format)
      #expect(run.code == 0 && !run.output.isEmpty, "\(run.log)")
      // In HTML, and in an element of it inside of Markdown, brackets mean nothing.
      expectNoMarkup(run.output, format, format == "docc" ? Self.markup : ["<script", "<img src=x"])
    }
  }
}

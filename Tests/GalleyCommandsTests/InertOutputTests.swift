import Files
import Foundation
import TestSupport
import Testing

/// Sends characters that act on a terminal, and commands of CI systems, through every way from a document to the
/// standard streams.
@Suite("Inert output", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct InertOutputTests {
  private let folder = TemporaryFolder()

  /// All control characters that XML 1.0 allows, and all marks of the direction and line separators (Unicode, UAX 9).
  private static let xmlCharacters =
    ([0x09, 0x0A, 0x0D] + Array(0x7F...0x9F) + [0x61C, 0x200E, 0x200F] + Array(0x2028...0x202E) + Array(0x2066...0x2069))
    .compactMap(Unicode.Scalar.init).map { "&#\($0.value);" }.joined()
  /// All characters that a file's name can have.
  private static let nameCharacters = String(
    String.UnicodeScalarView(
      (Array(1...0x9F) + Array(0x202A...0x2069)).compactMap(Unicode.Scalar.init)
        .filter { $0 != "/" && !("0"..."~").contains($0) }))

  private static let command = "&#10;::add-mask::x&#10;##vso[task.setvariable variable=a]b##[error]c"

  private func expectInert(_ run: ToolProcess.Result, _ name: String) {
    for text in [run.output, run.log] {
      let active = text.unicodeScalars.filter { $0 != "\n" && InertText.acts($0) }
      #expect(active.isEmpty, "\(name): \(active.map { String($0.value, radix: 16) })")
      let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      #expect(!lines.contains { $0.hasPrefix("::") }, "\(name)")
      #expect(!text.contains("##vso[") && !text.contains("##["), "\(name)")
    }
  }

  private var hostile: String {
    SampleDocuments.conflict
      .replacing("userLabel=\"Card\"", with: "userLabel=\"Card\(Self.xmlCharacters)\(Self.command)\"")
      .replacing("text=\"Name\"", with: "text=\"Name\(Self.xmlCharacters)\(Self.command)\"")
      .replacing("lbl-00-001", with: "lbl\(Self.xmlCharacters)\(Self.command)")
  }

  @Test(
    "Names, texts and ids of a document act on nothing",
    arguments: [
      ["render", "A.xib", "--out", "o"], ["layout", "A.xib", "--json"], ["layout", "A.xib", "--dump-system"],
      ["verify", "A.xib", "--reference", "refs", "--record", "all"], ["scenes", "A.xib"], ["locales", "A.xib"],
      ["fixtures", "A.xib"], ["explain", "A.xib", "--view", "Name"], ["explain", "A.xib", "--view", "nothing"],
      ["render", "A.xib", "--out", "o", "--scene", "nothing"],
      ["verify", "A.xib", "--reference", "refs", "--record", "all", "--format", "json"],
    ])
  func documents(arguments: [String]) throws {
    try folder.write(hostile, to: "A.xib")
    expectInert(try ToolProcess.run(arguments: arguments, in: folder.url), arguments.joined(separator: " "))
  }

  @Test("A change of a hostile text is reported inertly")
  func changes() throws {
    try folder.write(SampleDocuments.label.replacing("\"Name\"", with: "\"Other\""), to: "A.xib")
    _ = try ToolProcess.run(arguments: ["verify", "A.xib", "--reference", "refs", "--record", "all"], in: folder.url)
    try folder.write(hostile, to: "A.xib")
    let run = try ToolProcess.run(
      arguments: ["verify", "A.xib", "--reference", "refs", "--record", "never"], in: folder.url)
    #expect(run.code == 1, "\(run.output)\(run.log)")
    expectInert(run, "verify")
  }

  @Test(
    "Names of files act on nothing, whether they can be read or not",
    arguments: [SampleDocuments.label, SampleDocuments.broken, "<"])
  func fileNames(content: String) throws {
    // A name may have 255 bytes.
    for part in Self.nameCharacters.unicodeScalars.chunks(of: 40) {
      let name = "a\(part)\n::error::x.xib"
      try folder.write(content, to: name)
      expectInert(try ToolProcess.run(arguments: ["layout", name, "--json"], in: folder.url), "layout")
      expectInert(try ToolProcess.run(arguments: ["render", name, "--out", "o"], in: folder.url), "render")
      try FileManager.default.removeItem(atPath: folder.path(of: name))
    }
    expectInert(
      try ToolProcess.run(arguments: ["layout", "missing\u{1B}[2J\n::error::.xib", "--json"], in: folder.url), "missing"
    )
  }

  @Test("Keys and values of the configuration act on nothing")
  func configuration() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    let hostile = "\\u001b[31m\\u202e\\u0085\\n::error::x"
    for text in ["\"\(hostile)\": 1", "matrix:\n  locale: \"\(hostile)\"", "scenes: [\"\(hostile)\"]", "\u{1B}: ["] {
      try folder.write(text + "\n", to: ".galley.yml")
      expectInert(try ToolProcess.run(arguments: ["render", "A.xib", "--out", "o"], in: folder.url), text)
    }
  }

  @Test("Options with hostile values act on nothing")
  func options() throws {
    let hostile = "\u{1B}[31m\u{202E}\n::error::x"
    for arguments in [
      ["render", "--out", "o", "--locale", hostile, "A.xib"], [hostile], ["render", hostile, "--out", "o"],
      ["merge", hostile, "--out", "o"], ["review", hostile], ["diff", hostile, hostile],
      ["verify", "A.xib", "--reference", hostile, "--record", "never"],
    ] {
      expectInert(try ToolProcess.run(arguments: arguments, in: folder.url), arguments[0])
    }
  }

  @Test("What a library prints about a drawing is a note about it, the same in every run, and not a line of the log")
  func libraries() throws {
    func pdf(_ kids: String, _ font: String) -> String {
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [\(kids)] /Count 1 >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 10 20] /Contents 4 0 R /Resources << /Font << /F \(font) >> >> >>
      endobj
      4 0 obj << /Length 25 >>
      stream
      BT /F 12 Tf (abc) Tj ET
      endstream
      endobj
      trailer << /Root 1 0 R >>
      """
    }
    try folder.write("", to: ".galley.yml")
    try folder.write(
      SampleDocuments.label.replacing(
        "<subviews>",
        with: "<subviews><imageView image=\"p\" id=\"i1\">"
          + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></imageView>"),
      to: "A.xib")
    // Without pages, poppler_document_get_page fails an assertion, which GLib prints with a process and a time.
    try folder.write(pdf("", "<< >>"), to: "p.pdf")
    let empty = try ToolProcess.run(arguments: ["render", "A.xib", "--out", "o", "--no-index"], in: folder.url)
    #expect(empty.code == 3 && empty.log.contains("it has no page or no area"), "\(empty.log)")
    #expect(!empty.log.contains("CRITICAL") && !empty.log.contains("(process:"), "\(empty.log)")
    // Poppler prints "some font thing failed" about a font without a name.
    try folder.write(pdf("3 0 R", "<< /Type /Font /Subtype /Type1 >>"), to: "p.pdf")
    let layout = try ToolProcess.run(arguments: ["layout", "A.xib", "--json"], in: folder.url)
    #expect(layout.code == 0 && !layout.log.contains("process:"), "\(layout.log)")
    #expect(layout.output.contains("may lack a part of 'p.pdf': Poppler says 'some font thing failed'."))
  }

  @Test("JSON stays JSON, with the texts unchanged")
  func json() throws {
    let text = "a\u{1B}\u{7F}\u{9F}\u{202E}\u{2069} ##[error] ##vso[x] é 漢"
    let escaped = text.unicodeScalars.map { $0.value < 0x20 ? "" : "&#\($0.value);" }.joined()
    try folder.write(
      SampleDocuments.label.replacing("text=\"Name\"", with: "text=\"\(escaped)\""), to: "A.xib")
    let run = try ToolProcess.run(arguments: ["layout", "A.xib", "--json"], in: folder.url)
    expectInert(run, "layout")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect("\(object)".isEmpty == false)
    let expected = text.replacing("\u{1B}", with: "")
    #expect(strings(in: object).contains(expected))
  }

  private func strings(in object: Any) -> [String] {
    switch object {
    case let text as String: [text]
    case let array as [Any]: array.flatMap(strings)
    case let members as [String: Any]: members.values.flatMap(strings)
    default: []
    }
  }
}

extension String.UnicodeScalarView {
  fileprivate func chunks(of count: Int) -> [String] {
    let scalars = Array(self)
    return stride(from: 0, to: scalars.count, by: count).map { start in
      String(String.UnicodeScalarView(scalars[start..<Swift.min(start + count, scalars.count)]))
    }
  }
}

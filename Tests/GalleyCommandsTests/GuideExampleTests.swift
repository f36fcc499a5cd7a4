import Foundation
import TestSupport
import Testing

/// The examples of the Auto Layout Guide's chapters on unsatisfiable and ambiguous layouts and on debugging, as
/// documents of our own: found, explained, mended and checked again.
@Suite("The guide's examples, from the finding to the fix")
struct GuideExampleTests {
  /// A document with a mistake.
  struct Example: CustomTestStringConvertible {
    /// The document's name.
    var name: String
    /// The devices to check it on.
    var devices = "canvas"
    /// What `check` says of it.
    var finding: String
    /// The view to explain, and what the explanation says.
    var view: String
    var explanation: String
    /// What mends it, as the guide or its sense has it.
    var fix: String

    var testDescription: String { name }
  }

  static let examples = [
    // "Debugging Tricks and Tips", the first log: a label of at least 400 points and a text field in 320 points. The
    // guide lowers the priority; the text field keeps its room only below the priority of its content.
    Example(
      name: "LabelWidth",
      finding: "(the width of the label 'Name' is at least 400 pt) cannot be satisfied together with",
      view: "lbl-00-001", explanation: "its width is at least 400 pt (required; line 19, id con-00-001) - broken",
      fix: "Give 'Name.width \u{2265} 400' the priority 749"),
    // The same, the second log: the constraints have identifiers.
    Example(
      name: "LabelWidthWithIdentifiers", finding: "'Label Width' (the width of the label 'Name' is at least 400 pt)",
      view: "lbl-00-001", explanation: "'Label Width'",
      fix: "Give 'Label Width: Name.width \u{2265} 400' the priority 749"),
    // "Some conflicts occur only when the root view is stretched or shrunk": 16 + 136 + 16 + 136 + 16 = 320 points.
    Example(
      name: "Shrunk", devices: "canvas,280x500@2", finding: "on 280x500@2", view: "box-00-002",
      explanation: "its width is 136 pt", fix: "Box.width = 136' the priority 999"),
    // "Avoid giving views with an intrinsic content size a required content-hugging or compression-resistance
    // priority."
    Example(
      name: "RequiredContent", finding: "(the content size of the label 'A title as wide as it is')",
      view: "lbl-00-001",
      explanation: "its width is 80 pt", fix: "Make 'A title as wide as it is.width = 80' a lower limit"),
    // "By default, new views have their translatesAutoresizingMaskIntoConstraints property set to YES."
    Example(
      name: "AutoresizingMask", finding: "(the frame and autoresizing mask of the label 'Name')", view: "lbl-00-001",
      explanation: "broken", fix: "Let constraints place the label 'Name' instead of its autoresizing mask"),
    // "Ambiguous Layouts": constraints are missing.
    Example(
      name: "MissingPosition", finding: "do not determine the y position of the label 'Name'", view: "lbl-00-001",
      explanation: "top 0: open, no constraint holds it", fix: "Add a constraint for the y position of the label 'Name'"
    ),
    // "Ambiguous Layouts": two views have the same content hugging, and nothing says which of them is stretched.
    Example(
      name: "EqualHugging", finding: "do not determine the width of the label 'Name'", view: "lbl-00-001",
      explanation: "width 45: open from 45 to 238", fix: "Raise the horizontal content hugging of the label 'Name'"),
  ]

  @Test("A mistake is found, explained and mended, and then there are no findings", arguments: examples)
  func example(_ example: Example) throws {
    let folder = TemporaryFolder()
    let document = "\(example.name).xib"
    let original = try Data(contentsOf: Checkout.fixtures.appending(path: "Guide/\(document)"))
    try folder.write(original, to: document)
    try folder.write("", to: "Package.swift")
    func galley(_ command: String, _ arguments: String...) throws -> ToolProcess.Result {
      try ToolProcess.run(
        arguments: [command, document] + arguments + (command == "explain" ? [] : ["--device", example.devices]),
        in: folder.url)
    }

    let check = try galley("check")
    #expect(check.code == 1)
    #expect(check.output.contains(example.finding))
    let device = example.devices.split(separator: ",").last.map(String.init) ?? "canvas"
    #expect(try galley("explain", "--view", example.view, "--device", device).output.contains(example.explanation))

    // One change is enough, whatever else the mistake leads to.
    let id = String(try #require(check.output.firstMatch(of: /\[\w+ (\w{8})\]/)?.1))
    let fix = try galley("fix", "--finding", id)
    #expect(fix.code == 0)
    #expect(fix.output.contains(example.fix))
    #expect(folder.bytes(document) != Array(original))
    let again = try galley("check")
    #expect(again.code == 0 && again.output.contains("no findings;"), "\(again.output)")
  }
}

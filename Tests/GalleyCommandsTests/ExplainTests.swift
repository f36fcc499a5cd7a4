import Foundation
import TestSupport
import Testing

@Suite("galley explain", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct ExplainTests {
  private let folder = TemporaryFolder()

  private func explain(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: ["explain"] + arguments, in: folder.url)
  }

  @Test("Each side is explained in words and in visual format, with priority, line and id")
  func sides() throws {
    let file = try folder.write(SampleDocuments.label, to: "A.xib")
    let text = try String(contentsOf: file, encoding: .utf8)
    let line = try #require(text.split(separator: "\n").firstIndex { $0.contains("con-00-001") }) + 1
    let run = try explain("A.xib", "--view", "lbl-00-001")
    #expect(run.code == 0, "\(run.log)")
    #expect(
      run.output.hasPrefix("A.xib: 'Card' in canvas base L\nthe label 'Name' (UILabel:lbl-00-001'Name'): frame (20 "))
    #expect(
      run.output.contains(
        """

        left 20
          its leading edge is 20 pt after the leading edge of its superview (required; line \(line), id con-00-001)
            H:|-(20)-[UILabel:lbl-00-001'Name']

        right
        """))
    #expect(run.output.contains("its vertical centre is at the vertical centre of its superview"))
    #expect(run.output.contains("its width resists compression: at least "))
    #expect(run.log.isEmpty)
  }

  @Test("The alignment rectangle is printed if it differs from the frame by a point")
  func alignmentRectangle() throws {
    // The alignment rectangle of a segmented control ends 1 pt above its frame, that of a label is its frame.
    let control = SampleDocuments.label.replacing("<label opaque=\"NO\" text=\"Name\"", with: "<segmentedControl")
      .replacing("</label>", with: "<segments><segment title=\"One\"/></segments></segmentedControl>")
      .replacing("<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>", with: "")
    try folder.write(control, to: "Control.xib")
    try folder.write(SampleDocuments.label, to: "Label.xib")
    #expect(try explain("Control.xib", "--view", "lbl-00-001").output.contains("\nalignment rectangle (20 "))
    #expect(try !explain("Label.xib", "--view", "lbl-00-001").output.contains("alignment rectangle"))
  }

  @Test("Conflicts name the broken constraint and are not logged")
  func conflict() throws {
    try folder.write(SampleDocuments.conflict, to: "A.xib")
    let run = try explain("A.xib", "--view", "lbl-00-001")
    #expect(run.output.contains("conflict: these cannot all be satisfied"))
    #expect(run.output.contains("- broken"))
    #expect(run.log.isEmpty)
  }

  @Test("Open sides have a range")
  func ambiguity() throws {
    try folder.write(SampleDocuments.dangling, to: "A.xib")
    let run = try explain("A.xib", "--view", "lbl-00-001", "--quiet")
    #expect(run.output.contains("\nleft 0: open, no constraint holds it\n"))
    #expect(run.output.contains("\nright \(width(in: run.output)): open, no constraint holds it, with left\n"))
  }

  private func width(in output: String) -> Substring {
    output.split(separator: "\n").first { $0.hasPrefix("width ") }?.dropFirst(6) ?? ""
  }

  @Test("Each cell of the matrix has its own explanation")
  func matrix() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    let run = try explain("A.xib", "--view", "lbl-00-001", "--type-size", "L,AX3", "--device", "iphone-se")
    #expect(run.output.contains("A.xib: 'Card' in iphone-se base L\n"))
    #expect(run.output.contains("A.xib: 'Card' in iphone-se base AX3\n"))
  }

  @Test("A folder is searched for the document that has the view")
  func searchedFolder() throws {
    try folder.write(SampleDocuments.label, to: "App/A.xib")
    try folder.write(SampleDocuments.label.replacing("lbl-00-001", with: "lbl-00-002"), to: "App/B.xib")
    let run = try explain("App", "--view", "lbl-00-002")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("App/B.xib: "))
    #expect(!run.output.contains("A.xib"))
  }

  @Test("An unknown view is wrong usage, reported with similar ones")
  func unknownView() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    for asked in ["lbl-00-01", "label"] {
      let run = try explain("A.xib", "--view", asked)
      #expect(run.code == 2)
      #expect(run.output.isEmpty)
      #expect(run.log.contains("galley: error: unknown view '\(asked)'; similar: 'lbl-00-001' (label \"Name\")"))
    }
  }

  @Test("Exit codes follow the contract")
  func exitCodes() throws {
    try folder.write(SampleDocuments.broken, to: "broken.xib")
    #expect(try explain("broken.xib", "--view", "x").code == 3)
    #expect(try explain("nothing.xib", "--view", "x").code == 3)
    #expect(try explain("broken.xib").code == 2)
  }
}

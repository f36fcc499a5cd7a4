import Galley
import Reports
import Testing

@testable import SnapshotRuns

@Suite("Findings beside the code of the app")
struct CheckedDocumentTests {
  /// Makes a document with the buttons `small` and `large`, which a controller knows.
  private func document(_ statement: String = "", launchScreen: Bool = false) throws -> CheckedDocument {
    let action = #"<connections><action selector="choose:" destination="-1" id="x"/></connections>"#
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
        launchScreen="\(launchScreen ? "YES" : "NO")"><objects>
      <placeholder id="-1" customClass="Start"><connections><outlet property="small" destination="small" id="c1"/>
      <outlet property="label" destination="label" id="c2"/></connections></placeholder>
      <view id="root"><subviews><button id="small">\(action)</button><button id="large">\(action)</button>
      <button id="other"/><label id="label" text="Name"/></subviews></view></objects></document>
      """
    let source = "class Start {\n  func viewDidLoad() { \(statement) }\n}"
    return CheckedDocument(try InterfaceDocument(Array(xib.utf8), path: "A.xib")) { name in
      name == "Start" ? [("Start.swift", Array(source.utf8))] : []
    }
  }

  private func severity(
    _ rule: Finding.Rule, _ views: [String], regions: [Rect] = [Rect(x: 0, y: 0, width: 1, height: 1)],
    in document: CheckedDocument
  ) -> Finding.Severity {
    document.considering(
      Finding(rule: rule, severity: .warning, views: views, message: "It is wrong.", regions: regions)
    ).severity
  }

  @Test("Contrast on a launch screen is a note, and what is cut off there is not")
  func launchScreen() throws {
    #expect(severity(.contrast, ["label"], in: try document(launchScreen: true)) == .note)
    #expect(severity(.truncated, ["label"], in: try document(launchScreen: true)) == .warning)
    #expect(severity(.contrast, ["label"], in: try document()) == .warning)
  }

  @Test("A small button in a larger one that does the same is a note, and names why")
  func touchTarget() throws {
    let document = try document()
    #expect(severity(.touchTarget, ["small", "large"], in: document) == .note)
    #expect(severity(.touchTarget, ["small", "other"], in: document) == .warning)
    #expect(severity(.touchTarget, ["small"], in: document) == .warning)
    let finding = Finding(rule: .touchTarget, severity: .warning, views: ["small", "large"], message: "Small.")
    #expect(document.considering(finding).message == "Small. The larger one does the same.")
  }

  @Test("An overlap is a note if code hides one of the two", arguments: [["small", "label"], ["label", "small"]])
  func overlap(views: [String]) throws {
    #expect(severity(.overlap, views, in: try document("small.isHidden = true")) == .note)
    #expect(severity(.overlap, views, in: try document("small.isEnabled = true")) == .warning)
  }

  @Test("A text that code sets may be another one, but is outside whatever it is", arguments: [true, false])
  func clipped(isOutside: Bool) throws {
    let document = try document("label.text = name")
    let regions = isOutside ? [] : [Rect(x: 0, y: 0, width: 9, height: 9)]
    #expect(severity(.clipped, ["label"], regions: regions, in: document) == (isOutside ? .warning : .note))
  }

  @Test("What nothing in the project names is a note, unless its code is not at hand", arguments: [true, false])
  func unnamed(hasCode: Bool) throws {
    func severity(named: Set<String>) throws -> Finding.Severity {
      let document = CheckedDocument(
        try document().document,
        files: { hasCode && $0 == "Start" ? [("Start.swift", Array("class Start {}".utf8))] : [] },
        isNamed: named.contains)
      return self.severity(.truncated, ["label"], in: document)
    }
    #expect(try severity(named: []) == (hasCode ? .note : .warning))
    // The class, or the xib.
    #expect(try severity(named: ["Start"]) == .warning)
    #expect(try severity(named: ["A"]) == .warning)
    #expect(try severity(named: ["Other"]) == (hasCode ? .note : .warning))
  }

  @Test("A note stays as it is")
  func notes() throws {
    let note = Finding(rule: .contrast, severity: .note, views: ["label"], message: "Pale.")
    #expect(try document(launchScreen: true).considering(note) == note)
  }
}

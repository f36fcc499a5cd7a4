import Foundation
import Galley
import Testing

@Suite("Layout records")
struct LayoutRecordTests {
  @Test("A record has the contract's keys in the contract's order")
  func keys() {
    let label = LayoutNode(
      id: "lbl-00-001", elementClass: "label", name: "Name", frame: Rect(x: 16, y: 20.5, width: 100, height: 20.333),
      alignmentRect: Rect(x: 16, y: 20.5, width: 100, height: 20.333), isAmbiguous: true,
      text: TextSummary(string: "A \"b\"\n", lines: 1, isTruncated: true, firstBaseline: 16.5, lastBaseline: 16.5))
    var snapshot = SceneSnapshot.sample()
    snapshot.layout.root.children = [label]
    snapshot.layout.findings = [
      Finding(
        rule: .conflict, views: ["v"], constraints: ["c", "d"], broken: "c", message: "m",
        fixes: ["f"])
    ]
    let expected =
      #"{"galley":1,"document":"a/B.xib","scenes":[{"id":"abc-de-fgh","name":"Login","#
      + #""traits":{"device":"canvas","locale":"base","typeSize":"L","appearance":"light","look":"ios26"},"size":[375,667],"#
      + #""root":{"id":"abc-de-fgh","class":"view","name":"","frame":[0,0,375,667],"alignmentRect":[0,0,375,667],"#
      + #""hidden":false,"ambiguous":false,"children":[{"id":"lbl-00-001","class":"label","name":"Name","#
      + #""frame":[16,20.5,100,20.333],"alignmentRect":[16,20.5,100,20.333],"hidden":false,"ambiguous":true,"#
      + #""text":{"string":"A \"b\"\n","lines":1,"truncated":true,"firstBaseline":16.5,"lastBaseline":16.5},"#
      + #""children":[]}]},"findings":[{"rule":"conflict","severity":"error","views":["v"],"constraints":["c","d"],"#
      + #""broken":"c","message":"m","fixes":["f"]}]}]}"#
    #expect(LayoutRecord(document: "a/B.xib", scenes: [snapshot]).json() == expected)
  }

  @Test("Reading a sidecar gives the layout that was written")
  func roundTrip() throws {
    func node(_ id: String, isHidden: Bool = false, isAmbiguous: Bool = false, text: TextSummary? = nil) -> LayoutNode {
      LayoutNode(
        id: id, elementClass: "label", name: id, frame: Rect(x: 16, y: 20.5, width: 100, height: 20),
        alignmentRect: Rect(x: 17, y: 21.5, width: 98, height: 18), isHidden: isHidden, isAmbiguous: isAmbiguous,
        text: text, style: LayoutStyle(values: [:]))
    }
    let text = TextSummary(string: "Name", lines: 2, isTruncated: true, firstBaseline: 16.5, lastBaseline: 30.25)
    var snapshot = SceneSnapshot.sample()
    snapshot.layout.root.children = [
      node("plain"), node("ambiguous", isAmbiguous: true), node("hidden", isHidden: true), node("text", text: text),
    ]
    snapshot.layout.root.children[0].contentOffset = Point(x: 0, y: -47.5)
    snapshot.layout.root.style = LayoutStyle(values: [.font: "Title 1, 28 pt", .onTint: "#ED6441"])
    snapshot.layout.constraints = [
      ConstraintNote(
        id: "k", name: "Title Top", first: .init(view: "text", attribute: "top"),
        second: .init(view: "abc-de-fgh", attribute: "top"), constant: 24),
      ConstraintNote(id: "w", name: "", first: .init(view: "text", attribute: "width"), second: nil, constant: 44.5),
    ]
    let json = LayoutRecord(document: "A.xib", scenes: [snapshot]).json()
    let read = try SidecarReader.layout(in: Array(json.utf8))
    #expect(read.root.children == snapshot.layout.root.children)
    #expect(read.constraints == snapshot.layout.constraints && read.root.style == snapshot.layout.root.style)
    #expect(read.styleVersion == LayoutStyle.version)
    // The first version of styles has no number.
    let earlier = json.replacingOccurrences(of: ",\"styleVersion\":\(LayoutStyle.version)", with: "")
    #expect(try SidecarReader.layout(in: Array(earlier.utf8)).styleVersion == 1)
    #expect(read.root.children.map(\.isAmbiguous) == [false, true, false, false])
  }

  @Test("The findings of a sidecar can be read alone, and of another format not at all")
  func findingsAlone() throws {
    let finding = Finding(
      rule: .truncated, severity: .warning, views: ["v"], constraints: ["c"], message: "m", fixes: ["f", "g"])
    let json = LayoutRecord(document: "A.xib", scenes: [.sample(findings: [finding])]).json()
    #expect(try SidecarReader.findings(in: Array(json.utf8)) == [finding])
    let newer = json.replacingOccurrences(of: #""galley":1"#, with: #""galley":2"#)
    #expect(throws: SidecarError.version(2)) { try SidecarReader.findings(in: Array(newer.utf8)) }
    #expect(throws: SidecarError.malformed) { try SidecarReader.findings(in: Array(json.utf8.dropLast(3))) }
  }

  @Test("A rule of another version of Galley survives reading and writing")
  func unknownRule() throws {
    let finding = #"{"rule":"sinking","severity":"warning","views":[],"constraints":[],"message":"m","fixes":[]}"#
    var snapshot = SceneSnapshot.sample()
    let record = LayoutRecord(document: "A.xib", scenes: [snapshot]).json()
    let newer = record.replacingOccurrences(of: #""findings":[]"#, with: #""findings":["# + finding + "]")
    snapshot.layout = try SidecarReader.layout(in: Array(newer.utf8))
    #expect(snapshot.layout.findings.map(\.rule) == [nil])
    #expect(LayoutRecord(document: "A.xib", scenes: [snapshot]).json() == newer)
  }

  @Test(
    "Numbers have up to three decimals and no sign on zero",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (1.0006, "1.001"), (20.3333, "20.333"), (-7.5, "-7.5"), (0.05, "0.05"),
      (12345.6, "12345.6"), (-0.25, "-0.25"),
    ])
  func numbers(value: Double, text: String) {
    var snapshot = SceneSnapshot.sample()
    snapshot.layout.size.width = value
    #expect(LayoutRecord(document: "", scenes: [snapshot]).json().contains("\"size\":[\(text),667]"))
  }

  @Test("Control characters are escaped, so that a record is one line")
  func controlCharacters() {
    let json = LayoutRecord(document: "a\u{1}\u{2028}\t\\", scenes: []).json()
    #expect(json == #"{"galley":1,"document":"a\u0001\u2028\t\\","scenes":[]}"#)
  }

  @Test("The escape of a control character has four hexadecimal digits")
  func escapeDigits() {
    let json = LayoutRecord(document: "\u{F}\u{10}\u{1F}", scenes: []).json()
    #expect(json == #"{"galley":1,"document":"\u000f\u0010\u001f","scenes":[]}"#)
  }
}

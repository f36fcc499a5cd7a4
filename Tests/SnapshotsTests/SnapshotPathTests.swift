import Galley
import Testing

@Suite("Snapshot paths")
struct SnapshotPathTests {
  @Test("A path contains the document, the scene and the cell")
  func wholePath() throws {
    let cell = MatrixCell(
      screen: .device(try Device(parsing: "iphone-se")), locale: "zh-Hant",
      typeSize: .category(.accessibilityExtraLarge),
      orientation: .landscape, appearance: .dark, look: .iOS18)
    let path = SnapshotPath(document: "App/Base.lproj/Main.storyboard")
    #expect(
      path.file(for: .sample(cell: cell), overlays: ["constraints"])
        == "App/Base.lproj/Main.storyboard/Login/iphone-se_zh-Hant_AX3_landscape_dark_ios18_constraints@2x")
  }

  @Test("Usual traits are left out")
  func shortPath() {
    #expect(SnapshotPath(document: "B.xib").file(for: .sample()) == "B.xib/Login/canvas_base_L@2x")
  }

  @Test("A device made from a size is named by its points, with the scale at the end")
  func sizePath() throws {
    let cell = MatrixCell(screen: .device(try Device(parsing: "390x844@3")))
    #expect(SnapshotPath(document: "B.xib").file(for: .sample(cell: cell, scale: 3)) == "B.xib/Login/390x844_base_L@3x")
  }

  @Test(
    "Characters that some file system does not accept are escaped",
    arguments: [
      ("a/b", "a%2Fb"), ("..", "%2E."), ("Größe", "Gr%C3%B6%C3%9Fe"), ("50%", "50%25"), ("My Scene", "My Scene"),
      (" x ", "%20x%20"), ("a:b*c?", "a%3Ab%2Ac%3F"), (".hidden", "%2Ehidden"),
    ])
  func escaping(name: String, part: String) {
    #expect(SnapshotPath(document: "B.xib").sheet(ofScene: name) == "B.xib/\(part)/sheet")
  }

  @Test("No path leaves the output folder")
  func noEscape() {
    #expect(SnapshotPath(document: "../../etc/./B.xib").folder == "etc/B.xib")
    #expect(SnapshotPath(document: "/etc/B.xib").folder == "etc/B.xib")
  }

  @Test("A very long name is cut and stays distinct from others")
  func longNames() {
    let path = SnapshotPath(document: "B.xib")
    let one = path.sheet(ofScene: String(repeating: "a", count: 400) + "1")
    let other = path.sheet(ofScene: String(repeating: "a", count: 400) + "2")
    #expect(one != other)
    #expect(one.utf8.count < 255)
  }

  @Test("Names that are equal when case is ignored get their ids")
  func caseFolding() {
    let names = UniqueNames.resolve([("Login", "1"), ("login", "2"), ("LOGIN", "3"), ("", "4"), ("Other", "5")])
    #expect(names == ["Login", "login (2)", "LOGIN (3)", "4", "Other"])
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
  }
}

import Files
import Galley
import TestSupport
import Testing

@testable import Snapshots

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
      ("a/b", "a%2Fb"), ("a\\b", "a%5Cb"), ("..", "%2E%2E"), ("end.", "end%2E"), (".hidden", "%2Ehidden"),
      ("x ", "x%20"), ("a:b*c?", "a%3Ab%2Ac%3F"), ("\"<|>\"", "%22%3C%7C%3E%22"),
      ("a\nb\u{7F}\u{85}", "a%0Ab%7F%C2%85"),
      ("CON", "%43ON"), ("aux.xib", "%61ux.xib"), ("nul ", "%6Eul%20"), ("Com1", "%43om1"), ("LPT9.a.b", "%4CPT9.a.b"),
      ("50%25", "50%2525"),
    ])
  func escaping(name: String, part: String) {
    #expect(SnapshotPath(document: "B.xib").sheet(ofScene: name) == "B.xib/\(part)/sheet")
  }

  @Test("A name that would be one character with the slash before it is escaped", arguments: HostileScalars.all)
  func joining(scalar: String) throws {
    let path = SnapshotPath(document: "a/\(scalar)B.xib").sheet(ofScene: "\(scalar)x/\(scalar)y_\(scalar)")
    let parts = path.utf8.split(separator: "/")
    #expect(parts.count == 4)
    #expect(path.split(separator: "/").count == 4, "programs that see characters see the same parts")
    #expect(Array(FileNameEscapes.unescaped(String(parts[2])).utf8) == Array("\(scalar)x/\(scalar)y_\(scalar)".utf8))
    let isEscaped = HostileScalars.joining.contains(scalar)
    #expect(parts[2].utf8.hasPrefix("%") == isEscaped && parts[1].utf8.hasPrefix("%") == isEscaped)
  }

  @Test("A combining mark at the beginning is written as its bytes")
  func mark() {
    #expect(SnapshotPath(document: "B.xib").sheet(ofScene: "\u{301}a") == "B.xib/%CC%81a/sheet")
    #expect(
      SnapshotPath(document: "B.xib").sheet(ofScene: "e\u{301}a").utf8.elementsEqual("B.xib/e\u{301}a/sheet".utf8))
  }

  @Test(
    "All other characters stay",
    arguments: [
      "Chats (empty)", "Größe", "50%", "50% of 2%x", " x", "My Scene", "a.b", "設定",
      "#1 & 'two', [three]; {four} + 5 = $9!", "Console",
      "COM", "com10", "é",
    ])
  func unescaped(name: String) {
    #expect(SnapshotPath(document: "B.xib").sheet(ofScene: name) == "B.xib/\(name)/sheet")
  }

  @Test(
    "Texts that differ have names that differ",
    arguments: [("a/b", "a%2Fb"), ("%41", "A"), ("%", "%25"), ("con", "%63on")])
  func injective(one: String, other: String) {
    let path = SnapshotPath(document: "B.xib")
    #expect(path.sheet(ofScene: one) != path.sheet(ofScene: other))
  }

  @Test("A long name is cut between characters, and not within an escape")
  func cut() throws {
    for character in ["\u{1F469}\u{200D}\u{1F467}", "ß", "/"] {
      let part = try #require(
        SnapshotPath(document: "B.xib").folder(ofScene: String(repeating: character, count: 300)).split(separator: "/")
          .last)
      #expect(part.utf8.count <= 200)
      let (text, hash) = (part.split(separator: "-")[0], part.split(separator: "-").dropFirst())
      #expect(text.replacing(character == "/" ? "%2F" : character, with: "").isEmpty)
      #expect(hash.count == 1)
    }
  }

  @Test("The former path of a snapshot has the escapes of earlier versions")
  func formerPaths() {
    let cell = "iphone-17_base_L@3x"
    #expect(SnapshotPath.formerly("Shop/Chats (empty)/\(cell)") == "Shop/Chats %28empty%29/\(cell)")
    #expect(SnapshotPath.formerly("Größe/a%2Fb/\(cell)") == "Gr%C3%B6%C3%9Fe/a%2Fb/\(cell)")
    #expect(SnapshotPath.formerly("Shop/Cart 2/\(cell)") == nil)
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

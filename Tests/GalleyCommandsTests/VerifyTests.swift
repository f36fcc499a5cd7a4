import Foundation
import Galley
import TestSupport
import Testing

@Suite("galley verify")
struct VerifyTests {
  private let folder = TemporaryFolder()
  private let label = SampleDocuments.label
  private let picture = "Card.xib/Card/canvas_base_L@3x"

  init() throws {
    try folder.write(label, to: "Card.xib")
  }

  private func verify(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(
      arguments: ["verify", "Card.xib", "--reference", "refs", "--quiet"] + arguments, in: folder.url)
  }

  private func rewrite(_ text: String, _ replacement: String) throws {
    #expect(label.contains(text))
    try folder.write(label.replacing(text, with: replacement), to: "Card.xib")
  }

  @Test("A missing reference fails if nothing may be recorded, and is written otherwise")
  func recording() throws {
    let refused = try verify("--record", "never")
    #expect(refused.code == 2)
    #expect(refused.log.contains("refs: error: the folder of references does not exist"))
    #expect(!folder.exists("refs"))
    #expect(try verify("--record", "missing").code == 0)
    #expect(folder.files(below: "refs") == [picture + ".json", picture + ".png", "versions.json"])
    let again = try verify("--record", "never")
    #expect(again.code == 0)
    #expect(again.output == "1 snapshot: 1 passed\n")
  }

  @Test("A longer text is reported with both texts and what grew")
  func text() throws {
    _ = try verify("--record", "all")
    try rewrite("text=\"Name\"", "text=\"Surname\"")
    let result = try verify("--record", "never")
    #expect(result.code == 1)
    #expect(result.output.contains("'Name' now says 'Surname'"))
    #expect(result.output.contains("wider"))
  }

  @Test("A shift of one point is reported as movement")
  func movement() throws {
    _ = try verify("--record", "all")
    try rewrite("constant=\"20\"", "constant=\"21\"")
    #expect(try verify("--record", "never").output.contains("'Name' moved 1 pt right\n"))
  }

  @Test("References that do not pass are written if the mode is failed")
  func recordFailed() throws {
    _ = try verify("--record", "all")
    try rewrite("constant=\"20\"", "constant=\"21\"")
    #expect(try verify("--record", "failed").code == 0)
    #expect(try verify("--record", "never").output == "1 snapshot: 1 passed\n")
  }

  @Test("The same pixels from another layout pass unless the run is strict")
  func layout() throws {
    _ = try verify("--record", "all")
    // A view without a look that nothing is in: it moves, and no pixel does.
    let empty = { (x: Int) in
      """
      <view contentMode="scaleToFill" id="emp-ty-001" userLabel="Spacer">
      <rect key="frame" x="\(x)" y="70" width="10" height="10"/>
      <autoresizingMask key="autoresizingMask"/>
      </view>
      </subviews>
      """
    }
    try folder.write(label.replacing("</subviews>", with: empty(200)), to: "Card.xib")
    _ = try verify("--record", "all")
    try folder.write(label.replacing("</subviews>", with: empty(210)), to: "Card.xib")
    let result = try verify("--record", "never")
    #expect(result.code == 0)
    #expect(result.output.contains("another layout"))
    #expect(result.output.contains("'Spacer' moved 10 pt right"))
    #expect(try verify("--record", "never", "--strict-layout").code == 1)
  }

  @Test("A change in a bar over the scene is reported with its texts")
  func bars() throws {
    let storyboard = try String(contentsOf: SampleDocuments.account, encoding: .utf8)
    try folder.write(storyboard, to: "App/Account.storyboard")
    func verify(_ mode: String) throws -> ToolProcess.Result {
      try ToolProcess.run(
        arguments: ["verify", "App", "--reference", "bars", "--quiet", "--record", mode], in: folder.url)
    }
    _ = try verify("all")
    try folder.write(
      storyboard.replacing("\"navigationItem\" title=\"Account\"", with: "\"navigationItem\" title=\"Profile\""),
      to: "App/Account.storyboard")
    let result = try verify("never")
    #expect(result.code == 1)
    #expect(result.output.contains("'Account' now says 'Profile'"), "\(result.output)")
    let layout = try ToolProcess.run(arguments: ["layout", "App", "--json"], in: folder.url)
    // The bars are in the sidecar, which the picture is compared with, and in the layout.
    let sidecar = try #require(
      folder.files(below: "bars").first { $0.hasSuffix("@2x.json") || $0.hasSuffix("@3x.json") })
    #expect(folder.text("bars/\(sidecar)").contains("\"chrome\":["))
    #expect(layout.output.contains("\"chrome\":["))
  }

  @Test("A masked view does not count")
  func mask() throws {
    _ = try verify("--record", "all")
    try rewrite("text=\"Name\"", "text=\"Home\"")
    #expect(try verify("--record", "never").code == 1)
    #expect(try verify("--record", "never", "--mask", "lbl-00-001").code == 0)
  }

  @Test("The reference of a renamed scene is found by the scene's id, and moved if anything may be recorded")
  func renamedScene() throws {
    _ = try verify("--record", "all")
    try rewrite("userLabel=\"Card\"", "userLabel=\"Tile\"")
    let renamed = try verify("--record", "never")
    #expect(renamed.code == 0)
    #expect(renamed.output.contains("a scene or document has another name now ('Card' of Card.xib is now 'Tile')"))
    #expect(folder.files(below: "refs").contains(picture + ".png"))
    let moved = picture.replacing("/Card/", with: "/Tile/")
    try folder.write(
      label.replacing("userLabel=\"Card\"", with: "userLabel=\"Tile\"").replacing("\"Name\"", with: "\"Home\""),
      to: "Card.xib")
    let changed = try verify("--record", "missing")
    #expect(changed.code == 1 && changed.output.contains("\(moved): the picture changed, formerly \(picture)\n"))
    #expect(folder.files(below: "refs") == [moved + ".json", moved + ".png", "versions.json"])
    // The reference was moved, not replaced by the changed picture.
    try rewrite("userLabel=\"Card\"", "userLabel=\"Tile\"")
    #expect(try verify("--record", "never").output == "1 snapshot: 1 passed\n")
  }

  @Test("An orphaned reference is reported, and removed on request")
  func orphans() throws {
    _ = try verify("--record", "all")
    let other = label.replacing("userLabel=\"Card\"", with: "userLabel=\"Tile\"")
      .replacing("vie-00-001", with: "vie-00-009").replacing("text=\"Name\"", with: "text=\"Home\"")
    try folder.write(other, to: "Card.xib")
    #expect(try verify("--record", "never").output.contains("\(picture): no scene renders this reference any more"))
    #expect(try verify("--record", "missing", "--remove-orphaned").code == 0)
    #expect(!folder.files(below: "refs").contains(picture + ".png"))
  }

  @Test("References of other languages and sizes are not orphans")
  func otherCells() throws {
    _ = try verify("--record", "all", "--type-size", "L,AX3")
    #expect(try verify("--record", "never", "--type-size", "L").output == "1 snapshot: 1 passed\n")
  }

  @Test("A reference that is not a picture is reported, and the run continues")
  func damaged() throws {
    _ = try verify("--record", "all")
    try folder.write("not a picture", to: "refs/\(picture).png")
    let result = try verify("--record", "never")
    #expect(result.code == 3)
    #expect(result.output.contains("the reference is not a PNG file"))
  }

  @Test("A report contains the pictures of changes, and summaries are written beside it")
  func report() throws {
    _ = try verify("--record", "all")
    try rewrite("text=\"Name\"", "text=\"Home\"")
    #expect(try verify("--record", "never", "--report", "report", "--write", "junit=results.xml").code == 1)
    let files = folder.files(below: "report")
    for kind in ["expected", "actual", "difference", "thumbnail", "expected.overlay", "actual.overlay"] {
      #expect(files.contains("images/\(picture).\(kind).png"))
    }
    #expect(files.contains("index.html") && !files.contains { $0.contains(".pictures") })
    let junit = try String(contentsOf: folder.url.appending(path: "results.xml"), encoding: .utf8)
    #expect(junit.contains("failures=\"1\""))
    let pictures = junit.matches(of: /\[\[ATTACHMENT\|([^\]]+)\]\]/).map { String($0.1) }
    #expect(
      pictures.map { $0.suffix(12) } == ["3x.actual.png", ".expected.png", "ifference.png"].map { $0.suffix(12) })
    for picture in pictures { #expect(FileManager.default.fileExists(atPath: folder.url.path + "/" + picture)) }
  }

  @Test("A report that another run is writing is left alone, and its pictures stay")
  func reportInUse() throws {
    _ = try verify("--record", "all")
    try rewrite("constant=\"20\"", "constant=\"30\"")
    _ = try verify("--record", "never", "--report", "report")
    let before = folder.contents(below: "report")
    try folder.write("its picture", to: "report/.pictures/Card.actual")
    let other = open(folder.path(of: "report/.pictures"), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    let refused = try verify("--record", "never", "--report", "report")
    #expect(refused.code == 4)
    #expect(refused.log.contains("Another run is writing a report into it."), "\(refused.log)")
    #expect(folder.text("report/.pictures/Card.actual") == "its picture")
    close(other)
    #expect(try verify("--record", "never", "--report", "report").code == 1)
    #expect(folder.contents(below: "report") == before)
  }

  @Test("A summary with the report's address shows pictures that the report has, cut out around the change")
  func pullRequest() throws {
    _ = try verify("--record", "all")
    try rewrite("text=\"Name\"", "text=\"Home\"")
    _ = try verify(
      "--record", "never", "--report", "report", "--image-base", "https://host/7/", "--write", "markdown=m.md")
    let markdown = try String(contentsOf: folder.url.appending(path: "m.md"), encoding: .utf8)
    let shown = markdown.matches(of: /!\[[^\]]*\]\(https:\/\/host\/7\/([^)]*)\)/).map { String($0.1) }
    #expect(shown.count == 3)
    let files = folder.files(below: "report")
    for path in shown { #expect(files.contains(try #require(path.removingPercentEncoding))) }
    let detail = try PNG.decode(folder.bytes("report/images/\(picture).actual.detail.png") ?? [], scale: 3)
    #expect(detail.width >= 600 && detail.height == 300, "200 points wide at least, and the whole height of 100")
  }

  @Test(
    "An image base without a report, or with a character that ends a link, is refused",
    arguments: ["https://a/b c", "x)", ""])
  func imageBase(address: String) throws {
    #expect(try verify("--image-base", "https://host").code == 2)
    #expect(try verify("--report", "report", "--image-base", address).code == 2)
  }

  @Test("The first recording tells the problems of the layout, on the lines of the document")
  func problems() throws {
    try folder.write(SampleDocuments.conflict, to: "Card.xib")
    _ = try verify("--record", "all", "--write", "sarif=log.sarif", "--write", "junit=results.xml")
    let line =
      try #require(
        SampleDocuments.conflict.split(separator: "\n", omittingEmptySubsequences: false)
          .firstIndex { $0.contains("con-00-004") }) + 1
    let sarif = try String(contentsOf: folder.url.appending(path: "log.sarif"), encoding: .utf8)
    #expect(sarif.contains(#""ruleId":"conflict""#))
    #expect(sarif.contains(#""startLine":\#(line)"#))
    let junit = try String(contentsOf: folder.url.appending(path: "results.xml"), encoding: .utf8)
    #expect(junit.contains("&#10;error: conflict: ") && junit.contains("failures=\"0\""))
    #expect(!sarif.contains(#""level":"error","message":{"text":"Card "#), "a first recording is no failure")
  }

  @Test("References made with other libraries are reported")
  func versions() throws {
    _ = try verify("--record", "all")
    let file = folder.url.appending(path: "refs/versions.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(try !verify("--record", "never").output.contains("warning"))
    try folder.write(text.replacing(/"Pango":"[^"]*"/, with: "\"Pango\":\"1.0\""), to: "refs/versions.json")
    let result = try verify("--record", "never")
    #expect(result.code == 0)
    #expect(result.output.contains("warning: refs: ") && result.output.contains("1.0"))
    try folder.write(String(text.dropLast(20)), to: "refs/versions.json")
    let damaged = try verify("--record", "never")
    #expect(damaged.code == 3)
    #expect((damaged.output + damaged.log).contains("refs/versions.json: error: not a list of versions"))
  }
}

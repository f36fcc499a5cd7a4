import CairoRaster
import Digests
import Files
import Foundation
import Reports
import Snapshots
import TestSupport
import Testing

@testable import ReviewServer

@Suite("Accepting pictures")
struct AcceptingTests {
  private let served: ServedReport
  private var report: SampleReport { served.report }
  private var visitor: Visitor { served.visitor }
  private let old = SampleSnapshots.files(0xFFFF_0000)
  private let new = SampleSnapshots.files(0xFF00_FF00)

  init() throws { served = try ServedReport() }

  private func path(_ scene: String) -> String { SampleSnapshots.path(scene) }

  @Test("The picture and its layout become the reference, and nothing else does")
  func accept() throws {
    #expect(try visitor.outcomes(accept: [path("Changed")]) == [path("Changed"): ""])
    #expect(report.reference("Changed") == new)
    #expect(report.reference("Other") == old)
    #expect(try served.applied() == [path("Changed"): "accept"])
  }

  @Test("A layout that names the digest of another picture is refused; those that name none, or the right one, are not")
  func forgedDigest() throws {
    func files(of picture: SnapshotFiles, withPixelsOf other: SnapshotFiles) throws -> SnapshotFiles {
      let digests = PictureDigests(pixels: try PNG.decode(other.png).digest, file: QuickDigest(of: picture.png))
      return SnapshotFiles(png: picture.png, sidecar: picture.sidecar.map(digests.added))
    }
    var report = SampleReport()
    let (forged, right) = (try files(of: new, withPixelsOf: old), try files(of: new, withPixelsOf: new))
    try report.add("Forged", .changed, expected: old, actual: forged)
    try report.add("Right", .changed, expected: old, actual: right)
    let served = try ServedReport(report)
    let outcomes = try served.visitor.outcomes(accept: ["Forged", "Right"].map(path))
    #expect(outcomes[path("Right")] == "")
    #expect(outcomes[path("Forged")]?.contains("has the digest of another picture than the one shown") == true)
    #expect(report.reference("Forged") == old && report.reference("Right") == right)
  }

  @Test("A picture of which a browser may show another one is refused, also without a layout")
  func ambiguous() throws {
    var report = SampleReport()
    for (scene, sidecar) in [("Bare", nil), ("Whole", new.sidecar)] {
      let forged = SnapshotFiles(png: new.png.asAnimatedPNG, sidecar: sidecar)
      try report.add(scene, .changed, expected: old, actual: forged)
    }
    let served = try ServedReport(report)
    let outcomes = try served.visitor.outcomes(accept: ["Bare", "Whole"].map(path))
    for scene in ["Bare", "Whole"] {
      #expect(outcomes[path(scene)]?.contains("with a chunk 'acTL', by which viewers may show another") == true)
      #expect(report.reference(scene) == old)
    }
  }

  @Test("All that can be accepted is accepted at once")
  func acceptAll() throws {
    let scenes = ["Changed", "Other", "New", "Renamed", "Orphan", "Layout"]
    let outcomes = try visitor.outcomes(accept: scenes.map(path))
    #expect(outcomes.count == 6 && outcomes.values.allSatisfy(\.isEmpty))
    #expect(report.references.names() == ["Broken", "Changed", "Layout", "New", "Other", "Renamed", "Same"].map(path))
    #expect(report.reference("Layout") == SnapshotFiles(png: old.png, sidecar: new.sidecar))
  }

  @Test("The note of a rejection is recorded with it; a note about an accepted image is not")
  func notes() throws {
    let notes = [path("Changed"): "Too wide", path("New"): "Fine"]
    _ = try visitor.outcomes(accept: [path("New")], reject: [path("Changed")], notes: notes)
    #expect(AppliedDecisions(folder: report.folder.path + "/report").notes == [PathBytes(path("Changed")): "Too wide"])
  }

  @Test("A rejection changes no reference and is recorded")
  func reject() throws {
    #expect(
      try visitor.outcomes(reject: [path("Changed"), path("Orphan")]) == [path("Changed"): "", path("Orphan"): ""])
    #expect(report.reference("Changed") == old && report.reference("Orphan") == old)
    #expect(try served.applied() == [path("Changed"): "reject", path("Orphan"): "reject"])
    #expect(try visitor.outcomes(accept: [path("Changed")]) == [path("Changed"): ""])
    #expect(report.reference("Changed") == new)
    #expect(try served.applied()[path("Changed")] == "accept")
  }

  @Test("An accepted orphan is removed with its layout")
  func orphan() throws {
    #expect(try visitor.outcomes(accept: [path("Orphan")]) == [path("Orphan"): ""])
    #expect(!report.folder.exists("refs/Main.xib/Orphan"))
  }

  @Test("Accepting a renamed picture removes the reference under its former name")
  func rename() throws {
    #expect(try visitor.outcomes(accept: [path("Renamed")]) == [path("Renamed"): ""])
    #expect(report.reference("Renamed") == SampleSnapshots.files(0xFF12_3456))
    #expect(!report.folder.exists("refs/Main.xib/Former"))
  }

  @Test("A reference under a former name that has another picture by now is left alone")
  func changedFormer() throws {
    try report.references.write(new, as: path("Former"))
    #expect(try visitor.outcomes(accept: [path("Renamed")])[path("Renamed")]?.contains("Former") == true)
    #expect(report.reference("Former") == new)
    #expect(report.reference("Renamed") == SampleSnapshots.files(0xFF12_3456))
  }

  @Test("A former name that another image of the report has keeps its picture and its layout")
  func ownedFormer() throws {
    let picture = SampleSnapshots.files(0xFF12_3456)
    var report = SampleReport()
    try report.add("Owner", .passed, expected: picture, actual: picture)
    try report.add("Renamed", .added, actual: picture, formerly: "Owner")
    let served = try ServedReport(report)
    #expect(try served.visitor.outcomes(accept: [path("Renamed")])[path("Renamed")]?.contains("Owner") == true)
    #expect(report.reference("Owner") == picture)
    #expect(report.reference("Owner")?.sidecar != nil)
  }

  @Test("Accepting again succeeds, also by another server")
  func again() throws {
    let paths = ["Changed", "New", "Renamed", "Orphan"].map(path)
    let accepted = Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })
    for _ in 0..<2 { #expect(try visitor.outcomes(accept: paths) == accepted) }
    let other = try ReviewServer(ReviewedReport(folder: report.folder.path + "/report"))
    defer { other.stop() }
    #expect(try Visitor(address: other.address).outcomes(accept: paths) == accepted)
    #expect(try Visitor(address: other.address).get("/applied.js").text.contains("Renamed"))
  }

  @Test("Accepting again completes an interrupted acceptance", arguments: ["Changed", "New", "Renamed"])
  func half(scene: String) throws {
    let now = scene == "Renamed" ? SampleSnapshots.files(0xFF12_3456) : new
    try report.folder.write(try #require(now.sidecar), to: "refs/\(path(scene)).json")
    #expect(try visitor.outcomes(accept: [path(scene)]) == [path(scene): ""])
    #expect(report.reference(scene) == now)
  }

  @Test("Images without a decision to make, and images that are not in the report, are refused")
  func undecidable() throws {
    let paths = [path("Same"), path("Broken"), "", "../refs", path("None"), path("Former")]
    let outcomes = try visitor.outcomes(accept: paths)
    #expect(outcomes.count == paths.count && outcomes.values.allSatisfy { $0.hasPrefix("refused: ") })
    #expect(try served.applied() == [:])
  }

  @Test("A picture that somebody changed is refused")
  func changedPicture() throws {
    let file = "report/images/\(path("Changed")).actual.png"
    try report.folder.write(SampleSnapshots.files(0xFF00_0000).png, to: file)
    #expect(
      try visitor.outcomes(accept: [path("Changed")])[path("Changed")]?.contains("has changed since") == true)
    try FileManager.default.removeItem(atPath: report.folder.path + "/" + file)
    #expect(
      try visitor.outcomes(accept: [path("Changed")])[path("Changed")]?.contains("has changed since") == true)
    #expect(report.reference("Changed") == old)
  }

  @Test("A layout that somebody changed is refused")
  func changedSidecar() throws {
    try report.folder.write(Array("{}".utf8), to: "report/images/\(path("Changed")).actual.json")
    #expect(try visitor.outcomes(accept: [path("Changed")])[path("Changed")]?.hasPrefix("refused") == true)
    #expect(report.reference("Changed") == old)
  }

  @Test("A reference that somebody replaced after the report was made is left alone")
  func newerReference() throws {
    let newer = SampleSnapshots.files(0xFF77_7777)
    for scene in ["Changed", "New", "Orphan"] {
      try report.references.write(newer, as: path(scene))
      let message = try #require(try visitor.outcomes(accept: [path(scene)])[path(scene)])
      #expect(message.contains("has changed since"))
      #expect(report.reference(scene) == newer)
    }
  }

  @Test("A decision about a picture that another run has replaced is refused")
  func staleDigest() throws {
    let digest = try report.digest("Changed")
    #expect(
      try visitor.outcomes(accept: [path("Changed")], digests: [path("Changed"): "0"]).values.first?.contains(
        "was replaced")
        == true)
    #expect(report.reference("Changed") == old)
    #expect(
      try visitor.outcomes(accept: [path("Changed")], digests: [path("Changed"): digest]) == [path("Changed"): ""])
  }

  @Test("Writing a report forgets the decisions about the previous one")
  func rewrittenReport() throws {
    _ = try visitor.outcomes(reject: [path("Changed")])
    try report.write()
    #expect(try served.applied() == [:])
  }

  @Test("Accepting replaces the references' versions by those of the report's pictures")
  func versions() throws {
    let versions = EngineVersions(galley: "9.9", libraries: ["Pango": "1.2.3"], fonts: [])
    try VersionFile(inFolder: report.folder.path + "/report").write(versions)
    _ = try visitor.outcomes(reject: [path("Other")])
    #expect(!report.folder.exists("refs/versions.json"))
    _ = try visitor.outcomes(accept: [path("Changed")])
    #expect(try VersionFile(inFolder: report.references.path).read() == versions)
  }

  @Test("An acceptance that could not be carried out leaves the references' versions alone")
  func refusedVersions() throws {
    let versions = EngineVersions(galley: "9.9", libraries: ["Pango": "1.2.3"], fonts: [])
    try VersionFile(inFolder: report.folder.path + "/report").write(versions)
    #expect(try visitor.outcomes(accept: [path("Broken")])[path("Broken")]?.isEmpty == false)
    #expect(!report.folder.exists("refs/versions.json"))
  }

  @Test(
    "Malformed decisions do nothing",
    arguments: [
      "", "[]", "{}", "{\"accept\":\"PATH\",\"reject\":[]}",
      "{\"accept\":[1],\"reject\":[]}",
      "{\"accept\":[\"PATH\"],\"reject\":[\"PATH\"]}",
      "{\"accept\":[\"PATH\"]}",
    ])
  func malformed(text: String) throws {
    let body = text.replacing("PATH", with: path("Changed"))
    let answer = try visitor.send(
      "POST", "/api/decisions", headers: visitor.changeHeaders, body: Array(body.utf8))
    #expect(answer.status == 400)
    #expect(report.reference("Changed") == old)
  }

  @Test("Endlessly nested brackets do no harm")
  func nesting() throws {
    let body = [UInt8](repeating: UInt8(ascii: "["), count: 1 << 20)
    #expect(try visitor.send("POST", "/api/decisions", headers: visitor.changeHeaders, body: body).status == 400)
  }
}

import Digests
import Galley
import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("References compared by the digests in their sidecars")
struct ReferencePictureTests {
  private let folder = TemporaryFolder()
  private let name = "Tests/Scene/canvas_en_L@2x"
  private var references: ReferenceFolder { ReferenceFolder(path: folder.path) }

  private struct Checked {
    var result: SnapshotResult
    var wasCompressed: Bool
    var files: SnapshotFiles
  }

  /// Verifies a view of one colour.
  private func verify(
    _ color: Color = .black, record: RecordMode = .never, trusting trust: ReferenceTrust = .sidecars
  ) throws -> Checked {
    let verifier = SnapshotVerifier(references: references, record: record, trusting: trust)
    let scene = SwiftScene(
      document: "Tests", name: "Scene", size: .size(Size(width: 20, height: 10)), canvas: .iPhoneSE,
      cells: Matrix(locales: .named(["en"])).cells(localesAtHand: [])
    ) { _ in
      let view = View()
      view.backgroundColor = color
      return view
    }
    var outcomes: [Result<Checked, any Error>] = []
    SceneWalk(scene, renderer: try Renderer()) { Issue.record($0) }.forEachSnapshot { snapshot in
      outcomes.append(
        Result {
          let comparison = try verifier.compare(snapshot, at: SnapshotPath(document: "Tests"), document: "Tests")
          let wasCompressed = snapshot.picture?.knownFile != nil
          return Checked(result: comparison.result, wasCompressed: wasCompressed, files: try comparison.files())
        })
    }
    return try #require(outcomes.first).get()
  }

  private func recorded() throws -> SnapshotFiles {
    #expect(try verify(record: .missing).result.isRecorded)
    return try #require(references.files(of: name))
  }

  private func forged(_ files: SnapshotFiles, png: [UInt8]) throws -> SnapshotFiles {
    let sidecar = try #require(files.sidecar)
    let pixels = try #require(PictureDigests(inSidecar: sidecar)).pixels
    let digests = PictureDigests(pixels: pixels, file: QuickDigest(of: png))
    return SnapshotFiles(png: png, sidecar: digests.added(to: PictureDigests.removed(from: sidecar)))
  }

  @Test("Recording writes the digests of the decoded picture and of the file")
  func recording() throws {
    let files = try recorded()
    let sidecar = try #require(files.sidecar)
    let digests = try #require(PictureDigests(inSidecar: sidecar))
    #expect(digests.pixels == (try PNG.decode(files.png)).digest)
    #expect(digests.file == QuickDigest(of: files.png))
  }

  @Test("A picture with the digest passes without being compressed; another one fails")
  func passing() throws {
    let files = try recorded()
    let checked = try verify()
    #expect(checked.result.status == .passed)
    #expect(!checked.wasCompressed)
    #expect(checked.files == files)
    let changed = try verify(.white)
    #expect(changed.result.status == .changed)
    #expect(changed.result.pixels?.count == 20 * 10 * 4)
  }

  @Test("A picture with the digest passes without decoding the reference, unless references are not trusted")
  func trust() throws {
    // A file that is no picture shows whether it was decoded.
    try references.write(try forged(try recorded(), png: Array("no picture".utf8)), as: name)
    #expect(try verify().result.status == .passed)
    let decoded = try verify(trusting: .pixels)
    #expect(decoded.result.status == .failed)
    #expect(decoded.result.message.hasPrefix("the reference is not a PNG file"))
  }

  @Test("A forged digest for another picture is found when references are decoded")
  func forgery() throws {
    let files = try recorded()
    try references.write(try forged(files, png: try verify(.white).files.png), as: name)
    #expect(try verify().result.status == .passed)
    #expect(try verify(trusting: .pixels).result.status == .changed)
  }

  @Test("A picture that was replaced without its sidecar is decoded")
  func replaced() throws {
    let files = try recorded()
    let white = try verify(.white).files.png
    try references.write(SnapshotFiles(png: white, sidecar: files.sidecar), as: name)
    #expect(try verify().result.status == .changed)
    #expect(try verify(.white).result.status == .passed)
  }

  @Test(
    "A picture that is cut short, empty or a pointer of Git LFS does not pass",
    arguments: [
      { $0.dropLast(5) }, { _ in [] }, { _ in Array("version https://git-lfs.github.com/spec/v1\n".utf8)[...] },
    ] as [@Sendable ([UInt8]) -> ArraySlice<UInt8>])
  func damage(_ damage: @Sendable ([UInt8]) -> ArraySlice<UInt8>) throws {
    let files = try recorded()
    try references.write(SnapshotFiles(png: Array(damage(files.png)), sidecar: files.sidecar), as: name)
    let result = try verify().result
    #expect(result.status == .failed)
    #expect(result.message.hasPrefix("the reference is "))
  }

  @Test(
    "A reference of which viewers may show another picture is a damaged one",
    arguments: [ReferenceTrust.sidecars, .pixels])
  func ambiguous(trust: ReferenceTrust) throws {
    let files = try recorded()
    for (png, words) in [(files.png.asAnimatedPNG, "a chunk 'acTL'"), (files.png + files.png, "bytes after its end")] {
      try references.write(try forged(files, png: png), as: name)
      let result = try verify(trusting: trust).result
      #expect(result.status == .failed)
      #expect(result.message.hasPrefix("the reference is a PNG file with \(words), by which"), "\(result.message)")
    }
    #expect(try verify(record: .failed, trusting: trust).result.isRecorded)
    #expect(references.files(of: name) == files)
  }

  @Test("A reference of an earlier version, without digests or without a sidecar, passes by its pixels")
  func earlier() throws {
    let files = try recorded()
    for sidecar in [files.sidecar.map(PictureDigests.removed), nil] {
      try references.write(SnapshotFiles(png: files.png, sidecar: sidecar), as: name)
      let checked = try verify(record: .failed)
      #expect(checked.result.status == .passed && !checked.result.isRecorded)
      #expect(!checked.wasCompressed)
      #expect(references.files(of: name)?.sidecar == sidecar)
      #expect(try verify(.white).result.status == .changed)
    }
    #expect(try verify(record: .all).result.isRecorded)
    #expect(references.files(of: name) == files)
  }

  @Test("A wrong digest of pixels does not fail a picture")
  func wrong() throws {
    let files = try recorded()
    let digests = PictureDigests(pixels: QuickDigest(of: []), file: QuickDigest(of: files.png))
    let sidecar = digests.added(to: PictureDigests.removed(from: try #require(files.sidecar)))
    try references.write(SnapshotFiles(png: files.png, sidecar: sidecar), as: name)
    #expect(try verify().result.status == .passed)
  }
}

import Foundation
import TestSupport
import Testing

@Suite("Damaged references", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct DamagedReferenceTests {
  private let folder = TemporaryFolder()
  private let cell = "refs/Card.xib/Card/canvas_base_L@3x"
  /// The format of a pointer in Git LFS's specification.
  private static let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """

  init() throws {
    try folder.write(SampleDocuments.label, to: "Card.xib")
    _ = try verify("all")
  }

  private func verify(_ mode: String, _ more: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(
      arguments: ["verify", "Card.xib", "--reference", "refs", "--record", mode] + more, in: folder.url)
  }

  enum Damage: String, CaseIterable {
    case empty, cut, large, animated, doubled, pointer, other, sidecar, sidecarPointer, sidecarConflict, emptySidecar
  }

  /// Damages a file of the reference and returns words that the message must contain.
  private func inflict(_ damage: Damage) throws -> [String] {
    switch damage {
    case .empty:
      try folder.write("", to: cell + ".png")
      return ["empty", "--record failed"]
    case .cut:
      try folder.write(Array(#require(folder.bytes(cell + ".png")).prefix(200)), to: cell + ".png")
      return ["damaged or cut off", "--record failed"]
    case .large:
      // Width and height are in bytes 16 to 23 (PNG, third edition, 11.2.1).
      var bytes = try #require(folder.bytes(cell + ".png"))
      bytes.replaceSubrange(16..<24, with: [0, 0, 0x27, 0x11, 0, 0, 0x27, 0x10])
      try folder.write(bytes, to: cell + ".png")
      return ["10001 x 10000 pixels", "at most 100000000", "--record failed"]
    case .animated:
      try folder.write(#require(folder.bytes(cell + ".png")).asAnimatedPNG, to: cell + ".png")
      return ["a chunk 'acTL', by which viewers may show another picture", "--record failed"]
    case .doubled:
      let bytes = try #require(folder.bytes(cell + ".png"))
      try folder.write(bytes + bytes, to: cell + ".png")
      return ["bytes after its end, by which viewers may show another picture", "--record failed"]
    case .pointer:
      try folder.write(Self.pointer, to: cell + ".png")
      return ["Git LFS", "git lfs pull"]
    case .other:
      try folder.write("GIF89a", to: cell + ".png")
      return ["not a PNG file", "--record failed"]
    case .sidecar:
      try folder.write(Array(#require(folder.bytes(cell + ".json")).dropLast(40)), to: cell + ".json")
      return ["the layout beside the reference cannot be read", "--record failed"]
    case .sidecarPointer:
      try folder.write(Self.pointer, to: cell + ".json")
      return ["the layout beside the reference cannot be read: the file is a pointer of Git LFS", "git lfs pull"]
    case .sidecarConflict:
      let text = folder.text(cell + ".json")
      try folder.write("<<<<<<< ours\n\(text)=======\n\(text)>>>>>>> theirs\n", to: cell + ".json")
      return ["the layout beside the reference cannot be read: the file has an unresolved merge conflict"]
    case .emptySidecar:
      try folder.write("", to: cell + ".json")
      return ["the layout beside the reference cannot be read"]
    }
  }

  @Test(
    "A damaged file is reported with what it is and what to do, and not touched unless asked",
    arguments: Damage.allCases)
  func reported(damage: Damage) throws {
    let words = try inflict(damage)
    let before = folder.contents(below: "refs")
    for mode in ["never", "missing"] {
      let run = try verify(mode)
      #expect(run.code == 3, "\(mode): \(run.output)")
      for word in words { #expect(run.output.contains(word), "\(mode): \(run.output)") }
      #expect(folder.contents(below: "refs") == before)
    }
  }

  @Test("A damaged file is written again by the modes failed and all", arguments: Damage.allCases, ["failed", "all"])
  func mended(damage: Damage, mode: String) throws {
    let intact = folder.contents(below: "refs")
    _ = try inflict(damage)
    let run = try verify(mode)
    #expect(run.code == 0, "\(run.output)")
    #expect(run.output.contains("recorded"))
    #expect(folder.contents(below: "refs") == intact)
    #expect(try verify("never").code == 0)
  }

  @Test("A missing layout is not a damaged one: the picture alone is compared")
  func missingSidecar() throws {
    try FileManager.default.removeItem(atPath: folder.path(of: cell + ".json"))
    #expect(try verify("never").code == 0)
  }

  @Test("A missing layout fails if layouts are to be compared")
  func missingSidecarOfStrictRun() throws {
    #expect(try verify("never", "--strict-layout").code == 0)
    try FileManager.default.removeItem(atPath: folder.path(of: cell + ".json"))
    let run = try verify("never", "--strict-layout")
    #expect(run.code == 3)
    #expect(run.output.contains("there is no layout beside the reference"), "\(run.output)")
  }

  @Test("No reference is removed in a run with a damaged one", arguments: [Damage.pointer, .sidecar])
  func keepsOrphans(damage: Damage) throws {
    try folder.write(SampleDocuments.label, to: "App/A.xib")
    try folder.write(SampleDocuments.label, to: "App/B.xib")
    let arguments = ["verify", "App", "--reference", "all"]
    _ = try ToolProcess.run(arguments: arguments + ["--record", "all"], in: folder.url)
    try FileManager.default.removeItem(atPath: folder.path(of: "App/B.xib"))
    let kind = damage == .pointer ? ".png" : ".json"
    for file in folder.contents(below: "all/App/A.xib").keys where file.hasSuffix(kind) {
      try folder.write(Self.pointer, to: "all/App/A.xib/" + file)
    }
    let before = folder.contents(below: "all")
    let run = try ToolProcess.run(arguments: arguments + ["--remove-orphaned"], in: folder.url)
    #expect(run.code == 3, "\(run.output)")
    #expect(run.output.contains("no reference is removed"), "\(run.output)")
    #expect(folder.contents(below: "all") == before)
  }

  @Test("A changed picture beside a damaged layout fails, and says that the layout is damaged")
  func changedPicture() throws {
    _ = try inflict(.sidecar)
    try folder.write(
      SampleDocuments.label.replacing("text=\"Name\"", with: "text=\"Surname\""), to: "Card.xib")
    let run = try verify("never")
    #expect(run.code == 3)
    #expect(run.output.contains("the layout beside the reference cannot be read"), "\(run.output)")
  }
}

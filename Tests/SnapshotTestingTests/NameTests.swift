import Foundation
import Testing

@testable import SnapshotTesting

@Suite("The names of references")
struct NameTests {
  private let sample = ReferenceSample()

  @Test(
    "What is not part of a word becomes a hyphen",
    arguments: [
      ("testProfile()", "testProfile"), ("iPhone 8 (dark)", "iPhone-8-dark"), ("a_b", "a_b"), ("größe/2", "größe-2"),
      ("test(size:style:)", "test-size-style"), ("...", ""),
    ])
  func safeNames(text: String, name: String) {
    #expect(ReferenceName.safe(text) == name)
  }

  @Test("A file without an extension ends with the name of the snapshot")
  func noExtension() {
    #expect(ReferenceName(test: "test()", snapshot: "1", pathExtension: nil).fileName == "test.1")
  }

  @Test("Snapshots without names are numbered by test, and names do not count")
  func numbers() {
    for value in ["a", "b"] { _ = sample.verify(value, as: .lines, testName: "first()") }
    _ = sample.verify("c", as: .lines, named: "named one", testName: "first()")
    _ = sample.verify("d", as: .lines, testName: "first()")
    _ = sample.verify("e", as: .lines, testName: "second()")
    #expect(
      sample.own == [
        "first.1.txt": "a", "first.2.txt": "b", "first.named-one.txt": "c", "first.3.txt": "d", "second.1.txt": "e",
      ])
  }

  @Test("Many threads get different numbers")
  func parallelNumbers() async {
    let counter = SnapshotCounter()
    let numbers = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<100 { group.addTask { counter.next(for: "test", in: "folder") } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(numbers == Set(1...100))
  }

  @Test("References are beside the test's file, and this renderer's in a folder beside the others")
  func places() {
    let settings = SnapshotSettings(
      record: nil, configuration: nil, global: SnapshotTestingConfiguration(),
      environment: ["SNAPSHOT_ARTIFACTS": "/failures"])
    let files = ReferenceFiles(
      testFile: "/app/Tests/CardTests.swift", directory: nil, fileName: "test.1.txt", isRedrawn: false,
      settings: settings)
    #expect(files.own.path == "/app/Tests/__Snapshots__/linux/CardTests/test.1.txt")
    #expect(files.original?.path == "/app/Tests/__Snapshots__/CardTests/test.1.txt")
    #expect(files.artefact.path == "/failures/CardTests/test.1.txt")
  }

  @Test(
    "A folder of references that the assertion names is treated alike",
    arguments: [
      ("/app/__Snapshots__/Cards", "linux", "/app/__Snapshots__/linux/Cards/test.1.png"),
      ("/app/References", "linux", "/app/References/linux/test.1.png"),
      ("/app/__Snapshots__/Cards", "other/place", "/app/__Snapshots__/other/place/Cards/test.1.png"),
      ("/app/__Snapshots__/Cards", "/elsewhere", "/elsewhere/Cards/test.1.png"),
      ("/app/__Snapshots__/Cards", ".", "/app/__Snapshots__/Cards/test.1.png"),
    ])
  func folders(directory: String, folder: String, own: String) {
    let settings = SnapshotSettings(
      record: nil, configuration: SnapshotTestingConfiguration(folder: folder),
      global: SnapshotTestingConfiguration(), environment: [:])
    let files = ReferenceFiles(
      testFile: "/app/CardTests.swift", directory: directory, fileName: "test.1.png", isRedrawn: true,
      settings: settings)
    #expect(files.own.path == own)
    #expect(files.original == nil)
  }
}

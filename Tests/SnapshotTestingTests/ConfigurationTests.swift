import Foundation
import Testing

@testable import SnapshotTesting

@Suite("The configuration of assertions")
struct ConfigurationTests {
  private typealias Configuration = SnapshotTestingConfiguration

  /// Returns the references that are written, or `nil` if the environment names none that exist.
  private func record(
    _ own: Configuration.Record? = nil, current: Configuration.Record? = nil, global: Configuration.Record? = nil,
    environment: String? = nil
  ) -> Configuration.Record? {
    let settings = SnapshotSettings(
      record: own, configuration: Configuration(record: current), global: Configuration(record: global),
      environment: environment.map { ["SNAPSHOT_TESTING_RECORD": $0] } ?? [:])
    return try? settings.record.get()
  }

  @Test("The choice of the assertion comes first, then that of the test, the process and the environment")
  func order() {
    #expect(record(.never, current: .all, global: .all, environment: "all") == .never)
    #expect(record(current: .never, global: .all, environment: "all") == .never)
    #expect(record(global: .never, environment: "all") == .never)
    #expect(record(environment: "failed") == .failed)
    #expect(record(environment: "") == .missing)
    #expect(record() == .missing)
  }

  @Test("A value of the environment that is no choice fails the assertion with the choices")
  func unknownChoice() {
    #expect(record(environment: "always") == nil)
    #expect(
      SnapshotFailure.unknownRecord("always").description
        == "SNAPSHOT_TESTING_RECORD is 'always'; expected one of all, failed, missing, never.")
  }

  @Test("True stands for all references, false for the missing ones")
  func booleans() {
    let yes: Configuration.Record = true
    let no: Configuration.Record = false
    #expect(yes == .all)
    #expect(no == .missing)
    #expect(Configuration.Record(rawValue: "failed") == .failed)
    #expect(Configuration.Record(rawValue: "some") == nil)
  }

  @Test("An inner configuration changes what it names, and an outer one applies again afterwards")
  func nesting() async {
    withSnapshotTesting(record: .never, diffTool: "outer") {
      withSnapshotTesting(diffTool: "inner", folder: "f") {
        let inner = SnapshotSettings(record: nil, environment: [:])
        #expect((try? inner.record.get()) == .never)
        #expect(inner.diffTool(currentFilePath: "/a", failedFilePath: "/b") == "inner \"/a\" \"/b\"")
        #expect(inner.folder == "f")
      }
      let outer = SnapshotSettings(record: nil, environment: [:])
      #expect(outer.diffTool(currentFilePath: "/a", failedFilePath: "/b") == "outer \"/a\" \"/b\"")
      #expect(outer.folder == "linux")
    }
    let isInside = await withSnapshotTesting(record: .all) {
      await Task.yield()
      return Configuration.current?.record == .all
    }
    #expect(isInside)
  }

  @Test("The environment names the folder of the references and that of the failures")
  func folders() {
    let settings = SnapshotSettings(
      record: nil, configuration: nil, global: Configuration(),
      environment: ["GALLEY_SNAPSHOT_FOLDER": "galley", "SNAPSHOT_ARTIFACTS": "/failures"])
    #expect(settings.folder == "galley")
    #expect(settings.artefacts.path == "/failures")
  }

  @Test("A trait configures the test and numbers its snapshots", .snapshots(record: .never, diffTool: .ksdiff))
  func trait() {
    let settings = SnapshotSettings(record: nil, environment: [:])
    #expect((try? settings.record.get()) == .never)
    #expect(settings.diffTool(currentFilePath: "/a", failedFilePath: "/b") == "ksdiff \"/a\" \"/b\"")
    #expect(SnapshotCounter.current.next(for: "trait", in: "a") == 1)
  }

  @Test("The default names the two files")
  func defaultTool() {
    #expect(
      Configuration.DiffTool.default(currentFilePath: "/a", failedFilePath: "/b")
        == "@\u{2212}\n\"file:///a\"\n@+\n\"file:///b\"")
  }
}

@Suite("A suite with the trait", .snapshots)
struct TraitOfSuiteTests {
  // Two tests of a name in two suites do not share numbers.
  @Test("begins to number in each of its tests", arguments: [1, 2])
  func numbers(run: Int) {
    #expect(SnapshotCounter.current.next(for: "numbers", in: "a") == 1)
    #expect(SnapshotCounter.current.next(for: "numbers", in: "a") == 2)
  }
}

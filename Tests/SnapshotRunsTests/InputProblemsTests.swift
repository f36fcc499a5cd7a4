import Galley
import Reports
import Snapshots
import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("What shards read of the projects of others")
struct InputProblemsTests {
  private let folder = TemporaryFolder()
  private let documents: [String]

  /// Two projects with two documents each. Of both, the app and the catalog of a document cannot be read.
  init() throws {
    for project in ["One", "Two"] {
      try folder.write("", to: "\(project)/.git/HEAD")
      try folder.write("no list", to: "\(project)/Info.plist")
      for name in ["A", "B"] { try folder.write("<document/>", to: "\(project)/\(name).xib") }
      try folder.write("{", to: "\(project)/A.xcstrings")
    }
    documents = ["One/A.xib", "One/B.xib", "Two/A.xib", "Two/B.xib"].map(folder.path(of:))
  }

  private func problems(_ documents: some Sequence<String>) -> [Diagnostic] {
    InputProblems(of: Array(documents), RunSetting(inputs: [])).found
  }

  @Test("The problems of two stretches of a run, one after the other, are those of the run", arguments: 0...4)
  func stretches(cut: Int) {
    let whole = problems(documents)
    #expect(whole.map { $0.place?.hasPrefix(folder.path(of: "One")) } == [true, true, false, false])
    let parts = problems(documents.prefix(cut)) + problems(documents.dropFirst(cut))
    var found: [Diagnostic] = []
    for problem in parts where !found.contains(problem) { found.append(problem) }
    #expect(found == whole)
  }

  @Test("A document's project and its own catalogs are read, and no others")
  func own() {
    #expect(problems(documents[1...1]).allSatisfy { $0.place?.hasPrefix(folder.path(of: "One/Info.plist")) == true })
    #expect(problems(documents[1...1]).count == 1)
    #expect(problems(documents[2...2]).count == 2)
  }

  private func job(shard: String?, locales: [String] = ["base"]) -> VerificationJob {
    var setting = RunSetting(inputs: [], matrix: MatrixChoices(locales: .named(locales)))
    setting.shard = shard.flatMap(Shard.init)
    let references = ReferenceFolder(path: folder.path(of: "One/A.xib"))
    let verifier = SnapshotVerifier(references: references, rules: VerificationRules(), record: .never)
    return VerificationJob(setting: setting, verifier: verifier)
  }

  @Test("A shard reads the projects of its own documents unless it needs the languages of all")
  func ownOnly() {
    #expect(job(shard: "2/3").readsOwnDocumentsOnly)
    #expect(CheckJob(setting: job(shard: "2/3").setting, rules: CheckRules(today: "2026-01-01")).readsOwnDocumentsOnly)
    #expect(!job(shard: nil).readsOwnDocumentsOnly)
    #expect(!job(shard: "2/3", locales: ["base", "de"]).readsOwnDocumentsOnly)
  }

  @Test("The first shard says which folders of references cannot be listed")
  func references() {
    // A file in the place of the folder.
    #expect(job(shard: nil).unlistedReferences.count == 1)
    #expect(job(shard: "1/3").unlistedReferences == job(shard: nil).unlistedReferences)
    #expect(job(shard: "2/3").unlistedReferences.isEmpty)
  }
}

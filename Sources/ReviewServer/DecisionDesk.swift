import Files
import Foundation
import LoopbackServer
import Reports
import Snapshots
import Synchronization

/// Carries out decisions, one request after the other, and records them in the report.
final class DecisionDesk: Sendable {
  private let report: ReviewedReport
  private let log: @Sendable (String) -> Void
  private let onDecisions: @Sendable (StoredReport, AppliedDecisions) -> Void
  private let isClosed = Atomic(false)
  /// What is kept from one request to the next. Requests take turns on it, which costs less than waiting for the
  /// folder's lock.
  private let memory = Mutex(Memory())

  private struct Memory {
    /// Whether leftovers of killed processes were removed from the references.
    var isTidy = false
    /// The report as it was read last, with the state of its file.
    var report: (state: FileState, stored: StoredReport, results: DecidableResults)?
  }

  /// The time that a request waits while a verification or another server is changing the report.
  private static let patience = Duration.seconds(10)

  /// - Parameters:
  ///   - log: Called with sentences for the reviewer that the page cannot show.
  ///   - onDecisions: Called after decisions were recorded in the report, with all decisions about it. The report's
  ///     folder is locked meanwhile.
  init(
    report: ReviewedReport, log: @escaping @Sendable (String) -> Void,
    onDecisions: @escaping @Sendable (StoredReport, AppliedDecisions) -> Void = { _, _ in }
  ) {
    self.report = report
    self.log = log
    self.onDecisions = onDecisions
  }

  /// Stops carrying out decisions.
  func close() { isClosed.store(true, ordering: .relaxed) }

  /// Carries out the decisions of a request.
  ///
  /// - Returns: The outcome of each decision.
  /// - Throws: A ``Refusal`` if none was carried out.
  func carryOut(_ request: DecisionRequest) throws(Refusal) -> [DecisionOutcome] {
    do throws(FileError) {
      return try memory.withLock { memory throws(FileError) in
        try FolderLock.hold(report.folder, patience: Self.patience) { () throws(FileError) in
          let (stored, results) = try current(&memory)
          return decide(request, on: stored, results)
        }
      }
    } catch {
      throw Refusal(status: .unavailable, message: "Nothing was done. \(error.reason)")
    }
  }

  /// Returns the report, which is read again only if its file has changed.
  private func current(
    _ memory: inout Memory
  ) throws(FileError) -> (StoredReport, DecidableResults) {
    if !memory.isTidy, let references = report.references { AtomicFile.removeLeftovers(below: references) }
    memory.isTidy = true
    let state = FileState(of: "\(report.folder)/\(StoredReport.fileName)")
    if let known = memory.report, known.state == state { return (known.stored, known.results) }
    guard let served = try? report.served() else {
      throw FileError(path: report.folder, reason: "The report can no longer be read.")
    }
    let (stored, results) = (served.report, DecidableResults(served))
    // A file that changed a moment ago may change again without another state.
    memory.report = state.flatMap { $0.isSettled ? ($0, stored, results) : nil }
    return (stored, results)
  }

  private func decide(
    _ request: DecisionRequest, on stored: StoredReport, _ results: DecidableResults
  ) -> [DecisionOutcome] {
    var outcomes: [DecisionOutcome] = []
    var applied = AppliedDecisions(folder: report.folder)
    for (path, decision) in request.decisions {
      let outcome = carryOut(decision, on: path, digest: request.digests[path], in: results)
      outcomes.append(outcome)
      if outcome.problem == nil {
        applied.record(
          decision, path: path, digest: results[PathBytes(path)]?.pictures?.digest ?? "",
          note: request.note(of: path, decision))
      }
    }
    let hasAccepted = zip(request.decisions, outcomes).contains { $0.decision == .accept && $1.problem == nil }
    if hasAccepted { recordVersions() }
    return recorded(applied, about: stored, outcomes, request)
  }

  /// Carries out a decision.
  private func carryOut(
    _ decision: ReviewDecision, on path: String, digest: String?, in results: DecidableResults
  ) -> DecisionOutcome {
    func refused(_ problem: String) -> DecisionOutcome { DecisionOutcome(path: path, problem: problem) }
    guard !isClosed.load(ordering: .relaxed) else { return refused("The server has ended.") }
    guard let result = results[PathBytes(path)] else {
      return refused(
        results.have(path) ? AcceptanceError.undecidable.description : "The report has no such image.")
    }
    let shown = result.pictures?.digest ?? ""
    guard digest ?? shown == shown else {
      return refused("The report was replaced after the page was loaded. Reload the page.")
    }
    guard decision == .accept else { return DecisionOutcome(path: path) }
    guard let references = report.references else {
      return refused("The report does not say where its references are. Start galley review again with --reference.")
    }
    do throws(AcceptanceError) {
      try Acceptance(report: report.folder, references: references, results: results).accept(result)
      return DecisionOutcome(path: path)
    } catch {
      let isUnwritten = if case .disk = error { true } else { false }
      return DecisionOutcome(path: path, problem: error.description, isUnwritten: isUnwritten)
    }
  }

  /// Records the versions that the references are now made with, as a verification does when it records references.
  private func recordVersions() {
    guard let references = report.references,
      let versions = try? VersionFile(inFolder: report.folder).read()
    else { return }
    let file = VersionFile(inFolder: references)
    guard (try? file.read()) != versions else { return }
    do throws(FileError) {
      try file.write(versions)
    } catch {
      log(error.description)
    }
  }

  /// Writes the decisions into the report. If that fails, rejections have failed; accepted pictures are already
  /// references.
  private func recorded(
    _ applied: AppliedDecisions, about stored: StoredReport, _ outcomes: [DecisionOutcome], _ request: DecisionRequest
  ) -> [DecisionOutcome] {
    do throws(FileError) {
      try applied.write(to: report.folder)
      onDecisions(stored, applied)
      return outcomes
    } catch {
      log("the decisions cannot be recorded in the report: \(error.reason)")
      return zip(request.decisions, outcomes).map { decided, outcome in
        guard decided.decision == .reject, outcome.problem == nil else { return outcome }
        return DecisionOutcome(path: outcome.path, problem: error.reason, isUnwritten: true)
      }
    }
  }
}

/// The decisions that a page sends.
struct DecisionRequest: Hashable, Sendable {
  /// The decisions, with each path once.
  var decisions: [(path: String, decision: ReviewDecision)] { paths.map { ($0.path, $0.decision) } }
  /// The digests of the results that the page shows, by path. A program may leave them out.
  var digests: [String: String]

  /// The reasons of rejections, by path.
  private var notes: [String: String]

  private var paths: [Path]

  private struct Path: Hashable {
    var path: String
    var decision: ReviewDecision
  }

  private struct Stored: Decodable {
    var accept: [String]
    var reject: [String]
    var digests: [String: String]?
    var notes: [String: String]?
  }

  /// The length in characters after which a note is cut off.
  static let longestNote = 2000

  /// Returns the reason of a rejection, or `nil` if there is none.
  func note(of path: String, _ decision: ReviewDecision) -> String? {
    guard decision == .reject, let note = notes[path], !note.isEmpty else { return nil }
    return String(note.prefix(Self.longestNote))
  }

  /// The form of the file that a page without a server exports. It has no token, because its reader can write the
  /// references anyway.
  private struct Exported: Decodable {
    var galleyDecisions: Int
    var accept: [String]
    var reject: [String]
    var notes: [String: String]?
  }

  /// Reads the decisions that a page has exported.
  ///
  /// - Throws: A ``Refusal`` for a file of another form, and if a path is both accepted and rejected.
  init(exported json: [UInt8]) throws(Refusal) {
    guard let stored = try? JSONDecoder().decode(Exported.self, from: Data(json)), stored.galleyDecisions == 1 else {
      throw Refusal(status: .badRequest, message: "The file is not one that a report's page has exported.")
    }
    try self.init(
      Stored(accept: stored.accept, reject: stored.reject, digests: nil, notes: stored.notes))
  }

  /// Reads decisions.
  ///
  /// - Throws: A ``Refusal`` for JSON of another form, and if a path is both accepted and rejected.
  init(json: [UInt8]) throws(Refusal) {
    guard let stored = try? JSONDecoder().decode(Stored.self, from: Data(json)) else {
      throw Refusal(status: .badRequest, message: "The decisions are malformed.")
    }
    try self.init(stored)
  }

  private init(_ stored: Stored) throws(Refusal) {
    guard stored.accept.pathBytes.isDisjoint(with: stored.reject.pathBytes) else {
      throw Refusal(status: .badRequest, message: "An image is both accepted and rejected.")
    }
    digests = stored.digests ?? [:]
    notes = stored.notes ?? [:]
    var seen: Set<PathBytes> = []
    let decided =
      stored.accept.map { Path(path: $0, decision: .accept) }
      + stored.reject.map { Path(path: $0, decision: .reject) }
    paths = decided.filter { seen.insert(PathBytes($0.path)).inserted }
  }
}

struct DecisionOutcome: Hashable, Sendable {
  var path: String
  /// The reason why the decision was not carried out, or `nil`.
  var problem: String?
  /// Whether the reason is that a file cannot be written.
  var isUnwritten = false
}

extension [DecisionOutcome] {
  /// The outcomes as JSON, to answer the page.
  var json: String {
    var json = JSONText()
    json.object { json in
      json.member("results") { json in
        json.array(self) { json, outcome in
          json.object { json in
            json.member("path", outcome.path)
            json.member("ok", outcome.problem == nil)
            json.member("message", outcome.problem ?? "")
          }
        }
      }
    }
    return json.text + "\n"
  }
}

import Files
import Foundation
import ReviewReport
import Snapshots
import Synchronization

/// Carries decisions out, one request after the other, and notes them in the report.
final class DecisionDesk: Sendable {
  private let report: ReviewedReport
  private let log: @Sendable (String) -> Void
  private let isClosed = Atomic(false)

  /// How long a request waits for a verification that writes the report, or another server.
  private static let patience = Duration.seconds(10)

  init(report: ReviewedReport, log: @escaping @Sendable (String) -> Void) {
    self.report = report
    self.log = log
  }

  /// Carries nothing more out.
  func close() { isClosed.store(true, ordering: .relaxed) }

  /// Carries decisions out.
  ///
  /// - Returns: what became of each.
  /// - Throws: a ``Refusal`` where nothing was done.
  func carryOut(_ request: DecisionRequest) throws(Refusal) -> [DecisionOutcome] {
    do throws(FileError) {
      return try FolderLock.hold(report.folder, patience: Self.patience) { () throws(FileError) in
        guard let stored = try? report.stored() else {
          throw FileError(path: report.folder, reason: "The report can no longer be read.")
        }
        return decide(request, on: stored)
      }
    } catch {
      throw Refusal(status: .unavailable, message: "Nothing was done. \(error.reason)")
    }
  }

  private func decide(_ request: DecisionRequest, on stored: StoredReport) -> [DecisionOutcome] {
    if let references = report.references { AtomicFile.removeLeftovers(below: references) }
    let results = stored.decidable
    var outcomes: [DecisionOutcome] = []
    var applied = AppliedDecisions(folder: report.folder)
    for (path, decision) in request.decisions {
      let problem = problem(with: decision, on: path, digest: request.digests[path], in: results)
      outcomes.append(DecisionOutcome(path: path, problem: problem))
      if problem == nil { applied.note(decision, path: path, digest: results[path]?.pictures?.digest ?? "") }
    }
    let hasAccepted = zip(request.decisions, outcomes).contains { $0.decision == .accept && $1.problem == nil }
    if hasAccepted { noteVersions() }
    return noted(applied, outcomes, request)
  }

  /// Why a decision cannot be carried out; none where it was.
  private func problem(
    with decision: ReviewDecision, on path: String, digest: String?, in results: [String: DecidableResult]
  ) -> String? {
    guard !isClosed.load(ordering: .relaxed) else { return "galley review was ended." }
    guard let result = results[path] else { return "The report has no such picture." }
    let shown = result.pictures?.digest ?? ""
    guard digest ?? shown == shown else {
      return "The report has been written anew since the page was loaded. Load it again."
    }
    guard decision == .accept else { return nil }
    guard let references = report.references else {
      return "The report does not say where its references are. Start galley review with --reference."
    }
    do throws(AcceptanceError) {
      try Acceptance(report: report.folder, references: references, results: results).accept(result)
      return nil
    } catch {
      return error.sentence
    }
  }

  /// Notes what the references are made with now, as a verification does that records some.
  private func noteVersions() {
    guard let references = report.references,
      let versions = try? VersionFile(inFolder: report.folder).read()
    else { return }
    let file = VersionFile(inFolder: references)
    guard (try? file.read()) != versions else { return }
    do throws(FileError) {
      try file.write(versions)
    } catch {
      log("'\(error.path)' cannot be written: \(error.reason)")
    }
  }

  /// Writes what was decided into the report. A rejection that cannot be noted is none; what was accepted is in the
  /// references already.
  private func noted(
    _ applied: AppliedDecisions, _ outcomes: [DecisionOutcome], _ request: DecisionRequest
  ) -> [DecisionOutcome] {
    do throws(FileError) {
      try applied.write(to: report.folder)
      return outcomes
    } catch {
      log("what was decided cannot be noted in the report: \(error.reason)")
      return zip(request.decisions, outcomes).map { decided, outcome in
        guard decided.decision == .reject, outcome.problem == nil else { return outcome }
        return DecisionOutcome(path: outcome.path, problem: error.reason)
      }
    }
  }
}

/// The decisions that a page sends.
struct DecisionRequest: Hashable, Sendable {
  /// What the page's address ends with.
  var token: String
  /// The decisions, each path once.
  var decisions: [(path: String, decision: ReviewDecision)] { paths.map { ($0.path, $0.decision) } }
  /// What the page knows each result by, where it tells.
  var digests: [String: String]

  private var paths: [Path]

  private struct Path: Hashable {
    var path: String
    var decision: ReviewDecision
  }

  private struct Stored: Decodable {
    var token: String
    var accept: [String]
    var reject: [String]
    var digests: [String: String]?
  }

  /// Reads decisions.
  ///
  /// - Throws: a ``Refusal`` for what is not as the contract says, and for a path that is accepted and rejected.
  init(json: [UInt8]) throws(Refusal) {
    guard let stored = try? JSONDecoder().decode(Stored.self, from: Data(json)) else {
      throw Refusal(status: .badRequest, message: "The decisions are not in the form that the server takes.")
    }
    guard Set(stored.accept).isDisjoint(with: stored.reject) else {
      throw Refusal(status: .badRequest, message: "A picture is both accepted and rejected.")
    }
    token = stored.token
    digests = stored.digests ?? [:]
    var seen: Set<String> = []
    let decided =
      stored.accept.map { Path(path: $0, decision: .accept) }
      + stored.reject.map { Path(path: $0, decision: .reject) }
    paths = decided.filter { seen.insert($0.path).inserted }
  }
}

/// What became of a decision.
struct DecisionOutcome: Hashable, Sendable {
  var path: String
  /// Why it was not carried out; none where it was.
  var problem: String?
}

extension [DecisionOutcome] {
  /// The answer that the page reads.
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

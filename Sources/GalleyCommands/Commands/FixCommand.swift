import ArgumentParser
import Files
import FixRuns
import Galley
import Reports
import SnapshotRuns

struct FixCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Computes changes that mend findings, tries them in all cells, and writes one into its document.",
    discussion: """
      Without --finding, lists the findings that have fixes with their ids: conflicts, ambiguity, truncated and \
      clipped text and overlaps. Each fix was laid out in every cell of the matrix: the finding is gone, and nothing \
      else breaks. The fixes that move the fewest views come first, each as steps in Interface Builder and as code.

      With --finding, writes the best fix into the document. Only the bytes that it changes are different. The ids are \
      those that 'galley check' prints, for the same matrix.

      EXAMPLES
        galley fix App/Login.storyboard --locale all --type-size L,AX3
        galley fix App/Login.storyboard --locale all --type-size L,AX3 --finding 60e743a5 --diff
        galley fix App/Login.storyboard --locale all --type-size L,AX3 --finding 60e743a5 --choice 2
        galley fix App/Login.storyboard --update-frames
        galley fix App/Login.storyboard --update-constants
        galley fix App/Login.storyboard --suggest --view 8bC-Xf-vdC

      EXIT CODES
        0  success
        1  no change of the document mends the finding
        2  wrong usage
        3  unreadable input (nothing is written)
        4  a document that cannot be written
      """)

  @OptionGroup var input: InputOptions

  @Option(
    help: ArgumentHelp("The finding to mend, by the id that 'galley check' and 'galley fix' print.", valueName: "id"))
  var finding: String?

  @Option(
    help: ArgumentHelp("Which of the fixes to write, by its number in the list. Default: 1.", valueName: "n"),
    transform: FixCommand.choice)
  var choice: Int?

  @Flag(
    name: [.customLong("diff"), .customLong("dry-run")],
    help: "Print the change in the form of 'diff -u' instead of writing it.")
  var diff = false

  @Flag(help: "Set the frames that documents save to those that their constraints give, as on their canvases.")
  var updateFrames = false

  @Flag(help: "Set the constants of constraints to what the saved frames have, as on the documents' canvases.")
  var updateConstants = false

  @Flag(help: "Replace the constraints of the view of --view by those that its place on the canvas suggests.")
  var resetToSuggested = false

  @Flag(help: "Add constraints for what is ambiguous, and for views without constraints from their present places.")
  var suggest = false

  @Option(
    help: ArgumentHelp(
      "Only this view, by its id: with --update-frames, --update-constants, --suggest or --reset-to-suggested.",
      valueName: "id"), completion: .names(\.views))
  var view: String?

  @Option(help: ArgumentHelp("The format to print: text (default) or json.", valueName: "format"))
  var format: FixFormat = .text

  @OptionGroup(title: "Matrix") var matrixOptions: MatrixOptions
  @OptionGroup(title: "Run") var runOptions: RunOptions

  func validate() throws {
    let editions = [
      ("--update-frames", updateFrames), ("--update-constants", updateConstants), ("--suggest", suggest),
      ("--reset-to-suggested", resetToSuggested),
    ]
    let names = editions.map(\.0).joined(separator: ", ")
    let modes = (finding == nil ? [] : ["--finding"]) + editions.filter(\.1).map(\.0)
    if modes.count > 1 { throw ValidationError("\(modes[0]) and \(modes[1]) cannot be combined.") }
    if choice != nil, finding == nil { throw ValidationError("--choice needs --finding ID.") }
    if diff, modes.isEmpty { throw ValidationError("--diff needs --finding ID or one of \(names).") }
    if view != nil, modes.isEmpty || finding != nil { throw ValidationError("--view needs one of \(names).") }
    if view == nil, resetToSuggested { throw ValidationError("--reset-to-suggested needs --view ID.") }
    if input.inputs.isEmpty {
      throw ValidationError("Fixes are for documents; name a .xib, a .storyboard or a folder.")
    }
  }

  func run() throws {
    let setting = try CommandSetting(input: input, matrix: matrixOptions, options: runOptions)
    let job = FixJob(setting: setting.run, rules: rules(over: setting.check), request: request)
    guard let outcome = try runOptions.run(job) else { return }
    switch request {
    case .findings:
      if let finding {
        try mend(finding, in: outcome, setting.run.paths)
      } else {
        Terminal.standardOutput.write(format.text(of: outcome))
        try runOptions.throwIfNothing(outcome.run.cellCount == 0 && outcome.isComplete, .nothingChecked)
      }
    case .frames, .constants, .constraints, .reset: try edit(outcome, setting.run.paths)
    }
    if !outcome.isComplete { throw ExitStatus.unreadableInput }
  }

  private var request: FixJob.Request {
    if updateFrames { return .frames(view: view) }
    if updateConstants { return .constants(view: view) }
    if resetToSuggested, let view { return .reset(view: view) }
    return suggest ? .constraints(view: view) : .findings(ids: finding.map { [$0] })
  }

  private func rules(over configuration: CheckConfiguration) -> CheckRules {
    var rules = CheckRules(today: CheckOptions.today)
    rules.policy = configuration.policy ?? .warnings
    rules.listed = configuration.listed ?? .warning
    rules.suppressions = configuration.suppressions
    return rules
  }

  // MARK: A finding

  private func mend(_ id: String, in outcome: FixOutcome, _ paths: ProjectPaths) throws(ExitStatus) {
    guard let finding = outcome.run.findings.first(where: { $0.id == id }) else {
      guard outcome.isComplete else { throw .unreadableInput }
      throw unknown(id, in: outcome)
    }
    guard let (document, fixes) = outcome.fixes(of: finding) else {
      Terminal.report(
        Diagnostic(.error, at: finding.document, "there are no fixes for findings of '\(finding.cause.rule)'"))
      throw .differences
    }
    let offered = fixes.offered
    let number = choice ?? 1
    guard offered.indices.contains(number - 1), choice != nil || offered[number - 1].isVerified else {
      let reason =
        offered.isEmpty
        ? fixes.reasonForNone
        : "none of the \(counted(offered.count, "change")) that were tried mends it"
          + (fixes.untriedInWords.map { "; \($0)" } ?? "")
      let problem =
        choice == nil
        ? reason : "there is no fix \(number); there \(offered.count == 1 ? "is" : "are") \(offered.count)"
      Terminal.report(Diagnostic(.error, at: finding.document, "[\(finding.cause.rule) \(id)] \(problem)"))
      throw choice == nil ? .differences : .wrongUsage
    }
    let fix = offered[number - 1]
    if let refutation = fix.refutation {
      Terminal.report(Diagnostic(.warning, at: finding.document, "the fix is not verified: \(refutation)"))
    }
    try write(fix, into: document, paths)
  }

  private func unknown(_ id: String, in outcome: FixOutcome) -> ExitStatus {
    let known = outcome.run.findings.filter { outcome.run.lists($0) }.map(\.id)
    let kinds = "only conflicts, ambiguity, truncated and clipped text and overlaps have fixes"
    let hint =
      known.isEmpty
      ? "; there are no findings that have fixes in this matrix: \(kinds)"
      : NearestNames.hint(known, to: id) + "; the ids are those of 'galley check' with the same matrix, and \(kinds)"
    Terminal.report(Diagnostic(.error, "unknown finding '\(id)'" + hint))
    return .wrongUsage
  }

  // MARK: Frames and suggestions

  private func edit(_ outcome: FixOutcome, _ paths: ProjectPaths) throws(ExitStatus) {
    if let view, outcome.isComplete, !outcome.documents.contains(where: { $0.hasView }) {
      Terminal.report(Diagnostic(.error, "unknown view '\(view)'; 'galley layout --json' lists the ids"))
      throw .wrongUsage
    }
    var status = ExitStatus.success
    for document in outcome.documents {
      guard let edition = document.edition else {
        Terminal.standardOutput.write("\(document.document): nothing to change\n")
        continue
      }
      guard edition.isVerified else {
        let problem = "nothing was written, because the change breaks something: \(edition.refutation ?? "")"
        Terminal.report(Diagnostic(.error, at: document.document, problem))
        status = .differences
        continue
      }
      try write(edition, into: document, paths)
    }
    try status.throwUnlessSuccess()
  }

  // MARK: Writing

  private func write(_ fix: OfferedFix, into document: DocumentFixes, _ paths: ProjectPaths) throws(ExitStatus) {
    let writer: FixWriter
    do throws(FixError) {
      writer = try FixWriter(for: document)
    } catch {
      Terminal.report(Diagnostic(.error, "\(error)"))
      throw .unwritableOutput
    }
    guard !diff else { return Terminal.standardOutput.write(writer.difference(made: fix)) }
    try paths.checkWrites(into: [document.file])
    try ExitStatus.writing { () throws(FileError) in try writer.write(fix) }
    Terminal.standardOutput.write(
      "\(document.document): \(fix.title) \(fix.effect)\n" + fix.remarks.map { "  note: \($0)\n" }.joined())
  }

  private static func choice(_ text: String) throws -> Int {
    guard let number = Int(text), number >= 1 else {
      throw MatrixParsing.Failure("expected the number of a fix in the list, from 1")
    }
    return number
  }
}

/// A format for fixes.
enum FixFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json

  func text(of outcome: FixOutcome) -> String {
    switch self {
    case .text: FixText(outcome: outcome).text
    case .json: FixJSON(outcome: outcome).text
    }
  }
}

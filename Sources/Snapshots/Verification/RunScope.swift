import AutoLayout
import Files

/// What a run covered, and its settings. It shows whether two runs are parts of one, and which references a run is
/// responsible for.
package struct RunScope: Hashable, Sendable, Codable {
  /// The part of a run that this is, or `nil` for a whole run.
  package var part: RunPart?
  /// A digest of the documents of the whole run, in their order.
  package var inputs: String
  /// The folders with the pictures of the inputs, relative to the folder of the references.
  package var folders: [String]
  /// The scenes that the run was limited to; empty for all.
  package var scenes: [String]
  package var cells: RunCells
  /// Everything else that affects the pictures and the verdicts, by name.
  package var settings: [String: String]
  /// The versions that the pictures were made with, by name: `Galley`, the libraries, and a digest of the fonts.
  package var versions: [String: String]
  /// The folder of the references relative to the project's root, or `nil` if there was none.
  package var references: String?
  /// The folders that the run did not finish. A picture that is missing there may exist after another run.
  package var unfinishedFolders: [String]

  package init(
    inputs: String, folders: [String], scenes: [String], cells: RunCells, settings: [String: String] = [:],
    versions: [String: String] = [:], references: String? = nil,
    unfinishedFolders: [String] = [], part: RunPart? = nil
  ) {
    self.inputs = inputs
    self.folders = folders
    self.scenes = scenes
    self.cells = cells
    self.settings = settings
    self.versions = versions
    self.references = references
    self.unfinishedFolders = unfinishedFolders
    self.part = part
  }
}

/// A part of a run whose other parts are run elsewhere.
package struct RunPart: Hashable, Sendable, Codable {
  /// The numbers of a unit of work, which is a document or some scenes of one.
  package struct Unit: Hashable, Sendable, Codable {
    /// The number of results without failures.
    package var results: Int
    /// The number of scenes and documents that failed. Their results follow all others.
    package var failures: Int
    /// The number of problems that were reported.
    package var problems: Int
    /// Whether the unit has the scenes of a document that follow those of the part before; `nil` if not.
    package var isContinued: Bool?
    /// Whether the last failure is that of the whole unit, which has no results; `nil` if not.
    package var isUnreadable: Bool?

    package init(
      results: Int = 0, failures: Int = 0, problems: Int = 0, isContinued: Bool? = nil, isUnreadable: Bool? = nil
    ) {
      self.results = results
      self.failures = failures
      self.problems = problems
      self.isContinued = isContinued
      self.isUnreadable = isUnreadable
    }
  }

  /// The part's number, counted from 1.
  package var number: Int
  /// The number of parts.
  package var count: Int
  /// The part's units in order. They follow those of the parts before.
  package var units: [Unit]
  /// The number of problems that were found after the last unit, or `nil` for none. They are those of the whole run.
  package var closingProblems: Int?
  /// What may be wrong with the run's rules, or `nil` for nothing. It is the same in all parts.
  package var ruleChecks: [RuleCheck]?
  /// The rules that images of the part meet, by their places among all, or `nil` if no rule is to be checked.
  package var metRules: [Int]?
  /// The scenes that the run is limited to, or `nil` if it is not, or if a document does not say which scenes it has.
  package var namedScenes: NamesOfRun?
  /// The views that options name, or `nil` if they name none, or if the part is incomplete.
  package var namedViews: NamesOfRun?
  /// The number of cells with findings that make the exit code 1, by rule, or `nil` for none. The results of a report
  /// have the rules themselves.
  package var failingRules: [String: Int]?
  /// A digest of the times of scenes by which the run was divided, or `nil` if it was divided by their number.
  package var timings: String?
  /// The appearances of the part's documents, or `nil` if those of all documents are among the cells of the scope. None
  /// without documents.
  package var appearances: [String]?

  package init(number: Int, count: Int, units: [Unit]) {
    self.number = number
    self.count = count
    self.units = units
  }
}

/// What is wrong with a rule for images, depending on whether any image of a run meets it.
package struct RuleCheck: Hashable, Sendable, Codable {
  /// The rule's place among those of the run.
  package var rule: Int
  /// Where the configuration has the rule, in messages.
  package var place: String?
  package var ifMet: String?
  package var ifUnmet: String?
  /// The language that the rule is for, or `nil` for all.
  package var locale: String?
  /// The scene or else the document that the rule is for, or an empty text.
  package var name: String

  package init(rule: Int, place: String?, locale: String?, name: String) {
    (self.rule, self.place, self.locale, self.name) = (rule, place, locale, name)
  }
}

/// The choices of a run's matrix, by their names in results; `nil` if nothing was chosen.
package struct RunCells: Hashable, Sendable, Codable {
  package var locales: [String]?
  package var typeSizes: [String]?
  package var devices: [String]?
  package var orientations: [String]?
  package var appearances: [String]?
  package var contrasts: [String]?
  package var looks: [String]?

  package init(_ choices: MatrixChoices) {
    if case .named(let names) = choices.locales { locales = names }
    typeSizes = choices.typeSizes?.map(\.name)
    devices = choices.screens?.map(\.name)
    orientations = choices.orientations?.map(\.rawValue)
    appearances = choices.appearances?.map(\.rawValue)
    contrasts = choices.contrasts?.map(\.rawValue)
    looks = choices.looks?.map(\.name)
  }

  /// Sets the appearances to those of all documents, if the parts of the run know only those of their own.
  package mutating func takeAppearances(of parts: [RunPart]) {
    let known = parts.compactMap(\.appearances)
    guard !known.isEmpty else { return }
    let names = Set(known.joined())
    let styles = TraitCollection.UserInterfaceStyle.allCases.map(\.rawValue).filter(names.contains)
    appearances = styles.isEmpty ? [TraitCollection.UserInterfaceStyle.light.rawValue] : styles
  }

  /// Returns whether these choices include a picture with the traits. Pictures with another contrast or in a chosen
  /// look belong to runs that choose them.
  package func includes(_ traits: SnapshotTraits) -> Bool {
    locales.allow { $0.lowercased() == traits.locale.lowercased() }
      && typeSizes.allow { $0 == traits.typeSize }
      && devices.allow { $0.utf8.prefix(before: "@") == traits.device }
      && orientations.allow { $0 == traits.orientation }
      && appearances.allow { $0 == traits.appearance }
      && (contrasts ?? [AccessibilityContrast.normal.rawValue]).contains(
        traits.contrast ?? AccessibilityContrast.normal.rawValue)
      && (looks.map { $0.contains { $0 == traits.look } } ?? (traits.look == nil))
  }
}

extension [String]? {
  /// Returns whether nothing was chosen, or one of the choices fits.
  fileprivate func allow(_ fits: (String) -> Bool) -> Bool { map { $0.contains(where: fits) } ?? true }
}

extension JSONText {
  /// Writes a scope, with keys in a fixed order. Keys without a value are omitted.
  package mutating func scope(_ scope: RunScope) {
    object { json in
      if let part = scope.part { json.member("part") { $0.part(part) } }
      json.member("inputs", scope.inputs)
      json.member("folders", scope.folders)
      json.member("scenes", scope.scenes)
      json.member("cells") { $0.cells(scope.cells) }
      json.member("settings") { $0.texts(scope.settings) }
      json.member("versions") { $0.texts(scope.versions) }
      if let references = scope.references { json.member("references", references) }
      json.member("unfinishedFolders", scope.unfinishedFolders)
    }
  }

  private mutating func part(_ part: RunPart) {
    object { json in
      json.member("number", part.number)
      json.member("count", part.count)
      json.member("units") { json in
        json.array(part.units) { json, unit in
          json.object { json in
            json.member("results", unit.results)
            json.member("failures", unit.failures)
            json.member("problems", unit.problems)
            if unit.isContinued == true { json.member("isContinued", true) }
            if unit.isUnreadable == true { json.member("isUnreadable", true) }
          }
        }
      }
      if let count = part.closingProblems { json.member("closingProblems", count) }
      if let checks = part.ruleChecks { json.member("ruleChecks") { $0.array(checks) { $0.ruleCheck($1) } } }
      if let rules = part.metRules { json.member("metRules", rules.map { Double($0) }) }
      if let names = part.namedScenes { json.member("namedScenes") { $0.names(names) } }
      if let names = part.namedViews { json.member("namedViews") { $0.names(names) } }
      if let timings = part.timings { json.member("timings", timings) }
      if let names = part.appearances { json.member("appearances", names) }
      if let counts = part.failingRules {
        json.member("failingRules") { json in
          json.object { json in
            for (rule, count) in counts.sorted(by: { $0.key < $1.key }) { json.member(rule, count) }
          }
        }
      }
    }
  }

  private mutating func ruleCheck(_ check: RuleCheck) {
    object { json in
      json.member("rule", check.rule)
      if let place = check.place { json.member("place", place) }
      if let sentence = check.ifMet { json.member("ifMet", sentence) }
      if let sentence = check.ifUnmet { json.member("ifUnmet", sentence) }
      if let locale = check.locale { json.member("locale", locale) }
      json.member("name", check.name)
    }
  }

  private mutating func cells(_ cells: RunCells) {
    object { json in
      if let names = cells.locales { json.member("locales", names) }
      if let names = cells.typeSizes { json.member("typeSizes", names) }
      if let names = cells.devices { json.member("devices", names) }
      if let names = cells.orientations { json.member("orientations", names) }
      if let names = cells.appearances { json.member("appearances", names) }
      if let names = cells.contrasts { json.member("contrasts", names) }
      if let names = cells.looks { json.member("looks", names) }
    }
  }

  private mutating func texts(_ texts: [String: String]) {
    object { json in
      for (name, text) in texts.sorted(by: { $0.key < $1.key }) { json.member(name, text) }
    }
  }
}

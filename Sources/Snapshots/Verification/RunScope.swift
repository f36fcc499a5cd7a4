/// What a run went over and what it went by: all that tells whether two runs are parts of one, and which references are
/// theirs.
public struct RunScope: Hashable, Sendable, Codable {
  /// Which part of a run this is; none for a whole one.
  public var part: RunPart?
  /// Digits that change with the documents of the whole run and their order.
  public var inputs: String
  /// The folders below the references that the inputs' pictures are in.
  public var folders: [String]
  /// The only scenes; empty for all.
  public var scenes: [String]
  /// The cells that every scene was laid out in.
  public var cells: RunCells
  /// What decides the pictures and the verdicts besides, by name.
  public var settings: [String: String]
  /// What the pictures were made with, by name: `Galley`, libraries, and digits for the fonts.
  public var versions: [String: String]
  /// The folder of the references, as the run was given it; none where there was none.
  public var references: String?
  /// The folders of which the run did not do everything: what is missing there may well be made another time.
  public var unfinishedFolders: [String]

  /// Makes a scope.
  public init(
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

/// A part of a run, made where others make the rest.
public struct RunPart: Hashable, Sendable, Codable {
  /// What became of a unit of the work: a document.
  public struct Unit: Hashable, Sendable, Codable {
    /// How many results it has, failures not counted.
    public var results: Int
    /// How many scenes and documents of it nothing could be made of; their results stand after all others.
    public var failures: Int
    /// How many problems were told of it.
    public var problems: Int

    /// Makes a unit's numbers.
    public init(results: Int = 0, failures: Int = 0, problems: Int = 0) {
      self.results = results
      self.failures = failures
      self.problems = problems
    }
  }

  /// Which part, from 1 on.
  public var number: Int
  /// How many parts there are.
  public var count: Int
  /// The part's units in order: every `count`-th of the run's, from the `number`-th on.
  public var units: [Unit]

  /// Makes a part.
  public init(number: Int, count: Int, units: [Unit]) {
    self.number = number
    self.count = count
    self.units = units
  }
}

/// The choices of cells by their names in results; none where nothing is chosen.
public struct RunCells: Hashable, Sendable, Codable {
  /// The languages.
  public var locales: [String]?
  /// The text sizes.
  public var typeSizes: [String]?
  /// The screens.
  public var devices: [String]?
  /// The ways to hold the device.
  public var orientations: [String]?
  /// Light, dark or both.
  public var appearances: [String]?

  /// The names of choices.
  public init(_ choices: MatrixChoices) {
    if case .named(let names) = choices.locales { locales = names }
    typeSizes = choices.typeSizes?.map(\.name)
    devices = choices.screens?.map(\.name)
    orientations = choices.orientations?.map(\.rawValue)
    appearances = choices.appearances?.map(\.rawValue)
  }

  /// Whether a picture of some traits may come of these choices.
  public func hold(_ traits: SnapshotTraits) -> Bool {
    locales.allow { $0.lowercased() == traits.locale.lowercased() }
      && typeSizes.allow { $0 == traits.typeSize }
      && devices.allow { $0.prefix { $0 != "@" } == traits.device }
      && orientations.allow { $0 == traits.orientation }
      && appearances.allow { $0 == traits.appearance }
  }
}

extension [String]? {
  /// Whether nothing is chosen, or one of the choices fits.
  fileprivate func allow(_ fits: (String) -> Bool) -> Bool { map { $0.contains(where: fits) } ?? true }
}

extension JSONText {
  /// Writes a scope, keys in a fixed order; those without a value are left out.
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
          }
        }
      }
    }
  }

  private mutating func cells(_ cells: RunCells) {
    object { json in
      if let names = cells.locales { json.member("locales", names) }
      if let names = cells.typeSizes { json.member("typeSizes", names) }
      if let names = cells.devices { json.member("devices", names) }
      if let names = cells.orientations { json.member("orientations", names) }
      if let names = cells.appearances { json.member("appearances", names) }
    }
  }

  private mutating func texts(_ texts: [String: String]) {
    object { json in
      for (name, text) in texts.sorted(by: { $0.key < $1.key }) { json.member(name, text) }
    }
  }
}

import Graphics
import Snapshots

/// The findings of a scene in all of its cells. Findings of one cause are one entry.
package struct CheckedScene: Hashable, Sendable, Codable {
  /// The document's path, or the catalog's name.
  package var document: String
  package var scene: String
  /// The names and identifiers by which the scene can be chosen.
  package var sceneNames: [String]
  /// The cells in which the scene was laid out, in the order of the run.
  package private(set) var cells: [SnapshotTraits] = []
  package private(set) var entries: [Entry] = []
  /// The places of the entries by their causes.
  private var places: [Cause: Int] = [:]

  private enum CodingKeys: CodingKey { case document, scene, sceneNames, cells, entries }

  /// A problem of the scene, with the cells that have it.
  package struct Entry: Hashable, Sendable, Codable {
    package var cause: Cause
    /// The document that has the objects, if the scene's only shows them, as the xib of a class.
    package var shownDocument: String?
    /// The identifiers of the views and constraints in the first cell.
    package var views, constraints: [String]
    package var broken: String?
    /// Where the broken constraint, or the first object of the document among the others, begins.
    package var place: DocumentPlace?
    /// What the cells say, each once.
    package var statements: [Statement]
    package var occurrences: [Occurrence]
    /// The reason that the document gives for accepting the problem.
    package var acceptance: String?
    /// The picture of the worst cell.
    package var picture: Picture?
  }

  /// A picture in which an entry is outlined.
  package struct Picture: Hashable, Sendable, Codable {
    package var path: String
    /// The number at the entry's outline.
    package var number: Int

    package init(path: String, number: Int) { (self.path, self.number) = (path, number) }
  }

  /// A cell that has a problem.
  package struct Occurrence: Hashable, Sendable {
    /// The index in ``CheckedScene/cells``.
    package var cell: Int
    package var severity: Finding.Severity
    /// The index in ``Entry/statements``.
    package var statement: Int
  }

  /// A problem in words, with the numbers of a cell.
  package struct Statement: Hashable, Sendable, Codable {
    package var message: String
    /// The message in one short sentence, or `nil` if it is not long.
    package var brief: String?
    package var fixes: [String]
    /// How much is missing or too much, in points, or `nil` if the problem has no amount.
    package var amount: Double?
    /// What other findings have in common with it, or `nil`.
    package var sharedCause: Finding.SharedCause?
  }

  /// A document with objects that the scene shows.
  package struct ShownDocument {
    let name: String
    let places: [String: DocumentPlace]

    /// - Parameters:
    ///   - name: The document's path.
    ///   - places: Where its objects begin, by their identifiers.
    package init(name: String, places: [String: DocumentPlace]) { (self.name, self.places) = (name, places) }
  }

  package init(document: String, scene: String, sceneNames: [String] = []) {
    self.document = document
    self.scene = scene
    self.sceneNames = sceneNames
  }

  /// Makes a scene of what a file has, to which nothing is added.
  init(document: String, scene: String, sceneNames: [String], cells: [SnapshotTraits], entries: [Entry]) {
    self.init(document: document, scene: scene, sceneNames: sceneNames)
    (self.cells, self.entries) = (cells, entries)
  }

  /// Adds the findings of the next cell.
  ///
  /// - Parameters:
  ///   - places: Where the document's objects begin, by their identifiers.
  ///   - original: Returns the identifier of the object that an object was copied from, as a table's rows are from
  ///     their prototype, or that of the object itself.
  ///   - shown: Returns the document that has all objects of a finding, or `nil` for the scene's own.
  package mutating func add(
    _ findings: [Finding], in cell: SnapshotTraits, places: [String: DocumentPlace] = [:],
    original: (String) -> String = { $0 }, shown: (Finding) -> ShownDocument? = { _ in nil }
  ) {
    cells.append(cell)
    for finding in findings { add(finding, places, original, shown) }
  }

  private mutating func add(
    _ finding: Finding, _ documentPlaces: [String: DocumentPlace], _ original: (String) -> String,
    _ shown: (Finding) -> ShownDocument?
  ) {
    let cause = Cause(of: finding, original: original)
    let index = places[cause] ?? entries.count
    if index == entries.count {
      places[cause] = index
      let objects = ([finding.broken].compactMap(\.self) + finding.constraints + finding.views).map(original)
      let shown = shown(finding)
      let places = shown?.places ?? documentPlaces
      entries.append(
        Entry(
          cause: cause, shownDocument: shown?.name, views: finding.views, constraints: finding.constraints,
          broken: finding.broken, place: objects.lazy.compactMap { places[$0] }.first, statements: [], occurrences: []))
    }
    entries[index].add(finding, in: cells.count - 1)
  }

  /// Sets the reason that the document gives for accepting an entry.
  package mutating func accept(entryAt index: Int, because reason: String) { entries[index].acceptance = reason }

  /// Sets the picture that shows an entry.
  package mutating func show(entryAt index: Int, in picture: Picture) { entries[index].picture = picture }
}

extension CheckedScene.Entry {
  /// Adds a cell. Of several findings of the cause in a cell, such as those of the rows of a table, the most severe
  /// counts, and of equally severe ones that with the largest amount.
  fileprivate mutating func add(_ finding: Finding, in cell: Int) {
    if let last = occurrences.last, last.cell == cell {
      let amounts = (finding.amount ?? 0, statements[last.statement].amount ?? 0)
      guard (finding.severity.order, -amounts.0) < (last.severity.order, -amounts.1) else { return }
      occurrences.removeLast()
    }
    // Neighbouring cells often say the same.
    let statement = CheckedScene.Statement(
      message: finding.message, brief: finding.brief, fixes: finding.fixes, amount: finding.amount,
      sharedCause: finding.sharedCause)
    let index = statements.lastIndex(of: statement) ?? statements.count
    if index == statements.count { statements.append(statement) }
    occurrences.append(CheckedScene.Occurrence(cell: cell, severity: finding.severity, statement: index))
  }
}

/// What makes two findings the same problem, in different cells or runs.
package struct Cause: Hashable, Sendable, Codable, Comparable {
  /// The rule's name.
  package var rule: String
  /// The identifiers of the constraints, or else of the views, sorted; without both, the message. Empty if it is a
  /// problem of all tables of the document.
  package var objects: [String]

  package init(rule: String, objects: [String]) {
    self.rule = rule
    self.objects = objects
  }

  package init(of finding: Finding, original: (String) -> String) {
    rule = finding.ruleName
    let objects = finding.constraints.isEmpty ? finding.views : finding.constraints
    switch finding.rule {
    // The tables of a document are mended together, whatever each language has too much of.
    case let rule? where rule.isAboutTables: self.objects = []
    // A missing font is one problem, however many views each language shows in it.
    case .missingFont: self.objects = [finding.message]
    default: self.objects = objects.isEmpty ? [finding.message] : Set(objects.map(original)).sorted()
    }
  }

  package static func < (left: Cause, right: Cause) -> Bool {
    left.rule == right.rule ? left.objects.lexicographicallyPrecedes(right.objects) : left.rule < right.rule
  }
}

/// A place in a document's file.
package struct DocumentPlace: Hashable, Sendable, Codable {
  /// The line and the column, both from 1; columns are counted in bytes.
  package var line, column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension CheckedScene.Occurrence: Codable {
  // Three numbers: a run can have tens of thousands.
  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    cell = try numbers.decode(Int.self)
    let order = try numbers.decode(Int.self)
    severity = Finding.Severity.allCases.first { $0.order == order } ?? .error
    statement = try numbers.decode(Int.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(cell)
    try numbers.encode(severity.order)
    try numbers.encode(statement)
  }
}

import Galley

/// The conflicts of a document, each told once with the cells it occurs in.
struct ConflictJournal {
  private struct Place: Hashable {
    var scene: String
    var entry: String
  }

  private let document: String
  private var places: [Place] = []
  private var cells: [Place: [MatrixCell]] = [:]

  init(document: String) { self.document = document }

  /// Notes the conflicts of a scene in a cell.
  mutating func add(_ conflicts: [String], scene: String, cell: MatrixCell) {
    for entry in conflicts {
      let place = Place(scene: scene, entry: entry)
      if cells[place] == nil { places.append(place) }
      cells[place, default: []].append(cell)
    }
  }

  /// What to log, in the order in which the conflicts were met.
  var entries: [String] {
    places.map { place in
      let cells = self.cells[place] ?? []
      let first = cells.first?.name ?? ""
      let more = cells.count > 1 ? " and \(cells.count - 1) more" : ""
      return "\(document): '\(place.scene)' in \(first)\(more):\n\(place.entry)\n\n"
    }
  }
}

extension MatrixCell {
  /// The cell in words: device, locale, text size, and what is not the rule.
  var name: String {
    var parts = [screen.name, locale, typeSize.name]
    if orientation == .landscape { parts.append("landscape") }
    if appearance == .dark { parts.append("dark") }
    return parts.joined(separator: " ")
  }
}

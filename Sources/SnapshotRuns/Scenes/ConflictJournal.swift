import Files
import Galley

/// The conflicts of a document, each logged once with the cells in which it occurs.
///
/// A conflict between the same constraints of a scene is the same in all cells: the texts of the views and the
/// constants that the log quotes differ from language to language and from size to size. The first one is logged.
struct ConflictJournal {
  private struct Key: Hashable {
    var scene: String
    /// The classes and identifiers of the constraints, as UTF-8, with the broken one last.
    var constraints: [UInt8]
  }

  private struct Entry {
    var text: String
    var cells: [MatrixCell]
  }

  private let document: String
  private var order: [Key] = []
  private var conflicts: [Key: Entry] = [:]

  init(document: String) { self.document = document }

  mutating func add(_ conflicts: [String], scene: String, cell: MatrixCell) {
    for text in conflicts {
      let key = Key(scene: scene, constraints: Self.constraints(in: text))
      if self.conflicts[key] == nil { order.append(key) }
      self.conflicts[key, default: Entry(text: text, cells: [])].cells.append(cell)
    }
  }

  /// The log entries, in the order in which the conflicts first occurred.
  var entries: [String] {
    order.compactMap { key in
      conflicts[key].map {
        "\(InertText.line(document)): '\(InertText.line(key.scene))' in \($0.cells.words):\n\($0.text)\n\n"
      }
    }
  }

  /// Returns the first word of each line that names a constraint: `<NSLayoutConstraint:bottom`.
  private static func constraints(in text: String) -> [UInt8] {
    var constraints: [UInt8] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\"") }
      guard line.first == UInt8(ascii: "<") else { continue }
      constraints += line.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }
    }
    return constraints
  }
}

extension [MatrixCell] {
  /// The cells in words: the only one, or the number of cells and, for each text size, device and so on, the languages.
  var words: String {
    guard count > 1 else { return first?.words ?? "" }
    var locales: [String: [String]] = [:]
    var rests: [[String]] = []
    for cell in self {
      let rest = cell.wordsWithoutLocale
      if locales[rest.joined(separator: " ")] == nil { rests.append(rest) }
      locales[rest.joined(separator: " "), default: []].append(cell.locale)
    }
    // Text sizes and devices with the same languages are listed together.
    var groups: [(locales: [String], rests: [String])] = []
    for rest in rests.map({ $0.joined(separator: " ") }) {
      let names = locales[rest] ?? []
      if let place = groups.firstIndex(where: { $0.locales == names }) {
        groups[place].rests.append(rest)
      } else {
        groups.append((names, [rest]))
      }
    }
    let parts = groups.prefix(Self.mostGroups).map { "\($0.locales.shortList) at \($0.rests.shortList)" }
    let more = groups.count > Self.mostGroups ? " and others" : ""
    return "\(count) cells: " + parts.joined(separator: "; ") + more
  }

  private static var mostGroups: Int { 4 }
}

extension [String] {
  /// The first texts, separated by commas, and the number of the others.
  fileprivate var shortList: String {
    let most = 8
    return prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) more" : "")
  }
}

extension MatrixCell {
  /// The text size, the device unless it is the canvas, and the traits that are not the usual ones.
  fileprivate var wordsWithoutLocale: [String] {
    var parts = [typeSize.name]
    if screen != .canvas { parts.append("on \(screen.name)") }
    return parts + SnapshotTraits(self).unusualWords
  }
}

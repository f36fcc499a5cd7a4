import Snapshots

/// Cells of the matrix in words: "in de, fr and el from XXL on".
struct CellWords {
  /// A choice of the matrix that a cell makes.
  private enum Choice: CaseIterable {
    case locale, typeSize, device, orientation, appearance, contrast, look

    func value(in cell: SnapshotTraits) -> String {
      switch self {
      case .locale: cell.locale
      case .typeSize: cell.typeSize
      case .device: cell.device
      case .orientation: cell.orientation
      case .appearance: cell.appearance
      case .contrast: cell.contrast ?? "normal"
      case .look: cell.look ?? ""
      }
    }
  }

  private let all: [SnapshotTraits]
  /// The values of each choice in all cells, in the order of the run.
  private let values: [Choice: [String]]

  /// The most groups of languages that a sentence distinguishes.
  private static let mostGroups = 3

  /// - Parameter all: The cells of the run.
  init(among all: [SnapshotTraits]) {
    self.all = all.uniqued
    values = Dictionary(
      uniqueKeysWithValues: Choice.allCases.map { choice in (choice, all.map(choice.value).uniqued) })
  }

  /// Returns where some of the cells are, and how many they are.
  func words(for cells: [SnapshotTraits]) -> String {
    let cells = cells.uniqued
    guard all.count > 1 else { return "in the only cell" }
    guard cells.count < all.count else { return "in all \(all.count) cells" }
    let number = "\(cells.count) of \(all.count) cells"
    return places(of: cells).map { "\($0); \(number)" } ?? "in \(number), the first of them \(cells[0].words)"
  }

  private func places(of cells: [SnapshotTraits]) -> String? {
    if isProduct(cells) { return phrase(for: cells) }
    // Languages differ in the text size from which their texts do not fit.
    var groups: [(rest: Set<SnapshotTraits>, cells: [SnapshotTraits])] = []
    for locale in cells.map(\.locale).uniqued {
      let own = cells.filter { $0.locale == locale }
      let rest = Set(own.map(\.withoutLocale))
      if let index = groups.firstIndex(where: { $0.rest == rest }) {
        groups[index].cells += own
      } else {
        groups.append((rest, own))
      }
    }
    guard groups.count > 1, groups.allSatisfy({ isProduct($0.cells) }) else { return nil }
    guard groups.count > Self.mostGroups else { return groups.map { phrase(for: $0.cells) }.joined(separator: "; ") }
    // Too many to distinguish: the language with the most cells says where the problem begins.
    let widest = groups.reduce(groups[0]) { $1.rest.count > $0.rest.count ? $1 : $0 }
    let languages = Set(cells.map(\.locale)).count
    return
      "in \(languages) languages, most of all \(phrase(for: widest.cells.filter { $0.locale == widest.cells[0].locale }))"
  }

  /// Whether cells are all those that combine the values that they have.
  private func isProduct(_ cells: [SnapshotTraits]) -> Bool {
    let chosen = Choice.allCases.map { choice in (choice, Set(cells.map(choice.value))) }
    return all.count { cell in chosen.allSatisfy { $1.contains($0.value(in: cell)) } } == cells.count
  }

  /// Returns words for all choices whose values are not the whole run's.
  private func phrase(for cells: [SnapshotTraits]) -> String {
    Choice.allCases.compactMap { choice in
      let (chosen, all) = (Set(cells.map(choice.value)), values[choice] ?? [])
      return chosen.count == all.count ? nil : Self.words(for: choice, all.filter(chosen.contains), of: all)
    }.joined(separator: ", ")
  }

  private static func words(for choice: Choice, _ chosen: [String], of all: [String]) -> String {
    switch choice {
    case .typeSize: sizeWords(chosen, of: all)
    case .device: chosen == [MatrixScreen.canvas.name] ? "only on the canvas of the document" : "on \(chosen.list)"
    case .contrast: "with \(chosen.list) contrast"
    case .look: "as \(chosen.map { $0.isEmpty ? "usual" : $0 }.list)"
    case .locale, .orientation, .appearance: "in \(chosen.list)"
    }
  }

  private static func sizeWords(_ chosen: [String], of all: [String]) -> String {
    guard chosen.count > 1, all.count > 2 else { return "at \(chosen.list)" }
    if chosen == Array(all.suffix(chosen.count)) { return "from \(chosen[0]) on" }
    if chosen == Array(all.prefix(chosen.count)) { return "up to \(chosen[chosen.count - 1])" }
    return "at \(chosen.list)"
  }
}

extension SnapshotTraits {
  /// The device, locale and text size, also the other choices unless they are the usual ones.
  var words: String {
    ([device, locale, typeSize] + unusualWords).joined(separator: " ")
  }

  fileprivate var withoutLocale: SnapshotTraits {
    var traits = self
    traits.locale = ""
    return traits
  }
}

import AutoLayout
import Controls
import Graphics

extension Finding {
  /// The symbols without a drawing that a view shows, each once.
  static func missingSymbols(in view: View, items: [DisplayItem]) -> [Finding] {
    var seen: Set<String> = []
    return items.flatMap(\.missingSymbols).filter { seen.insert($0).inserted }
      .map { .missingSymbol($0, in: view.label) }
  }
}

extension DisplayItem {
  fileprivate var missingSymbols: [String] {
    guard case .group(let group) = self else { return [] }
    return group.missingSymbol.map { [$0] } ?? group.items.flatMap(\.missingSymbols)
  }
}

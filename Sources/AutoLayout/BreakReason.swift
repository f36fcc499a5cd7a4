/// Why a member of a conflict is the one that is broken.
struct BreakReason {
  private let broken: BreakPlace
  /// The other members that can be broken.
  private let others: [BreakPlace]

  init(broken: BreakPlace, others: [BreakPlace]) {
    self.broken = broken
    self.others = others.filter { $0.kind != .given }
  }

  /// The reason as a clause.
  var text: String {
    guard !others.isEmpty else { return "no other one can be broken" }
    let peers = others.filter { $0.isHidden == broken.isHidden }
    guard broken.isHidden, peers.count < others.count else { return choice(among: peers) }
    let rule = "constraints of hidden views break before those of visible ones"
    return peers.isEmpty ? rule : "\(rule), and \(choice(among: peers))"
  }

  /// Returns the reason for the choice among members that are all hidden or all visible.
  private func choice(among peers: [BreakPlace]) -> String {
    let equals = peers.filter { $0.kind == broken.kind }
    let firmer = peers.filter { $0.kind < broken.kind }.sorted(by: >).map(\.kind.noun)
    let noun = broken.kind.noun
    guard let rival = equals.max() else { return "\(noun) break before \(Self.list(firmer))" }
    let choice = "of \(equals.count + 1) \(noun) \(criterion(against: rival))"
    return firmer.isEmpty ? choice : "\(noun) break before \(Self.list(firmer)), and \(choice)"
  }

  /// The first respect in which the broken member differs from the next one to break.
  private func criterion(against rival: BreakPlace) -> String {
    if broken < rival { return "its breaking moves least" }
    if broken.distance != rival.distance { return "it sets the greatest distance" }
    if broken.items.first != rival.items.first { return "it is the last in the tree" }
    if broken.items != rival.items { return "its items and attributes come last" }
    return broken.rest == rival.rest ? "it was activated last" : "its relation and numbers come last"
  }

  /// Returns different nouns in a list.
  private static func list(_ nouns: [String]) -> String {
    var different: [String] = []
    for noun in nouns where !different.contains(noun) { different.append(noun) }
    guard let last = different.popLast(), !different.isEmpty else { return nouns.first ?? "" }
    return different.joined(separator: ", ") + " and " + last
  }
}

extension BreakKind {
  fileprivate var noun: String {
    switch self {
    case .given: "given sizes"
    case .autoresizingMask: "autoresizing masks"
    case .proportion: "proportions in stack views"
    case .stackView: "constraints of stack views"
    case .tie: "ties to the superview"
    case .spacing: "positions between neighbours"
    case .size: "sizes"
    case .looseTie: "ties to the content of a cell that is marked as ambiguous"
    case .inequality: "inequalities"
    case .hiding: "constraints that hide views"
    case .contentSize: "required content sizes"
    }
  }
}

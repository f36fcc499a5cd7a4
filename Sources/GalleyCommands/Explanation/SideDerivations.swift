import Galley

/// Which sides of a view follow from others: their constraints need not be told twice.
struct SideDerivations {
  private var phrases: [ExplainedSide.Kind: String] = [:]

  init(_ sides: [ExplainedSide]) {
    let holders = Dictionary(uniqueKeysWithValues: sides.map { ($0.kind, Set($0.holders)) })
    derive(.left, .right, .width, holders)
    derive(.top, .bottom, .height, holders)
  }

  /// What a side follows from, in words; none where it stands for itself.
  subscript(kind: ExplainedSide.Kind) -> String? { phrases[kind] }

  private mutating func derive(
    _ start: ExplainedSide.Kind, _ end: ExplainedSide.Kind, _ extent: ExplainedSide.Kind,
    _ holders: [ExplainedSide.Kind: Set<ExplainedConstraint>]
  ) {
    let (startHolders, endHolders, extentHolders) = (holders[start] ?? [], holders[end] ?? [], holders[extent] ?? [])
    func follows(
      _ derived: Set<ExplainedConstraint>, _ one: Set<ExplainedConstraint>, _ other: Set<ExplainedConstraint>
    )
      -> Bool
    {
      derived == one.union(other) && derived != one && derived != other
    }
    if follows(endHolders, startHolders, extentHolders) {
      phrases[end] = "\(start.rawValue) and \(extent.rawValue)"
    } else if follows(startHolders, endHolders, extentHolders) {
      phrases[start] = "\(end.rawValue) and \(extent.rawValue)"
    } else if follows(extentHolders, startHolders, endHolders) {
      phrases[extent] = "between \(start.rawValue) and \(end.rawValue)"
    } else {
      if endHolders == startHolders { phrases[end] = "as \(start.rawValue)" }
      if extentHolders == endHolders { phrases[extent] = "as \(end.rawValue)" }
    }
  }
}

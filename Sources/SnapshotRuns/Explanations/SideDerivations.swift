import Galley

/// Finds the sides of a view that follow from others, so that their constraints are not listed twice.
struct SideDerivations {
  private var phrases: [ExplainedSide.Kind: String] = [:]

  init(_ sides: [ExplainedSide]) {
    let sides = Dictionary(uniqueKeysWithValues: sides.map { ($0.kind, $0) })
    for kinds in [[ExplainedSide.Kind.left, .right, .width], [.top, .bottom, .height]] {
      let axis = kinds.compactMap { sides[$0] }
      guard axis.count == 3 else { continue }
      if axis.contains(where: { $0.freedom != nil }) {
        deriveFreedom(start: axis[0], end: axis[1], extent: axis[2])
      } else {
        derive(start: axis[0], end: axis[1], extent: axis[2])
      }
    }
  }

  /// What a side follows from, in words, or `nil` if it does not follow from others.
  subscript(kind: ExplainedSide.Kind) -> String? { phrases[kind] }

  /// Derives a side from the two others if exactly the constraints of both together hold it.
  private mutating func derive(start: ExplainedSide, end: ExplainedSide, extent: ExplainedSide) {
    let held = [start, end, extent].map { Set($0.holders) }
    func follows(_ derived: Int, _ one: Int, _ other: Int) -> Bool {
      held[derived] == held[one].union(held[other]) && held[derived] != held[one] && held[derived] != held[other]
    }
    if follows(1, 0, 2) {
      phrases[end.kind] = "\(start.kind.rawValue) and \(extent.kind.rawValue)"
    } else if follows(0, 1, 2) {
      phrases[start.kind] = "\(end.kind.rawValue) and \(extent.kind.rawValue)"
    } else if follows(2, 0, 1) {
      phrases[extent.kind] = "between \(start.kind.rawValue) and \(end.kind.rawValue)"
    } else {
      if held[1] == held[0] { phrases[end.kind] = "like \(start.kind.rawValue)" }
      if held[2] == held[1] { phrases[extent.kind] = "like \(end.kind.rawValue)" }
    }
  }

  /// If two sides are open and the third is fixed, the second of the open ones moves with the first.
  private mutating func deriveFreedom(start: ExplainedSide, end: ExplainedSide, extent: ExplainedSide) {
    switch (start.freedom != nil, end.freedom != nil, extent.freedom != nil) {
    case (true, true, false): phrases[end.kind] = "with \(start.kind.rawValue)"
    case (true, false, true): phrases[extent.kind] = "with \(start.kind.rawValue)"
    case (false, true, true): phrases[extent.kind] = "with \(end.kind.rawValue)"
    default: break
    }
  }
}

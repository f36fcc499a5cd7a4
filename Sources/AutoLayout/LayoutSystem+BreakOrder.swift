import ConstraintSolver

extension LayoutSystem {
  /// Tells the solver in which order the required rows are broken in conflicts.
  ///
  /// The order is needed only where rows contradict each other, so it is computed after that was found.
  ///
  /// - Returns: Whether the order has changed, so that the system has to be solved again.
  mutating func updateBreakOrder() -> Bool {
    var hasChanged = false
    for (index, key) in breakKeys() {
      guard let former = solver.constraint(rows[index].id)?.breakKey, former == key else {
        try? solver.setBreakKey(key, of: rows[index].id)
        hasChanged = true
        continue
      }
    }
    return hasChanged
  }

  /// Returns the keys of all required rows, by the index of the row.
  func breakKeys() -> [Int: BreakKey] {
    var places: [(index: Int, place: BreakPlace)] = []
    for index in rows.indices where rows[index].priority == Constraint.required {
      if let place = breakPlace(ofRow: index) { places.append((index, place)) }
    }
    places.sort { $0.place < $1.place }
    var keys: [Int: BreakKey] = [:]
    for (order, entry) in places.enumerated() {
      keys[entry.index] = BreakKey(rank: entry.place.rank, order: order)
    }
    return keys
  }

  /// Returns the place of a row in the order of breaking; `nil` if the row was removed.
  func breakPlace(ofRow index: Int) -> BreakPlace? {
    switch rows[index].source {
    case .removed: return nil
    case .constraint(let constraint): return BreakPlace(constraint)
    case .contentSize, .autoresizingMask: return constraint(of: rows[index].source).map { BreakPlace($0) }
    case .rootSize, .nonNegative:
      let variable = solver.constraint(rows[index].id)?.terms.first?.variable.index ?? 0
      return BreakPlace(kind: .given, isHidden: false, items: [variable])
    }
  }
}

// MARK: - Results

extension LayoutSystem {
  /// Returns the conflicts as constraints, firmest first, with the root's size last as in Auto Layout's log. The
  /// requirement that no extent is negative is left out, as in that log.
  func conflicts() -> [LayoutConflict] {
    var found: [(place: BreakPlace, conflict: LayoutConflict)] = []
    for (conflict, violation) in zip(solverConflicts, violations) {
      guard let place = breakPlace(ofRow: conflict.broken.index),
        let broken = constraint(of: rows[conflict.broken.index].source)
      else { continue }
      var members = [Member(place: place, constraint: broken)]
      for id in conflict.members where id != conflict.broken {
        guard let place = breakPlace(ofRow: id.index) else { continue }
        members.append(Member(place: place, constraint: constraint(of: rows[id.index].source)))
      }
      let others = members.dropFirst().map(\.place)
      members.sort { $0.place < $1.place }
      let named = members.compactMap(\.constraint)
      found.append(
        (
          place,
          LayoutConflict(
            constraints: named.filter { $0.origin != .engine } + named.filter { $0.origin == .engine }, broken: broken,
            reason: BreakReason(broken: place, others: others).text, violation: violation)
        ))
    }
    return found.sorted { $0.place < $1.place }.map(\.conflict)
  }

  /// A member of a conflict.
  private struct Member {
    var place: BreakPlace
    /// The constraint, or `nil` for a rule that the log does not show.
    var constraint: LayoutConstraint?
  }
}

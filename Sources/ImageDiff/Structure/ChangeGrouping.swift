import Graphics

/// Gathers changes to causes: a view that only moved or grew because another did follows from it.
///
/// The rule is arithmetic, not a reading of constraints: what moves or grows by as much as a cause grew, or moves as a
/// cause moves, goes with the nearest cause before it; what moves by as much as all causes before it grew together goes
/// with the last of them. What is left and moves alike is one cause more.
struct ChangeGrouping {
  let changes: [LayoutChange]
  /// Two halves of rounding to pixels of a 1x screen.
  private static let tolerance = 1.001

  private struct Group {
    var members: [Int]
    var consequences: [Int] = []
  }

  func causes() -> [LayoutCause] {
    var groups = ownCauses()
    var leftover: [Int] = []
    for index in changes.indices where !isOwnCause(changes[index]) {
      if let group = explanation(of: index, among: groups) {
        groups[group].consequences.append(index)
      } else {
        leftover.append(index)
      }
    }
    groups += movedTogether(leftover)
    return groups.sorted { $0.members[0] < $1.members[0] }.map { group in
      .views(group.members.map { changes[$0] }, consequences: group.consequences.map { changes[$0] })
    }
  }

  private func isOwnCause(_ change: LayoutChange) -> Bool {
    change.facts.contains { !$0.isGeometric } || (change.movement == (0, 0) && change.growth == .zero)
  }

  /// The changes that no other view's place explains; views that are restyled alike are one.
  private func ownCauses() -> [Group] {
    var groups: [Group] = []
    var groupOfLook: [[LayoutFact]: Int] = [:]
    for index in changes.indices where isOwnCause(changes[index]) {
      let facts = changes[index].facts.filter { !$0.isGeometric }
      let isRestyle = !facts.isEmpty && facts.allSatisfy { if case .restyled = $0 { true } else { false } }
      if isRestyle, let group = groupOfLook[facts] {
        groups[group].members.append(index)
      } else {
        if isRestyle { groupOfLook[facts] = groups.count }
        groups.append(Group(members: [index]))
      }
    }
    return groups
  }

  private func explanation(of index: Int, among groups: [Group]) -> Int? {
    let before = groups.indices.filter { groups[$0].members[0] < index }
    let after = groups.indices.filter { groups[$0].members[0] > index }
    if let nearest = before.last(where: { explains(groups[$0], changes[index]) }) { return nearest }
    if let next = after.first(where: { explains(groups[$0], changes[index]) }) { return next }
    // What stands before its contents grows by all that they grow.
    return lastOfSum(before, explaining: changes[index], groups)
      ?? lastOfSum(Array(groups.indices), explaining: changes[index], groups)
  }

  /// The last of some causes, where a change goes as far as they grew together.
  private func lastOfSum(_ causes: [Int], explaining change: LayoutChange, _ groups: [Group]) -> Int? {
    let sum = causes.reduce(0) { $0 + growth(of: groups[$1]).height }
    guard sum != 0, isNear(change.movement.y, sum) || isNear(change.growth.height, sum) else { return nil }
    return causes.last { growth(of: groups[$0]).height != 0 }
  }

  private func growth(of group: Group) -> Size {
    group.members.reduce(.zero) {
      Size(width: $0.width + changes[$1].growth.width, height: $0.height + changes[$1].growth.height)
    }
  }

  private func explains(_ group: Group, _ change: LayoutChange) -> Bool {
    group.members.contains { member in
      let cause = changes[member]
      return explains(cause.growth, cause.movement, change)
        || (cause.isGapChange
          && (isSameWay(cause.growth.height, change.movement.y)
            || isSameWay(cause.growth.height, change.growth.height)))
    }
  }

  /// Whether a change is what a growth and a movement bring about, along every axis that it concerns.
  private func explains(_ growth: Size, _ movement: (x: Double, y: Double), _ change: LayoutChange) -> Bool {
    let horizontal = [change.movement.x, change.growth.width]
    let vertical = [change.movement.y, change.growth.height]
    return horizontal.allSatisfy { follows($0, [growth.width, movement.x]) }
      && vertical.allSatisfy { follows($0, [growth.height, movement.y]) }
  }

  /// Whether a distance is none, or one of some distances or half of it, in either direction.
  private func follows(_ distance: Double, _ distances: [Double]) -> Bool {
    distance == 0
      || distances.contains { other in
        abs(other) > LayoutComparison.tolerance
          && (isNear(abs(distance), abs(other)) || isNear(abs(distance), abs(other) / 2))
      }
  }

  private func isNear(_ value: Double, _ other: Double) -> Bool { abs(value - other) < Self.tolerance }

  private func isSameWay(_ growth: Double, _ shift: Double) -> Bool {
    growth * shift > 0 && abs(shift) >= abs(growth) - Self.tolerance
  }

  /// Of what nothing explains, those that move or grow by the same.
  private func movedTogether(_ indices: [Int]) -> [Group] {
    var groups: [Group] = []
    for index in indices {
      let alike = groups.firstIndex {
        explains(changes[$0.members[0]].growth, changes[$0.members[0]].movement, changes[index])
      }
      if let alike { groups[alike].consequences.append(index) } else { groups.append(Group(members: [index])) }
    }
    return groups
  }
}

extension LayoutChange {
  /// Whether a place was made or closed, with the space around it, which is not known.
  fileprivate var isGapChange: Bool {
    !Set(facts).isDisjoint(with: [.appeared, .vanished, .shown, .hidden])
  }
}

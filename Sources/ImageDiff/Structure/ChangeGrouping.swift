import Graphics

/// Groups changes into causes and their consequences.
///
/// The rules compare distances; they do not read constraints:
/// - A view around a cause grows because of it.
/// - A view that moves or grows by as much as a cause grew or moved follows from the nearest such cause before it.
/// - A view that moves or grows by as much as all causes before it together follows from the last of them.
/// - A view inside a view that grew moves because of it.
/// - A view whose constraint has another constant moves or grows because of the constraint.
/// - If a view is gone or new, the other views of its superview move or grow because of it, and so does the superview.
///
/// If changes are left, the first view that no descendant explains becomes another cause, and the rules apply again.
struct ChangeGrouping {
  /// Two rounding errors of a pixel on a 3x screen.
  private static let tolerance = 0.67

  private let list: ChangeList
  private var changes: [ViewChange] { list.changes }
  private var groups: [Group] = []
  /// The group of each change, or `nil` while nothing explains it.
  private var groupOfChange: [Int?]

  private struct Group {
    var members: [Int]
    var consequences: [Int] = []
    var constraints: [ConstraintChange] = []
  }

  init(_ list: ChangeList) {
    self.list = list
    groupOfChange = [Int?](repeating: nil, count: list.changes.count)
  }

  /// Returns the causes in reading order.
  ///
  /// - Parameter constraints: The constraints with other constants, which explain the changes of their views.
  mutating func causes(because constraints: [ConstraintChange] = []) -> [LayoutCause] {
    findOwnCauses()
    for constraint in constraints { start(with: constraint) }
    explainGaps { $0.closes($1) }
    explainRest()
    explainGaps { _, _ in true }
    explainRest()
    while let first = firstUnexplained() {
      start(first)
      explainRest()
    }
    return groups.sorted { $0.members[0] < $1.members[0] }.map { group in
      .views(
        group.members.map { changes[$0] }, consequences: group.consequences.sorted().map { changes[$0] },
        constraints: group.constraints)
    }
  }

  /// Makes a cause of the first view that moved or grew because of a constraint, or adds the constraint to that view's
  /// cause.
  private mutating func start(with constraint: ConstraintChange) {
    let moved = changes.indices.filter { constraint.views.contains(changes[$0].id) && changes[$0].isOnlyGeometric }
    // Of two views, the constraint moves the one that is after the other, or the only one that moved.
    guard let index = moved.last else { return }
    if groupOfChange[index] == nil { start(index) }
    if let group = groupOfChange[index] { groups[group].constraints.append(constraint) }
  }

  /// Adds changes around a view that is gone or new to its group, if they are only of position and size.
  ///
  /// - Parameter follows: Whether a change can follow from the first one, that of the view that is gone or new.
  private mutating func explainGaps(_ follows: (_ gap: ViewChange, _ change: ViewChange) -> Bool) {
    for group in groups.indices {
      let gap = changes[groups[group].members[0]]
      guard gap.isGapChange, let superview = gap.surroundings.containers.first else { continue }
      for index in changes.indices where groupOfChange[index] == nil && changes[index].isOnlyGeometric {
        let change = changes[index]
        let isNear =
          change.surroundings.containers.contains(superview) || gap.surroundings.containers.contains(change.id)
        guard isNear, follows(gap, change) else { continue }
        groupOfChange[index] = group
        groups[group].consequences.append(index)
      }
    }
  }

  private mutating func start(_ index: Int) {
    groupOfChange[index] = groups.count
    groups.append(Group(members: [index]))
  }

  /// Makes causes of the changes that no other view's position can explain. Views with the same change of style are one
  /// cause.
  private mutating func findOwnCauses() {
    var groupOfLook: [[LayoutFact]: Int] = [:]
    for index in changes.indices where isOwnCause(changes[index]) {
      let facts = changes[index].facts.filter { !$0.isGeometric }
      let isRestyle = !facts.isEmpty && facts.allSatisfy { if case .restyled = $0 { true } else { false } }
      if isRestyle, let group = groupOfLook[facts] {
        groups[group].members.append(index)
        groupOfChange[index] = group
      } else {
        if isRestyle { groupOfLook[facts] = groups.count }
        start(index)
      }
    }
  }

  private func isOwnCause(_ change: ViewChange) -> Bool {
    change.facts.contains { !$0.isGeometric } || !change.isGeometric
  }

  /// Returns the first unexplained view that grew by itself, or else the first without an unexplained descendant.
  private func firstUnexplained() -> Int? {
    let open = changes.indices.filter { groupOfChange[$0] == nil }
    var outer: Set<Int> = []
    var grownByContent: Set<Int> = []
    for index in open {
      for container in list.around(index) {
        outer.insert(container)
        if isGrown(changes[container], by: changes[index]) { grownByContent.insert(container) }
      }
    }
    return open.first { changes[$0].growth != .zero && !grownByContent.contains($0) }
      ?? open.first { !outer.contains($0) }
  }

  /// Returns whether a view grew because a descendant grew or moved by as much.
  private func isGrown(_ container: ViewChange, by inner: ViewChange) -> Bool {
    inner.growth != .zero
      || (inner.movement.x != 0 && isNear(inner.movement.x, container.growth.width))
      || (inner.movement.y != 0 && isNear(inner.movement.y, container.growth.height))
  }

  /// Adds each change to the group that it follows from, until no more changes follow from any group.
  private mutating func explainRest() {
    let rules: [(borrowing ChangeGrouping, Int) -> Int?] = [
      { $0.groupInside($1) }, { $0.groupOfSum($1) }, { $0.groupAlike($1) }, { $0.groupAround($1) },
    ]
    var isSettled = false
    while !isSettled {
      isSettled = true
      for rule in rules {
        for index in changes.indices where groupOfChange[index] == nil {
          guard let group = rule(self, index) else { continue }
          groupOfChange[index] = group
          groups[group].consequences.append(index)
          isSettled = false
        }
      }
    }
  }

  /// Returns the group of the first geometric change inside the view.
  private func groupInside(_ index: Int) -> Int? {
    changes.indices.first { inner in
      inner > index && groupOfChange[inner] != nil && changes[inner].isGeometric && list.around(inner).contains(index)
    }.flatMap { groupOfChange[$0] }
  }

  /// Returns the group of the nearest change before, or else after, that explains the distance of a change.
  private func groupAlike(_ index: Int) -> Int? {
    let explained = changes.indices.filter { groupOfChange[$0] != nil && explains(changes[$0], changes[index]) }
    return (explained.last { $0 < index } ?? explained.first).flatMap { groupOfChange[$0] }
  }

  /// Returns the last group before a change that moves or grows by as much as all of these groups grew; or the last of
  /// all groups, because a container is before its contents and grows by their sum.
  private func groupOfSum(_ index: Int) -> Int? {
    let before = groups.indices.filter { groups[$0].members[0] < index }
    return lastOfSum(before, explaining: changes[index]) ?? lastOfSum(Array(groups.indices), explaining: changes[index])
  }

  private func lastOfSum(_ causes: [Int], explaining change: ViewChange) -> Int? {
    let sum = causes.reduce(0) { $0 + growth(of: groups[$1]).height }
    guard sum != 0, isNear(change.movement.y, sum) || isNear(change.growth.height, sum) else { return nil }
    return causes.last { growth(of: groups[$0]).height != 0 }
  }

  private func growth(of group: Group) -> Size {
    group.members.reduce(.zero) {
      Size(width: $0.width + changes[$1].growth.width, height: $0.height + changes[$1].growth.height)
    }
  }

  /// Returns the group of the nearest ancestor that grew.
  private func groupAround(_ index: Int) -> Int? {
    list.around(index).first { groupOfChange[$0] != nil && changes[$0].growth != .zero }.flatMap { groupOfChange[$0] }
  }

  private func explains(_ cause: ViewChange, _ change: ViewChange) -> Bool {
    let (growth, movement) = (cause.growth, cause.movement)
    if cause.isGapChange, isSameWay(growth.height, change.movement.y) || isSameWay(growth.height, change.growth.height)
    {
      return true
    }
    return [change.movement.x, change.growth.width].allSatisfy { follows($0, [growth.width, movement.x]) }
      && [change.movement.y, change.growth.height].allSatisfy { follows($0, [growth.height, movement.y]) }
  }

  /// Returns whether a distance is zero, or equals one of the given distances or half of it, in either direction.
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
}

extension ViewChange {
  /// Whether the view moved, grew, appeared or disappeared.
  fileprivate var isGeometric: Bool { movement != (0, 0) || growth != .zero }

  /// Whether nothing but the position and size, or what follows from them, has changed.
  fileprivate var isOnlyGeometric: Bool { isGeometric && facts.allSatisfy(\.isGeometric) }

  /// Whether another view only moved in the direction in which this one, which is gone or new, moves what follows it.
  fileprivate func closes(_ other: ViewChange) -> Bool {
    other.growth == .zero && other.surroundings.containers.first == surroundings.containers.first
      && (other.movement.y * growth.height > 0 && other.isBelow(self))
  }

  /// Whether the view appeared or disappeared, so that the unknown space around it counts too.
  fileprivate var isGapChange: Bool {
    !Set(facts).isDisjoint(with: [.appeared, .vanished, .shown, .hidden])
  }
}

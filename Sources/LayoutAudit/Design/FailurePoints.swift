import AutoLayout
import Graphics

/// Required constraints that fix the size of a screen, so that they conflict on every other one.
///
/// Source: Auto Layout Guide, "Unsatisfiable Layouts": "build in failure points". Only sums of equalities are found;
/// other layouts that fit few sizes are found by laying them out at these sizes.
enum FailurePoints: DesignRule {
  static func findings(in layout: DesignedLayout) -> [Finding] {
    guard layout.isScreen, layout.outcome.conflicts.isEmpty else { return [] }
    return [Axis.horizontal, .vertical].compactMap { axis in
      var chain = RigidChain(along: axis)
      for constraint in layout.constraints { chain.add(constraint) }
      guard let members = chain.chain(across: layout.root) else { return nil }
      return finding(on: members, of: layout.root, axis)
    }
  }

  private static func finding(on members: [LayoutConstraint], of root: View, _ axis: Axis) -> Finding {
    let (size, word) = axis == .horizontal ? (root.bounds.width, "width") : (root.bounds.height, "height")
    var seen: Set<String> = []
    let points = Finding.points(size)
    return Finding(
      rule: .noFailurePoint,
      views: members.flatMap(\.layoutViews).map(\.label).filter { seen.insert($0).inserted },
      constraints: members.map(\.name),
      message: "Required constraints add up to a \(word) of \(points) across the screen, so they conflict at any other"
        + " \(word): \(members.prefix(4).map { "'\($0.name)'" }.joined(separator: ", "))"
        + (members.count > 4 ? " and \(members.count - 4) more." : "."),
      fixes: ["Give one of them a priority of 999, or make it an inequality, to choose what gives way."])
  }
}

/// Edges along an axis that required equalities keep at fixed distances.
private struct RigidChain {
  private enum Side { case near, far }

  private struct Edge: Hashable {
    let item: ObjectIdentifier
    let side: Side
  }

  private let axis: Axis
  private var links: [Edge: [(edge: Edge, constraint: LayoutConstraint?)]] = [:]
  private var owners: Set<ObjectIdentifier> = []

  init(along axis: Axis) { self.axis = axis }

  mutating func add(_ constraint: LayoutConstraint) {
    guard constraint.priority == .required, constraint.relation == .equal, !constraint.crossesScrolling,
      let first = constraint.firstItem
    else { return }
    if let second = constraint.secondItem {
      guard constraint.multiplier == 1,
        let one = edge(constraint.firstAttribute, of: first, constraint),
        let other = edge(constraint.secondAttribute, of: second, constraint)
      else { return }
      join(one, other, by: constraint)
    } else if constraint.firstAttribute == (axis == .horizontal ? .width : .height) {
      join(
        Edge(item: ObjectIdentifier(first), side: .near), Edge(item: ObjectIdentifier(first), side: .far),
        by: constraint)
    }
  }

  /// Returns the shortest chain of constraints from one edge of a view to the opposite one, or `nil` if there is none.
  func chain(across view: View) -> [LayoutConstraint]? {
    let start = Edge(item: ObjectIdentifier(view), side: .near)
    let end = Edge(item: ObjectIdentifier(view), side: .far)
    var origins: [Edge: (edge: Edge, constraint: LayoutConstraint?)] = [start: (start, nil)]
    var queue = [start]
    var next = 0
    while next < queue.count, origins[end] == nil {
      let edge = queue[next]
      next += 1
      for link in links[edge] ?? [] where origins[link.edge] == nil {
        origins[link.edge] = (edge, link.constraint)
        queue.append(link.edge)
      }
    }
    guard origins[end] != nil else { return nil }
    var chain: [LayoutConstraint] = []
    var edge = end
    while edge != start, let origin = origins[edge] {
      if let constraint = origin.constraint { chain.append(constraint) }
      edge = origin.edge
    }
    return chain.reversed()
  }

  private mutating func join(_ one: Edge, _ other: Edge, by constraint: LayoutConstraint?) {
    links[one, default: []].append((other, constraint))
    links[other, default: []].append((one, constraint))
  }

  /// Returns the edge that an attribute is at a fixed distance from.
  private mutating func edge(
    _ attribute: LayoutAttribute, of item: any LayoutItem, _ constraint: LayoutConstraint
  ) -> Edge? {
    guard let side = side(attribute, constraint) else { return nil }
    let edge = Edge(item: ObjectIdentifier(item), side: side)
    guard let guide = item as? LayoutGuide, let owner = guide.owningView, guide.keepsDistance else { return edge }
    // Margins and safe areas are at fixed distances from the edges of their view.
    if owners.insert(edge.item).inserted {
      for side in [Side.near, .far] {
        join(Edge(item: edge.item, side: side), Edge(item: ObjectIdentifier(owner), side: side), by: nil)
      }
    }
    return edge
  }

  private func side(_ attribute: LayoutAttribute, _ constraint: LayoutConstraint) -> Side? {
    switch (attribute, axis) {
    case (.left, .horizontal), (.leftMargin, .horizontal), (.top, .vertical), (.topMargin, .vertical): return .near
    case (.right, .horizontal), (.rightMargin, .horizontal), (.bottom, .vertical), (.bottomMargin, .vertical):
      return .far
    case (.leading, .horizontal), (.leadingMargin, .horizontal): return constraint.isRightToLeft ? .far : .near
    case (.trailing, .horizontal), (.trailingMargin, .horizontal): return constraint.isRightToLeft ? .near : .far
    default: return nil
    }
  }
}

extension LayoutGuide {
  /// Whether the guide's edges keep their distances from those of its view.
  fileprivate var keepsDistance: Bool {
    switch role {
    case .margins, .safeArea, .scrollFrame: true
    case .free, .readableContent, .topBar, .bottomBar, .keyboard, .scrollContent: false
    }
  }
}

extension LayoutConstraint {
  /// Whether the constraint relates a scroll view's content to the scroll view, whose edges are then those of the
  /// content.
  fileprivate var crossesScrolling: Bool {
    let (first, second) = (firstItem, secondItem)
    func isContent(_ inner: (any LayoutItem)?, of outer: (any LayoutItem)?) -> Bool {
      guard let scrollView = outer as? ScrollView, let view = inner?.layoutView else { return false }
      return view !== scrollView && view.isDescendant(of: scrollView)
    }
    return isContent(first, of: second) || isContent(second, of: first)
  }
}

import ConstraintSolver

/// A family of systems that layouts are made of, by the number of views.
enum SolverCase: String, CaseIterable {
  /// Siblings in a row, each after the one before.
  case chain
  /// Siblings placed from the root's corner.
  case independent
  /// Each view inside the one before, inset by 1 on every side.
  case nested
  /// A row that fills the root, all of one width.
  case equalWidths
  /// Table cells of an icon, two labels, a button and a rule each.
  case cells
  /// A row of labels of one priority that would rather be wider together than their root.
  case huggingRow
  /// A row of labels that must all shrink, in the end by 8 each.
  case squeezedRow

  /// The constraints of a system of `count` views.
  func constraints(count: Int, in system: inout System) {
    switch self {
    case .chain: system.addChain(count)
    case .independent: system.addIndependent(count)
    case .nested: system.addNested(count)
    case .equalWidths: system.addEqualWidths(count)
    case .cells: system.addCells(count / 5)
    case .huggingRow: system.addLabels(count, excess: -200)
    case .squeezedRow: system.addLabels(count, excess: 8 * Double(count))
    }
  }
}

/// A system that is being described: constraints over numbered variables, so that making it is not timed.
struct System {
  private(set) var variableCount = 0
  private(set) var constraints: [Constraint] = []
  private let variables: [Variable]

  init(variables: [Variable]) { self.variables = variables }

  /// The horizontal or vertical position and size of a view.
  typealias Span = (start: Term, size: Term)

  private mutating func variable() -> Term {
    defer { variableCount += 1 }
    return Term(variables[variableCount])
  }

  private mutating func span() -> Span { (variable(), variable()) }

  private mutating func require(_ terms: [Term], _ constant: Double) {
    constraints.append(Constraint(terms, .equal, constant))
  }

  private mutating func addRoot(size: Double) -> Span {
    let root = span()
    require([root.start], 0)
    require([root.size], size)
    return root
  }

  /// `leading + distance = the other's trailing`.
  private mutating func place(_ view: Span, after other: Span, by distance: Double) {
    require([view.start, -other.start, -other.size], distance)
  }

  /// Hugging and compression resistance of a label that would like to be `size` wide.
  private mutating func addContentSize(_ size: Double, of view: Span, hugging: Double = 250) {
    constraints.append(Constraint([view.size], .lessThanOrEqual, size, priority: hugging))
    constraints.append(Constraint([view.size], .greaterThanOrEqual, size, priority: 750))
  }
}

// MARK: - Families

extension System {
  fileprivate mutating func addChain(_ count: Int) {
    let root = (addRoot(size: 375), addRoot(size: 667))
    var last = (start: root.0.start, size: Term(root.0.size.variable, 0))
    for _ in 0..<count {
      let (x, y) = (span(), span())
      place(x, after: last, by: 8)
      require([x.size], 40)
      require([y.start, -root.1.start], 8)
      require([y.size], 20)
      last = x
    }
  }

  fileprivate mutating func addIndependent(_ count: Int) {
    let root = (addRoot(size: 375), addRoot(size: 667))
    for index in 0..<count {
      let (x, y) = (span(), span())
      require([x.start, -root.0.start], Double(index))
      require([x.size], 40)
      require([y.start, -root.1.start], Double(index))
      require([y.size], 20)
    }
  }

  fileprivate mutating func addNested(_ count: Int) {
    var outer = [addRoot(size: 4000 + 2 * Double(count)), addRoot(size: 8000)]
    for _ in 0..<count {
      for axis in 0..<2 {
        let inner = span()
        require([inner.start, -outer[axis].start], 1)
        require([inner.start, inner.size, -outer[axis].start, -outer[axis].size], -1)
        outer[axis] = inner
      }
    }
  }

  fileprivate mutating func addEqualWidths(_ count: Int) {
    let root = (addRoot(size: 20 * Double(count)), addRoot(size: 667))
    var first: Span?
    var last = (start: root.0.start, size: Term(root.0.size.variable, 0))
    for _ in 0..<count {
      let (x, y) = (span(), span())
      place(x, after: last, by: 8)
      if let first { require([x.size, -first.size], 0) } else { first = x }
      require([y.start, -root.1.start], 8)
      require([y.size], 20)
      last = x
    }
    require([root.0.start, root.0.size, -last.start, -last.size], 8)
  }

  fileprivate mutating func addLabels(_ count: Int, excess: Double) {
    let gaps = 8 * Double(count + 1)
    let root = (addRoot(size: gaps + 50 * Double(count) - excess), addRoot(size: 667))
    var last = (start: root.0.start, size: Term(root.0.size.variable, 0))
    for _ in 0..<count {
      let (x, y) = (span(), span())
      place(x, after: last, by: 8)
      addContentSize(50, of: x)
      require([y.start, -root.1.start], 8)
      addContentSize(20, of: y)
      last = x
    }
    require([root.0.start, root.0.size, -last.start, -last.size], 8)
  }

  fileprivate mutating func addCells(_ count: Int) {
    let (rootX, rootY) = (addRoot(size: 375), addRoot(size: 44 * Double(count)))
    var above = (start: rootY.start, size: Term(rootY.size.variable, 0))
    for _ in 0..<max(count, 1) {
      let (x, y) = (span(), span())
      require([x.start, -rootX.start], 0)
      require([x.size, -rootX.size], 0)
      place(y, after: above, by: 0)
      addCellContent(x, y)
      above = y
    }
  }

  private mutating func addCellContent(_ cellX: Span, _ cellY: Span) {
    let views = (0..<5).map { _ in (x: span(), y: span()) }
    let (icon, title, detail, button, rule) = (views[0], views[1], views[2], views[3], views[4])
    require([icon.x.start, -cellX.start], 16)
    require([icon.x.size], 24)
    require([icon.y.size, -icon.x.size], 0)
    require([icon.y.start, half(icon.y.size), -cellY.start, -half(cellY.size)], 0)
    place(title.x, after: icon.x, by: 12)
    require([title.y.start, -cellY.start], 8)
    require([detail.x.start, -title.x.start], 0)
    place(detail.y, after: title.y, by: 4)
    require([cellY.start, cellY.size, -detail.y.start, -detail.y.size], 8)
    require([button.x.size], 60)
    require([cellX.start, cellX.size, -button.x.start, -button.x.size], 16)
    require([button.y.start, half(button.y.size), -cellY.start, -half(cellY.size)], 0)
    require([rule.x.start, -title.x.start], 0)
    require([rule.x.start, rule.x.size, -cellX.start, -cellX.size], 0)
    require([rule.y.size], 0.5)
    require([rule.y.start, rule.y.size, -cellY.start, -cellY.size], 0)
    for label in [title, detail] {
      constraints.append(
        Constraint([button.x.start, -label.x.start, -label.x.size], .greaterThanOrEqual, 8))
      addContentSize(120, of: label.x, hugging: 251)
      addContentSize(20, of: label.y, hugging: 251)
    }
    addContentSize(30, of: button.y)
  }

  private func half(_ term: Term) -> Term { Term(term.variable, term.coefficient / 2) }
}

extension Term {
  fileprivate static prefix func - (term: Term) -> Term { Term(term.variable, -term.coefficient) }
}

import ConstraintSolver

extension SystemBuilder {
  mutating func addChain(_ count: Int, isLoose: Bool = false) {
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
    if isLoose { place(span(), after: last, by: 8) }
  }

  mutating func addIndependent(_ count: Int) {
    let root = (addRoot(size: 375), addRoot(size: 667))
    for index in 0..<count {
      let (x, y) = (span(), span())
      require([x.start, -root.0.start], Double(index))
      require([x.size], 40)
      require([y.start, -root.1.start], Double(index))
      require([y.size], 20)
    }
  }

  /// Two labels of 60 each that have to share 100.
  mutating func addTie() {
    let (first, second) = (span(), span())
    require([first.start], 0)
    place(second, after: first, by: 0)
    require([first.size, second.size], 100)
    addContentSize(60, of: first)
    addContentSize(60, of: second)
  }

  /// A view with two widths.
  mutating func addConflict() {
    let view = span()
    require([view.start], 0)
    require([view.size], 40)
    require([view.size], 50)
  }

  mutating func addNested(_ count: Int) {
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

  mutating func addEqualWidths(_ count: Int) {
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

  /// A row of labels that end `excess` too late for their root, where the last is pinned at a priority.
  mutating func addLabels(_ count: Int, excess: Double, pin: Double, isBounded: Bool = false) {
    let gaps = 8 * Double(count + 1)
    let root = (addRoot(size: gaps + 50 * Double(count) - excess), addRoot(size: 667))
    var last = (start: root.0.start, size: Term(root.0.size.variable, 0))
    for _ in 0..<count {
      let (x, y) = (span(), span())
      place(x, after: last, by: 8)
      addContentSize(50, of: x)
      if isBounded { add([x.size], .greaterThanOrEqual, 0, priority: Constraint.required) }
      require([y.start, -root.1.start], 8)
      addContentSize(20, of: y)
      last = x
    }
    add([root.0.start, root.0.size, -last.start, -last.size], .equal, 8, priority: pin)
  }
}

import ConstraintSolver

extension SystemBuilder {
  /// An icon, two labels, a button and a rule.
  static let viewsInCell = 5

  mutating func addCells(_ count: Int) {
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
    let views = (0..<Self.viewsInCell).map { _ in (x: span(), y: span()) }
    for size in views.flatMap({ [$0.x.size, $0.y.size] }) + [cellY.size] {
      add([size], .greaterThanOrEqual, 0, priority: Constraint.required)
    }
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
      add(
        [button.x.start, -label.x.start, -label.x.size], .greaterThanOrEqual, 8, priority: Constraint.required)
      addContentSize(120, of: label.x, hugging: 251)
      addContentSize(20, of: label.y, hugging: 251)
    }
    addContentSize(30, of: button.y)
  }

  private func half(_ term: Term) -> Term { Term(term.variable, term.coefficient / 2) }
}

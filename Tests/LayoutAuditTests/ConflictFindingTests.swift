import AutoLayout
import Controls
import Graphics
import LayoutAudit
import TestSupport
import Testing

@Suite("Findings of conflicts, ambiguity and invalid constraints")
struct ConflictFindingTests {
  private let box = Box("box", 50, 20)
  private let stage: Stage

  init() { stage = Stage(box) }

  private func width(_ constant: Double) -> LayoutConstraint { box.widthAnchor.constraint(equalToConstant: constant) }

  @Test("A conflict is reported even if it is invisible")
  func invisible() {
    box.isHidden = true
    let outcome = stage.layout(width(10), width(20))
    #expect(stage.root.displayList().items.isEmpty)
    #expect(LayoutAudit(of: stage.root, outcome: outcome).findings().contains { $0.rule == .conflict })
  }

  @Test("Every conflict and every ambiguous view is a finding with a fix")
  func findings() {
    let outcome = stage.layout(width(10), width(20))
    let findings = LayoutAudit(of: stage.root, outcome: outcome).findings()
    #expect(findings.map(\.rule) == [.conflict, .ambiguous])
    #expect(findings.allSatisfy { !$0.fixes.isEmpty && !$0.views.isEmpty })
  }

  @Test("A hidden view of a stack that keeps its size is a note, which says that nothing visible is affected")
  func hiddenInStack() throws {
    let stack = StackView(arrangedSubviews: [Box("shown", 10, 10), Box("hidden", 10, 10)])
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.arrangedSubviews[1].isHidden = true
    stage.root.addSubview(stack)
    let outcome = stage.layout(stack.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 44))
    let findings = LayoutAudit(of: stage.root, outcome: outcome).findings().filter { $0.rule == .conflict }
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.first?.views.contains("hidden") == true)
    #expect(findings.first?.message.contains("No visible view is affected") == true)
  }

  @Test(
    "Content that misses the height of its row is a note if only the canvas has that height, and an error if the app has",
    arguments: [(60.0, true, []), (70, true, [.note]), (70, false, [Finding.Severity.error])])
  func rowHeight(content: Double, isOfCanvas: Bool, severities: [Finding.Severity]) {
    let (table, cell, view) = (TableView(), TableViewCell(style: .custom), Box("content"))
    cell.rowHeight = 60
    if isOfCanvas { cell.canvasLengths = .height }
    cell.contentView.addSubview(view)
    table.rows = .prototypes([cell])
    table.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    stage.root.addSubview(table)
    let outcome = stage.layout(
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: content))
    let findings = LayoutAudit(of: stage.root, outcome: outcome).findings().filter { $0.rule == .conflict }
    #expect(findings.map(\.severity) == severities)
  }

  @Test(
    "Content that misses the size of its item is a note if only the canvas has that size, and an error if the app has",
    arguments: [(true, Finding.Severity.note), (false, .error)])
  func itemSize(isOfCanvas: Bool, severity: Finding.Severity) {
    let (item, view) = (CollectionViewCell(), Box("content"))
    if isOfCanvas { item.canvasLengths = .size }
    item.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    item.contentView.addSubview(view)
    stage.root.addSubview(item)
    let outcome = stage.layout(
      view.leadingAnchor.constraint(equalTo: item.contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: item.contentView.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: 120))
    let findings = LayoutAudit(of: stage.root, outcome: outcome).findings().filter { $0.rule == .conflict }
    #expect(findings.map(\.severity) == [severity])
  }

  @Test(
    "Content that misses a length that its root has only on the canvas is a note",
    arguments: [
      (View.CanvasLengths.size, Axis.horizontal, Finding.Severity.note), (.size, .vertical, .note),
      (.height, .horizontal, .error), (.height, .vertical, .note), (.none, .horizontal, .error),
    ])
  func rootSize(lengths: View.CanvasLengths, axis: Axis, severity: Finding.Severity) throws {
    let view = Box("content")
    stage.root.canvasLengths = lengths
    stage.root.addSubview(view)
    let constraints =
      axis == .horizontal
      ? [
        view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
        view.widthAnchor.constraint(equalToConstant: 1000),
      ]
      : [
        view.topAnchor.constraint(equalTo: stage.root.topAnchor),
        view.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
        view.heightAnchor.constraint(equalToConstant: 1000),
      ]
    LayoutConstraint.activate(constraints)
    let findings = LayoutAudit(of: stage.root, outcome: stage.layout()).findings().filter { $0.rule == .conflict }
    #expect(findings.map(\.severity) == [severity])
    if severity == .note {
      #expect(findings.first?.message.hasSuffix("that its superview gives it.") == true)
    }
  }

  @Test("Constraints without a name are told apart by what they demand")
  func unnamed() throws {
    let constraints = [
      box.widthAnchor.constraint(equalToConstant: 50), box.widthAnchor.constraint(equalToConstant: 60),
      box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
    ]
    LayoutConstraint.activate(constraints)
    let finding = try #require(
      LayoutAudit(of: stage.root, outcome: stage.layout()).findings().first { $0.rule == .conflict })
    #expect(Set(finding.constraints) == ["box.width = 50", "box.width = 60"])
    #expect(finding.broken == "box.width = 60")
    #expect(finding.message.contains("'box.width' (the width of the view 'box' is 60 pt) cannot be satisfied"))
    #expect(finding.message.contains("together with 'box.width' (the width of the view 'box' is 50 pt)"))
  }

  @Test("A view outside of the picture is a warning if one of its constraints is broken, and a note otherwise")
  func displaced() {
    let width = box.widthAnchor.constraint(equalToConstant: 50)
    let constraints = [
      box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 400),
      box.topAnchor.constraint(equalTo: stage.root.topAnchor), box.heightAnchor.constraint(equalToConstant: 20), width,
    ]
    LayoutConstraint.activate(constraints)
    for (other, severity) in [(50.0, Finding.Severity.note), (60, .warning)] {
      let second = box.widthAnchor.constraint(equalToConstant: other)
      let outcome = stage.layout(second)
      let findings = LayoutAudit(of: stage.root, outcome: outcome).findings().filter { $0.rule == .outsideBounds }
      #expect(findings.map(\.severity) == [severity])
      second.isActive = false
    }
  }

  @Test("Freedom of half a point is rounding, more is an ambiguity", arguments: [(10.5, 0), (10.75, 1)])
  func rounding(greatest: Double, count: Int) {
    let outcome = stage.layout(
      box.leadingAnchor.constraint(greaterThanOrEqualTo: stage.root.leadingAnchor, constant: 10),
      box.leadingAnchor.constraint(lessThanOrEqualTo: stage.root.leadingAnchor, constant: greatest),
      box.topAnchor.constraint(equalTo: stage.root.topAnchor))
    #expect(box.hasAmbiguousLayout)
    let findings = LayoutAudit(of: stage.root, outcome: outcome).findings()
    #expect(findings.filter { $0.rule == .ambiguous }.count == count)
  }

  @Test("The fix of a conflict with a mask or a required content size names the mask or the priorities")
  func particularFixes() throws {
    let framed = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    framed.identifier = "framed"
    stage.root.addSubview(framed)
    box.setContentHuggingPriority(.required, for: .horizontal)
    let outcome = stage.layout(width(90), framed.widthAnchor.constraint(equalToConstant: 60))
    let fixes = LayoutAudit(of: stage.root, outcome: outcome).findings().filter { $0.rule == .conflict }.map(
      \.fixes[0])
    #expect(
      fixes == [
        "Set translatesAutoresizingMaskIntoConstraints of the view 'framed' to false before adding constraints.",
        "Set the content hugging and compression resistance priorities of the view 'box' below 1000.",
      ])
  }

  @Test("A constraint that cannot be activated is a finding")
  func errors() throws {
    let constraint = box.widthAnchor.constraint(equalTo: Box("elsewhere").widthAnchor)
    constraint.identifier = "lost"
    constraint.isActive = true
    let finding = try #require(LayoutAudit(of: stage.root, outcome: stage.layout()).findings().first)
    #expect(finding.rule == .invalidConstraint)
    #expect(finding.severity == .error)
    #expect(finding.constraints == ["lost"])
  }

  @Test("A visual format that cannot be parsed is an error that quotes the format")
  func visualFormat() throws {
    _ = LayoutConstraint.constraints(withVisualFormat: "[box(5]", views: ["box": box])
    let finding = try #require(LayoutAudit(of: stage.root, outcome: stage.layout()).findings().first)
    #expect(finding.rule == .invalidVisualFormat)
    #expect(finding.severity == .error)
    #expect(finding.message.contains("[box(5]"))
  }

  @Test("Constraints of a stack, which have the same names, are told apart by their ends")
  func stackNames() throws {
    let stack = StackView(arrangedSubviews: [Box("inner", 10, 10)])
    stack.identifier = "stack"
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(stack)
    let outcome = stage.layout(
      stack.widthAnchor.constraint(equalToConstant: 100),
      stack.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 44))
    let conflict = try #require(LayoutAudit(of: stage.root, outcome: outcome).findings().first { $0.rule == .conflict })
    let ends = conflict.constraints.filter { $0.hasPrefix("UISV-canvas-connection ") }
    #expect(ends.count == 2)
    #expect(Set(ends).count == 2)
    #expect(ends.contains { $0.contains("inner.leading") } && ends.contains { $0.contains("inner.trailing") })
  }

  @Test("Constraints of a conflict with names of their own keep these")
  func ownNames() throws {
    let constraints = [width(10), width(20)]
    (constraints[0].identifier, constraints[1].identifier) = ("narrow", "wide")
    let outcome = stage.layout(constraints[0], constraints[1])
    let conflict = try #require(LayoutAudit(of: stage.root, outcome: outcome).findings().first { $0.rule == .conflict })
    #expect(Set(conflict.constraints) == ["narrow", "wide"])
  }
}

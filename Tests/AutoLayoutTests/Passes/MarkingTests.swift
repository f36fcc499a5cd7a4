import AutoLayout
import Graphics
import TestSupport
import Testing

/// The work of a layout: the number of solutions, and the views it updated and laid out.
private struct Work: Equatable, CustomStringConvertible {
  var solutions = 0
  var updates: [String] = []
  var layouts: [String] = []

  var description: String { "\(solutions) solutions, updates \(updates), layouts \(layouts)" }
}

@Suite("Every change schedules what it needs and no more")
struct MarkingTests {
  private let outer = Actor("outer")
  private let inner = Actor("inner")
  private let text = Counted("text", "four")
  private let other = Actor("other")
  private let stage: Stage
  private let innerWidth: LayoutConstraint
  private let wish: LayoutConstraint

  init() {
    outer.addSubview(inner)
    outer.addSubview(text)
    stage = Stage(outer, other)
    outer.pin(x: 10, y: 10, width: 200, height: 100)
    other.pin(x: 10, y: 200, width: 50, height: 50)
    innerWidth = inner.pin(width: 50, height: 20)[2]
    text.pin(y: 30)
    wish = inner.heightAnchor.constraint(equalToConstant: 60)
    wish.priority = 500
    wish.isActive = true
    stage.layout()
  }

  /// Returns the work of the next layout after a change.
  private func work(after change: () -> Void) -> Work {
    var work = Work()
    for view in [outer, inner, other] {
      view.onUpdateConstraints = {
        work.updates.append($0.label)
        $0.callSuper()
      }
      view.onLayoutSubviews = {
        work.layouts.append($0.label)
        $0.callSuper()
      }
    }
    change()
    work.solutions = stage.layout().passes
    return work
  }

  @Test("A constant: one solution, and the layout of the superview and of the view that changed size")
  func constant() {
    #expect(work { innerWidth.constant = 70 } == Work(solutions: 1, layouts: ["outer", "inner"]))
  }

  @Test("A priority that moves nothing: one solution, and no layout")
  func priority() {
    #expect(work { wish.priority = 300 } == Work(solutions: 1))
  }

  @Test("A removed constraint: one solution, and the layout of the superview and of the view")
  func deactivation() {
    #expect(work { innerWidth.isActive = false } == Work(solutions: 1, layouts: ["outer", "inner"]))
    #expect(inner.frame.width == 0)
  }

  @Test("A text: its own measurement, a solution, and the layout of the superview")
  func content() {
    let before = text.measurements
    #expect(work { text.text = "seven.." } == Work(solutions: 1, layouts: ["outer"]))
    // Without a width, and at its solved width.
    #expect(text.measurements == before + 2)
    #expect(text.frame.width == 70)
  }

  @Test("A hugging priority that moves nothing: one solution, and no measurement")
  func hugging() {
    let before = text.measurements
    #expect(work { text.setContentHuggingPriority(300, for: .horizontal) } == Work(solutions: 1))
    #expect(text.measurements == before)
  }

  @Test("Removing a view: one solution, and the layout of its former superview")
  func removal() {
    #expect(work { text.removeFromSuperview() } == Work(solutions: 1, layouts: ["outer"]))
  }

  @Test("Requesting layout: that view's, and no solution")
  func layout() {
    #expect(work { inner.setNeedsLayout() } == Work(layouts: ["inner"]))
  }

  @Test("Requesting an update of constraints: that view's, and no solution if nothing changes")
  func update() {
    #expect(work { other.setNeedsUpdateConstraints() } == Work(updates: ["other"]))
  }

  @Test("The root's size: one solution, and the layout of the views that move")
  func size() {
    let work = work {
      other.constraints.first { $0.firstAttribute == .width }?.isActive = false
      other.rightAnchor.constraint(equalTo: stage.root.rightAnchor).isActive = true
    }
    #expect(work == Work(solutions: 1, layouts: ["other"]))
    stage.layout(size: Size(width: 400, height: 480))
    #expect(other.frame.width == 390)
    #expect(outer.layouts == 1)
  }

  @Test("Drawing properties: nothing at all")
  func look() {
    let work = work {
      inner.backgroundColor = .black
      inner.transform = AffineTransform.translation(x: 3, y: 3)
      inner.alpha = 0.5
    }
    #expect(work == Work())
  }

  @Test("Margins: one solution, and no update of constraints")
  func margins() {
    let work = work { other.layoutMargins = EdgeInsets(all: 3) }
    #expect(work.solutions == 1)
    #expect(work.updates.isEmpty)
  }
}

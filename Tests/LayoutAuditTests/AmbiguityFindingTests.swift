import AutoLayout
import Controls
import Graphics
import LayoutAudit
import TestSupport
import Testing

@Suite("Findings about what constraints leave open")
struct AmbiguityFindingTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))

  private func view(_ name: String) -> View {
    let view = View()
    view.identifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func findings(_ constraints: LayoutConstraint...) -> [Finding] {
    LayoutConstraint.activate(constraints)
    let outcome = root.layout(
      size: root.bounds.size, in: LayoutEnvironment(traits: TraitCollection(), measuring: GridText()))
    return LayoutAudit(of: root, outcome: outcome).findings().filter { $0.rule == .ambiguous }
  }

  @Test("The values that are missing are named, and a constraint for them is the fix")
  func values() throws {
    let box = view("box")
    let found = findings(
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 20))
    #expect(found.map(\.views) == [["box"]])
    #expect(found.first?.message.hasPrefix("The constraints do not determine the width of ") == true)
    #expect(found.first?.fixes == ["Add a constraint for its width."])
  }

  @Test("Independent values of one view are one finding")
  func oneView() throws {
    let box = view("box")
    let found = findings(
      box.heightAnchor.constraint(equalToConstant: 20), box.widthAnchor.constraint(equalToConstant: 20))
    #expect(found.map(\.views) == [["box"]])
    #expect(found.first?.message.contains("the x position and y position of ") == true)
    #expect(found.first?.fixes == ["Add constraints for its x position and y position."])
  }

  @Test("Views that move together have one finding, about the size that is open")
  func chain() throws {
    let (first, second, third) = (view("first"), view("second"), view("third"))
    var constraints = [first, second, third].flatMap { view in
      [view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 20)]
    }
    constraints += [
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.trailingAnchor.constraint(equalTo: second.leadingAnchor),
      second.trailingAnchor.constraint(equalTo: third.leadingAnchor),
      second.widthAnchor.constraint(equalToConstant: 20), third.widthAnchor.constraint(equalToConstant: 20),
    ]
    LayoutConstraint.activate(constraints)
    let found = findings()
    #expect(found.map(\.views) == [["first", "second", "third"]])
    #expect(found.first?.message.contains("the width of ") == true)
    #expect(found.first?.message.contains("nor those of 2 other views, which depend on it") == true)
  }

  @Test("Views that are open for different reasons have a finding each, in tree order")
  func twoCauses() {
    let (first, second) = (view("first"), view("second"))
    var constraints = [first, second].flatMap { view in
      [
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 20),
        view.widthAnchor.constraint(equalToConstant: 20),
      ]
    }
    // An inequality between them is no common reason.
    constraints.append(second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor))
    LayoutConstraint.activate(constraints)
    #expect(findings().map(\.views) == [["first"], ["second"]])
  }

  @Test("A scroll view without content is open in its content size too")
  func scrollView() {
    let scroll = ScrollView()
    scroll.identifier = "scroll"
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    let found = findings(
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 100))
    #expect(found.map(\.views) == [["scroll"]])
    #expect(found.first?.message.contains("the height, content width and content height of ") == true)
  }

  @Test("The size of what a text view scrolls is that of its text, and of what a plain scroll view scrolls is open")
  func contentSizes() {
    for (scrollView, isOpen) in [(TextView(), false), (ScrollView(), true)] {
      root.subviews.forEach { $0.removeFromSuperview() }
      scrollView.identifier = "scroll"
      scrollView.translatesAutoresizingMaskIntoConstraints = false
      let inner = View()
      inner.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(scrollView)
      scrollView.addSubview(inner)
      let found = findings(
        scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        scrollView.topAnchor.constraint(equalTo: root.topAnchor),
        scrollView.widthAnchor.constraint(equalToConstant: 100),
        scrollView.heightAnchor.constraint(equalToConstant: 100),
        inner.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
        inner.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
        inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20))
      #expect(found.isEmpty != isOpen, "\(found.map(\.message))")
    }
  }

  @Test("Stacks in a stack that fills proportionally get their shares from UIKit", arguments: [true, false])
  func proportionalStacks(isProportional: Bool) {
    let inner = (0..<2).map { number in
      let stack = StackView(arrangedSubviews: [Box("box \(number)", 20, 20)])
      stack.identifier = "inner \(number)"
      return stack
    }
    let outer = StackView(arrangedSubviews: inner)
    outer.distribution = isProportional ? .fillProportionally : .fill
    outer.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    let found = findings(
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.widthAnchor.constraint(equalToConstant: 200))
    #expect(found.isEmpty == isProportional, "\(found.map(\.message))")
  }
}

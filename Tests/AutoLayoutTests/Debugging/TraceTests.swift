import AutoLayout
import Graphics
import TestSupport
import Testing

/// A label with a custom text.
private final class Caption: View {
  let text: String

  init(_ name: String, _ text: String) {
    self.text = text
    super.init(frame: .zero)
    identifier = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var viewKind: ViewKind { super.viewKind.named("view", platformClass: "UILabel") }
  override var descriptiveText: String? { text }
  override var intrinsicContentSize: Size { Size(width: 100, height: 20) }
}

/// A view that is laid out separately, like a table cell.
private final class Cell: View {
  override var isLayoutBoundary: Bool { true }
}

@Suite("Traces and descriptions of a tree")
struct TraceTests {
  private let label = Caption("L", "Testing out NSLayoutConstraint")
  private let manual = View(frame: Rect(x: 1, y: 2.5, width: 30, height: 40))
  private let stage: Stage

  init() {
    manual.identifier = "M"
    stage = Stage(label, manual)
  }

  /// The form of a trace that was published (iOS 10): `•UIView`, `|   *UILabel:0x...'Testing out NSLayoutConst...'-
  /// AMBIGUOUS LAYOUT for ....minY{id: 25}`, and the legend.
  @Test("The trace has the form of _autolayoutTrace")
  func trace() throws {
    stage.layout(label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor))
    let lines = stage.root.autolayoutTrace().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "•UIView:root")
    let name = "UILabel:L'Testing out NSLayoutConst...'"
    #expect(lines[1].hasPrefix("|   *\(name)- AMBIGUOUS LAYOUT for \(name).minY{id: "))
    #expect(lines[1].hasSuffix("}"))
    #expect(lines[2] == "|   +UIView:M")
    let legend = """

      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because \
      translatesAutoresizingMaskIntoConstraints = YES
      \t• - layout engine host
      """
    #expect(lines.suffix(5).joined(separator: "\n") == legend)
  }

  @Test("Views without ambiguity have no note, nested views are indented, and guides are listed")
  func nesting() {
    let inner = Caption("I", "Inner")
    label.addSubview(inner)
    label.addLayoutGuide(LayoutGuide(identifier: "gap"))
    stage.layout(
      label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      label.topAnchor.constraint(equalTo: stage.root.topAnchor),
      inner.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      inner.topAnchor.constraint(equalTo: label.topAnchor))
    let lines = stage.root.autolayoutTrace().split(separator: "\n")
    #expect(lines[1] == "|   *UILabel:L'Testing out NSLayoutConst...'")
    #expect(lines[2].hasPrefix("|   |   *UILayoutGuide:L'gap'- AMBIGUOUS LAYOUT for UILayoutGuide:L'gap'.minX{id: "))
    #expect(lines[3] == "|   |   *UILabel:I'Inner'")
  }

  @Test("A view that is laid out separately is a host too, and its subviews follow it")
  func nestedHost() {
    let cell = Cell(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    cell.identifier = "cell"
    let box = Box("box", 10, 10)
    cell.addSubview(box)
    let stage = Stage(cell)
    stage.layout(
      box.leftAnchor.constraint(equalTo: cell.leftAnchor), box.topAnchor.constraint(equalTo: cell.topAnchor))
    let lines = stage.root.autolayoutTrace().split(separator: "\n")
    #expect(lines.prefix(3) == ["•UIView:root", "|   •UIView:cell", "|   |   *UIView:box"])
  }

  @Test("A tree that was never laid out says so")
  func beforeLayout() { #expect(View().autolayoutTrace().contains("NOT LAID OUT")) }

  /// The form of published descriptions: `   | <UIView: 0x17418f970; frame = (0 0; 320 568); autoresize = W+H; ...>`.
  @Test("The description has the form of recursiveDescription")
  func description() {
    manual.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    manual.isHidden = true
    manual.alpha = 0.5
    let inner = Caption("I", "Inner")
    manual.addSubview(inner)
    stage.root.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    #expect(
      stage.root.recursiveDescription() == """
        <UIView: root; frame = (0 0; 320 480)>
           | <UILabel: L; frame = (0 0; 0 0); text = 'Testing out NSLayoutConstraint'>
           | <UIView: M; frame = (1 2.5; 30 40); alpha = 0.5; hidden = YES; autoresize = W+H>
           |    | <UILabel: I; frame = (0 0; 0 0); text = 'Inner'>
        """)
  }
}

import Galley
import Testing

@Suite("Layout audit")
struct AuditTests {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  private func label(_ text: String, in root: View) -> Label {
    let label = Label(text: text)
    label.identifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return label
  }

  private func findings(in root: View) -> [Finding] {
    renderer.render(root, size: Size(width: 320, height: 100)).layout.findings
  }

  @Test("A correct layout has no findings")
  func fine() {
    let root = View()
    _ = label("Name", in: root)
    #expect(findings(in: root).isEmpty)
  }

  @Test("A truncated text is reported with the width that it has and needs")
  func truncation() throws {
    let root = View()
    label("A name that is far too long", in: root).widthAnchor.constraint(equalToConstant: 60).isActive = true
    let finding = try #require(findings(in: root).first)
    #expect(finding.rule == .truncated)
    #expect(finding.severity == .warning)
    #expect(finding.views == ["label"])
    #expect(finding.message.hasSuffix(" pt of width but has 60 pt."))
  }

  @Test("Two sizes for one view are a conflict of these two constraints")
  func conflict() throws {
    let root = View()
    let label = label("Name", in: root)
    for (name, width) in [("narrow", 100.0), ("wide", 200.0)] {
      let constraint = label.widthAnchor.constraint(equalToConstant: width)
      constraint.identifier = name
      constraint.isActive = true
    }
    let finding = try #require(findings(in: root).first { $0.rule == .conflict })
    #expect(Set(finding.constraints) == ["narrow", "wide"])
    #expect(finding.severity == .error)
    #expect(finding.views == ["label"])
    #expect(finding.constraints.contains(try #require(finding.broken)))
  }

  @Test("A view without a determined position is ambiguous")
  func ambiguity() {
    let root = View()
    let view = View()
    view.identifier = "box"
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    #expect(findings(in: root).contains { $0.rule == .ambiguous && $0.views == ["box"] })
  }

  @Test("A text view that scrolls its text is not ambiguous, a scroll view with half-constrained content is")
  func scrolling() {
    let root = View()
    let textView = TextView()
    let scrollView = ScrollView()
    let content = View()
    for view in [textView, scrollView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    scrollView.identifier = "scroll"
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.widthAnchor.constraint(equalToConstant: 300), content.heightAnchor.constraint(equalToConstant: 300),
    ])
    #expect(findings(in: root).filter { $0.rule == .ambiguous }.map(\.views) == [["scroll"]])
  }

  @Test("A missing font family is reported once, with every view that asks for one of its faces")
  func missingFamilies() throws {
    let root = View()
    for (name, face) in [("a", "Avenir-Book"), ("b", "Avenir-Heavy"), ("c", "NotoSansHebrew-Bold"), ("d", "Gotham")] {
      let label = label("abc", in: root)
      label.identifier = name
      label.font = Font(family: .named(face), size: 12)
    }
    let missing = findings(in: root).filter { $0.rule == .missingFont }
    #expect(missing.map(\.views) == [["a", "b"], ["d"]])
    #expect(missing.first?.message.contains("'Avenir'") == true)
  }

  @Test("Text of a label without height is not visible, and the fix is to make the label taller")
  func flatLabel() throws {
    let root = View()
    label("Name", in: root).heightAnchor.constraint(equalToConstant: 0).isActive = true
    let finding = try #require(findings(in: root).first { $0.rule == .clipped })
    #expect(finding.message.hasSuffix("is not visible, because the view is 0 pt high."))
    #expect(finding.fixes.first?.hasPrefix("Make the view as tall as its text") == true)
  }

  @Test("A symbol without a drawing is reported for each view that shows it, and a drawn one is not")
  func missingSymbols() {
    let root = View()
    for (name, symbol) in [("a", "no.such.symbol"), ("b", "star"), ("c", "no.such.symbol")] {
      let button = Button(type: .system)
      button.setImage(Image(systemName: symbol), for: .normal)
      button.identifier = name
      button.frame = Rect(x: 10, y: 10, width: 40, height: 40)
      root.addSubview(button)
    }
    let missing = findings(in: root).filter { $0.rule == .missingImage }
    #expect(missing.map(\.views) == [["a"], ["c"]])
    #expect(missing.first?.message.contains("'no.such.symbol'") == true)
  }
}

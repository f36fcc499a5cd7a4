import AutoLayout
import Controls
import Graphics
import LayoutAudit
import TestSupport
import Testing

/// A box that draws a rectangle at any position.
private final class Painter: View {
  let rect: Rect
  let color: Color

  init(_ rect: Rect, color: Color = .black) {
    self.rect = rect
    self.color = color
    super.init(frame: .zero)
    identifier = "painter"
    translatesAutoresizingMaskIntoConstraints = false
  }

  override func displayItems() -> [DisplayItem] { [.fill(.rect(rect), color)] }
}

/// A box whose alignment rectangle is inside its frame.
private final class Inset: View {
  override var alignmentRectInsets: EdgeInsets { EdgeInsets(all: 4) }
}

@Suite("Findings for the edge cases in Apple's guides")
struct EdgeCaseFindingTests {
  /// A rotation whose sine is 0.6, which keeps no rectangle upright.
  private static let rotation = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)

  private func findings(_ rule: Finding.Rule, in stage: Stage, _ constraints: LayoutConstraint...) -> [Finding] {
    LayoutConstraint.activate(constraints)
    let outcome = stage.root.layout(size: Size(width: 320, height: 480), in: .grid())
    return LayoutAudit(of: stage.root, outcome: outcome).findings().filter { $0.rule == rule }
  }

  private func place(_ view: View, in superview: View, _ frame: Rect) {
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY),
      view.widthAnchor.constraint(equalToConstant: frame.width),
      view.heightAnchor.constraint(equalToConstant: frame.height),
    ])
  }

  // MARK: Transforms

  @Test("A rotated view with constrained edges is reported, with the constraints")
  func rotatedEdges() throws {
    let box = Box("box", 50, 20)
    let stage = Stage(box)
    box.transform = Self.rotation
    let leading = box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor)
    leading.identifier = "leading"
    let center = box.centerYAnchor.constraint(equalTo: stage.root.centerYAnchor)
    let finding = try #require(findings(.rotated, in: stage, leading, center).first)
    #expect(finding.severity == .warning)
    #expect(finding.views == ["box"])
    #expect(finding.constraints == ["leading"])
  }

  @Test("A size across a rotation is reported, even from deep inside the rotated view")
  func rotatedSizes() throws {
    let (box, inner) = (Box("box"), Box("inner"))
    let stage = Stage(box)
    box.addSubview(inner)
    box.transform = Self.rotation
    let width = inner.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 0.5)
    #expect(findings(.rotated, in: stage, width).map(\.views) == [["box"]])
  }

  @Test("A rotated view with constraints on its centre and its own size is fine")
  func rotatedCentre() {
    let box = Box("box")
    let stage = Stage(box)
    box.transform = Self.rotation
    let found = findings(
      .rotated, in: stage, box.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: stage.root.centerYAnchor),
      box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 20))
    #expect(found.isEmpty)
  }

  @Test("A rotated view with alignment insets is reported")
  func rotatedInsets() {
    let inset = Inset()
    inset.identifier = "inset"
    let stage = Stage(inset)
    inset.transform = Self.rotation
    #expect(findings(.rotated, in: stage).map(\.views) == [["inset"]])
  }

  @Test(
    "Transforms that keep rectangles upright are fine: translation, scaling, mirroring, quarter turns",
    arguments: [
      AffineTransform.translation(x: 5, y: 9), .scale(x: 2, y: 0.5), .scale(x: -1, y: 1),
      AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
    ])
  func upright(transform: AffineTransform) {
    let box = Box("box", 50, 20)
    let stage = Stage(box)
    box.transform = transform
    #expect(findings(.rotated, in: stage, box.leftAnchor.constraint(equalTo: stage.root.leftAnchor)).isEmpty)
  }

  // MARK: Bounds

  @Test("Scroll view content aligned with an outside view is reported; sizes and the scroll view are fine")
  func outOfScrollView() {
    let scrollView = ScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    let (content, outside) = (Box("content", 10, 10), Box("outside", 10, 10))
    scrollView.addSubview(content)
    let stage = Stage(scrollView, outside)
    let crossing = content.leadingAnchor.constraint(equalTo: outside.leadingAnchor)
    crossing.identifier = "crossing"
    let found = findings(
      .crossesBounds, in: stage, crossing, content.widthAnchor.constraint(equalTo: outside.widthAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.centerYAnchor.constraint(equalTo: scrollView.frameLayoutGuide.centerYAnchor),
      scrollView.widthAnchor.constraint(equalToConstant: 5),
      scrollView.topAnchor.constraint(equalTo: outside.bottomAnchor))
    #expect(found.map(\.constraints) == [["crossing"]])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test("Content may be aligned with an outside view in a direction in which it fits", arguments: [90.0, 120])
  func fittingContent(width: Double) {
    let scrollView = ScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    let content = Box("content")
    scrollView.addSubview(content)
    let stage = Stage(scrollView)
    place(scrollView, in: stage.root, Rect(x: 10, y: 0, width: 100, height: 100))
    let crossing = content.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10)
    crossing.identifier = "crossing"
    let found = findings(
      .crossesBounds, in: stage, crossing, content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: width), content.heightAnchor.constraint(equalToConstant: 500))
    #expect(found.map(\.constraints) == (width > 100 ? [["crossing"]] : []))
  }

  @Test("A constraint that crosses the bounds of a table's cell has no effect and is reported")
  func outOfCell() {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200))
    let cell = TableViewCell()
    cell.identifier = "cell"
    let (inside, outside) = (Box("inside", 10, 10), Box("outside", 10, 10))
    table.addSubview(cell)
    cell.contentView.addSubview(inside)
    let stage = Stage(table, outside)
    let width = inside.widthAnchor.constraint(equalTo: outside.widthAnchor)
    width.identifier = "width"
    let found = findings(.crossesBounds, in: stage, width)
    #expect(found.map(\.views) == [["cell"]])
    #expect(found.map(\.constraints) == [["width"]])
  }

  @Test("A view that extends beyond its superview is reported, and whether it is cut off", arguments: [false, true])
  func outsideSuperview(clips: Bool) throws {
    let (panel, box) = (Box("panel"), Box("box"))
    panel.clipsToBounds = clips
    panel.addSubview(box)
    let stage = Stage(panel)
    place(panel, in: stage.root, Rect(x: 20, y: 20, width: 100, height: 50))
    place(box, in: panel, Rect(x: 60, y: 10, width: 52, height: 10))
    let finding = try #require(findings(.outsideBounds, in: stage).first)
    #expect(finding.views == ["box", "panel"])
    #expect(finding.message.contains("12 pt beyond the right edge"))
    #expect(finding.message.contains(clips ? "cuts it off" : "does not clip it"))
  }

  @Test("A view higher than its row of texts on a baseline is no finding, one in a column is", arguments: Axis.allCases)
  func besideBaseline(axis: Axis) {
    let box = Box("box")
    let stack = StackView(arrangedSubviews: [])
    stack.addSubview(box)
    stack.translatesAutoresizingMaskIntoConstraints = false
    (stack.axis, stack.alignment) = (axis, .firstBaseline)
    let stage = Stage(stack)
    place(stack, in: stage.root, Rect(x: 20, y: 50, width: 100, height: 30))
    place(box, in: stack, Rect(x: 0, y: -12, width: 20, height: 42))
    #expect(findings(.outsideBounds, in: stage).isEmpty == (axis == .horizontal))
  }

  @Test("The content of a scroll view may extend beyond it")
  func scrolled() {
    let scrollView = ScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    let content = Box("content")
    scrollView.addSubview(content)
    let stage = Stage(scrollView)
    place(scrollView, in: stage.root, Rect(x: 0, y: 0, width: 100, height: 100))
    place(content, in: scrollView, Rect(x: 0, y: 0, width: 100, height: 900))
    #expect(findings(.outsideBounds, in: stage).isEmpty)
  }

  @Test("A switch, a stepper and a slider keep the size of their look in frames from another release")
  func fixedSizes() {
    for (control, size) in [
      (Switch(), Size(width: 51, height: 31)), (Stepper(), Size(width: 80, height: 29)),
      (Slider(), Size(width: 90, height: 20)),
    ] as [(Control, Size)] {
      let root = View()
      control.frame = Rect(origin: Point(x: 20, y: 20), size: size)
      root.addSubview(control)
      let outcome = root.layout(
        size: Size(width: 300, height: 100), in: LayoutEnvironment(traits: TraitCollection(), measuring: GridText()))
      #expect(!LayoutAudit(of: root, outcome: outcome).findings().contains { $0.rule == .outsideBounds })
    }
  }

  @Test("A view that draws beyond its bounds is reported unless it clips", arguments: [false, true])
  func drawsOutside(clips: Bool) {
    let painter = Painter(Rect(x: -6, y: 0, width: 20, height: 10))
    painter.clipsToBounds = clips
    let stage = Stage(painter)
    place(painter, in: stage.root, Rect(x: 50, y: 50, width: 20, height: 10))
    let found = findings(.outsideBounds, in: stage)
    #expect(found.map(\.views) == (clips ? [] : [["painter"]]))
    #expect(found.allSatisfy { $0.message.contains("6 pt beyond the left edge") })
  }

  @Test("An invisible fill beyond the bounds is not reported")
  func invisibleOutside() {
    let painter = Painter(Rect(x: -6, y: 0, width: 20, height: 10), color: .clear)
    let stage = Stage(painter)
    place(painter, in: stage.root, Rect(x: 50, y: 50, width: 20, height: 10))
    #expect(findings(.outsideBounds, in: stage).isEmpty)
  }

  @Test("A symbol draws within its bounds, although its em square is larger")
  func symbol() {
    let image = ImageView(image: Image(systemName: "heart.fill", pointSize: 30))
    let stage = Stage(image)
    place(image, in: stage.root, Rect(x: 50, y: 50, width: 36, height: 36))
    #expect(findings(.outsideBounds, in: stage).isEmpty)
  }

  @Test("Subviews are cut off at the bounds only if clipsToBounds is set", arguments: [false, true])
  func clipping(clips: Bool) {
    let (panel, painter) = (Box("panel", 20, 20), Painter(Rect(x: 0, y: 0, width: 90, height: 90)))
    panel.clipsToBounds = clips
    panel.addSubview(painter)
    let stage = Stage(panel)
    stage.layout()
    guard case .group(let picture)? = stage.root.displayList().items.first,
      case .group(let contents)? = picture.items.first
    else {
      Issue.record("the panel draws its subview in a group")
      return
    }
    #expect(contents.clip == (clips ? .rect(Rect(x: 0, y: 0, width: 20, height: 20)) : nil))
  }

  // MARK: Baselines

  /// Returns the findings for a label of 20 points with a constraint on its height, and a box aligned with its
  /// baseline.
  private func baselineFindings(height: Double?, _ attribute: LayoutAttribute = .firstBaseline) -> [Finding] {
    let label = Label(text: "abc")
    label.identifier = "label"
    label.font = gridFont
    label.translatesAutoresizingMaskIntoConstraints = false
    let box = Box("box", 10, 10)
    let stage = Stage(label, box)
    label.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 40).isActive = true
    if let height { label.heightAnchor.constraint(equalToConstant: height).isActive = true }
    let hanging = LayoutConstraint(
      item: box, attribute: .bottom, relatedBy: .equal, toItem: label, attribute: attribute, identifier: "hanging")
    return findings(.baseline, in: stage, hanging)
  }

  @Test("A stretched label whose baseline is constrained is reported, with the offset of the text")
  func stretched() throws {
    let finding = try #require(baselineFindings(height: 60).first)
    #expect(finding.views == ["label"])
    #expect(finding.constraints == ["hanging"])
    // The text is in the middle, 20 points below the top.
    #expect(finding.message.contains("40 pt taller than its text"))
    #expect(finding.message.contains("20 pt too high"))
  }

  @Test("A squeezed label whose last baseline is constrained is reported")
  func squeezed() throws {
    let finding = try #require(baselineFindings(height: 10, .lastBaseline).first)
    #expect(finding.message.contains("10 pt shorter than its text"))
  }

  @Test("A label with its natural height, or without a constraint on its baseline, is fine")
  func natural() {
    #expect(baselineFindings(height: nil).isEmpty)
    #expect(baselineFindings(height: 60, .top).isEmpty)
  }
}

import Testing

@testable import Galley

@Suite("Texts and images of which nothing is left")
struct LostContentTests {
  private let renderer: Renderer
  private let root = View()
  /// A view that cuts off what is below 100 points.
  private let clip = View()

  init() throws {
    renderer = try Renderer()
    clip.clipsToBounds = true
    add(clip, "clip", Rect(x: 0, y: 0, width: 320, height: 100), to: root)
  }

  private func add(_ view: View, _ id: String, _ frame: Rect, to superview: View) {
    view.identifier = id
    view.frame = frame
    view.autoresizingMask = []
    superview.addSubview(view)
  }

  private func findings(_ rule: Finding.Rule) -> [Finding] {
    renderer.render(root, size: Size(width: 320, height: 480)).layout.findings.filter { $0.rule == rule }
  }

  // MARK: Texts

  @Test("A text that a row has no height for is a warning")
  func row() {
    let row = TableViewCell(style: .custom)
    row.clipsToBounds = true
    add(row, "row", Rect(x: 0, y: 200, width: 320, height: 44), to: root)
    add(Label(text: "Password"), "label", Rect(x: 0, y: 60, width: 200, height: 20), to: row.contentView)
    #expect(findings(.clipped).map(\.severity) == [.warning])
  }

  @Test("A text outside, in a view that is in sight in part, is a warning; if the view is outside, it may move in")
  func container() {
    let box = View()
    add(box, "box", Rect(x: 0, y: 50, width: 320, height: 120), to: clip)
    add(Label(text: "Password"), "label", Rect(x: 0, y: 80, width: 200, height: 20), to: box)
    #expect(findings(.clipped).map(\.severity) == [.warning])
    box.frame.origin.y = 110
    #expect(findings(.clipped).map(\.severity) == [.note])
    add(Label(text: "Name"), "alone", Rect(x: 0, y: 110, width: 200, height: 20), to: clip)
    #expect(findings(.clipped).map(\.severity) == [.note, .note])
  }

  @Test("A text below a neighbour that grew is a warning, one below the edge itself is not, and one beside is not")
  func neighbours() {
    func place(_ view: View, _ id: String, _ constraints: (View) -> [LayoutConstraint]) {
      view.identifier = id
      view.translatesAutoresizingMaskIntoConstraints = false
      clip.addSubview(view)
      LayoutConstraint.activate(constraints(view))
    }
    let tall = View()
    place(tall, "tall") {
      [
        $0.topAnchor.constraint(equalTo: clip.topAnchor), $0.leadingAnchor.constraint(equalTo: clip.leadingAnchor),
        $0.heightAnchor.constraint(equalToConstant: 120), $0.widthAnchor.constraint(equalToConstant: 320),
      ]
    }
    place(Label(text: "Pushed"), "pushed") {
      [
        $0.topAnchor.constraint(equalTo: tall.bottomAnchor, constant: 8),
        $0.leadingAnchor.constraint(equalTo: clip.leadingAnchor),
      ]
    }
    place(Label(text: "Waits"), "waits") {
      [
        $0.topAnchor.constraint(equalTo: clip.bottomAnchor, constant: 8),
        $0.trailingAnchor.constraint(equalTo: clip.trailingAnchor),
      ]
    }
    place(Label(text: "Beside"), "beside") {
      [
        $0.topAnchor.constraint(equalTo: clip.topAnchor), $0.leadingAnchor.constraint(equalTo: tall.trailingAnchor),
      ]
    }
    let severities = Dictionary(findings(.clipped).map { ($0.views[0], $0.severity) }) { first, _ in first }
    #expect(severities == ["pushed": .warning, "waits": .note, "beside": .note])
  }

  // MARK: Images

  /// Adds an image of 24 points between two edges at a distance.
  private func image(between distance: Double, _ view: ImageView = ImageView()) -> ImageView {
    view.image = Image(Pixmap(width: 24, height: 24, scale: 1, pixels: Array(repeating: 0xFF00_0000, count: 576)))
    view.identifier = "image"
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 310 - distance),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
    ])
    return view
  }

  @Test(
    "An image of 24 points that is left less than 10 is a warning", arguments: [(4.0, true), (9.5, true), (12, false)])
  func squeezedImage(width: Double, isFound: Bool) {
    _ = image(between: width)
    #expect(findings(.squeezed).map(\.severity) == (isFound ? [.warning] : []))
  }

  @Test("An image that keeps its proportions in a low view is as small as the view is high")
  func proportions() throws {
    let view = image(between: 24)
    view.contentMode = .scaleAspectFit
    view.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 206).isActive = true
    let finding = try #require(findings(.squeezed).first)
    #expect(finding.message.contains("6 pt") && finding.message.contains("instead of 24 pt"))
  }

  @Test("A size that a constraint sets is meant, and so is a collapsed view around the image")
  func fixedImage() {
    let view = image(between: 4)
    view.widthAnchor.constraint(equalToConstant: 4).isActive = true
    #expect(findings(.squeezed).isEmpty)
  }

  @Test("A size that gives way to others is not one that is meant")
  func yieldingSize() {
    let view = image(between: 4)
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    width.priority = 749
    width.isActive = true
    #expect(findings(.squeezed).map(\.severity) == [.warning])
  }

  @Test("The image of a button that is squeezed is found, too")
  func buttonImage() {
    let button = Button(type: .custom)
    button.setImage(
      Image(Pixmap(width: 24, height: 24, scale: 1, pixels: Array(repeating: 0xFF00_0000, count: 576))), for: .normal)
    button.identifier = "button"
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    LayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      root.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 305),
      button.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
    ])
    #expect(findings(.squeezed).map(\.views) == [["button"]])
  }
}

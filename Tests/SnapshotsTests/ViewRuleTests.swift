import Galley
import Testing

/// Pictures of 16 x 24 pixels at one pixel a point, with a view 'a' on the left half and a view 'b' on the right.
@Suite("Rules of views")
struct ViewRuleTests {
  private let white = [UInt32](repeating: 255, count: 16)

  private func files(_ greys: [UInt32], bAt bX: Double = 8, scrolledBy offset: Double = 0) -> SnapshotFiles {
    let size = Size(width: 16, height: 24)
    func node(_ id: String, _ x: Double, _ children: [LayoutNode] = []) -> LayoutNode {
      let frame = Rect(x: x, y: 0, width: id == "root" ? 16 : 8, height: 24)
      return LayoutNode(id: id, elementClass: "view", name: id, frame: frame, alignmentRect: frame, children: children)
    }
    var root = node("root", 0, [node("a", 0), node("b", bX)])
    root.contentOffset.x = offset
    let snapshot = SceneSnapshot(
      id: "root", name: "Scene", cell: MatrixCell(), scale: 1, layout: LayoutResult(size: size, root: root),
      displayList: DisplayList(size: size))
    let row = greys.map { 0xFF00_0000 | $0 << 16 | $0 << 8 | $0 }
    let picture = Pixmap(width: 16, height: 24, scale: 1, pixels: (0..<24).flatMap { _ in row })
    let sidecar = LayoutRecord(document: "D.xib", scenes: [snapshot]).json()
    return SnapshotFiles(png: PNG.encode(picture), sidecar: Array(sidecar.utf8))
  }

  private func verdict(
    _ expected: SnapshotFiles, _ actual: SnapshotFiles, _ rules: ViewRule...
  ) -> Verdict {
    var all = VerificationRules()
    all.viewRules = rules
    return SnapshotComparison(of: expected, with: actual, scale: 1, rules: all) { try? PNG.decode($0, scale: 1) }
      .verdict().status
  }

  private func rule(_ view: String?, _ change: (inout ViewRule) -> Void) -> ViewRule {
    var rule = ViewRule(view: view)
    change(&rule)
    return rule
  }

  /// White with a grey in some columns.
  private func row(_ greys: [Int: UInt32]) -> [UInt32] { white.indices.map { greys[$0] ?? 255 } }

  @Test("A view in scrolled content is where it is seen")
  func scrolled() {
    let milder = rule("a") { $0.colorTolerance = 0.016 }
    // 'a' is scrolled to the right half.
    let (expected, right) = (files(white, scrolledBy: -8), files(row([12: 251]), scrolledBy: -8))
    #expect(verdict(expected, right, milder) == .passed)
    #expect(verdict(expected, files(row([2: 251]), scrolledBy: -8), milder) == .changed)
  }

  @Test("A colour may differ inside the view, and nowhere else")
  func colorTolerance() {
    let (expected, left, right) = (files(white), files(row([2: 251])), files(row([12: 251])))
    // 4/255 is 0.0157.
    let milder = rule("a") { $0.colorTolerance = 0.016 }
    #expect(verdict(expected, left) == .changed)
    #expect(verdict(expected, left, milder) == .passed)
    #expect(verdict(expected, right, milder) == .changed)
    #expect(verdict(expected, left, rule("a") { $0.colorTolerance = 0.015 }) == .changed)
    #expect(verdict(expected, right, rule(nil) { $0.colorTolerance = 0.016 }) == .passed)
    #expect(
      verdict(expected, left, rule(nil) { $0.colorTolerance = 0.016 }, rule("a") { $0.colorTolerance = 0 }) == .changed)
  }

  @Test("Neither the pixels nor the layout of an ignored view count, at its old and at its new place")
  func ignored() {
    let (expected, moved) = (files(row([9: 0])), files(row([13: 0]), bAt: 12))
    #expect(verdict(expected, moved) == .changed)
    #expect(verdict(expected, moved, rule("b") { $0.isIgnored = true }) == .passed)
    #expect(verdict(expected, moved, rule("a") { $0.isIgnored = true }) == .changed)
  }

  @Test("A view that ends inside a pixel has the whole pixel, on both sides")
  func fractionalFrame() {
    // 'b' is from 7.5 to 15.5, in columns 7 to 15.
    let expected = files(white, bAt: 7.5)
    func isIgnored(_ column: Int) -> Bool {
      verdict(expected, files(row([column: 0]), bAt: 7.5), rule("b") { $0.isIgnored = true }) == .passed
    }
    #expect(!isIgnored(6) && isIgnored(7) && isIgnored(15))
  }

  @Test("Drift inside a view passes or fails as the view's rule says")
  func drift() {
    // A stem two pixels wide, a quarter of a pixel further to the left.
    let expected = files(row([9: 128, 10: 0, 11: 0, 12: 128]))
    let actual = files(row([9: 64, 10: 0, 11: 0, 12: 191]))
    #expect(verdict(expected, actual) == .drift)
    #expect(verdict(expected, actual, rule("b") { $0.drift = .fail }) == .changed)
    #expect(verdict(expected, actual, rule("a") { $0.drift = .fail }) == .drift)
    #expect(verdict(expected, actual, rule("b") { $0.drift = .pass }) == .passed)
    #expect(verdict(expected, actual, rule(nil) { $0.drift = .fail }, rule("b") { $0.drift = .pass }) == .passed)
  }

  @Test("A rule lets drift pass only inside its view, and fails drift that touches it")
  func driftAcrossAnEdge() {
    // The same stem, but on columns 6 to 9: half of it is in 'a', half in 'b'.
    let expected = files(row([6: 128, 7: 0, 8: 0, 9: 128]))
    let actual = files(row([6: 64, 7: 0, 8: 0, 9: 191]))
    #expect(verdict(expected, actual) == .drift)
    for view in ["a", "b"] {
      #expect(verdict(expected, actual, rule(view) { $0.drift = .pass }) == .drift, "in part outside of '\(view)'")
      #expect(verdict(expected, actual, rule(view) { $0.drift = .fail }) == .changed, "in part inside of '\(view)'")
    }
    #expect(verdict(expected, actual, rule("root") { $0.drift = .pass }) == .passed)
  }

  @Test("Drift with a change of the layout is a change")
  func driftWithLayout() {
    let drifted = row([1: 64, 2: 0, 3: 0, 4: 191])
    let expected = files(row([1: 128, 2: 0, 3: 0, 4: 128]))
    #expect(verdict(expected, files(drifted)) == .drift)
    #expect(verdict(expected, files(drifted, bAt: 7)) == .changed, "'b' moved by a point")
    #expect(
      verdict(expected, files(drifted, bAt: 7), rule("b") { $0.isIgnored = true }) == .drift,
      "the only view that moved is ignored")
  }

  @Test("Another layout with the same pixels passes or fails as the view's rule says")
  func layout() {
    let (expected, moved) = (files(white), files(white, bAt: 7))
    #expect(verdict(expected, moved) == .layout)
    #expect(verdict(expected, moved, rule("b") { $0.layout = .fail }) == .changed)
    #expect(verdict(expected, moved, rule("a") { $0.layout = .fail }) == .layout)
    #expect(verdict(expected, moved, rule("b") { $0.layout = .pass }) == .passed)
    #expect(verdict(expected, moved, rule(nil) { $0.layout = .fail }) == .changed)
  }

  @Test("Absurd frames in a layout do no harm")
  func hostileFrames() throws {
    let expected = files(white)
    var actual = files(row([2: 0]))
    let text = String(decoding: try #require(actual.sidecar), as: UTF8.self)
    for number in ["1e300", "-1e300", "-5"] {
      actual.sidecar = Array(text.replacing("[0,0,8,4]", with: "[0,\(number),\(number),4]").utf8)
      #expect(verdict(expected, actual, rule("a") { $0.colorTolerance = 0.5 }) == .changed)
    }
  }

  @Test("Rules apply to the documents, scenes and languages that they name")
  func scope() {
    var result = SnapshotResult(path: "App/D.xib/Scene/canvas_de_L@1x", status: .added)
    func holds(_ document: String?, _ scene: String?, _ locale: String?, names: [String] = []) -> Bool {
      var rules = VerificationRules()
      rules.viewRules = [ViewRule(view: "a", document: document, scene: scene, locale: locale)]
      return !rules.applying(to: &result, sceneNames: names).viewRules.isEmpty
    }
    #expect(holds(nil, nil, nil) && holds("App/D.xib", "Scene", "DE") && holds("D.xib", nil, nil))
    #expect(!holds("xib", nil, nil) && !holds(nil, "Other", nil) && !holds(nil, nil, "en"))
    #expect(result.appliedRules == [])
    #expect(holds(nil, "iN0-l3-epB", nil, names: ["Login", "iN0-l3-epB"]))
    #expect(result.appliedRules == [0])
    result.referencePath = "Old/C.xib/Sign%20in%3F/canvas_de_L@1x"
    #expect(holds("C.xib", "Sign in?", nil) && holds("D.xib", "Scene", nil) && !holds("B.xib", nil, nil))
  }

  @Test("Changed views are outlined on both pictures, each at its own place")
  func outlines() {
    let layouts = [files(white), files(white, bAt: 4)].compactMap {
      $0.sidecar.flatMap { try? SidecarReader.layout(in: $0) }
    }
    let frames = ChangedFrames(from: layouts[0], to: layouts[1])
    let blank = Pixmap(width: 16, height: 4, scale: 1, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 64))
    let red: UInt32 = 0xFFE3_001B
    #expect(frames.drawn(over: blank, .expected).pixels[16..<32].firstIndex(of: red) == 16 + 8)
    #expect(frames.drawn(over: blank, .actual).pixels[16..<32].firstIndex(of: red) == 16 + 4)
    #expect(ChangedFrames(from: layouts[0], to: layouts[0]).isEmpty)
  }
}

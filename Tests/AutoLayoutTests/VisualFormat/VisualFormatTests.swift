import AutoLayout
import TestSupport
import Testing

/// The examples of Auto Layout Guide, "Visual Format Language", and the rest of its grammar.
@Suite("Visual format")
struct VisualFormatTests {
  private let root = View()
  private let a = View()
  private let b = View()
  private let c = View()

  init() {
    for view in [a, b, c] { root.addSubview(view) }
  }

  private func shapes(
    _ format: String, _ options: LayoutConstraint.FormatOptions = [], metrics: [String: Double] = [:]
  ) throws -> [ConstraintShape] {
    try LayoutConstraint.shapes(format, options, metrics: metrics, views: ["a": a, "b": b, "_c3": c])
  }

  // MARK: The guide's examples

  @Test("A single hyphen is the standard spacing")
  func standardSpace() throws {
    #expect(try shapes("[a]-[b]") == [ConstraintShape(b, .leading, .equal, a, .trailing, 8)])
  }

  @Test("A width is given in parentheses")
  func width() throws {
    #expect(try shapes("[a(>=50)]") == [ConstraintShape(a, .width, .greaterThanOrEqual, nil, .notAnAttribute, 50)])
  }

  @Test("Bars are the superview's edges")
  func superview() throws {
    #expect(
      try shapes("|-50-[a]-50-|") == [
        ConstraintShape(a, .leading, .equal, root, .leading, 50),
        ConstraintShape(root, .trailing, .equal, a, .trailing, 50),
      ])
  }

  @Test("V: goes from top to bottom")
  func vertical() throws {
    #expect(try shapes("V:[a]-10-[b]") == [ConstraintShape(b, .top, .equal, a, .bottom, 10)])
    #expect(try shapes("V:[a(5)]") == [ConstraintShape(a, .height, .equal, nil, .notAnAttribute, 5)])
  }

  @Test("Views without a hyphen touch")
  func flush() throws {
    #expect(try shapes("[a][b]") == [ConstraintShape(b, .leading, .equal, a, .trailing)])
    #expect(
      try shapes("V:|[a]|") == [
        ConstraintShape(a, .top, .equal, root, .top), ConstraintShape(root, .bottom, .equal, a, .bottom),
      ])
  }

  @Test("A priority follows an at sign")
  func priority() throws {
    #expect(try shapes("[a(100@20)]") == [ConstraintShape(a, .width, .equal, nil, .notAnAttribute, 100, priority: 20)])
  }

  @Test("A width can equal another view's, also with a priority")
  func equalWidths() throws {
    #expect(try shapes("[a(==b)]") == [ConstraintShape(a, .width, .equal, b, .width)])
    #expect(try shapes("[a(b)]") == [ConstraintShape(a, .width, .equal, b, .width)])
    #expect(try shapes("V:[a(<=b@20)]") == [ConstraintShape(a, .height, .lessThanOrEqual, b, .height, priority: 20)])
  }

  @Test("Predicates are separated by commas")
  func predicateLists() throws {
    #expect(
      try shapes("[a(>=70,<=100)]") == [
        ConstraintShape(a, .width, .greaterThanOrEqual, nil, .notAnAttribute, 70),
        ConstraintShape(a, .width, .lessThanOrEqual, nil, .notAnAttribute, 100),
      ])
    #expect(
      try shapes("[a]-(>=4,<=9@500)-[b]") == [
        ConstraintShape(b, .leading, .greaterThanOrEqual, a, .trailing, 4),
        ConstraintShape(b, .leading, .lessThanOrEqual, a, .trailing, 9, priority: 500),
      ])
  }

  @Test("A complete line keeps the order in which it is written")
  func completeLine() throws {
    #expect(
      try shapes("|-[a]-[b]-[_c3(>=20)]-|") == [
        ConstraintShape(a, .leading, .equal, root, .leadingMargin),
        ConstraintShape(b, .leading, .equal, a, .trailing, 8),
        ConstraintShape(c, .leading, .equal, b, .trailing, 8),
        ConstraintShape(c, .width, .greaterThanOrEqual, nil, .notAnAttribute, 20),
        ConstraintShape(root, .trailingMargin, .equal, c, .trailing),
      ])
  }

  // MARK: Numbers and names

  @Test("Metrics give distances and priorities")
  func metrics() throws {
    let metrics = ["gap": -2.5, "level": 700.0]
    #expect(
      try shapes("H:[a]-gap-[b]", metrics: metrics) == [ConstraintShape(b, .leading, .equal, a, .trailing, -2.5)])
    #expect(
      try shapes("[a]-(>=gap@level)-[b]", metrics: metrics) == [
        ConstraintShape(b, .leading, .greaterThanOrEqual, a, .trailing, -2.5, priority: 700)
      ])
  }

  @Test("A name that is both metric and view is the metric")
  func metricsFirst() throws {
    #expect(
      try shapes("[a(b)]", metrics: ["b": 7]) == [ConstraintShape(a, .width, .equal, nil, .notAnAttribute, 7)])
  }

  @Test(
    "Constants are written as in C",
    arguments: [("12", 12), ("-12", -12), ("+1.5", 1.5), (".25", 0.25), ("3.", 3), ("1e2", 100), ("25E-2", 0.25)])
  func numbers(text: String, value: Double) throws {
    #expect(try shapes("[a]-(\(text))-[b]") == [ConstraintShape(b, .leading, .equal, a, .trailing, value)])
  }

  @Test("An explicit space is logged with its length, the standard spacing as standard")
  func standardIsMarked() throws {
    let views = ["a": a, "b": b]
    let standard = try LayoutConstraint.constraints(parsing: "[a]-[b]", views: views)
    let written = try LayoutConstraint.constraints(parsing: "[a]-8-[b]", views: views)
    #expect(standard[0].logDescription.contains("-(NSSpace(8))-"))
    #expect(written[0].logDescription.contains("-(8)-"))
  }

  @Test("The superview of a guide is its owner")
  func guides() throws {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let shapes = try LayoutConstraint.shapes("V:[g]-34-|", views: ["g": guide])
    #expect(shapes == [ConstraintShape(root, .bottom, .equal, guide, .bottom, 34)])
  }

  @Test("A line of views is laid out as written, inside the margins")
  func layout() throws {
    let stage = Stage(Box("x", 40, 20), Box("y", 50, 20), Box("z", 10, 20))
    stage.root.directionalLayoutMargins = .init(top: 30, leading: 16, bottom: 0, trailing: 24)
    let views = Dictionary(uniqueKeysWithValues: zip(["x", "y", "z"], stage.root.subviews))
    for format in ["H:|-[x]-[y(70)]-5-[z]-|", "V:|-[x]", "V:|-10-[y(==x)]", "V:|[z]"] {
      LayoutConstraint.activate(try LayoutConstraint.constraints(parsing: format, views: views))
    }
    stage.layout()
    let frames = stage.root.subviews.map(\.frame)
    // 320 wide: x from 16, y 70 wide from 64 or later, z up to 296; x and z hug alike, so the first one keeps its 40.
    #expect(frames.map(\.minX) == [16, 64, 139])
    #expect(frames.map(\.maxX) == [56, 134, 296])
    #expect(frames.map(\.minY) == [30, 10, 0])
  }
}

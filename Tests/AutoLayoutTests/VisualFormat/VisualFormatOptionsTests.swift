import AutoLayout
import TestSupport
import Testing

@Suite("Visual format options")
struct VisualFormatOptionsTests {
  private let root = View()
  private let a = View()
  private let b = View()

  init() {
    for view in [a, b] { root.addSubview(view) }
  }

  private func shapes(_ format: String, _ options: LayoutConstraint.FormatOptions) throws -> [ConstraintShape] {
    try LayoutConstraint.shapes(format, options, views: ["a": a, "b": b])
  }

  @Test("Raw values are UIKit's")
  func rawValues() {
    let options: [LayoutConstraint.FormatOptions] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading, .alignAllTrailing,
      .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline, .directionLeftToRight,
      .directionRightToLeft, .spacingBaselineToBaseline,
    ]
    // NSLayoutConstraint.h: 1 << NSLayoutAttribute, the direction from bit 16 on, the spacing in bit 19.
    #expect(options.map(\.rawValue) == [2, 4, 8, 16, 32, 64, 512, 1024, 2048, 4096, 65536, 131_072, 524_288])
    #expect(options.prefix(10).allSatisfy { LayoutConstraint.FormatOptions.alignmentMask.contains($0) })
  }

  @Test(
    "Each view is aligned with the next",
    arguments: [
      ("H:[a][b]", .alignAllTop, .top), ("H:[a][b]", .alignAllBottom, .bottom),
      ("H:[a][b]", .alignAllCenterY, .centerY), ("H:[a][b]", .alignAllFirstBaseline, .firstBaseline),
      ("H:[a][b]", .alignAllLastBaseline, .lastBaseline), ("V:[a][b]", .alignAllLeft, .left),
      ("V:[a][b]", .alignAllRight, .right), ("V:[a][b]", .alignAllLeading, .leading),
      ("V:[a][b]", .alignAllTrailing, .trailing), ("V:[a][b]", .alignAllCenterX, .centerX),
    ] as [(String, LayoutConstraint.FormatOptions, LayoutAttribute)])
  func alignment(format: String, options: LayoutConstraint.FormatOptions, attribute: LayoutAttribute) throws {
    #expect(try shapes(format, options).dropFirst() == [ConstraintShape(b, attribute, .equal, a, attribute)])
  }

  @Test("Several alignments can be combined, and the superview is not aligned")
  func alignments() throws {
    #expect(
      try shapes("|[a][b]|", [.alignAllTop, .alignAllBottom]).dropFirst(3) == [
        ConstraintShape(b, .top, .equal, a, .top), ConstraintShape(b, .bottom, .equal, a, .bottom),
      ])
  }

  @Test("From left to right, edges by side replace leading and trailing")
  func leftToRight() throws {
    #expect(
      try shapes("|-[a]-3-[b]-2-|", .directionLeftToRight) == [
        ConstraintShape(a, .left, .equal, root, .leftMargin), ConstraintShape(b, .left, .equal, a, .right, 3),
        ConstraintShape(root, .right, .equal, b, .right, 2),
      ])
  }

  @Test("From right to left, the first view is at the right")
  func rightToLeft() throws {
    #expect(
      try shapes("|-[a]-(>=3)-[b]-2-|", .directionRightToLeft) == [
        ConstraintShape(root, .rightMargin, .equal, a, .right),
        ConstraintShape(a, .left, .greaterThanOrEqual, b, .right, 3),
        ConstraintShape(b, .left, .equal, root, .left, 2),
      ])
  }

  @Test("A direction does not affect vertical formats")
  func verticalDirection() throws {
    #expect(try shapes("V:[a]-3-[b]", .directionRightToLeft) == [ConstraintShape(b, .top, .equal, a, .bottom, 3)])
  }

  @Test("The reading direction decides where the line starts")
  func readingDirection() throws {
    let stage = Stage(Box("x", 40, 20), Box("y", 50, 20))
    let views = Dictionary(uniqueKeysWithValues: zip(["x", "y"], stage.root.subviews))
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(parsing: "|-10-[x]-[y]", options: .alignAllTop, views: views))
    stage.layout(direction: .rightToLeft)
    #expect(stage.root.subviews.map(\.frame.maxX) == [310, 262])
  }

  @Test("Baseline spacing applies to explicit spaces between views of a vertical format")
  func baselines() throws {
    #expect(
      try shapes("V:|-4-[a]-20-[b]-4-|", .spacingBaselineToBaseline) == [
        ConstraintShape(a, .top, .equal, root, .top, 4),
        ConstraintShape(b, .firstBaseline, .equal, a, .lastBaseline, 20),
        ConstraintShape(root, .bottom, .equal, b, .bottom, 4),
      ])
    #expect(try shapes("V:[a]-[b]", .spacingBaselineToBaseline) == [ConstraintShape(b, .top, .equal, a, .bottom, 8)])
    #expect(
      try shapes("[a]-20-[b]", .spacingBaselineToBaseline) == [ConstraintShape(b, .leading, .equal, a, .trailing, 20)])
  }
}

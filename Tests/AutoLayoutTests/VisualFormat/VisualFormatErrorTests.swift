import AutoLayout
import Testing

@Suite("Visual format errors")
struct VisualFormatErrorTests {
  private let root = View()
  private let a = View()
  private let b = View()

  init() {
    for view in [a, b] { root.addSubview(view) }
  }

  private func failure(
    _ format: String, options: LayoutConstraint.FormatOptions = [], metrics: [String: Double] = ["blackWidth": 4],
    views: [String: any LayoutItem]? = nil
  ) -> VisualFormatError? {
    do throws(VisualFormatError) {
      _ = try LayoutConstraint.constraints(
        parsing: format, options: options, metrics: metrics, views: views ?? ["a": a, "b": b])
      return nil
    } catch {
      return error
    }
  }

  /// The texts and the columns of the carets are those that Cocoa Auto Layout Guide, "Visual Format String Grammar",
  /// shows; the text for an unknown view is that of later releases.
  @Test(
    "The guide's mistakes have the guide's messages",
    arguments: [
      ("Expected ':' after 'V' to specify vertical arrangement", "V|[backgroundBox]|", " ^"),
      (
        "A predicate on a view's thickness must end with ')' and the view must end with ']'",
        "|[whiteBox1][blackBox4(blackWidth][redBox]|", "                                 ^"
      ),
      (
        "blackBox is not a key in the views dictionary.", "|[whiteBox2][blackBox]", "                     ^"
      ),
      ("Unknown relation. Must be ==, >=, or <=", "V:|[blackBox4(>30)]|", "               ^"),
    ])
  func guide(sentence: String, format: String, caret: String) throws {
    let views = ["whiteBox1": a, "whiteBox2": a, "blackBox4": b]
    let error = try #require(failure(format, views: views))
    #expect(error.description == "Unable to parse constraint format: \n\(sentence) \n\(format) \n\(caret)")
  }

  /// From crash logs in public issues: DZNEmptyDataSet 334, stackoverflow.com/questions/13045178,
  /// GUITabPagerViewController 29, THPinViewController 26.
  @Test("Mistakes known from crash logs have the messages of those logs")
  func logs() throws {
    let orphan = ["view": View()]
    let bar = try #require(failure("H:|-(>=50)-[view(100)]", views: orphan))
    #expect(
      bar.description == """
        Unable to parse constraint format: 
        Unable to interpret '|' character, because the related view doesn't have a superview 
        H:|-(>=50)-[view(100)] 
                              ^
        """)
    let dot = try #require(failure("H:[self.arrows]-5-|"))
    #expect(dot.description.contains("self is not a key in the views dictionary. \nH:[self.arrows]-5-| \n       ^"))
    #expect(failure("H:|-165.000000-|")?.description.contains("Expected a view \n") == true)
    #expect(
      failure("H:|-margiin-[a]")?.description.contains(
        "Encountered metric with name \"margiin\", but value was not specified in metrics or views dictionaries")
        == true)
    #expect(
      failure("H:|[a]- (padding)-[b]")?.description.contains(
        "Expected a number or key from the metrics dictionary, but encountered something else") == true)
  }

  @Test("Formats without a character to point at have no caret")
  func withoutCaret() {
    #expect(failure("")?.description == "Unable to parse constraint format: It's an empty string.")
    #expect(failure("[ä]")?.description == "Unable to parse constraint format: It contains non-ASCII characters.")
  }

  @Test(
    "Every mistake is reported at its position",
    arguments: [
      ("H", .expectedColon(.horizontal), 1), ("H[a]", .expectedColon(.horizontal), 1), ("V:", .expectedView, 2),
      ("|", .expectedView, 1), ("||", .expectedView, 1), ("|-", .expectedView, 2), ("a", .expectedView, 0),
      ("[a]-", .expectedView, 4), ("[a]x", .expectedView, 3), ("[a]]", .expectedView, 3), (" [a]", .expectedView, 0),
      ("[", .malformedViewName, 1), ("[]", .malformedViewName, 1), ("[1a]", .malformedViewName, 1),
      ("[ab]", .unknownView("ab"), 3), ("[a", .unclosedView, 2), ("[a ]", .unclosedView, 2),
      ("[a()]", .expectedNumberOrMetric, 3), ("[a(8]", .unclosedThickness, 4), ("[a(8,)]", .expectedNumberOrMetric, 5),
      ("[a(b*2)]", .unclosedThickness, 4), ("[a(8)-[b]", .unclosedViewAfterThickness, 5),
      ("[a(8", .unclosedThickness, 4),
      ("[a(8)", .unclosedViewAfterThickness, 5), ("[a(=8)]", .unknownRelation, 4), ("[a(>", .unknownRelation, 4),
      ("[a(8@)]", .expectedNumberOrMetric, 5), ("[a(8@0)]", .priorityOutOfRange(0), 6),
      ("[a(8@1001)]", .priorityOutOfRange(1001), 9), ("[a(8@-1)]", .priorityOutOfRange(-1), 7),
      ("[a(8@1e-60)]", .priorityOutOfRange(1e-60), 10), ("[a(1e999)]", .numberNotFinite(.infinity), 8),
      ("[a(c)]", .unknownMetric("c"), 4), ("[a(8@b)]", .unknownMetric("b"), 6),
      ("[a]-8[b]", .expectedHyphen, 5), ("[a]-8@20-[b]", .expectedHyphen, 5), ("[a]-(8)[b]", .expectedHyphen, 7),
      ("[a]-(8-[b]", .unclosedSpace, 6), ("[a]--8-[b]", .expectedNumberOrMetric, 4),
      ("[a]-(b)-[b]", .viewAsSpace("b"), 6), ("[a]-b-[b]", .unknownMetric("b"), 5),
      ("[a]|[b]", .expectedEnd, 4), ("[a]-|-", .expectedEnd, 5), ("[a]-(.)-[b]", .expectedNumberOrMetric, 5),
    ] as [(String, VisualFormatError.Reason, Int)])
  func positions(format: String, reason: VisualFormatError.Reason, position: Int) throws {
    let error = try #require(failure(format))
    #expect(error.reason == reason)
    #expect(error.position == position)
  }

  @Test(
    "Mistakes without a known message name what is expected",
    arguments: [
      ("[a]-(b)-[b]", "b is a view, and only the thickness of a view can refer to another view"),
      ("[a(1e999)]", "inf is not a finite number"),
      ("[a(8@1001)]", "1001.0 is not a valid priority, which must be above 0 and at most 1000"),
      ("[a]|[b]", "Expected the end of the format"),
      ("[a", "Expected a ']' here. That is how you give the end of a view."),
      ("[a(8)-[b]", "Expected ']' after specifying thickness."),
      ("[a]-(8-[b]", "A predicate on a space must end with ')' and the space must end with '-'"),
      ("[a]-8[b]", "Expected a '-' here. That is how you give the end of a space."),
    ])
  func messages(format: String, sentence: String) throws {
    let error = try #require(failure(format))
    #expect(error.description.contains("\n\(sentence) \n\(format) \n"))
  }

  @Test("Views cannot be aligned along the line that they form")
  func alignmentAlongAxis() {
    let horizontal = failure("[a]-[b]", options: .alignAllLeft)
    #expect(horizontal?.reason == .alignmentAlongAxis(.horizontal))
    #expect(
      horizontal?.description.contains(
        "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also"
          + " horizontal.") == true)
    #expect(failure("V:[a]-[b]", options: .alignAllFirstBaseline)?.reason == .alignmentAlongAxis(.vertical))
    #expect(failure("V:|[a]|", options: .alignAllTop) == nil)
  }

  @Test("A metric that is not a number is rejected where it is used")
  func metricNotFinite() {
    #expect(failure("[a(m)]", metrics: ["m": .nan])?.position == 4)
    #expect(failure("[a]-m-[b]", metrics: ["m": .infinity])?.reason == .numberNotFinite(.infinity))
  }

  @Test("The root's | has no superview, at either end")
  func missingSuperview() {
    let views = ["root": root, "a": a]
    #expect(failure("|[root]", views: views)?.position == 7)
    #expect(failure("[a]-[root]-|", views: views)?.position == 11)
  }
}

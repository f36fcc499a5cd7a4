import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

@Suite("Labels")
struct LabelTests {
  private func label(_ text: String, lines: Int = 1) -> Label {
    let label = Label(text: text)
    label.font = gridFont
    label.numberOfLines = lines
    return label
  }

  @Test("Without an environment a label has no natural size")
  func noEnvironment() {
    #expect(label("abc").intrinsicContentSize.width == View.noIntrinsicMetric)
  }

  @Test("The natural size is that of the unwrapped text")
  func naturalSize() {
    let label = label("abcdefgh", lines: 0)
    layOut(label)
    #expect(label.intrinsicContentSize == Size(width: 80, height: 20))
    #expect(label.intrinsicContentSize(atWidth: 30) == Size(width: 30, height: 60))
  }

  @Test("An empty label has a size of zero")
  func empty() {
    let label = label("")
    layOut(label)
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.textSummary?.lines == 0)
  }

  @Test("Only a label of several lines is measured at its width")
  func measuring() {
    #expect(!label("a").measuresHeightAtWidth)
    #expect(label("a", lines: 0).measuresHeightAtWidth)
    let preferring = label("a", lines: 0)
    preferring.preferredMaxLayoutWidth = 40
    #expect(!preferring.measuresHeightAtWidth)
  }

  @Test("Baseline offsets are measured from the top and the bottom of the natural height")
  func baselines() {
    let label = label("abcdef", lines: 0)
    layOut(label)
    #expect(label.firstBaselineOffset(atWidth: 30) == 16)
    #expect(label.lastBaselineOffset(atWidth: 30) == 4)
  }

  @Test("Text is centred vertically in a label that is too high")
  func verticalCentre() {
    let label = label("abc")
    layOut(label, at: Rect(x: 0, y: 0, width: 100, height: 60))
    #expect(label.textSummary?.firstBaseline == 36)
    #expect(label.textSummary?.isTruncated == false)
  }

  @Test(
    "A preferred width decides the size, and the bounds decide the lines",
    arguments: [(30.0, 2), (45, 2), (60, 1), (20, 3)])
  func preferredWidth(width: Double, lines: Int) {
    let label = label("abcdef", lines: 0)
    label.preferredMaxLayoutWidth = 30
    layOut(label, at: Rect(x: 0, y: 0, width: width, height: 60))
    #expect(label.intrinsicContentSize == Size(width: 30, height: 40))
    #expect(label.textSummary?.lines == lines)
  }

  @Test("A label that is too narrow is truncated")
  func truncation() {
    let label = label("abcdef")
    layOut(label, at: Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(label.textSummary?.isTruncated == true)
  }

  @Test("A label that is too low shows the lines that fit")
  func tooLow() {
    let label = label("abcdefghi", lines: 0)
    layOut(label, at: Rect(x: 0, y: 0, width: 30, height: 45))
    #expect(label.textSummary?.lines == 2)
    #expect(label.textSummary?.isTruncated == true)
  }

  @Test("Text that is half a pixel too wide is not truncated")
  func tolerance() {
    let label = label("abcdef")
    layOut(label, at: Rect(x: 0, y: 0, width: 59.8, height: 20))
    #expect(label.textSummary?.isTruncated == false)
  }

  @Test(
    "Alignment and reading direction determine the position of text",
    arguments: [
      (TextAlignment.natural, LayoutDirection.leftToRight, 0.0), (.natural, .rightToLeft, 70),
      (.center, .leftToRight, 35), (.left, .rightToLeft, 0), (.right, .leftToRight, 70),
    ])
  func alignment(alignment: TextAlignment, direction: LayoutDirection, x: Double) {
    let label = label("abc")
    label.textAlignment = alignment
    layOut(label, at: Rect(x: 0, y: 0, width: 100, height: 20), direction)
    #expect(label.displayItems().textOrigins == [Point(x: x, y: 0)])
  }

  @Test(
    "The alignment of a paragraph style takes precedence over the label's",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func paragraphAlignment(direction: LayoutDirection) {
    let label = label("")
    label.textAlignment = .center
    var style = ParagraphStyle()
    style.alignment = .right
    label.attributedText = AttributedText("abc", font: gridFont, paragraphStyle: style)
    layOut(label, at: Rect(x: 0, y: 0, width: 100, height: 20), direction)
    #expect(label.displayItems().textOrigins == [Point(x: 70, y: 0)])
  }

  @Test("Text is scaled down until it fits, on the same baseline")
  func shrinking() {
    let label = label("abcdefgh")
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    layOut(label, at: Rect(x: 0, y: 0, width: 40, height: 20))
    // Half the size: the baseline of 10 points lies 8 below the text's top, that of 20 points at 16.
    #expect(label.textSummary?.isTruncated == false)
    #expect(label.textSummary?.firstBaseline == 16)
  }

  @Test(
    "Scaled text keeps its baseline, is centred or is at the top",
    arguments: [
      (Label.BaselineAdjustment.alignBaselines, 21.0, 13.0), (.alignCenters, 18, 10), (.none, 8, 0),
    ])
  func baselineAdjustment(adjustment: Label.BaselineAdjustment, baseline: Double, top: Double) {
    let label = label("abcdefgh")
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    label.baselineAdjustment = adjustment
    layOut(label, at: Rect(x: 0, y: 0, width: 40, height: 30))
    // A line of 20 points is 5 below the top, its baseline 16 below that. At half the size a line is 10 points high and
    // its baseline 8 below its top.
    #expect(label.textSummary?.firstBaseline == baseline)
    #expect(label.displayItems().textOrigins == [Point(x: 0, y: top)])
  }

  @Test("Text is not scaled below the minimum scale factor")
  func smallestScale() {
    let label = label("abcdefgh")
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.75
    layOut(label, at: Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(label.textSummary?.isTruncated == true)
  }

  @Test("Text is not scaled without a minimum scale factor")
  func noScale() {
    let label = label("abcdefgh")
    label.adjustsFontSizeToFitWidth = true
    layOut(label, at: Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(label.textSummary?.isTruncated == true)
  }

  @Test("Text of several lines is scaled down until it fits its lines and the label's height")
  func shrinkingBlock() {
    let label = label("abcdefghabcdefgh", lines: 2)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    layOut(label, at: Rect(x: 0, y: 0, width: 40, height: 40))
    // 8 characters a line in 40 points: half the size of 20, within a hundredth.
    #expect(label.textSummary?.isTruncated == false)
    #expect(label.textSummary?.lines == 2)
    label.numberOfLines = 0
    layOut(label, at: Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(label.textSummary?.isTruncated == false)
    label.minimumScaleFactor = 0.9
    #expect(label.textSummary?.isTruncated == true)
  }

  @Test("Paragraphs with different alignments are laid out in the whole width even if they fit")
  func mixedAlignments() {
    let label = label("")
    var right = ParagraphStyle()
    right.alignment = .right
    label.numberOfLines = 0
    label.attributedText = AttributedText(
      runs: [TextRun("ab", font: gridFont), TextRun("cd", font: gridFont, paragraphStyle: right)])
    layOut(label, at: Rect(x: 10, y: 0, width: 100, height: 20))
    #expect(label.displayItems().textOrigins == [.zero])
  }

  @Test("A link is underlined and has the link colour")
  func link() {
    let (label, text) = (label(""), GridText())
    var run = TextRun("ab", font: gridFont, color: .black)
    run.link = "https://example.com"
    label.attributedText = AttributedText(runs: [run])
    label.layout(
      size: Size(width: 50, height: 20), in: LayoutEnvironment(traits: TraitCollection(), measuring: text))
    _ = label.intrinsicContentSize
    #expect(text.requests.last?.runs[0].isUnderlined == true)
    // systemBlue: Human Interface Guidelines > Color > Specifications.
    #expect(text.requests.last?.runs[0].color == Color(hex: 0x0088FF))
  }

  @Test("A label created in code hugs its content vertically at 251")
  func priorities() {
    let label = Label()
    #expect(label.verticalContentHuggingPriority == 251)
    #expect(label.horizontalContentHuggingPriority == 250)
    #expect(label.verticalCompressionResistancePriority == 750)
  }

  @Test("A label sizes itself to its text, wrapped at its width if it may have several lines")
  func sizeToFit() {
    let (root, label) = (View(), label("abcdef"))
    label.frame = Rect(x: 5, y: 6, width: 35, height: 0)
    root.addSubview(label)
    layOut(root)
    #expect(label.sizeThatFits(Size(width: 35, height: 0)) == Size(width: 60, height: 20))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(.zero) == Size(width: 60, height: 20))
    #expect(label.sizeThatFits(Size(width: 200, height: 0)) == Size(width: 60, height: 20))
    label.sizeToFit()
    #expect(label.frame == Rect(x: 5, y: 6, width: 30, height: 40))
  }

  @Test("A scrolling text view fits the height of its text, too")
  func textViewThatFits() {
    let (root, field) = (View(), TextView())
    field.text = "abcdef"
    field.font = gridFont
    root.addSubview(field)
    layOut(root)
    // Two lines of 20 within 8 above and below; three letters of 10 within 5 left and right.
    #expect(field.sizeThatFits(Size(width: 40, height: 0)) == Size(width: 40, height: 56))
  }

  @Test("The document's own strings are laid out as English")
  func baseLanguage() throws {
    let text = GridText()
    let label = label("abc")
    label.layout(
      size: Size(width: 100, height: 20),
      in: LayoutEnvironment(traits: TraitCollection(locale: "base"), measuring: text))
    _ = label.intrinsicContentSize
    #expect(text.requests.last?.language == "en")
  }
}

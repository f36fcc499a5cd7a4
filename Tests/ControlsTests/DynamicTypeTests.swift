import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

/// A character of ``GridText`` is half the font's size wide, so that widths tell sizes.
@Suite("Dynamic Type in views")
struct DynamicTypeTests {
  private let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge

  private func size(
    of label: Label, in category: ContentSizeCategory, legibilityWeight: LegibilityWeight = .regular
  ) -> Font? {
    let text = GridText()
    let traits = TraitCollection(preferredContentSizeCategory: category, legibilityWeight: legibilityWeight)
    label.layout(
      size: Size(width: 500, height: 100), in: LayoutEnvironment(traits: traits, measuring: text))
    _ = label.intrinsicContentSize
    return text.requests.last?.runs[0].font
  }

  @Test("A text style without traits has the text size of the view's layout")
  func automatic() {
    let label = Label(text: "a")
    label.font = .preferredFont(forTextStyle: .body)
    #expect(size(of: label, in: largest)?.size == 53)
    #expect(size(of: label, in: largest)?.leading == 62)
    #expect(size(of: label, in: .extraSmall)?.size == 14)
  }

  @Test(
    "A text style with traits keeps their text size unless the view adjusts its font",
    arguments: [(false, 17.0), (true, 53)])
  func adjusting(adjusts: Bool, expected: Double) {
    let label = Label(text: "a")
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: TraitCollection())
    label.adjustsFontForContentSizeCategory = adjusts
    #expect(size(of: label, in: largest)?.size == expected)
  }

  @Test("A scaled custom font grows like the leading of its style, up to its maximum size")
  func scaledFonts() {
    let label = Label(text: "a")
    let avenir = Font(family: .named("Avenir"), size: 20)
    label.font = FontMetrics(forTextStyle: .body).scaledFont(for: avenir)
    // 20 * 62 / 22 = 56.36, at 2 pixels a point 56.5.
    #expect(size(of: label, in: largest)?.size == 56.5)
    #expect(size(of: label, in: .large)?.size == 20)
    label.font = FontMetrics(forTextStyle: .body).scaledFont(for: avenir, maximumPointSize: 40)
    #expect(size(of: label, in: largest)?.size == 40)
  }

  @Test("A font of a fixed size is not scaled")
  func fixed() {
    let label = Label(text: "a")
    label.adjustsFontForContentSizeCategory = true
    #expect(size(of: label, in: largest)?.size == 17)
  }

  @Test("The text size limits of a view apply to its subviews, whose own limits take precedence")
  func limits() {
    let (root, label) = (View(), Label(text: "a"))
    label.font = .preferredFont(forTextStyle: .body)
    label.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    root.addSubview(label)
    root.maximumContentSizeCategory = .extraExtraLarge
    root.layout(size: Size(width: 200, height: 200), in: .grid(category: largest))
    // Body is 21 points at XXL: half of it wide.
    #expect(label.intrinsicContentSize.width == 10.5)
    label.minimumContentSizeCategory = .accessibilityMedium
    #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    #expect(label.intrinsicContentSize.width == 14)
  }

  @Test("A changed limit measures and lays out the view again")
  func changedLimit() {
    let (root, label) = (View(), Label(text: "a"))
    label.font = .preferredFont(forTextStyle: .body)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layout(size: Size(width: 200, height: 200), in: .grid(category: .extraExtraLarge))
    #expect(label.frame.size == Size(width: 10.5, height: 21))
    root.maximumContentSizeCategory = .large
    root.layoutIfNeeded()
    #expect(label.frame.size == Size(width: 8.5, height: 17))
  }

  @Test("Bold Text adds 200 to the weight of system fonts only", arguments: [(400, 600), (600, 800), (900, 900)])
  func boldText(weight: Int, expected: Int) {
    let label = Label(text: "a")
    label.font = .systemFont(ofSize: 17, weight: weight)
    #expect(size(of: label, in: .large, legibilityWeight: .bold)?.weight == expected)
    label.font = Font(family: .named("Avenir"), size: 17, weight: weight)
    #expect(size(of: label, in: .large, legibilityWeight: .bold)?.weight == weight)
  }

  @Test("Text that is scaled down starts from its scaled font size")
  func shrinking() {
    let label = Label(text: "abcd")
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.layout(size: Size(width: 53, height: 60), in: .grid(category: largest))
    // At 53 points the text is 106 wide: half the size fits.
    #expect(label.textSummary?.isTruncated == false)
    #expect(label.displayItems().textSizes == [Size(width: 53, height: 26.5)])
  }
}

extension [DisplayItem] {
  /// The sizes of the texts.
  fileprivate var textSizes: [Size] {
    compactMap { if case .text(let paragraph, _, _) = $0 { paragraph.size } else { nil } }
  }
}

/// Expectations: the knots of Android's tables, and proportions between them reckoned by hand.
@Suite("Android's font scale")
struct FontScaleTests {
  @Test(
    "Small text grows by the scale, large text less",
    arguments: [
      (1.3, 12.0, 15.6), (1.3, 14, 18.8), (1.3, 30, 30), (2, 100, 100),
      // Between 14 and 18 in proportion, and below 8 as at 8.
      (1.3, 16, 20.2), (1.3, 4, 5.2),
      // A third of the way from 1.15 to 1.3: 16.4 and 18.8 at 14.
      (1.2, 14, 17.2),
      // Up to 1.03 everything alike.
      (1, 34, 34), (0.85, 20, 17),
    ])
  func points(factor: Double, size: Double, expected: Double) throws {
    #expect(abs(try #require(FontScale(factor: factor)).points(for: size) - expected) < 1e-9)
  }

  @Test("Larger sizes stay larger", arguments: [1.1, 1.15, 1.4, 1.75, 2])
  func order(factor: Double) throws {
    let scale = try #require(FontScale(factor: factor))
    let sizes = stride(from: 4.0, through: 120, by: 0.5).map(scale.points)
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(try #require(sizes.first) < #require(sizes.last))
  }

  @Test("It scales text styles and scaled fonts from their size at L, including the leading")
  func styles() throws {
    let traits = TraitCollection(fontScale: FontScale(factor: 1.5))
    let body = Font.preferredFont(forTextStyle: .body, compatibleWith: traits)
    // 17 lies three quarters of the way from 14 (22) to 18 (24); 22 points of leading grow alike.
    #expect(abs(body.size - 23.5) < 1e-9)
    #expect(abs((body.leading ?? 0) - 22 * 23.5 / 17) < 1e-9)
    let avenir = Font(family: .named("Avenir"), size: 18)
    #expect(FontMetrics.default.scaledFont(for: avenir, compatibleWith: traits).size == 24)
  }

  @Test("Scales outside Android's range are invalid", arguments: [0, -1, 2.1, .nan, .infinity])
  func invalid(factor: Double) { #expect(FontScale(factor: factor) == nil) }
}

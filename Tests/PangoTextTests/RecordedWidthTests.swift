import Foundation
import Graphics
import PangoText
import Testing

/// Widths of texts that UIKit drew on simulators, published by test suites of other projects.
@Suite("Texts are as wide as UIKit's recordings")
struct RecordedWidthTests {
  /// The width of a text in points, rounded up to pixels as that of a label is.
  private func width(_ text: String, _ font: Font, scale: Double) throws -> Double {
    let width = try TextMeasurers.make().paragraph(for: ParagraphRequest(text, font: font)).lines[0].width
    return (width * scale - 1e-6).rounded(.up) / scale
  }

  /// Pictures of a label in the text style `title1` at the twelve text sizes, iOS 13 to 17 at 3 pixels per point
  /// (swift-snapshot-testing, `testTraitsWithView`).
  @Test(
    "A title is as wide as recorded at each text size, within 2 pixels",
    arguments: [
      (25.0, 188.67), (26, 196), (27, 203.33), (28, 210.67), (30, 225.67), (32, 240.33), (34, 255), (38, 284),
      (43, 320.67), (48, 356.67), (53, 392.67), (58, 428.33),
    ])
  func titles(size: Double, recorded: Double) throws {
    #expect(abs(try width("What's the point?", Font(size: size), scale: 3) - recorded) < 0.68)
  }

  /// Frames of four labels on an iPhone X and an iPhone XR at text size M (swift-snapshot-testing, `testTraits`).
  @Test(
    "Labels of iOS have exactly the widths of the frames that UIKit described",
    arguments: [
      ("What's", 16.0, 600, 52.667, 53.0), ("the", 16, 400, 23.667, 24), ("point", 16, 400, 37, 37),
      ("?", 14, 400, 7.333, 7.5),
    ])
  func frames(text: String, size: Double, weight: Int, onX: Double, onXR: Double) throws {
    let font = Font(size: size, weight: weight)
    #expect(abs(try width(text, font, scale: 3) - onX) < 0.001)
    #expect(abs(try width(text, font, scale: 2) - onXR) < 0.001)
  }

  /// Pictures of iOS 18.5 at 3 pixels per point (AccessibilitySnapshot): the title of a navigation bar, and a label.
  @Test(
    "A bar's title and a label of 17 points are as wide as recorded, within a point",
    arguments: [("Second", 600, 61.0), ("Back Button Accessibility Traits - With Titles", 400, 335)])
  func onBars(text: String, weight: Int, recorded: Double) throws {
    #expect(abs(try width(text, Font(size: 17, weight: weight), scale: 3) - recorded) < 1)
  }

  /// Sizes that a test of attributed labels expects of UIKit at 2 pixels per point (Blueprint, `test_measuring`).
  @Test("Black titles are as wide as UIKit measures them", arguments: [("World!", 107.0), ("World", 95)])
  func black(text: String, expected: Double) throws {
    let font = Font(size: 32, weight: 900)
    #expect(abs(try width(text, font, scale: 2) - expected) <= 0.5)
  }

  /// The ink of labels on pictures of iOS 17.2 in Arabic (Adyen). In Galley it is at most 1.1 points wider or narrower,
  /// and a label has up to 0.8 points beside its ink at each end.
  @Test(
    "Arabic labels are as wide as recorded",
    arguments: [
      ("الاسم الأول", 13.0, 400, 53.67), ("عنوان البريد الإلكتروني", 13, 400, 110.67),
      ("أول رقمان من كلمة مرور البطاقة", 13, 400, 161), ("الولايات المتحدة", 17, 400, 106.33),
      ("عنوان تسليم منفصل", 17, 400, 133.33), ("احتفظ بالبيانات للمرة القادمة", 17, 400, 190.33),
      ("تأكيد الشراء", 17, 600, 81), ("رمز الاستجابة السريعة للتحقق من", 20, 600, 268.67),
      ("إنشاء رمز استجابة سريعة", 22, 400, 205.33), ("أمامك 05:00 للموافقة", 25, 700, 229.33),
    ])
  func arabic(text: String, size: Double, weight: Int, ink: Double) throws {
    #expect(abs(try width(text, Font(size: size, weight: weight), scale: 3) - ink - 0.8) < 1.9)
  }

  /// Labels whose widths Xcode saved: the map demo of Naver at 3 and an app's settings at 2 and 3 pixels per point.
  @Test(
    "Hangul and kana have the widths of UIKit's, within a pixel",
    arguments: [
      ("나침반", 44.33, 3.0), ("스톱", 29.67, 3), ("로테이트", 59, 3), ("확대/축소 컨트롤", 112.33, 3), ("バックアップ", 104, 3),
      ("ガス価格を調整", 121.5, 2),
    ])
  func eastAsian(text: String, saved: Double, scale: Double) throws {
    #expect(abs(try width(text, Font(size: 17), scale: scale) - saved) < 0.68)
  }

  /// Fields with the placeholder "123–456" and "789–456–123" on pictures of iOS 17.2 (Adyen) are wider than their
  /// digits and dashes alone by 1.67 and 1.83 a dash; three labels of a dash alone, which Xcode saved, are 8.5 wide.
  @Test("A dash between digits is further from them than a dash alone is wide")
  func dashes() throws {
    let font = Font(size: 17)
    #expect(try width("–", font, scale: 2) == 8.5)
    let parts = try width("123", font, scale: 1000) + width("–", font, scale: 1000) + width("456", font, scale: 1000)
    #expect(abs(try width("123–456", font, scale: 1000) - parts - 1.75) < 0.5)
    let others = try width("abc", font, scale: 1000) + width("–", font, scale: 1000) + width("456", font, scale: 1000)
    #expect(abs(try width("abc–456", font, scale: 1000) - others) < 0.8)
  }

  /// The ink of a label on pictures of iOS 17.5 and 26.2 (AccessibilitySnapshot). The label has 0.12 em beside it.
  @Test("A text with a command sign is as wide as recorded", arguments: [(12.0, 191.67), (15, 231.67)])
  func commandSign(size: Double, ink: Double) throws {
    let text = "Press ⌘ to see available shortcuts"
    #expect(abs(try width(text, Font(size: size), scale: 3) - ink - size * 0.12) < 0.6)
  }

  /// The edges of letters: "What's the point?" in `title1` at three text sizes (swift-snapshot-testing), and labels at
  /// 13 and 17 points (Adyen, iOS 17.2).
  @Test(
    "Letters reach as far above and below the baseline as recorded, within a pixel",
    arguments: [
      ("What's the point?", 28.0, 19.87, 4.74), ("What's the point?", 43, 30.52, 7.29),
      ("What's the point?", 58, 41.18, 9.83), ("Separate delivery address", 17, 12.5, 2.99),
      ("Telephone number", 13, 9.56, 2.28),
    ])
  func ink(text: String, size: Double, above: Double, below: Double) throws {
    let measurer = try TextMeasurers.make()
    let line = measurer.paragraph(for: ParagraphRequest(text, font: Font(size: size))).lines[0]
    let ink = try #require(measurer.inkExtent(of: line))
    #expect(abs(ink.above - above) < 0.34 && abs(ink.below - below) < 0.34)
  }

  /// The same forms in English and in Arabic (Adyen, iOS 17.2): in Arabic a label of 13 points is 1.67 higher, a line
  /// of 17 points 2.33, and lines of an address are 24 points apart, whatever their letters. Other fonts than text
  /// styles have the same lines.
  @Test(
    "In Arabic, lines of text styles have the height of SF Arabic",
    arguments: [
      ("en", "Address", 13.0, 18.0 as Double?, 15.67), ("ar", "Address", 13, 18, 17.33), ("ar", "رقم", 13, 18, 17.33),
      ("ar", "8th Ave 14", 17, 22, 22.67), ("ar", "8th Ave 14\nNew York\nرقم", 17, 22, 70.67),
      ("ar", "رقم", 17, nil, 20.33),
    ])
  func arabicLines(language: String, text: String, size: Double, leading: Double?, height: Double) throws {
    var request = ParagraphRequest(
      text, font: Font(size: size, leading: leading), language: language, maximumLines: 0)
    request.pixelScale = 3
    #expect(abs(try TextMeasurers.make().paragraph(for: request).size.height - height) < 0.01)
  }
}

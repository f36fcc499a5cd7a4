import AutoLayout
import Graphics
import TestSupport
import Testing

@testable import Controls

@Suite("Pickers")
struct PickerTests {
  /// 9 January 2007, 9:41 in Greenwich.
  private func texts(_ locale: String) -> DatePickerTexts {
    DatePickerTexts(date: DatePicker().date, localeName: locale)
  }

  @Test("Dates and times are written as in their locales")
  func compact() {
    #expect(texts("en").date == "Jan 9, 2007")
    #expect(texts("en").time.filter { !$0.isWhitespace } == "9:41AM")
    #expect(texts("de").date == "09.01.2007")
    #expect(texts("de").time == "09:41")
    #expect(texts("ja").month == "2007年1月")
  }

  @Test("The week starts on Sunday in the United States and on Monday in Germany")
  func weeks() {
    // 1 January 2007 was a Monday.
    #expect(texts("en-US").weekdays.first == "SUN")
    #expect(texts("en-US").firstColumn == 1)
    #expect(texts("de-DE").weekdays.first == "MO")
    #expect(texts("de-DE").firstColumn == 0)
    #expect(texts("en").days.count == 31)
  }

  @Test("The wheels of a date are in the order of the locale")
  func order() {
    func selected(_ locale: String) -> [String?] { texts(locale).dateWheels.map { $0.rows[0] } }
    #expect(selected("en-US") == ["January", "9", "2007"])
    #expect(selected("de") == ["9", "Januar", "2007"])
    #expect(selected("ja") == ["2007年", "1月", "9日"])
    #expect(texts("en-US").dateWheels[0].rows[-1] == "December")
  }

  @Test("The half of the day has a wheel only where a day has two, and is first in Korean")
  func halves() {
    #expect(texts("en-US").timeWheels(minuteInterval: 1).map { $0.rows[0] } == ["9", "41", "AM"])
    #expect(texts("de").timeWheels(minuteInterval: 1).map { $0.rows[0] } == ["09", "41"])
    #expect(texts("ko").timeWheels(minuteInterval: 1).map { $0.rows[0] } == ["오전", "9", "41"])
    #expect(texts("en-US").timeWheels(minuteInterval: 1)[2].rows == [0: "AM", 1: "PM"])
  }

  @Test("Minutes are those before the time at the interval")
  func intervals() {
    let minutes = texts("de").timeWheels(minuteInterval: 15)[1].rows
    #expect([minutes[-1], minutes[0], minutes[1], minutes[2]] == ["15", "30", "45", "00"])
  }

  @Test("Durations are limited to a day, in hours and minutes from zero")
  func durations() {
    let wheels = texts("de").durationWheels(seconds: 3 * 3600 + 20 * 60, minuteInterval: 5)
    #expect(wheels.map { $0.rows[0] } == ["3", "20"])
    #expect(wheels.map(\.unit) == ["Std.", "Min."])
    #expect(wheels[0].rows[-4] == nil)
    for hostile in [-1, Double.nan, .infinity, 1e300] {
      #expect(texts("en").durationWheels(seconds: hostile, minuteInterval: 0).count == 2)
    }
  }

  @Test("An unknown locale has the texts of a known one")
  func unknownLocale() {
    #expect(!texts("zz-ZZ").date.isEmpty)
    #expect(!texts("").date.isEmpty)
  }

  @Test("Wheels are 216 points high, fields 36")
  func heights() {
    let picker = DatePicker()
    picker.mode = .date
    layOut(picker)
    #expect(picker.intrinsicContentSize.height == 36)
    // "Jan 9, 2007" is 11 characters of 8.5 points, with 12 points on both sides.
    #expect(picker.intrinsicContentSize.width == 117.5)
    picker.preferredStyle = .wheels
    #expect(picker.intrinsicContentSize.height == 216)
    picker.preferredStyle = .automatic
    picker.overrideLook = .iOS11
    #expect(picker.intrinsicContentSize.height == 216)
  }

  /// A recorded picture of iOS 18.
  @Test("The space before a day period is 2 points narrower than others in a field", arguments: ["en-US", "de"])
  func narrowSpace(locale: String) {
    let (picker, text) = (DatePicker(), GridText())
    (picker.mode, picker.locale) = (.time, locale)
    picker.layout(
      size: Size(width: 200, height: 36),
      in: LayoutEnvironment(traits: TraitCollection(look: .iOS18), measuring: text))
    _ = picker.displayItems()
    let runs = text.requests.last?.runs.map { [$0.text, String(($0.kerning * 100).rounded() / 100)] }
    #expect(runs == (locale == "de" ? [["09:41", "0.0"]] : [["9:41", "0.0"], ["\u{A0}", "-2.0"], ["AM", "0.0"]]))
  }

  private func texts(of picker: View) -> [Rect] {
    picker.displayItems().marks.filter { $0.kind == .text }.map(\.rect)
  }

  @Test(
    "A calendar grows from text size L on up to the first accessibility size",
    arguments: [
      (ContentSizeCategory.extraSmall, 334.0), (.large, 334), (.accessibilityMedium, 391),
      (.accessibilityExtraLarge, 391),
    ])
  func calendarHeight(category: ContentSizeCategory, height: Double) {
    let picker = DatePicker()
    (picker.mode, picker.preferredStyle) = (.date, .inline)
    let traits = TraitCollection(preferredContentSizeCategory: category, look: .iOS18)
    picker.layout(
      size: Size(width: 320, height: 391), in: LayoutEnvironment(traits: traits, measuring: GridText()))
    #expect(picker.intrinsicContentSize.height == height)
  }

  @Test("Names of weekdays that do not fit beside each other are replaced by letters", arguments: [320.0, 500])
  func weekdayLetters(width: Double) {
    let picker = DatePicker()
    (picker.mode, picker.preferredStyle, picker.locale) = (.date, .inline, "ar")
    layOut(picker, at: Rect(x: 0, y: 0, width: width, height: 334))
    // Seven columns of 41 points have no room for the names; a letter is 6.5 points wide, as nothing else is.
    #expect(texts(of: picker).contains { $0.width == 6.5 } == (width == 320))
  }

  @Test("The wheels of a picker view have equal shares of the width, 5 points apart, and are mirrored right to left")
  func equalColumns() {
    let picker = PickerView()
    picker.wheels = [["a"], ["bbbbbb"]]
    layOut(picker, at: Rect(x: 0, y: 0, width: 323, height: 216))
    // The band begins at 9 and is 305 wide: two columns of 150.
    #expect(zip(texts(of: picker).map(\.midX), [84, 239]).allSatisfy { abs($0 - $1) <= 0.25 })
  }

  /// openuikit, pickers of iOS 26.1 320 points wide: columns of 302, 148, 97, 71 and 56 points.
  @Test("Equal columns are whole points wide", arguments: [(1, 302.0), (2, 148), (3, 97), (4, 71), (5, 56)])
  func wholeColumns(count: Int, width: Double) {
    let picker = PickerView()
    picker.wheels = Array(repeating: ["a"], count: count)
    layOut(picker, at: Rect(x: 0, y: 0, width: 320, height: 216))
    let middles = texts(of: picker).map(\.midX)
    #expect(middles.count == count)
    #expect(zip(middles, middles.dropFirst()).allSatisfy { abs($1 - $0 - width - 5) < 1e-9 })
    // Texts are at whole pixels.
    #expect(abs((middles[0] + middles[count - 1]) / 2 - 160) <= 0.25)
  }

  /// The cells in a view hierarchy of iOS 26.1 that NoTomorrow publishes, means of both sides: their middles are this
  /// far from that of the picker, and they are this high.
  @Test(
    "Rows are on a drum, as in a published view hierarchy",
    arguments: [(1, 31.58, 30.27), (2, 59.74, 25.25), (3, 81.42, 17.50), (4, 94.28, 7.86)])
  func drum(row: Int, offset: Double, height: Double) throws {
    let drum = PickerDrum(height: 216)
    let (below, above) = (try #require(drum.place(of: row)), try #require(drum.place(of: -row)))
    #expect(abs(below.offset - offset) < 0.01 && abs(above.offset + offset) < 0.01)
    #expect(abs(below.squeeze * PickerDrum.rowHeight - height) < 0.01)
    #expect(drum.place(of: 5) == nil)
  }

  /// openuikit, iOS 26.1: the drum of a picker of 162 points has 15 rows around it and a radius of 79.21 points.
  @Test("A lower picker has a smaller drum, of which fewer rows are in front")
  func lowDrum() throws {
    let drum = PickerDrum(height: 162)
    #expect(abs(drum.radius - 79.21) < 0.005)
    #expect(abs(drum.step - 2 * Double.pi / 15) < 1e-12)
    #expect(drum.place(of: 3) != nil && drum.place(of: 4) == nil)
  }

  /// NoTomorrow, iOS 26.1: (9, 91, 302, 34) of 320 x 216, in the quaternary fill; Flutter for iOS 14: 34 points high.
  @Test(
    "The band behind the selected row is 34 points high",
    arguments: [(SystemLook.iOS18, SystemColor.tertiarySystemFill), (.iOS26, .quaternarySystemFill)])
  func band(look: SystemLook, fill: SystemColor) throws {
    let picker = PickerView()
    (picker.wheels, picker.overrideLook) = ([["a", "b", "c"]], look)
    layOut(picker, at: Rect(x: 0, y: 0, width: 320, height: 216))
    let band = try #require(picker.displayItems().marks.first { $0.kind == .fill })
    #expect(band.rect == Rect(x: 9, y: 91, width: 302, height: 34))
    #expect(band.color == picker.color(fill))
  }

  @Test("Fields beside each other are as high as the one with the tallest letters")
  func equalHeights() {
    let picker = DatePicker()
    // In Arabic, only the time has letters.
    picker.locale = "ar-AE"
    let room = Rect(x: 0, y: 0, width: 300, height: 50)
    picker.layout(
      size: room.size, in: LayoutEnvironment(traits: TraitCollection(look: .iOS18), measuring: TallArabic()))
    let heights = picker.displayItems().marks.filter { $0.kind == .fill }.map(\.rect.height)
    // Lines of 24 points, with 6.5 above and below.
    #expect(heights == [37, 37])
    #expect(picker.intrinsicContentSize.height == 37)
  }

  @Test("Rows are squeezed and faint towards the edges")
  func drum() throws {
    let picker = PickerView()
    picker.wheels = [["a", "b", "c", "d", "e"]]
    layOut(picker, at: Rect(x: 0, y: 0, width: 320, height: 216))
    let squeezes = picker.displayItems().flatTransforms.map(\.d)
    #expect(squeezes.count == 5)
    #expect(squeezes[2] == 1)
    #expect(squeezes[0] < squeezes[1] && squeezes[1] < 1 && squeezes[0] > 0)
    #expect(squeezes[0] == squeezes[4])
    let strengths = picker.displayItems().marks.filter { $0.kind == .text }.compactMap { $0.color?.alpha }
    #expect(strengths[0] < strengths[1] && strengths[1] < strengths[2])
  }

  @Test("A picker without known titles has bars in place of texts")
  func blank() {
    let picker = PickerView()
    layOut(picker, at: Rect(x: 0, y: 0, width: 320, height: 216))
    let marks = picker.displayItems().marks
    #expect(marks.allSatisfy { $0.kind == .fill })
    #expect(marks.count == 10)
  }
}

/// Text on a grid, with Arabic letters in lines of 24 points.
private final class TallArabic: TextMeasuring {
  private let grid = GridText()

  func paragraph(for request: ParagraphRequest) -> Paragraph {
    var paragraph = grid.paragraph(for: request)
    let isArabic = request.runs.contains { $0.text.unicodeScalars.contains { ("ء"..."ي").contains($0) } }
    if isArabic { paragraph.size.height = 24 }
    return paragraph
  }
  func metrics(for font: Font) -> FontExtents { grid.metrics(for: font) }
  func hasFamily(_ family: Font.Family) -> Bool { true }
}

extension [DisplayItem] {
  /// The transforms of the groups that contain text.
  fileprivate var flatTransforms: [AffineTransform] {
    flatMap { item -> [AffineTransform] in
      guard case .group(let group) = item else { return [] }
      let hasText = group.items.contains { if case .text = $0 { true } else { false } }
      return hasText ? [group.transform] : group.items.flatTransforms
    }
  }
}

import AutoLayout
import Graphics

extension DatePicker {
  /// The size of an open calendar, by eye. That the row of the time is 44 points high at text size L is published:
  /// react-native-datetimepicker, pull request 830.
  var calendarSize: Size {
    let metrics = calendarMetrics
    return Size(
      width: CalendarMetrics.width,
      height: 8 + metrics.header + metrics.weekdays + metrics.weeks + (mode == .dateAndTime ? metrics.time : 0))
  }

  private var calendarMetrics: CalendarMetrics { CalendarMetrics(for: traitCollection) }

  /// Returns an open calendar: the month with buttons beside it, the weekdays, the days, and the time below them.
  func calendarItems() -> [DisplayItem] {
    let page = CalendarPage(bounds: bounds, calendarMetrics, hasTime: mode == .dateAndTime)
    return headerItems(in: page.header) + weekdayItems(on: page) + dayItems(on: page) + timeItems(in: page.time)
  }

  private func headerItems(in header: Rect) -> [DisplayItem] {
    let month = AttributedText(texts.month, font: .systemFont(ofSize: calendarMetrics.monthFont, weight: 600))
    let unit = calendarMetrics.monthFont / 17
    let room = mirrored(Rect(x: header.minX, y: header.minY, width: header.width * 0.7, height: header.height))
    guard let placed = place(month, in: room) else { return [] }
    let end = placed.paragraph.size.width + 8
    let monthChevron = Rect(
      x: header.minX + end, y: header.midY - 4.5 * unit, width: 5 * unit, height: 9 * unit)
    let next = Rect(x: header.maxX - 5 - 9 * unit, y: header.midY - 8 * unit, width: 9 * unit, height: 16 * unit)
    let previous = next.offset(by: Point(x: -33 - 9 * unit, y: 0))
    return placed.items(color: color(.label)) + [
      chevron(in: monthChevron, pointsForward: true, width: 2.2), chevron(in: next, pointsForward: true, width: 2.4),
      chevron(in: previous, pointsForward: false, width: 2.4),
    ]
  }

  private func chevron(in rect: Rect, pointsForward: Bool, width: Double) -> DisplayItem {
    Shapes.chevron(
      in: mirrored(rect), isMirrored: pointsForward == isRightToLeft, width: width, color: effectiveTintColor)
  }

  /// Names that do not fit beside each other are replaced by letters, as in other calendars of the system.
  private func weekdayItems(on page: CalendarPage) -> [DisplayItem] {
    let font = Font.systemFont(ofSize: calendarMetrics.weekdayFont, weight: 600)
    let room = page.weekday(0).width - CalendarMetrics.leastWeekdayGap
    let fits = texts.weekdays.allSatisfy { textSize(AttributedText($0, font: font)).width <= room }
    let names = fits ? texts.weekdays : texts.weekdayLetters
    return names.enumerated().flatMap { column, name in
      let text = AttributedText(name, font: font)
      return place(text, in: mirrored(page.weekday(column)), settings: TextSettings(alignment: .center))?
        .items(color: color(.tertiaryLabel)) ?? []
    }
  }

  /// The selected day has a disc in a light shade of the tint colour.
  private func dayItems(on page: CalendarPage) -> [DisplayItem] {
    let (first, selected) = (texts.firstColumn, texts.dayIndex)
    return texts.days.enumerated().flatMap { index, name -> [DisplayItem] in
      let isSelected = index == selected
      let cell = mirrored(page.day(first + index))
      let size = calendarMetrics.dayFont(inWidth: cell.width)
      let font = Font.systemFont(ofSize: isSelected ? 1.1 * size : size, weight: isSelected ? 600 : 400)
      let side = min(cell.width, cell.height + 4, max(44, 2 * size))
      let disc = Rect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)
      let ground: [DisplayItem] =
        isSelected ? [.fill(.ellipse(in: disc), effectiveTintColor.opacity(0.15))] : []
      let text = place(AttributedText(name, font: font), in: cell, settings: TextSettings(alignment: .center))
      return ground + (text?.items(color: isSelected ? effectiveTintColor : color(.label)) ?? [])
    }
  }

  private func timeItems(in room: Rect) -> [DisplayItem] {
    guard !room.isEmpty else { return [] }
    let word = AttributedText(
      SystemWord.time.text(in: texts.localeName), font: .systemFont(ofSize: calendarMetrics.monthFont, weight: 600))
    return (place(word, in: room)?.items(color: color(.label)) ?? [])
      + fieldItems([texts.timeWithNarrowSpace], in: room, alignment: .trailing)
  }

  private func mirrored(_ rect: Rect) -> Rect {
    isRightToLeft ? Rect(x: bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }
}

/// The sizes of an open calendar at a text size, in points. Texts grow up to the first accessibility size, so that
/// seven days fit beside each other, and do not shrink; by eye, as no picture or frame shows a calendar at another size
/// than L.
private struct CalendarMetrics {
  static let width = 320.0
  /// The least distance between the names of neighbouring weekdays.
  static let leastWeekdayGap = 6.0

  let monthFont: Double
  let weekdayFont: Double
  private let scaledDayFont: Double

  init(for traits: TraitCollection) {
    var traits = traits
    traits.preferredContentSizeCategory = min(traits.preferredContentSizeCategory, .accessibilityMedium)
    func scaled(_ size: Double) -> Double {
      max(size, FontMetrics.default.scaledValue(for: size, compatibleWith: traits))
    }
    (monthFont, weekdayFont, scaledDayFont) = (scaled(17), scaled(13), scaled(20))
  }

  /// Two digits fill at most three quarters of a column.
  func dayFont(inWidth width: Double) -> Double { min(scaledDayFont, 0.6 * width) }

  var header: Double { 44 + Self.growth(of: monthFont, from: 17) }
  var weekdays: Double { 22 + Self.growth(of: weekdayFont, from: 13) }
  /// The height of the six weeks together.
  var weeks: Double { 260 + 6 * Self.growth(of: dayFont(inWidth: (Self.width - 32) / 7), from: 20) }
  var time: Double { header }

  private static func growth(of size: Double, from usual: Double) -> Double { ((size - usual) * 1.2).rounded(.up) }
}

/// The areas of an open calendar, for a left-to-right interface.
private struct CalendarPage {
  let header: Rect
  /// The row for the time below the days, or an empty rectangle.
  let time: Rect
  private let weekdays: Rect
  private let days: Rect

  init(bounds: Rect, _ metrics: CalendarMetrics, hasTime: Bool) {
    let content = bounds.insetBy(dx: 16, dy: 4)
    let timeHeight = hasTime ? metrics.time : 0
    header = Rect(x: content.minX, y: content.minY, width: content.width, height: metrics.header)
    weekdays = Rect(x: content.minX, y: header.maxY, width: content.width, height: metrics.weekdays)
    days = Rect(
      x: content.minX, y: weekdays.maxY, width: content.width,
      height: max(0, content.maxY - timeHeight - weekdays.maxY))
    time = hasTime ? Rect(x: content.minX, y: days.maxY, width: content.width, height: timeHeight) : .zero
  }

  func weekday(_ column: Int) -> Rect {
    Rect(x: weekdays.minX + Double(column) * width, y: weekdays.minY, width: width, height: weekdays.height)
  }

  /// Returns the area of a day by its place from the top left corner, in rows of seven. There is always room for six
  /// rows.
  func day(_ place: Int) -> Rect {
    let height = days.height / 6
    return Rect(
      x: days.minX + Double(place % 7) * width, y: days.minY + Double(place / 7) * height, width: width, height: height)
  }

  private var width: Double { days.width / 7 }
}

import AutoLayout
import Graphics

extension DatePicker {
  /// Returns an open calendar: the month with buttons beside it, the weekdays, the days, and the time below them.
  func calendarItems() -> [DisplayItem] {
    let page = CalendarPage(bounds: bounds, hasTime: mode == .dateAndTime)
    return headerItems(in: page.header) + weekdayItems(on: page) + dayItems(on: page) + timeItems(in: page.time)
  }

  private func headerItems(in header: Rect) -> [DisplayItem] {
    let month = AttributedText(texts.month, font: .systemFont(ofSize: 17, weight: 600))
    let room = mirrored(Rect(x: header.minX, y: header.minY, width: header.width * 0.7, height: header.height))
    guard let placed = place(month, in: room) else { return [] }
    let end = placed.paragraph.size.width + 8
    let monthChevron = Rect(x: header.minX + end, y: header.midY - 4.5, width: 5, height: 9)
    let next = Rect(x: header.maxX - 14, y: header.midY - 8, width: 9, height: 16)
    let previous = next.offset(by: Point(x: -42, y: 0))
    return placed.items(color: color(.label)) + [
      chevron(in: monthChevron, pointsForward: true, width: 2.2), chevron(in: next, pointsForward: true, width: 2.4),
      chevron(in: previous, pointsForward: false, width: 2.4),
    ]
  }

  private func chevron(in rect: Rect, pointsForward: Bool, width: Double) -> DisplayItem {
    Shapes.chevron(
      in: mirrored(rect), isMirrored: pointsForward == isRightToLeft, width: width, color: effectiveTintColor)
  }

  private func weekdayItems(on page: CalendarPage) -> [DisplayItem] {
    texts.weekdays.enumerated().flatMap { column, name in
      let text = AttributedText(name, font: .systemFont(ofSize: 13, weight: 600))
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
      let font = Font.systemFont(ofSize: isSelected ? 22 : 20, weight: isSelected ? 600 : 400)
      let side = min(cell.width, cell.height + 4, 44)
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
      SystemWord.time.text(in: texts.localeName), font: .systemFont(ofSize: 17, weight: 600))
    return (place(word, in: room)?.items(color: color(.label)) ?? [])
      + fieldItems([texts.time], in: room, alignment: .trailing)
  }

  private func mirrored(_ rect: Rect) -> Rect {
    isRightToLeft ? Rect(x: bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }
}

/// The areas of an open calendar, for a left-to-right interface.
private struct CalendarPage {
  let header: Rect
  /// The row for the time below the days, or an empty rectangle.
  let time: Rect
  private let weekdays: Rect
  private let days: Rect

  init(bounds: Rect, hasTime: Bool) {
    let content = bounds.insetBy(dx: 16, dy: 4)
    let timeHeight = hasTime ? 44.0 : 0
    header = Rect(x: content.minX, y: content.minY, width: content.width, height: 44)
    weekdays = Rect(x: content.minX, y: header.maxY, width: content.width, height: 22)
    days = Rect(
      x: content.minX, y: weekdays.maxY, width: content.width,
      height: max(0, content.maxY - timeHeight - weekdays.maxY))
    time = hasTime ? Rect(x: content.minX, y: days.maxY, width: content.width, height: timeHeight) : .zero
  }

  func weekday(_ column: Int) -> Rect {
    Rect(x: weekdays.minX + Double(column) * width, y: weekdays.minY, width: width, height: weekdays.height)
  }

  /// Returns the area of a day by its place from the top left corner, in rows of seven. There is always room for six rows.
  func day(_ place: Int) -> Rect {
    let height = days.height / 6
    return Rect(
      x: days.minX + Double(place % 7) * width, y: days.minY + Double(place / 7) * height, width: width, height: height)
  }

  private var width: Double { days.width / 7 }
}

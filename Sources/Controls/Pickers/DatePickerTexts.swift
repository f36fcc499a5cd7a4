import Foundation

/// The texts of a date picker for a date, in Greenwich Mean Time, as a locale writes them.
///
/// Names, order, digits and calendars are those of Unicode CLDR, as Foundation has them.
struct DatePickerTexts {
  let localeName: String
  private let shown: Date
  private let locale: Locale
  private let calendar: Calendar

  /// - Parameter localeName: The locale of a trait collection or a document, for example `de-CH`.
  init(date: Date, localeName: String) {
    self.localeName = localeName
    shown = date
    locale = Locale(conventionsOf: localeName)
    calendar = locale.calendar.inGreenwich(locale)
  }

  // MARK: Formats

  private func text(of date: Date, pattern: String) -> String { narrowText(of: date, pattern: pattern).withPlainSpaces }

  private func narrowText(of date: Date, pattern: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }

  /// Returns the locale's pattern for the fields of a template, for example `d. MMMM y` for `yMMMMd`.
  private func pattern(for template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  private func text(of date: Date, template: String) -> String { text(of: date, pattern: pattern(for: template)) }

  /// The date in medium style, for example `Jan 9, 2007`.
  var date: String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    (formatter.dateStyle, formatter.timeStyle) = (.medium, .none)
    return formatter.string(from: shown).withPlainSpaces
  }

  /// The time in short style, for example `9:41 AM`.
  var time: String { timeWithNarrowSpace.withPlainSpaces }

  /// The time in short style, with the narrow space before the day period that CLDR has in English.
  var timeWithNarrowSpace: String { narrowText(of: shown, pattern: pattern(for: "jmm")) }

  /// Whether times have a day period, such as `AM`.
  var hasDayPeriod: Bool { pattern(for: "jmm").withoutQuotes.contains(where: "abB".contains) }

  /// Returns a text with the digits of the locale.
  func withDigits(_ text: String) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    return text.map { $0.wholeNumberValue.flatMap { formatter.string(from: NSNumber(value: $0)) } ?? String($0) }
      .joined()
  }

  /// A hundred percent.
  var hundredPercent: String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .percent
    return (formatter.string(from: 1) ?? "100%").withPlainSpaces
  }

  /// Weekday, day and month, for example `Tue Jan 9`.
  var day: String { dayOfWeek(shown) }

  private func dayOfWeek(_ date: Date) -> String {
    text(of: date, template: "EEEMMMd").filter { $0 != "," && $0 != "،" }
  }

  // MARK: Calendar

  /// The month and the year, for example `January 2007`.
  var month: String { text(of: shown, template: "yMMMM") }

  /// The names of the weekdays in the order of the locale, for example `SUN`.
  var weekdays: [String] { inOrder(calendar.shortStandaloneWeekdaySymbols) }

  /// The letters of the weekdays in the order of the locale, for example `S`.
  var weekdayLetters: [String] { inOrder(calendar.veryShortStandaloneWeekdaySymbols) }

  private func inOrder(_ symbols: [String]) -> [String] {
    let names = symbols.map { $0.uppercased(with: locale) }
    let first = calendar.firstWeekday - 1
    return Array(names[first...] + names[..<first])
  }

  /// The days of the month as the locale writes their numbers.
  var days: [String] {
    let count = calendar.range(of: .day, in: .month, for: shown)?.count ?? 30
    return (0..<count).map { text(of: day($0 - dayIndex), pattern: "d") }
  }

  /// The column of the first day of the month, and the index of the shown day.
  var firstColumn: Int {
    let weekday = calendar.component(.weekday, from: day(-dayIndex))
    return (weekday - calendar.firstWeekday + 7) % 7
  }
  var dayIndex: Int { calendar.component(.day, from: shown) - 1 }

  private func day(_ distance: Int) -> Date { moved(by: distance, .day) }

  private func moved(by distance: Int, _ unit: Calendar.Component) -> Date {
    calendar.date(byAdding: unit, value: distance, to: shown) ?? shown
  }

  // MARK: Wheels

  /// Day, month and year in the order of the locale.
  var dateWheels: [PickerWheel] {
    let order = pattern(for: "yMMMMd").withoutQuotes
    let fields: [(letters: Set<Character>, template: String, unit: Calendar.Component)] = [
      (["d"], "d", .day), (["M", "L"], "MMMM", .month), (["y", "u", "U", "r"], "y", .year),
    ]
    let places = fields.map { field in (field, order.firstIndex(where: field.letters.contains) ?? order.endIndex) }
    return places.sorted { $0.1 < $1.1 }.map { field, _ in
      PickerWheel { text(of: moved(by: $0, field.unit), template: field.template) }
    }
  }

  /// The days around the shown one, for example `Tue Jan 9`.
  var dayWheel: PickerWheel { PickerWheel { dayOfWeek(day($0)) } }

  /// Hour, minute and, unless the day has 24 hours, its half, in the order of the locale.
  func timeWheels(minuteInterval: Int) -> [PickerWheel] {
    let pattern = pattern(for: "jmm").withoutQuotes
    let hours = pattern.filter { "hHkK".contains($0) }
    var wheels = [
      PickerWheel { text(of: moved(by: $0, .hour), pattern: hours.isEmpty ? "HH" : hours) },
      PickerWheel { text(of: minute($0, interval: minuteInterval), pattern: "mm") },
    ]
    guard let half = pattern.firstIndex(where: "abB".contains) else { return wheels }
    let halves = PickerWheel(rows: -1...1) { halfOfDay($0) }
    wheels.insert(halves, at: pattern[..<half].contains(where: "hHkK".contains) ? 2 : 0)
    return wheels
  }

  private func minute(_ distance: Int, interval: Int) -> Date {
    let step = max(1, min(interval, 30))
    let minute = calendar.component(.minute, from: shown)
    return moved(by: minute / step * step - minute + distance * step, .minute)
  }

  /// The half of the day that is some rows below the shown one. There are only two rows.
  private func halfOfDay(_ row: Int) -> String? {
    let isMorning = calendar.component(.hour, from: shown) < 12
    switch row {
    case 0: return text(of: shown, pattern: "a")
    case 1 where isMorning: return text(of: moved(by: 12, .hour), pattern: "a")
    case -1 where !isMorning: return text(of: moved(by: -12, .hour), pattern: "a")
    default: return nil
    }
  }

  /// Hours and minutes with their units.
  func durationWheels(seconds: Double, minuteInterval: Int) -> [PickerWheel] {
    let step = max(1, min(minuteInterval, 30))
    let total = Int(bounded: min(max(seconds.isFinite ? seconds : 0, 0), 86_340)) / 60
    let (hours, minutes) = (total / 60, total % 60 / step * step)
    return [
      PickerWheel(unit: SystemWord.hours.text(in: localeName)) { number(hours + $0, below: 24) },
      PickerWheel(unit: SystemWord.minutes.text(in: localeName)) { number(minutes + $0 * step, below: 60) },
    ]
  }

  private func number(_ value: Int, below limit: Int) -> String? {
    guard (0..<limit).contains(value) else { return nil }
    let formatter = NumberFormatter()
    formatter.locale = locale
    return formatter.string(from: NSNumber(value: value)) ?? String(value)
  }
}

extension Date {
  /// 9 January 2007, 9:41, in Greenwich: the time on Apple's product pictures.
  package static let ofProductPictures = Date(timeIntervalSinceReferenceDate: 190_028_460)
}

extension Calendar {
  fileprivate func inGreenwich(_ locale: Locale) -> Calendar {
    var calendar = self
    calendar.locale = locale
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }
}

extension Character {
  /// The narrow space that does not break lines.
  static let narrowSpace: Character = "\u{202F}"
}

extension String {
  /// The text with spaces in place of the narrow ones of CLDR, which some of the bundled fonts lack.
  fileprivate var withPlainSpaces: String {
    String(map { $0 == .narrowSpace || $0 == "\u{2009}" ? "\u{A0}" : $0 })
  }

  /// A date pattern without its literal texts.
  fileprivate var withoutQuotes: String {
    split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
  }
}

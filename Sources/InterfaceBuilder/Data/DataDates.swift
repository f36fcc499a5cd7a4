import Controls
import Files
import Foundation

// Reads dates and durations of date pickers.

extension DataWriter {
  /// Returns a date: `2026-05-01`, `2026-05-01 09:41`, or `09:41` on the day of another date.
  ///
  /// - Parameter date: The date that the picker shows, or `nil` for its default.
  func date(_ node: DataNode, now date: Date?) -> Date? {
    guard case .text(let text, _) = node.content, let parts = DateParts(text, replacing: date ?? .ofProductPictures)
    else {
      return wrongKind(node, "a date such as 2026-05-01, 09:41 or 2026-05-01 09:41")
    }
    return parts.date
  }

  /// Returns a duration in seconds: hours and minutes such as `1:30`.
  func duration(_ node: DataNode) -> Double? {
    guard case .text(let text, _) = node.content, let time = DateParts.time(text[...]) else {
      return wrongKind(node, "hours and minutes, such as 1:30")
    }
    return Double(time.hour * 3600 + time.minute * 60)
  }

  /// Returns a date as data can give it.
  static func text(of date: Date) -> String { DateParts(date).text }

  /// Returns a duration as data can give it.
  static func text(ofDuration seconds: Double) -> String {
    let minutes = min(max(Int(bounded: seconds.isFinite ? seconds : 0) / 60, 0), 24 * 60 - 1)
    return "\(minutes / 60):" + twoDigits(minutes % 60)
  }

  fileprivate static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// The numbers of a date in the Gregorian calendar and Greenwich Mean Time, which are those of ``DatePicker/date``.
private struct DateParts {
  private var parts: DateComponents

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  init(_ date: Date) { parts = Self.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date) }

  /// Reads a date, or returns `nil` if the text is not a date.
  ///
  /// - Parameter date: The date that has the parts that the text leaves out.
  init?(_ text: String, replacing date: Date) {
    self.init(date)
    let words = text.split(whereSeparator: { $0 == " " || $0 == "T" })
    guard (1...2).contains(words.count) else { return nil }
    if let time = words.last.flatMap(Self.time) {
      (parts.hour, parts.minute) = (time.hour, time.minute)
    } else if words.count == 2 {
      return nil
    }
    if words.count == 2 || Self.time(words[0]) == nil {
      let numbers = words[0].utf8.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 3, words[0].utf8.count <= 10, let year = numbers[0], let month = numbers[1],
        let day = numbers[2], (1...9999).contains(year)
      else { return nil }
      (parts.year, parts.month, parts.day) = (year, month, day)
    }
    guard parts.isValidDate(in: Self.calendar) else { return nil }
  }

  /// Reads an hour, 0 to 23, and a minute.
  static func time(_ text: Substring) -> (hour: Int, minute: Int)? {
    let numbers = text.utf8.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, text.utf8.count <= 5, let hour = numbers[0], let minute = numbers[1],
      (0...23).contains(hour), (0...59).contains(minute)
    else { return nil }
    return (hour, minute)
  }

  var date: Date? { Self.calendar.date(from: parts) }

  var text: String {
    let (month, day) = (DataWriter.twoDigits(parts.month ?? 1), DataWriter.twoDigits(parts.day ?? 1))
    let year = String(repeating: "0", count: max(0, 4 - String(parts.year ?? 1).count)) + String(parts.year ?? 1)
    return "\(year)-\(month)-\(day) " + DataWriter.twoDigits(parts.hour ?? 0) + ":"
      + DataWriter.twoDigits(parts.minute ?? 0)
  }
}

extension InterfaceElement {
  fileprivate static func date(_ date: Date) -> InterfaceElement {
    InterfaceElement(
      "date",
      attributes: ["key": "date", "timeIntervalSinceReferenceDate": String(date.timeIntervalSinceReferenceDate)])
  }

  /// Sets the date of a date picker.
  mutating func setDate(_ date: Date) { setChild(.date(date)) }
}

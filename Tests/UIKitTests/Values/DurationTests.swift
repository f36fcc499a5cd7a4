import Foundation
import Testing
import UIKit

/// The words are those of Apple's documentation of the formatters.
@Suite("Formats of durations, dates and lists")
struct DurationTests {
  private func formatter(
    _ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle = .positional
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    return formatter
  }

  @Test(
    "A duration has the words of its style",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.full, "1 hour, 2 minutes"), (.short, "1 hr, 2 min"), (.abbreviated, "1h 2m"),
    ])
  func styles(style: DateComponentsFormatter.UnitsStyle, text: String) {
    #expect(formatter([.hour, .minute], style).string(from: 3725) == text)
  }

  @Test("Units that are not allowed are part of the next smaller one")
  func units() {
    #expect(formatter([.minute, .second]).string(from: 3723) == "62:03")
    #expect(formatter([.day, .hour]).string(from: 2 * 86_400 + 5 * 3600) == "2:05")
    #expect(formatter([.weekOfMonth, .day]).string(from: 9 * 86_400) == "1:02")
    #expect(formatter([]).string(from: 86_400 + 3600) == "1:01:00:00")
  }

  @Test("A number of two digits is not padded, and weeks are days too")
  func components() {
    #expect(formatter([.minute, .second]).string(from: 610) == "10:10")
    #expect(formatter([.day]).string(from: DateComponents(day: 2, weekOfMonth: 1)) == "9")
  }

  @Test(
    "Zeros in front are dropped or kept",
    arguments: [
      (DateComponentsFormatter.ZeroFormattingBehavior.default, "5:00"), (.dropLeading, "5:00"), (.pad, "00:05:00"),
      (DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 0), "0:05:00"),
    ])
  func zeros(behavior: DateComponentsFormatter.ZeroFormattingBehavior, text: String) {
    let formatter = formatter([.hour, .minute, .second])
    formatter.zeroFormattingBehavior = behavior
    #expect(formatter.string(from: 300) == text)
  }

  @Test("Of several units, the largest are shown up to the number that is allowed")
  func maximum() {
    let formatter = formatter([.hour, .minute, .second], .full)
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 7200) == "2 hours")
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 3661) == "1 hour, 1 minute")
  }

  @Test("A duration is between two dates, in components, or in a number")
  func sources() {
    let formatter = formatter([.hour, .minute])
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    #expect(formatter.string(from: start, to: start.addingTimeInterval(3660)) == "1:01")
    #expect(formatter.string(from: DateComponents(day: 1, hour: 2, minute: 3)) == "26:03")
    #expect(formatter.string(for: NSNumber(value: 7200)) == "2:00")
    #expect(formatter.string(from: .infinity) == nil)
    #expect(formatter.string(for: "text") == nil)
  }

  @Test(
    "A relative date has the words of its style",
    arguments: [
      (RelativeDateTimeFormatter.UnitsStyle.full, "2 months ago"), (.spellOut, "two months ago"), (.short, "2 mo. ago"),
    ])
  func relativeDates(style: RelativeDateTimeFormatter.UnitsStyle, text: String) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = style
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == text)
  }

  @Test("A date is told from another: a later one is ahead")
  func ahead() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: now.addingTimeInterval(7200), relativeTo: now) == "in 2 hours")
    #expect(formatter.localizedString(for: now, relativeTo: now.addingTimeInterval(7200)) == "2 hours ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: 86_400) == "tomorrow")
  }

  @Test("A list formats its items, and one or two have no commas")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a"]) == "a")
    #expect(formatter.string(from: ["a", "b"]) == "a and b")
    #expect(formatter.string(from: [1, 2, 3]) == "1, 2, and 3")
    formatter.itemFormatter = self.formatter([.minute, .second])
    #expect(formatter.string(from: [NSNumber(value: 61), NSNumber(value: 5)]) == "1:01 and 5")
    #expect(formatter.string(for: 5) == nil)
  }
}

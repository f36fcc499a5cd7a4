import Foundation
import Testing
import UIKit

/// The words are those of the Common Locale Data Repository.
@Suite("Formatters that Foundation lacks")
struct FormatterTests {
  @Test("A list is joined as the language joins it", arguments: [("en", "a, b, and c"), ("de", "a, b und c")])
  func joinsLists(locale: String, text: String) {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: locale)
    #expect(formatter.string(from: ["a", "b", "c"]) == text)
  }

  @Test(
    "A date is said relative to another",
    arguments: [("en", -2.0, "2 days ago"), ("en", 3, "in 3 days"), ("de", -2, "vor 2 Tagen")])
  func saysRelativeDates(locale: String, days: TimeInterval, text: String) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    #expect(formatter.localizedString(fromTimeInterval: days * 86_400) == text)
  }

  @Test("Named dates have a word of their own")
  func saysNamedDates() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
  }

  @Test(
    "A duration in positions has no zeros in front, and two digits behind",
    arguments: [(3723.0, "1:02:03"), (65, "1:05"), (5, "5"), (-65, "-1:05")])
  func positionsDurations(seconds: TimeInterval, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: seconds) == text)
  }

  @Test("A padded duration keeps its zeros")
  func padsDurations() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
  }

  @Test("A duration in words names the units that are allowed")
  func namesDurations() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3720) == "1 hour, 2 minutes")
    #expect(formatter.string(from: DateComponents(hour: 1, minute: 2)) == "1 hour, 2 minutes")
  }
}

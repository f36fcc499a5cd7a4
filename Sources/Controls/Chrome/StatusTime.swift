/// The texts of the status bar at 9:41, the time on all of Apple's product pictures, on 9 January 2007, when the iPhone
/// was introduced.
struct StatusTime {
  private let texts: DatePickerTexts

  init(locale: String) { texts = DatePickerTexts(date: .ofProductPictures, localeName: locale) }

  /// The time as phones with a notch or an island show it. In all languages it is as short as in product pictures.
  var time: String { texts.withDigits("9:41") }

  /// The time as other devices show it: with the day period in languages whose times have one, such as `9:41 AM`.
  var timeWithPeriod: String { texts.hasDayPeriod ? texts.time : time }

  /// The charge of the battery, in the digits of the time.
  var fullBattery: String { texts.hundredPercent }

  /// Weekday, day and month as iPads show them.
  var date: String { texts.day.prefix(1).uppercased() + texts.day.dropFirst() }
}

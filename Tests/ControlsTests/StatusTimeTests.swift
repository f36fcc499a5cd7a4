import AutoLayout
import Graphics
import TestSupport
import Testing

@testable import Controls

@Suite("Times, dates and digits of the status bar")
struct StatusTimeTests {
  /// The text without the marks for its direction, and with plain spaces.
  private func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.compactMap {
          $0.properties.generalCategory == .format ? nil : $0.properties.isWhitespace ? " " : $0
        }))
  }

  @Test(
    "The time has a day period in languages that have one, where it is written there",
    arguments: [
      ("base", "9:41 AM"), ("en", "9:41 AM"), ("en_AU", "9:41 am"), ("ar", "٩:٤١ ص"), ("ar-AE", "9:41 ص"),
      ("ko", "오전 9:41"), ("zh-Hant", "上午9:41"), ("es-MX", "9:41 a.m."),
      // Regions with 24 hours.
      ("en-GB", "9:41"), ("de", "9:41"), ("ja", "9:41"), ("zh-Hans", "9:41"), ("es", "9:41"), ("ar-MA", "9:41"),
    ])
  func period(locale: String, expected: String) {
    #expect(plain(StatusTime(locale: locale).timeWithPeriod) == expected)
  }

  @Test(
    "Time, charge and date have the digits of the region, and of the likely one if there is none",
    arguments: [
      ("ar", "٩:٤١", "١٠٠٪", "٩"), ("ar-SA", "٩:٤١", "١٠٠٪", nil), ("ar-AE", "9:41", "100%", "9"),
      ("ar-MA", "9:41", "100%", "9"), ("fa", "۹:۴۱", "۱۰۰٪", nil), ("de", "9:41", "100 %", "9"),
      ("hi", "9:41", "100%", "9"),
    ])
  func digits(locale: String, time: String, charge: String, day: String?) {
    let status = StatusTime(locale: locale)
    #expect(status.time == time)
    #expect(plain(status.fullBattery) == charge)
    // The calendars of Saudi Arabia and Iran have other days.
    if let day { #expect(status.date.contains(day)) }
  }

  @Test("The date begins with a capital and has no comma")
  func date() {
    #expect(StatusTime(locale: "en").date == "Tue Jan 9")
    #expect(plain(StatusTime(locale: "fr").date) == "Mar. 9 janv.")
    #expect(StatusTime(locale: "ja").date == "1月9日(火)")
  }

  @Test("Pseudo-languages have the conventions of their language", arguments: ["en-XA", "en-x-double", "en"])
  func pseudoLanguages(locale: String) {
    #expect(plain(StatusTime(locale: locale).timeWithPeriod) == "9:41 AM")
  }

  @Test(
    "Locales with extensions, and texts that are no locales, have a time",
    arguments: ["ar-u-nu-latn", "", "@", "-", "q_"])
  func hostile(locale: String) {
    #expect(StatusTime(locale: locale).timeWithPeriod.count >= 4)
  }

  @Test("The keywords of a document's locale are kept")
  func keywords() {
    let picker = DatePicker()
    picker.locale = "ar_EG@numbers=latn"
    #expect(plain(picker.texts.time) == "9:41 ص")
  }

  @Test(
    "Tablets have three dots for multitasking in the middle from iOS 15 to 18", arguments: SystemLook.allCases)
  func multitasking(look: SystemLook) {
    func draw(_ device: Device) -> [Mark] {
      let chrome = DeviceChrome(device, .portrait)
      let view = chrome.view(over: DisplayList(size: chrome.size), background: .white)
      view.layout(
        size: chrome.size, in: LayoutEnvironment(traits: TraitCollection(look: look), measuring: GridText()))
      return view.displayItems().marks.filter { $0.kind == .fill && abs($0.rect.midX - chrome.size.width / 2) < 10 }
    }
    let hasDots = [.iOS15, .iOS18].contains(look)
    // The home indicator is in the middle, too.
    #expect(draw(.iPadMini).count == (hasDots ? 4 : 1))
    #expect(draw(.iPhoneSE).isEmpty)
  }
}

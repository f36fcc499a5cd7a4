import AutoLayout
import Foundation
import Graphics

/// A control for picking a date, a time or a duration, in the language, order and calendar of its locale.
open class DatePicker: Control {
  /// The values that the control picks; raw values are the names in Interface Builder documents.
  public enum Mode: String, Hashable, Sendable {
    case time
    case date
    case dateAndTime
    /// A duration.
    case countDownTimer
  }

  /// The presentation of a date picker; raw values are the names in Interface Builder documents.
  public enum Style: String, Hashable, Sendable {
    /// Wheels before iOS 13, compact after that.
    case automatic
    case wheels
    /// Fields that open a picker.
    case compact
    /// An open calendar.
    case inline
  }

  open override var viewKind: ViewKind { .datePicker }

  public var mode = Mode.dateAndTime { didSet { if mode != oldValue { contentDidChange() } } }
  public var preferredStyle = Style.automatic { didSet { if preferredStyle != oldValue { contentDidChange() } } }
  /// The date in Greenwich Mean Time, whatever the system's time zone. The default is 9 January 2007, 9:41.
  public var date = Date.ofProductPictures {
    didSet { if date != oldValue { contentDidChange() } }
  }
  /// The duration in seconds that a picker for durations shows, 0 to 23 hours and 59 minutes.
  public var countDownDuration = 60.0 { didSet { if countDownDuration != oldValue { contentDidChange() } } }
  /// The distance between minutes on wheels, a divisor of 60.
  public var minuteInterval = 1 { didSet { if minuteInterval != oldValue { contentDidChange() } } }
  /// The locale that determines texts, order and calendar, for example `en-GB`, or `nil` for that of the traits.
  public var locale: String? { didSet { if locale != oldValue { contentDidChange() } } }

  private var knownTexts: DatePickerTexts?

  private func contentDidChange() {
    knownTexts = nil
    invalidateIntrinsicContentSize()
  }

  /// The texts for the date in the locale. They are kept because formatters are slow.
  var texts: DatePickerTexts {
    let name = locale ?? traitCollection.locale
    if let knownTexts, knownTexts.localeName == name { return knownTexts }
    let texts = DatePickerTexts(date: date, localeName: name)
    knownTexts = texts
    return texts
  }

  // MARK: Presentation

  /// What is drawn for the style, the mode and the look.
  private enum Presentation {
    case wheels, fields, calendar
  }

  private var presentation: Presentation {
    if preferredStyle == .wheels || mode == .countDownTimer { return .wheels }
    if preferredStyle == .automatic && look < .iOS13 { return .wheels }
    return preferredStyle == .inline && mode != .time ? .calendar : .fields
  }

  /// The height of wheels in points: 216, as that of all wheels in an app. On canvases before Xcode 12 it is 162 (2
  /// documents).
  package var wheelHeight = 216.0 { didSet { if wheelHeight != oldValue { invalidateIntrinsicContentSize() } } }

  /// The height of fields is 36 points, as measured on frames saved in documents, and that of wheels 216. The calendar
  /// has no saved frame; its size is by eye, and more at larger text sizes.
  open override var intrinsicContentSize: Size {
    switch presentation {
    case .wheels: return Size(width: 320, height: wheelHeight)
    case .calendar: return calendarSize
    case .fields:
      guard environment != nil else { return Size(width: Self.noIntrinsicMetric, height: 36) }
      return Size(
        width: ceiledToPixel(fieldsWidth(of: fieldTexts)), height: ceiledToPixel(max(36, fieldHeight(of: fieldTexts))))
    }
  }

  open override func displayItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    let items =
      switch presentation {
      case .wheels: wheelItems(wheels, in: bounds, columns: .byText, look: look)
      case .calendar: calendarItems()
      case .fields: fieldItems(fieldTexts, in: bounds, alignment: contentHorizontalAlignment)
      }
    return faded([.group(.picture(items))])
  }

  private var fieldTexts: [String] {
    switch mode {
    case .time: [texts.timeWithNarrowSpace]
    case .date: [texts.date]
    case .dateAndTime: [texts.date, texts.timeWithNarrowSpace]
    case .countDownTimer: []
    }
  }

  private var wheels: [PickerWheel] {
    switch mode {
    case .date: texts.dateWheels
    case .time: texts.timeWheels(minuteInterval: minuteInterval)
    case .dateAndTime: [texts.dayWheel] + texts.timeWheels(minuteInterval: minuteInterval)
    case .countDownTimer: texts.durationWheels(seconds: countDownDuration, minuteInterval: minuteInterval)
    }
  }
}

extension ViewKind {
  package static let datePicker = ViewKind.control.named("datePicker", "UIDatePicker") {
    $0.contentLengths = .uncertain
    $0.textOver = .outsideBounds
    $0.shrinking = .free
  }
}

// MARK: - Fields

extension DatePicker {
  /// The distance between fields, and that of a text from the side of its field, in points. The second is measured on
  /// recorded pictures of iOS 18, whose field for "May 26, 2025" is 129 points wide.
  private static let (fieldGap, fieldInset) = (8.0, 12.0)

  /// Dates and times in fields grow with the text size up to the largest standard size, so that both fit beside each
  /// other.
  private func fieldText(_ text: String) -> AttributedText {
    var traits = traitCollection
    traits.preferredContentSizeCategory = min(traits.preferredContentSizeCategory, .extraExtraExtraLarge)
    let font = Font.preferredFont(forTextStyle: .body, compatibleWith: traits)
    let parts = text.split(separator: Character.narrowSpace, omittingEmptySubsequences: false)
    let runs = parts.map { TextRun(String($0), font: font) }.filter { !$0.text.isEmpty }
    let space = TextRun("\u{A0}", font: font, kerning: -Self.narrowing * font.size)
    return AttributedText(runs: Array(runs.map { [$0] }.joined(separator: [space])))
  }

  /// How much narrower a narrow space is than a plain one, in em: so that 4.5 points are between the 0 and the P of
  /// "3:00 PM" in text of 17, as on recorded pictures of iOS 18.
  private static let narrowing = 2.0 / 17

  /// The height that fields beside each other share, even if some texts have letters of a taller font: 34 points at the
  /// default text size.
  func fieldHeight(of texts: [String]) -> Double {
    texts.map { textSize(fieldText($0)).height + 13 }.reduce(34, max)
  }

  func fieldsWidth(of texts: [String]) -> Double {
    let widths = texts.map { textSize(fieldText($0)).width + 2 * Self.fieldInset }
    return widths.reduce(0, +) + Self.fieldGap * Double(max(0, texts.count - 1))
  }

  /// Returns grey fields with texts in reading order. Together they are at the leading edge if the alignment says so,
  /// and else in the centre.
  func fieldItems(_ texts: [String], in room: Rect, alignment: HorizontalAlignment) -> [DisplayItem] {
    let slack = max(0, room.width - fieldsWidth(of: texts))
    var start =
      switch alignment {
      case .leading: 0.0
      case .trailing: slack
      case .left: isRightToLeft ? slack : 0
      case .right: isRightToLeft ? 0 : slack
      case .center, .fill: slack / 2
      }
    let height = fieldHeight(of: texts)
    var items: [DisplayItem] = []
    for text in texts {
      let width = textSize(fieldText(text)).width + 2 * Self.fieldInset
      let left = isRightToLeft ? room.maxX - start - width : room.minX + start
      let field = Rect(x: left, y: room.midY - height / 2, width: width, height: height)
      let radius = metrics.pickers.fieldCornerRadius ?? height / 2
      items.append(.fill(.roundedRect(field, radius: radius), color(.tertiarySystemFill)))
      items +=
        place(fieldText(text), in: field, settings: TextSettings(alignment: .center))?.items(color: color(.label)) ?? []
      start += width + Self.fieldGap
    }
    return items
  }
}

extension DatePicker: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: "Date Picker", traits: stateTraits(besides: .adjustable), role: .picker)
  }
}

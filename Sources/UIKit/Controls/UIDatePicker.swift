import AutoLayout
import Controls
import Foundation
import Graphics

/// A control for picking a date, a time or a duration.
open class UIDatePicker: UIControl {
  package override class func makeNode() -> View { DatePicker() }
  private var picker: DatePicker { node(as: DatePicker.self) }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @OfNode(\DatePicker.mode) open var datePickerMode: Mode
  @OfNode(\DatePicker.preferredStyle) open var preferredDatePickerStyle: UIDatePickerStyle
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
  /// The date, shown in ``timeZone``. A picker whose date was never set shows 9 January 2007, 9:41, on every day.
  open var date: Date {
    get { picker.date.addingTimeInterval(-offset(at: picker.date)) }
    set {
      let limited = max(min(newValue, maximumDate ?? newValue), minimumDate ?? .distantPast)
      picker.date = limited.addingTimeInterval(offset(at: limited))
    }
  }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open var minimumDate: Date? { didSet { if let minimumDate, date < minimumDate { date = minimumDate } } }
  open var maximumDate: Date? { didSet { if let maximumDate, date > maximumDate { date = maximumDate } } }
  @OfNode(\DatePicker.countDownDuration) open var countDownDuration: TimeInterval
  @OfNode(\DatePicker.minuteInterval) open var minuteInterval: Int
  open var locale: Locale? {
    get { picker.locale.map { Locale(identifier: $0) } }
    set { picker.locale = newValue?.identifier.replacingOccurrences(of: "_", with: "-") }
  }
  /// Kept. The picker shows the calendar of its locale.
  open var calendar: Calendar! = Calendar.current
  /// The time zone in which the date is shown, or `nil` for Greenwich Mean Time, so that pictures do not depend on the
  /// machine.
  open var timeZone: TimeZone? {
    didSet {
      let shown = picker.date
      picker.date = shown.addingTimeInterval(
        offset(at: shown) - TimeInterval(oldValue?.secondsFromGMT(for: shown) ?? 0))
    }
  }
  /// Kept, but the date is shown as it is.
  open var roundsToMinuteInterval = true

  private func offset(at date: Date) -> TimeInterval { TimeInterval(timeZone?.secondsFromGMT(for: date) ?? 0) }

  public enum Mode: Int, Sendable, NodeCase {
    case time, date, dateAndTime, countDownTimer, yearAndMonth

    package typealias Node = DatePicker.Mode
    package static let nodes: [Node] = [.time, .date, .dateAndTime, .countDownTimer, .countDownTimer]
  }
}

public enum UIDatePickerStyle: Int, Sendable, NodeCase {
  case automatic, wheels, compact, inline

  package typealias Node = DatePicker.Style
  package static let nodes: [Node] = [.automatic, .wheels, .compact, .inline]
}

import AutoLayout
import Graphics

/// A control that picks a date or a time. It shows the same moment wherever and whenever it is drawn.
open class DatePicker: Control {
  /// What is picked, named as in Interface Builder documents.
  public enum Mode: String, Hashable, Sendable {
    /// A time of day.
    case time
    /// A day.
    case date
    /// Both.
    case dateAndTime
    /// A span of time.
    case countDownTimer
  }

  /// How it is picked, named as in Interface Builder documents.
  public enum Style: String, Hashable, Sendable {
    /// As suits the platform.
    case automatic
    /// By wheels.
    case wheels
    /// By fields that open.
    case compact
    /// By a calendar that is always open.
    case inline
  }

  open override var elementClass: String { "datePicker" }
  open override var platformClass: String { "UIDatePicker" }

  /// What is picked.
  public var mode = Mode.dateAndTime { didSet { if mode != oldValue { invalidateIntrinsicContentSize() } } }
  /// How it is picked.
  public var preferredStyle = Style.automatic {
    didSet { if preferredStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Wheels are drawn before iOS 14, for spans, and where they are asked for.
  private var showsWheels: Bool {
    preferredStyle == .wheels || mode == .countDownTimer || preferredStyle == .automatic && generation < .iOS13
  }

  /// 36 points, 162 as wheels: measured on frames saved in documents.
  open override var intrinsicContentSize: Size {
    guard !showsWheels else { return Size(width: 320, height: 162) }
    let width = fieldWidths.reduce(0, +) + 8 * Double(max(0, fieldWidths.count - 1))
    return Size(width: width, height: 36)
  }

  open override func displayItems() -> [DisplayItem] {
    faded(showsWheels ? wheelItems(wheels) : fieldItems())
  }

  private var fieldTexts: [String] {
    switch mode {
    case .time: ["9:41 AM"]
    case .date: ["Jan 9, 2007"]
    case .dateAndTime: ["Jan 9, 2007", "9:41 AM"]
    case .countDownTimer: []
    }
  }

  private var fieldWidths: [Double] {
    fieldTexts.map { textSize(AttributedText($0, font: .systemFont(ofSize: 17))).width + 22 }
  }

  private func fieldItems() -> [DisplayItem] {
    var start = max(0, (bounds.width - intrinsicContentSize.width) / 2)
    var items: [DisplayItem] = []
    for (text, width) in zip(fieldTexts, fieldWidths) {
      let left = isRightToLeft ? bounds.width - start - width : start
      let field = Rect(x: left, y: bounds.midY - 17, width: width, height: 34)
      items.append(.fill(.roundedRect(field, radius: 7), color(.tertiarySystemFill)))
      items +=
        place(
          AttributedText(text, font: .systemFont(ofSize: 17)), in: field, settings: TextSettings(alignment: .center))?
        .items(color: color(.label)) ?? []
      start += width + 8
    }
    return items
  }

  private var wheels: [[String]] {
    let months = ["November", "December", "January", "February", "March"]
    let hours = ["7", "8", "9", "10", "11"]
    let minutes = ["39", "40", "41", "42", "43"]
    switch mode {
    case .date: return [months, ["7", "8", "9", "10", "11"], ["2005", "2006", "2007", "2008", "2009"]]
    case .time: return [hours, minutes, ["", "", "AM", "PM", ""]]
    case .dateAndTime:
      return [
        ["Sun Jan 7", "Mon Jan 8", "Tue Jan 9", "Wed Jan 10", "Thu Jan 11"], hours, minutes, ["", "", "AM", "PM", ""],
      ]
    case .countDownTimer: return [["", "", "0 hours", "1", "2"], ["", "", "1 min", "2", "3"]]
    }
  }
}

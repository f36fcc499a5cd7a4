import AutoLayout
import Graphics

/// A control for picking a date or time. It always shows the same date: 9 January 2007, 9:41 AM.
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
    /// An open calendar; it is drawn like `compact`.
    case inline
  }

  open override var elementClass: String { "datePicker" }
  open override var platformClass: String { "UIDatePicker" }

  public var mode = Mode.dateAndTime { didSet { if mode != oldValue { invalidateIntrinsicContentSize() } } }
  public var preferredStyle = Style.automatic {
    didSet { if preferredStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether wheels are drawn: before iOS 13, for durations, and for the wheels style.
  private var showsWheels: Bool {
    preferredStyle == .wheels || mode == .countDownTimer || preferredStyle == .automatic && generation < .iOS13
  }

  /// The height is 36 points, or 162 for wheels, as measured on frames saved in documents.
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

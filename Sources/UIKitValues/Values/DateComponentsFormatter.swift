import Foundation

/// Makes a text of a duration: "1 hour, 2 minutes", or "1:02:03".
open class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units of the text. Weeks, days, hours, minutes and seconds count.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of zeros. It counts in positional texts, where only those in front can be left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// Kept, but days have 24 hours.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// Kept, but days have 24 hours.
  open var referenceDate: Date?
  /// Kept, but units are whole.
  open var allowsFractionalUnits = false
  /// The greatest number of units, which counts in words, but not in positional texts.
  open var maximumUnitCount = 0
  /// Kept, but the largest unit stays.
  open var collapsesLargestUnit = false
  /// Kept, but the text is the duration alone.
  open var includesApproximationPhrase = false
  /// Kept, but the text is the duration alone.
  open var includesTimeRemainingPhrase = false
  /// Kept, but the text begins the same way everywhere.
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e12 else { return nil }
    return unitsStyle == .positional ? positional(Int(bounded: interval.rounded(.towardZero))) : inWords(interval)
  }
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }
  /// Returns the text of the duration, without its years and months.
  open func string(from components: DateComponents) -> String? {
    let days = (components.weekOfMonth ?? 0) * 7 + (components.day ?? 0)
    let hours = days * 24 + (components.hour ?? 0)
    return string(from: TimeInterval((hours * 60 + (components.minute ?? 0)) * 60 + (components.second ?? 0)))
  }
  open override func string(for obj: Any?) -> String? {
    if let components = obj as? DateComponents { return string(from: components) }
    return (obj as? NSNumber).flatMap { string(from: $0.doubleValue) }
  }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private static let units: [(unit: NSCalendar.Unit, seconds: Int, word: Duration.UnitsFormatStyle.Unit)] = [
    (.weekOfMonth, 604_800, .weeks), (.day, 86_400, .days), (.hour, 3600, .hours), (.minute, 60, .minutes),
    (.second, 1, .seconds),
  ]

  private var shownUnits: [(unit: NSCalendar.Unit, seconds: Int, word: Duration.UnitsFormatStyle.Unit)] {
    let shown = Self.units.filter { allowedUnits.contains($0.unit) }
    return shown.isEmpty ? Self.units.filter { $0.unit != .weekOfMonth } : shown
  }

  /// The usual form drops zeros in front, and pads what follows the first number.
  private func positional(_ seconds: Int) -> String {
    var rest = abs(seconds)
    var numbers = shownUnits.map { unit in
      defer { rest %= unit.seconds }
      return rest / unit.seconds
    }
    if !zeroFormattingBehavior.isDisjoint(with: [.default, .dropLeading]) {
      while numbers.count > 1, numbers[0] == 0 { numbers.removeFirst() }
    }
    let texts = numbers.enumerated().map { index, number in
      let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
      return isPadded && number < 10 ? "0\(number)" : "\(number)"
    }
    return (seconds < 0 ? "-" : "") + texts.joined(separator: ":")
  }

  private func inWords(_ interval: TimeInterval) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .abbreviated: .narrow
      default: .abbreviated
      }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(shownUnits.map(\.word)), width: width,
      maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil)
    return Duration.seconds(interval.rounded(.towardZero)).formatted(style.locale(UIKitEnvironment.sceneLocale))
  }
}

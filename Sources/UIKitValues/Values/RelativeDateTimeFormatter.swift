import Foundation

/// Says how long ago or ahead a date is: "2 days ago".
open class RelativeDateTimeFormatter: Formatter {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var calendar: Calendar! = .autoupdatingCurrent
  open var locale: Locale! = UIKitEnvironment.sceneLocale
  /// Kept, but the text begins the same way everywhere.
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: words, locale: locale,
      calendar: calendar, capitalizationContext: .unknown)
    return style.format(referenceDate)
  }
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }
  open func localizedString(from dateComponents: DateComponents) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    let date = calendar.date(byAdding: dateComponents, to: reference) ?? reference
    return localizedString(for: date, relativeTo: reference)
  }
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var words: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

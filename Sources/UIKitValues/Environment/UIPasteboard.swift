import Foundation

/// A pasteboard of the process, which holds one item.
open class UIPasteboard: NSObject, @unchecked Sendable {
  public static let general = UIPasteboard()

  private let lock = NSLock()
  private var content: Any?

  private func value<Value>(as type: Value.Type) -> Value? { lock.withLock { content as? Value } }

  private func set(_ value: Any?) { lock.withLock { content = value } }

  open var string: String? {
    get { value(as: String.self) }
    set { set(newValue) }
  }
  open var url: URL? {
    get { value(as: URL.self) }
    set { set(newValue) }
  }
  open var image: UIImage? {
    get { value(as: UIImage.self) }
    set { set(newValue) }
  }
  open var color: UIColor? {
    get { value(as: UIColor.self) }
    set { set(newValue) }
  }
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { set(newValue?.first) }
  }

  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }
  open var numberOfItems: Int { lock.withLock { content == nil ? 0 : 1 } }
  open var items: [[String: Any]] {
    get { lock.withLock { content.map { [["public.data": $0]] } ?? [] } }
    set { set(newValue.first?.values.first) }
  }

  /// Keeps the first item, without the options.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}

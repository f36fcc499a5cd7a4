/// The kind and the state of an element for assistive technologies, as UIKit's `UIAccessibilityTraits` name them.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: AccessibilityTraits = []
  /// A button.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// An image. It can be combined with ``button`` and ``link``.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// Something that is selected, such as the current tab.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// Something that plays its own sound when it is activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// Something that sums up the state of the app when it starts.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// A control that is disabled.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// Something whose label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// A field for searching.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// Something that starts to play or to record when it is activated.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// A control whose value can be raised and lowered.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// Something that is touched directly, such as the keys of a piano.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// Something that turns the page when it was read to its end.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
  /// A button that switches something on and off.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 17)
}

extension AccessibilityTraits {
  /// The traits of elements that people operate.
  package static let interactive: AccessibilityTraits = [
    .button, .link, .keyboardKey, .searchField, .adjustable, .toggleButton, .startsMediaSession,
  ]
}

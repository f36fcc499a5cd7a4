import Foundation
import Galley

/// The settings of assistive technologies. Those that traits have are the scene's; all others are off.
public enum UIAccessibility {
  public static var isBoldTextEnabled: Bool { UIKitEnvironment.sceneTraits.legibilityWeight == .bold }
  public static var isDarkerSystemColorsEnabled: Bool { UIKitEnvironment.sceneTraits.accessibilityContrast == .high }
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Always true, as usual.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Always true, as usual.
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var buttonShapesEnabled: Bool { false }

  /// Tells nobody: no assistive technology runs.
  public static func post(notification: Notification, argument: Any?) {}

  /// Always `nil`: no assistive technology runs.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? { nil }

  /// Begins no session, and reports that.
  public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }

  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  /// Returns the path as it is.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath { path }

  /// A change that assistive technologies are told of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1021)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  private static func name(_ subject: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(subject)Notification")
  }

  public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange")
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  public static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatusDidChange")
  public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
  public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
  public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
  public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
  public static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatusDidChange")
  public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
  public static let elementFocusedNotification = name("ElementFocused")
  public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  public static let buttonShapesEnabledStatusDidChangeNotification = name("ButtonShapesEnabledStatusDidChange")
  public static let differentiateWithoutColorDidChangeNotification = name("ShouldDifferentiateWithoutColorDidChange")
}

/// Tells nobody: no assistive technology runs.
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {}

/// Always false.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { false }

/// The kind and the state of an element for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(.button)
  public static let link = UIAccessibilityTraits(.link)
  public static let image = UIAccessibilityTraits(.image)
  public static let selected = UIAccessibilityTraits(.selected)
  public static let playsSound = UIAccessibilityTraits(.playsSound)
  public static let keyboardKey = UIAccessibilityTraits(.keyboardKey)
  public static let staticText = UIAccessibilityTraits(.staticText)
  public static let summaryElement = UIAccessibilityTraits(.summaryElement)
  public static let notEnabled = UIAccessibilityTraits(.notEnabled)
  public static let updatesFrequently = UIAccessibilityTraits(.updatesFrequently)
  public static let searchField = UIAccessibilityTraits(.searchField)
  public static let startsMediaSession = UIAccessibilityTraits(.startsMediaSession)
  public static let adjustable = UIAccessibilityTraits(.adjustable)
  public static let allowsDirectInteraction = UIAccessibilityTraits(.allowsDirectInteraction)
  public static let causesPageTurn = UIAccessibilityTraits(.causesPageTurn)
  public static let tabBar = UIAccessibilityTraits(.tabBar)
  public static let header = UIAccessibilityTraits(.header)
  public static let toggleButton = UIAccessibilityTraits(.toggleButton)

  package init(_ traits: AccessibilityTraits) { self.init(rawValue: traits.rawValue) }
}

/// The direction that assistive technologies scroll in.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}

/// How assistive technologies navigate among elements.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}

/// The kind of a container for assistive technologies.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}

/// A view whose text follows the text size where the app asks for it.
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}

extension UITextField: UIContentSizeCategoryAdjusting {}

extension UITextView: UIContentSizeCategoryAdjusting {}

extension UIView: UIAccessibilityIdentification {}

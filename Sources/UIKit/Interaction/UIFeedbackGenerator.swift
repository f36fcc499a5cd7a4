import Foundation

// MARK: - Feedback

/// Feedback that can be felt. Nothing is felt here.
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  open func prepare() {}
}

/// Feedback of an impact, which is not felt.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  public override init() { super.init() }

  public init(style: FeedbackStyle) { super.init() }

  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback of a selection, which is not felt.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

/// Feedback of a result, which is not felt.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

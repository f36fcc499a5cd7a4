import Foundation

/// A view over the keyboard, which is not shown.
open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }
  /// The style that the view was made with. Both look alike.
  public let inputViewStyle: Style
  /// Kept, but the view is laid out like any other.
  open var allowsSelfSizing = false
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// Says whether keys click, which nobody hears. Never asked.
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

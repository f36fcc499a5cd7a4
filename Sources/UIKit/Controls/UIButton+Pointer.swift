import Foundation

/// What pointers, menus and accessories of a button would use. It is kept nowhere: there is no pointer.
extension UIButton {
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  public enum BehavioralStyle: UInt, Sendable { case automatic, pad, mac }

  public var pointerStyleProvider: PointerStyleProvider? {
    get { nil }
    set {}
  }
  public var isPointerInteractionEnabled: Bool {
    get { false }
    set {}
  }
  public var preferredBehavioralStyle: BehavioralStyle {
    get { .automatic }
    set {}
  }
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { false }
    set {}
  }
}

extension UIButton {
  /// Keeps neither the target nor the action, which nobody would call.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    return button
  }
}

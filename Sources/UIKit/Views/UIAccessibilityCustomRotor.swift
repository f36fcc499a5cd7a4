import Foundation

/// A way to step through the elements of a kind, which nobody takes.
open class UIAccessibilityCustomRotor: NSObject {
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  open var name: String
  open var itemSearchBlock: Search

  public enum Direction: Int, Sendable { case previous, next }

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
  }
}

/// Where a search of a rotor begins. Nobody searches.
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
  open var currentItem = UIAccessibilityCustomRotorItemResult()
}

/// What a search of a rotor finds. Nobody searches.
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open var targetElement: NSObjectProtocol?
  open var targetRange: UITextRange?

  public override init() { super.init() }
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}

import Foundation

// The focus of keyboards and remote controls. A snapshot has none, so nothing here is called.

/// A part of an interface that can have the focus. Nothing has it, so none of this is asked for.
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An element that can have the focus, which nothing has.
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
}

public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIFocusHeading(rawValue: 1)
  public static let down = UIFocusHeading(rawValue: 2)
  public static let left = UIFocusHeading(rawValue: 4)
  public static let right = UIFocusHeading(rawValue: 8)
  public static let next = UIFocusHeading(rawValue: 16)
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// A change of the focus, which never happens.
open class UIFocusUpdateContext: NSObject {
  open weak var previouslyFocusedView: UIView?
  open weak var nextFocusedView: UIView?
  open weak var previouslyFocusedItem: (any UIFocusItem)?
  open weak var nextFocusedItem: (any UIFocusItem)?
  open var focusHeading: UIFocusHeading { [] }
}

/// A change of the focus in a table, which never happens.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A change of the focus in a collection view, which never happens.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Runs what accompanies a change of the focus, at once.
open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// A layout guide that would lead the focus to views. Nothing has the focus.
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

open class UIFocusEffect: NSObject {}

/// A ring around what has the focus. It is not drawn: nothing has the focus.
open class UIFocusHaloEffect: UIFocusEffect {
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { self.init() }
}

/// What moves the focus, which nothing has.
open class UIFocusSystem: NSObject {
  /// Always `nil`.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  open weak var focusedItem: (any UIFocusItem)?
  /// Does nothing: nothing has the focus.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Does nothing: nothing has the focus.
  open func updateFocusIfNeeded() {}
}

extension UIResponder {
  /// Does nothing: nothing has the focus.
  public func setNeedsFocusUpdate() {}
  /// Does nothing: nothing has the focus.
  public func updateFocusIfNeeded() {}
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

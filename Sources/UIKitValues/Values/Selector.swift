import Foundation

/// The name of a method. There is no Objective-C runtime: it finds the methods that the adapter registers.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  public init(_ str: String) { name = str }

  public init(stringLiteral value: String) { name = value }

  public var description: String { name }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension NotificationCenter {
  /// Adds nothing: a method cannot be called by its name here.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {}
}

extension Timer {
  /// Creates a timer that calls nothing, as what is replaced before it is used.
  public convenience init(_ nothing: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }

  /// Returns a timer that calls nothing: a method cannot be called by its name here.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    Timer(timeInterval: ti, repeats: yesOrNo) { _ in }
  }

  /// Creates a timer that calls nothing: a method cannot be called by its name here.
  public convenience init(
    timeInterval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(timeInterval: ti, repeats: rep) { _ in }
  }
}

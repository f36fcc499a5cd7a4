import Foundation

extension NSObject {
  /// Returns false: which methods a class has is not known here.
  public func responds(to aSelector: Selector!) -> Bool { false }

  /// Calls a method that the adapter registered, and returns nothing.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { perform(aSelector, with: nil) }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    try? UINibClasses.perform(aSelector.description, on: self, sender: object)
    return nil
  }

  /// Calls a method that the adapter registered after the present call, or if there is a delay, not before the picture
  /// is taken.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let (target, argument) = (self, anArgument)
    // With its type written out, the work is bound to no actor: the thread of the scene runs it.
    let work: @Sendable () -> Void = { target.perform(aSelector, with: argument) }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: work)
  }

  /// Cancels nothing: calls that were asked for are made.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}

  /// Cancels nothing: calls that were asked for are made.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {}
}

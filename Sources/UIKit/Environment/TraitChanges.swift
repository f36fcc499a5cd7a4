import Foundation

/// An object whose traits can be observed.
public protocol UITraitChangeObservable: AnyObject {
  var traitObservers: TraitObservers { get }
}

/// The observers of an object's traits.
public final class TraitObservers {
  private final class Registration: NSObject, UITraitChangeRegistration {
    func copy(with zone: NSZone? = nil) -> Any { self }
  }

  private var observers: [(registration: Registration, traits: [UITrait], handler: (UITraitCollection) -> Void)] = []

  init() {}

  fileprivate func add(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void)
    -> any UITraitChangeRegistration
  {
    let registration = Registration()
    observers.append((registration, traits, handler))
    return registration
  }

  fileprivate func remove(_ registration: any UITraitChangeRegistration) {
    observers.removeAll { $0.registration === registration }
  }

  /// Calls the observers of traits that differ.
  func tell(of former: UITraitCollection, now traits: UITraitCollection) {
    for observer in observers where observer.traits.contains(where: { $0.differs(former, traits) }) {
      observer.handler(former)
    }
  }
}

extension UITraitChangeObservable {
  /// Calls a handler with the former traits, when one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ environment: Self, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitObservers.add(traits) { [weak self] previous in if let self { handler(self, previous) } }
  }

  /// Calls a handler that names the class itself, as in `(self: Self, previous: UITraitCollection) in`.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Environment: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (_ environment: Environment, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitObservers.add(traits) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
    }
  }

  /// Registers nothing: a method cannot be called by its name here.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { traitObservers.add(traits) { _ in } }

  /// Registers nothing: a method cannot be called by its name here.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { traitObservers.add(traits) { _ in } }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {
  public var traitObservers: TraitObservers { view.traitObservers }
}
extension UIPresentationController: UITraitChangeObservable {
  /// Those of the presented view: its traits are the presentation's.
  public var traitObservers: TraitObservers { presentedViewController.traitObservers }
}

extension UITraitDefinition {
  /// Whether two collections differ in the trait.
  fileprivate static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    func differs<Value: Equatable>(_ value: (UITraitCollection) -> Value) -> Bool { value(left) != value(right) }
    return switch self {
    case is UITraitUserInterfaceStyle.Type: differs(\.userInterfaceStyle)
    case is UITraitHorizontalSizeClass.Type: differs(\.horizontalSizeClass)
    case is UITraitVerticalSizeClass.Type: differs(\.verticalSizeClass)
    case is UITraitUserInterfaceIdiom.Type: differs(\.userInterfaceIdiom)
    case is UITraitLayoutDirection.Type: differs(\.layoutDirection)
    case is UITraitDisplayScale.Type: differs(\.displayScale)
    case is UITraitPreferredContentSizeCategory.Type: differs(\.preferredContentSizeCategory)
    case is UITraitAccessibilityContrast.Type: differs(\.accessibilityContrast)
    case is UITraitUserInterfaceLevel.Type: differs(\.userInterfaceLevel)
    case is UITraitLegibilityWeight.Type: differs(\.legibilityWeight)
    default: false
    }
  }
}

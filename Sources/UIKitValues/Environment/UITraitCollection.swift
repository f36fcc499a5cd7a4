import Foundation
import Galley

/// The traits of a view, a controller or a scene.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// The traits, with those of the scene in place of unspecified ones.
  package let traits: TraitCollection
  /// The traits that are specified, or `nil` for all.
  private let specified: [TraitChange]?

  /// Makes the traits of a view, all of which are specified.
  package init(_ traits: TraitCollection) {
    self.traits = traits
    specified = nil
  }

  private init(_ changes: [TraitChange]) {
    specified = changes
    traits = changes.reduce(into: UIKitEnvironment.sceneTraits) { $1.apply(to: &$0) }
  }

  /// Makes traits of which none is specified.
  public override init() {
    specified = []
    traits = UIKitEnvironment.sceneTraits
  }

  /// Makes traits from others. Later ones win.
  public convenience init(traitsFrom collections: [UITraitCollection]) { self.init(collections.flatMap(\.changes)) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init([.style(userInterfaceStyle)]) }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init([.horizontalSizeClass(horizontalSizeClass)])
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init([.verticalSizeClass(verticalSizeClass)])
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init([.idiom(userInterfaceIdiom)]) }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init([.direction(layoutDirection)])
  }

  public convenience init(displayScale: CGFloat) { self.init([.displayScale(displayScale)]) }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init([.category(preferredContentSizeCategory)])
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init([.contrast(accessibilityContrast)])
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init([.level(userInterfaceLevel)]) }

  public convenience init(legibilityWeight: UILegibilityWeight) { self.init([.legibilityWeight(legibilityWeight)]) }

  /// Makes traits without the capability: no display feels force.
  public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init([]) }

  /// Makes traits without the gamut: every display is taken for sRGB.
  public convenience init(displayGamut: UIDisplayGamut) { self.init([]) }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = MutableTraits()
    mutations(&traits)
    self.init((traits as? MutableTraits)?.changes ?? [])
  }

  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, UITraitCollection(mutations: mutations)])
  }

  /// Makes traits of which none is specified: it reads nothing from the coder.
  public required init?(coder: NSCoder) {
    specified = []
    traits = UIKitEnvironment.sceneTraits
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  private var changes: [TraitChange] { specified ?? [.all(traits)] }

  /// Returns the value of a trait if it is specified.
  private func value<Value>(_ trait: TraitChange.Kind, _ value: Value, otherwise: Value) -> Value {
    guard let specified else { return value }
    return specified.contains { $0.kind == trait || $0.kind == .all } ? value : otherwise
  }

  // MARK: Traits

  open var userInterfaceStyle: UIUserInterfaceStyle {
    value(.style, UIUserInterfaceStyle(traits.userInterfaceStyle), otherwise: .unspecified)
  }

  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    value(.horizontalSizeClass, UIUserInterfaceSizeClass(traits.horizontalSizeClass), otherwise: .unspecified)
  }

  open var verticalSizeClass: UIUserInterfaceSizeClass {
    value(.verticalSizeClass, UIUserInterfaceSizeClass(traits.verticalSizeClass), otherwise: .unspecified)
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    value(.idiom, UIUserInterfaceIdiom(traits.userInterfaceIdiom), otherwise: .unspecified)
  }

  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    value(
      .direction, traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight, otherwise: .unspecified)
  }

  open var displayScale: CGFloat { value(.displayScale, traits.displayScale, otherwise: 0) }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    value(.category, UIContentSizeCategory(traits.preferredContentSizeCategory), otherwise: .unspecified)
  }

  open var accessibilityContrast: UIAccessibilityContrast {
    value(.contrast, traits.accessibilityContrast == .high ? .high : .normal, otherwise: .unspecified)
  }

  open var userInterfaceLevel: UIUserInterfaceLevel {
    value(.level, traits.userInterfaceLevel == .elevated ? .elevated : .base, otherwise: .unspecified)
  }

  open var legibilityWeight: UILegibilityWeight {
    value(.legibilityWeight, traits.legibilityWeight == .bold ? .bold : .regular, otherwise: .unspecified)
  }

  /// Always sRGB.
  open var displayGamut: UIDisplayGamut { .SRGB }

  /// Always unavailable.
  open var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// Always active.
  open var activeAppearance: UIUserInterfaceActiveAppearance { .active }

  // MARK: Comparison

  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
  }

  open func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return other.changes.reduce(into: traits) { $1.apply(to: &$0) } == traits
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    func kinds(_ changes: [TraitChange]?) -> Set<TraitChange.Kind>? {
      changes.map { Set($0.map(\.kind)).subtracting([.none]) }
    }
    return traits == other.traits && kinds(specified) == kinds(other.specified)
  }

  open override var hash: Int { traits.hashValue }

  // MARK: Current traits

  /// The traits that ``performAsCurrent(_:)`` has made current for a closure.
  @TaskLocal package static var chosen: UITraitCollection?

  /// The traits that dynamic colours, fonts and images are resolved with: those that ``performAsCurrent(_:)`` has made
  /// current, or else those of the scene. An assignment changes nothing.
  public class var current: UITraitCollection {
    get { chosen ?? UITraitCollection(UIKitEnvironment.sceneTraits) }
    set {}
  }

  open func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.$chosen.withValue(UITraitCollection(traits)) { actions() }
  }

  /// Runs a closure with these traits as the current ones, and returns its result.
  package func asCurrent<Result>(_ actions: () -> Result) -> Result {
    UITraitCollection.$chosen.withValue(self) { actions() }
  }

  open var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}

/// A trait that a collection specifies.
private enum TraitChange: Sendable {
  case all(TraitCollection)
  case style(UIUserInterfaceStyle)
  case horizontalSizeClass(UIUserInterfaceSizeClass)
  case verticalSizeClass(UIUserInterfaceSizeClass)
  case idiom(UIUserInterfaceIdiom)
  case direction(UITraitEnvironmentLayoutDirection)
  case displayScale(CGFloat)
  case category(UIContentSizeCategory)
  case contrast(UIAccessibilityContrast)
  case level(UIUserInterfaceLevel)
  case legibilityWeight(UILegibilityWeight)

  enum Kind {
    case all, style, horizontalSizeClass, verticalSizeClass, idiom, direction, displayScale, category, contrast, level
    case legibilityWeight
    /// A trait whose value is "unspecified".
    case none
  }

  var kind: Kind {
    switch self {
    case .all: .all
    case .style(let value): value == .unspecified ? .none : .style
    case .horizontalSizeClass(let value): value == .unspecified ? .none : .horizontalSizeClass
    case .verticalSizeClass(let value): value == .unspecified ? .none : .verticalSizeClass
    case .idiom(let value): value == .unspecified ? .none : .idiom
    case .direction(let value): value == .unspecified ? .none : .direction
    case .displayScale(let value): value == 0 ? .none : .displayScale
    case .category(let value): value.category == nil ? .none : .category
    case .contrast(let value): value == .unspecified ? .none : .contrast
    case .level(let value): value == .unspecified ? .none : .level
    case .legibilityWeight(let value): value == .unspecified ? .none : .legibilityWeight
    }
  }

  func apply(to traits: inout TraitCollection) {
    guard kind != .none else { return }
    switch self {
    case .all(let all): traits = all
    case .style(let value): traits.userInterfaceStyle = value == .dark ? .dark : .light
    case .horizontalSizeClass(let value): traits.horizontalSizeClass = value == .regular ? .regular : .compact
    case .verticalSizeClass(let value): traits.verticalSizeClass = value == .regular ? .regular : .compact
    case .idiom(let value): traits.userInterfaceIdiom = value == .pad ? .pad : .phone
    case .direction(let value): traits.layoutDirection = value == .rightToLeft ? .rightToLeft : .leftToRight
    case .displayScale(let value): traits.displayScale = value
    case .category(let value):
      if let category = value.category { traits.preferredContentSizeCategory = category }
    case .contrast(let value): traits.accessibilityContrast = value == .high ? .high : .normal
    case .level(let value): traits.userInterfaceLevel = value == .elevated ? .elevated : .base
    case .legibilityWeight(let value): traits.legibilityWeight = value == .bold ? .bold : .regular
    }
  }
}

// MARK: - Mutable traits

/// Traits that a closure changes.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var legibilityWeight: UILegibilityWeight { get set }
}

private struct MutableTraits: UIMutableTraits {
  var changes: [TraitChange] = []

  private var collection: UITraitCollection { UITraitCollection(changes: changes) }

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { collection.userInterfaceStyle }
    set { changes.append(.style(newValue)) }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { collection.horizontalSizeClass }
    set { changes.append(.horizontalSizeClass(newValue)) }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { collection.verticalSizeClass }
    set { changes.append(.verticalSizeClass(newValue)) }
  }
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { collection.userInterfaceIdiom }
    set { changes.append(.idiom(newValue)) }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { collection.layoutDirection }
    set { changes.append(.direction(newValue)) }
  }
  var displayScale: CGFloat {
    get { collection.displayScale }
    set { changes.append(.displayScale(newValue)) }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { collection.preferredContentSizeCategory }
    set { changes.append(.category(newValue)) }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { collection.accessibilityContrast }
    set { changes.append(.contrast(newValue)) }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { collection.userInterfaceLevel }
    set { changes.append(.level(newValue)) }
  }
  var legibilityWeight: UILegibilityWeight {
    get { collection.legibilityWeight }
    set { changes.append(.legibilityWeight(newValue)) }
  }
}

extension UITraitCollection {
  fileprivate convenience init(changes: [TraitChange]) { self.init(changes) }
}

// MARK: - Environments

/// An object with traits.
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A definition of a trait, by which an app names the traits whose changes it observes.
public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitDisplayScale: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitAccessibilityContrast: UITraitDefinition {}
public enum UITraitUserInterfaceLevel: UITraitDefinition {}
public enum UITraitLegibilityWeight: UITraitDefinition {}
public enum UITraitActiveAppearance: UITraitDefinition {}

/// The registration of an observer of traits.
public protocol UITraitChangeRegistration: NSCopying, AnyObject {}

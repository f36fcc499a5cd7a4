import Foundation
import Galley
import Testing
import UIKit

/// Each of the ten traits is set, compared, observed and overridden on its own.
@Suite("One trait at a time")
struct SingleTraitTests {
  private struct Change {
    let name: String
    let trait: UITrait
    /// Sets the trait to a value that a phone in English does not have.
    let set: (inout any UIMutableTraits) -> Void
    /// Makes a collection with that value alone.
    let collection: UITraitCollection
  }

  private static let names = [
    "style", "width", "height", "idiom", "direction", "scale", "size", "contrast", "level", "weight",
  ]

  private static var changes: [Change] {
    [
      Change(
        name: "style", trait: UITraitUserInterfaceStyle.self, set: { $0.userInterfaceStyle = .dark },
        collection: UITraitCollection(userInterfaceStyle: .dark)),
      Change(
        name: "width", trait: UITraitHorizontalSizeClass.self, set: { $0.horizontalSizeClass = .regular },
        collection: UITraitCollection(horizontalSizeClass: .regular)),
      Change(
        name: "height", trait: UITraitVerticalSizeClass.self, set: { $0.verticalSizeClass = .compact },
        collection: UITraitCollection(verticalSizeClass: .compact)),
      Change(
        name: "idiom", trait: UITraitUserInterfaceIdiom.self, set: { $0.userInterfaceIdiom = .pad },
        collection: UITraitCollection(userInterfaceIdiom: .pad)),
      Change(
        name: "direction", trait: UITraitLayoutDirection.self, set: { $0.layoutDirection = .rightToLeft },
        collection: UITraitCollection(layoutDirection: .rightToLeft)),
      Change(
        name: "scale", trait: UITraitDisplayScale.self, set: { $0.displayScale = 2 },
        collection: UITraitCollection(displayScale: 2)),
      Change(
        name: "size", trait: UITraitPreferredContentSizeCategory.self,
        set: { $0.preferredContentSizeCategory = .small },
        collection: UITraitCollection(preferredContentSizeCategory: .small)),
      Change(
        name: "contrast", trait: UITraitAccessibilityContrast.self, set: { $0.accessibilityContrast = .high },
        collection: UITraitCollection(accessibilityContrast: .high)),
      Change(
        name: "level", trait: UITraitUserInterfaceLevel.self, set: { $0.userInterfaceLevel = .elevated },
        collection: UITraitCollection(userInterfaceLevel: .elevated)),
      Change(
        name: "weight", trait: UITraitLegibilityWeight.self, set: { $0.legibilityWeight = .bold },
        collection: UITraitCollection(legibilityWeight: .bold)),
    ]
  }

  private func change(_ name: String) throws -> Change { try #require(Self.changes.first { $0.name == name }) }

  /// The values of all traits, in the order of the names.
  private func values(_ traits: UITraitCollection) -> [String] {
    [
      "\(traits.userInterfaceStyle)", "\(traits.horizontalSizeClass)", "\(traits.verticalSizeClass)",
      "\(traits.userInterfaceIdiom)", "\(traits.layoutDirection)", "\(traits.displayScale)",
      traits.preferredContentSizeCategory.rawValue, "\(traits.accessibilityContrast)", "\(traits.userInterfaceLevel)",
      "\(traits.legibilityWeight)",
    ]
  }

  /// The names of the traits in which two collections differ.
  private func differences(_ one: UITraitCollection, _ other: UITraitCollection) -> [String] {
    zip(Self.names, zip(values(one), values(other))).filter { $0.1.0 != $0.1.1 }.map(\.0)
  }

  private let phone = UITraitCollection(TraitCollection(locale: "en").on(.iPhone17))

  @Test("An initializer and a closure specify one trait, with the same value", arguments: names)
  func specifies(name: String) throws {
    let change = try change(name)
    let made = UITraitCollection(mutations: change.set)
    #expect(differences(made, UITraitCollection()) == [name])
    #expect(values(made) == values(change.collection))
  }

  @Test("A modified collection has one other value", arguments: names)
  func modifies(name: String) throws {
    #expect(differences(phone.modifyingTraits(try change(name).set), phone) == [name])
  }

  @Test("A collection contains the traits that it has, and not a trait of another value", arguments: names)
  func contains(name: String) throws {
    let change = try change(name)
    #expect(!phone.containsTraits(in: change.collection))
    #expect(phone.modifyingTraits(change.set).containsTraits(in: change.collection))
  }

  @Test(
    "Of ten observers, the one of the trait that changes is called", arguments: names)
  func observes(name: String) throws {
    let view = UIView()
    var called: [String] = []
    for change in Self.changes {
      view.registerForTraitChanges([change.trait]) { (_: UIView, _: UITraitCollection) in called.append(change.name) }
    }
    for traits in [phone, phone.modifyingTraits(try change(name).set)] {
      let environment = LayoutEnvironment(traits: traits.traits, measuring: UIKitEnvironment.current.measuring)
      view.layout(size: Size(width: 10, height: 10), safeArea: EdgeInsets(), in: environment)
    }
    #expect(called == [name])
  }

  @Test("An observer that is unregistered is not called")
  func unregisters() {
    let view = UIView()
    var calls = 0
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _: UITraitCollection) in calls += 1
    }
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _: UITraitCollection) in calls += 10 }
    view.unregisterForTraitChanges(registration)
    for style in [TraitCollection.UserInterfaceStyle.light, .dark] {
      let environment = LayoutEnvironment(
        traits: TraitCollection(userInterfaceStyle: style), measuring: UIKitEnvironment.current.measuring)
      view.layout(size: Size(width: 10, height: 10), safeArea: EdgeInsets(), in: environment)
    }
    #expect(calls == 10)
  }

  /// Registers as Apple's documentation shows it.
  private class Card: UIView {
    var calls = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
        self.calls += 1
      }
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("A handler may name the class Self")
  func namesSelf() {
    let card = Card(frame: .zero)
    for style in [TraitCollection.UserInterfaceStyle.light, .dark] {
      let environment = LayoutEnvironment(
        traits: TraitCollection(userInterfaceStyle: style), measuring: UIKitEnvironment.current.measuring)
      card.layout(size: Size(width: 10, height: 10), safeArea: EdgeInsets(), in: environment)
    }
    #expect(card.calls == 1)
  }

  @Test("A view overrides the trait that was set, until it is removed", arguments: names)
  func overrides(name: String) throws {
    let change = try change(name)
    var mutable: any UIMutableTraits = UIView().traitOverrides
    change.set(&mutable)
    var overrides = try #require(mutable as? UITraitOverrides)
    #expect(Self.changes.filter { overrides.contains($0.trait) }.map(\.name) == [name])
    overrides.remove(change.trait)
    #expect(overrides == UIView().traitOverrides)
  }

  @Test("Overrides of contrast, level and height reach the subviews")
  func overridesReachSubviews() {
    let (view, label) = (UIView(), UILabel())
    view.addSubview(label)
    view.traitOverrides.accessibilityContrast = .high
    view.traitOverrides.userInterfaceLevel = .elevated
    view.traitOverrides.verticalSizeClass = .compact
    #expect(label.traitCollection.accessibilityContrast == .high)
    #expect(label.traitCollection.userInterfaceLevel == .elevated)
    #expect(label.traitCollection.verticalSizeClass == .compact)
    view.traitOverrides.remove(UITraitAccessibilityContrast.self)
    #expect(label.traitCollection.accessibilityContrast == .normal)
    #expect(label.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test("Contrast and level make a different colour appearance; size and direction do not")
  func colorAppearance() {
    func differs(_ set: (inout any UIMutableTraits) -> Void) -> Bool {
      phone.modifyingTraits(set).hasDifferentColorAppearance(comparedTo: phone)
    }
    #expect(differs { $0.accessibilityContrast = .high })
    #expect(differs { $0.userInterfaceLevel = .elevated })
    #expect(!differs { $0.preferredContentSizeCategory = .small })
    #expect(!differs { $0.layoutDirection = .rightToLeft })
  }

  @Test("Collections with the same specified traits are equal, however they were made")
  func equality() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let merged = UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .light), dark])
    #expect(merged == dark)
    #expect(UITraitCollection(userInterfaceStyle: .unspecified) == UITraitCollection())
    #expect(dark != UITraitCollection(userInterfaceStyle: .light))
    // The phone is light, but a collection that says so is another than one that says nothing.
    #expect(UITraitCollection(userInterfaceStyle: .light) != UITraitCollection())
  }

  @Test("The sizes of Dynamic Type are in order, and equal ones are neither smaller nor larger")
  func orderOfSizes() {
    let sizes: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 < $1 && $0 <= $1 })
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $1 > $0 && $1 >= $0 })
    #expect(sizes.allSatisfy { $0 <= $0 && $0 >= $0 })
    #expect(!sizes.contains { $0 < $0 || $0 > $0 })
    #expect(sizes.filter(\.isAccessibilityCategory).count == 5)
  }
}

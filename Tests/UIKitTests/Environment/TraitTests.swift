import Foundation
import Galley
import Testing
import UIKit

@Suite("Traits of UIKit")
struct TraitTests {
  @Test("Traits that are not specified say so, and later ones win")
  func merged() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(UITraitCollection().userInterfaceIdiom == .unspecified)
    #expect(UITraitCollection(TraitCollection()).verticalSizeClass == .regular)
  }

  @Test("An unspecified value changes nothing")
  func unspecified() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .unspecified),
    ])
    #expect(traits.userInterfaceStyle == .dark)
  }

  @Test("Only appearance, contrast and level make a different colour appearance")
  func appearance() {
    let light = UITraitCollection(TraitCollection())
    #expect(
      light.hasDifferentColorAppearance(comparedTo: UITraitCollection(TraitCollection(userInterfaceStyle: .dark))))
    #expect(!light.hasDifferentColorAppearance(comparedTo: UITraitCollection(TraitCollection(locale: "de"))))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test("The current traits are those of the closure that makes them current")
  func current() {
    var style = UIUserInterfaceStyle.unspecified
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      style = UITraitCollection.current.userInterfaceStyle
    }
    #expect(style == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test("A closure changes traits")
  func mutations() {
    let traits = UITraitCollection { $0.preferredContentSizeCategory = .extraLarge }
    #expect(traits.preferredContentSizeCategory == .extraLarge)
    #expect(traits.layoutDirection == .unspecified)
  }

  @Test("Text sizes are compared by size, and have UIKit's names")
  func categories() {
    #expect(UIContentSizeCategory.small < .extraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityExtraLarge.rawValue == "UICTContentSizeCategoryAccessibilityXL")
    #expect(UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS") == .extraSmall)
  }

  @Test("Enumerations have UIKit's numbers")
  func numbers() {
    #expect([UIUserInterfaceStyle.unspecified, .light, .dark].map(\.rawValue) == [0, 1, 2])
    #expect([UIUserInterfaceIdiom.unspecified, .phone, .pad].map(\.rawValue) == [-1, 0, 1])
    #expect(UIStatusBarStyle.darkContent.rawValue == 3)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIAccessibilityTraits.header.rawValue == 1 << 16)
  }
}

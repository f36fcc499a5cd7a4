import Testing
import UIKit

@Suite("Overrides of traits")
struct TraitOverrideTests {
  @Test("A view's overrides are those of its subviews, and can be removed")
  func overridesSubviews() {
    let (view, label) = (UIView(), UILabel())
    view.addSubview(label)
    view.traitOverrides.userInterfaceStyle = .dark
    view.traitOverrides.horizontalSizeClass = .regular
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    #expect(label.traitCollection.horizontalSizeClass == .regular)
    #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(label.traitCollection.userInterfaceStyle == .light)
    #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
  }

  @Test("What a controller overrides before its view is loaded counts when it is")
  func waitsForView() {
    let controller = UIViewController()
    controller.traitOverrides.verticalSizeClass = .compact
    controller.overrideUserInterfaceStyle = .dark
    #expect(!controller.isViewLoaded)
    #expect(controller.view.traitCollection.verticalSizeClass == .compact)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
  }
}

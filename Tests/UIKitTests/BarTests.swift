import Foundation
import Galley
import Testing

@testable import UIKit

/// What code sets on items and containers is shown by Galley's bars.
@Suite struct BarTests {
  private let environment = LayoutEnvironment(
    traits: TraitCollection(locale: "en").on(.iPhone17), measuring: UIKitEnvironment.current.measuring)

  private func show(_ controller: UIViewController) {
    controller.layout(
      size: Device.iPhone17.size(in: .portrait), safeArea: Device.iPhone17.safeArea(in: .portrait), in: environment)
  }

  @Test("The bar shows the title of the top controller, set before and after it is pushed")
  func titles() {
    let first = UIViewController()
    first.title = "Garden"
    let navigation = UINavigationController(rootViewController: first)
    show(navigation)
    #expect(navigation.navigationBar.bar.item.title == "Garden")
    let second = UIViewController()
    navigation.pushViewController(second, animated: true)
    second.navigationItem.title = "Roses"
    show(navigation)
    #expect(navigation.navigationBar.bar.item.title == "Roses")
    #expect(navigation.navigationBar.bar.item.backTitle == "Garden")
    #expect(second.navigationController === navigation)
    #expect(navigation.popViewController(animated: true) === second)
    show(navigation)
    #expect(navigation.navigationBar.bar.item.title == "Garden")
  }

  @Test("A bar button item that changes after it was set is shown as it is then")
  func buttonItems() {
    let controller = UIViewController()
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    let label = UILabel()
    controller.navigationItem.rightBarButtonItems = [done, UIBarButtonItem(customView: label)]
    let navigation = UINavigationController(rootViewController: controller)
    done.isEnabled = false
    show(navigation)
    let items = navigation.navigationBar.bar.item.trailingItems
    #expect(items.map(\.isEnabled) == [false, true])
    #expect(items.first?.systemItem == .done)
    #expect(items.last?.customView === label.node)
    #expect(label.isDescendant(of: navigation.view))
  }

  @Test("A space is of the class that is asked")
  func spaces() {
    #expect(UIBarButtonItem.flexibleSpace().item.systemItem == .flexibleSpace)
    #expect(UIBarButtonItem.fixedSpace(12).item.width == 12)
  }

  @Test("Tabs have the items of their controllers")
  func tabs() {
    let home = UIViewController()
    home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 3)
    let more = UINavigationController(rootViewController: UIViewController())
    more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [home, more]
    tabs.selectedIndex = 1
    home.tabBarItem.badgeValue = "2"
    show(tabs)
    let items = tabs.tabBar.bar.items
    #expect(items.map(\.title) == ["Home", nil])
    #expect(items.map(\.badgeValue) == ["2", nil])
    #expect(items.last?.systemItem == .more)
    #expect(tabs.selectedViewController === more)
    #expect(home.tabBarController === tabs)
  }

  @Test("The appearance of a bar without content behind it is that of its scroll edge")
  func appearances() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemRed
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigation.navigationBar.standardAppearance = appearance
    #expect(navigation.navigationBar.bar.appearances?.standard.background == UIColor.systemRed.color)
    #expect(navigation.navigationBar.bar.appearances?.scrollEdge.background == nil)
    appearance.configureWithTransparentBackground()
    navigation.navigationBar.standardAppearance = appearance
    #expect(navigation.navigationBar.bar.appearances?.standard.isTransparent == true)
    appearance.backgroundColor = .systemRed
    navigation.navigationBar.standardAppearance = appearance
    #expect(navigation.navigationBar.bar.appearances?.standard.isTransparent == false)
    navigation.navigationBar.scrollEdgeAppearance = appearance
    #expect(navigation.navigationBar.bar.appearances?.scrollEdge.background == UIColor.systemRed.color)
  }

  private final class TintedBar: UINavigationBar {}

  @Test("What is set on the appearance of a class is that of its later bars")
  func appearanceOfClass() {
    TintedBar.appearance().barTintColor = .systemGreen
    let navigation = UINavigationController(navigationBarClass: TintedBar.self, toolbarClass: nil)
    #expect(navigation.navigationBar is TintedBar)
    #expect(navigation.navigationBar.barTintColor?.color == UIColor.systemGreen.color)
    #expect(UINavigationBar().barTintColor == nil)
  }
}

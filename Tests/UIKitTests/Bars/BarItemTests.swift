import Foundation
import Galley
import Testing
import UIKit

@Suite("Items and appearances of bars")
struct BarItemTests {
  @Test("One item of a side is the first of several, and none is nil")
  func sides() {
    let item = UINavigationItem(title: "Title")
    let buttons = (0..<2).map { UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil) }
    #expect(item.leftBarButtonItems == nil)
    item.leftBarButtonItems = buttons
    #expect(item.leftBarButtonItem === buttons[0])
    item.setRightBarButton(buttons[1], animated: false)
    #expect(item.rightBarButtonItems == [buttons[1]])
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == nil)
    #expect(item.rightBarButtonItem === buttons[1])
  }

  @Test("The title of a controller is that of its item and its tab, and the item may have another")
  func titles() {
    let controller = UIViewController()
    _ = controller.tabBarItem
    controller.title = "Both"
    #expect(controller.navigationItem.title == "Both")
    #expect(controller.tabBarItem.title == "Both")
    controller.navigationItem.title = "Bar"
    controller.tabBarItem.title = "Tab"
    #expect(controller.title == "Both")
    controller.title = "New"
    #expect(controller.navigationItem.title == "New")
    #expect(controller.tabBarItem.title == "New")
  }

  @Test("The title of a back item is the title of the back button, and each setting of an item is its own")
  func backButtons() {
    let item = UINavigationItem(title: "Title")
    item.backBarButtonItem = UIBarButtonItem(title: "Return", style: .plain, target: nil, action: nil)
    #expect(item.backButtonTitle == "Return")
    item.backButtonDisplayMode = .minimal
    item.largeTitleDisplayMode = .never
    item.setHidesBackButton(true, animated: false)
    item.leftItemsSupplementBackButton = true
    #expect(item.backButtonDisplayMode == .minimal)
    #expect(item.largeTitleDisplayMode == .never)
    #expect(item.hidesBackButton)
    #expect(item.leftItemsSupplementBackButton)
    #expect(item.title == "Title")
    #expect(UINavigationItem(title: "").backButtonDisplayMode == .default)
    #expect(UINavigationItem(title: "").largeTitleDisplayMode == .automatic)
  }

  @Test("An item has the target, the style and the images that it was made with")
  func buttonItems() throws {
    let target = NSObject()
    let image = try #require(UIImage(systemName: "star"))
    let item = UIBarButtonItem(
      image: image, landscapeImagePhone: UIImage(), style: .done, target: target, action: "tap")
    #expect(item.image == image)
    #expect(item.landscapeImagePhone != nil)
    #expect(item.style == .done)
    #expect(item.target === target)
    #expect(item.action == "tap")
    let view = UIView()
    #expect(UIBarButtonItem(customView: view).customView === view)
    #expect(UIBarButtonItem().isEnabled)
    #expect(UIBarButtonItem().style == .plain)
  }

  @Test("An item without a title takes that of its action, one with a title keeps it")
  func primaryActions() {
    let action = UIAction(title: "Save", image: UIImage(systemName: "star")) { _ in }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Save")
    #expect(item.image != nil)
    #expect(UIBarButtonItem(title: "Own", primaryAction: action).title == "Own")
    #expect(UIBarButtonItem(primaryAction: UIAction { _ in }).title == nil)
  }

  @Test("A bar of its own pushes and pops items, and knows those at the top")
  func items() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 402, height: 44))
    let items = ["One", "Two", "Three"].map(UINavigationItem.init(title:))
    for item in items { bar.pushItem(item, animated: false) }
    #expect(bar.topItem === items[2])
    #expect(bar.backItem === items[1])
    #expect(bar.popItem(animated: false) === items[2])
    #expect(bar.items == [items[0], items[1]])
    #expect(bar.topItem === items[1])
    #expect(bar.barPosition == .top)
    #expect(bar.popItem(animated: false) === items[1])
    #expect(bar.backItem == nil)
  }

  @Test("A toolbar and a tab bar have their items, and one of these is selected")
  func otherBars() {
    let toolbar = UIToolbar()
    let items = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil), .flexibleSpace()]
    toolbar.setItems(items, animated: false)
    #expect(toolbar.items == items)
    #expect(toolbar.barPosition == .bottom)
    let tabs = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    let bar = UITabBar()
    bar.setItems(tabs, animated: false)
    #expect(bar.selectedItem !== tabs[1])
    bar.selectedItem = tabs[1]
    #expect(bar.selectedItem === tabs[1])
    bar.unselectedItemTintColor = .red
    bar.barTintColor = .green
    #expect(bar.unselectedItemTintColor == .red)
    #expect(bar.barTintColor == .green)
    #expect(tabs.map(\.tag) == [0, 1, 2])
  }

  @Test("Attributes of titles are kept by state")
  func titleAttributes() {
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .disabled)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(item.titleTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor == .blue)
    #expect(item.titleTextAttributes(for: .highlighted) == nil)
  }

  @Test(
    "A copy of an appearance has its colours and attributes, and is another")
  func copies() throws {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    appearance.shadowColor = .blue
    appearance.titleTextAttributes = [.foregroundColor: UIColor.green]
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.brown]
    appearance.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: 3)
    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    #expect(copy !== appearance)
    #expect(copy.backgroundColor == .red)
    #expect(copy.shadowColor == .blue)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .green)
    #expect(copy.largeTitleTextAttributes[.foregroundColor] as? UIColor == .brown)
    #expect(copy.titlePositionAdjustment == UIOffset(horizontal: 2, vertical: 3))
  }

  @Test("A copy of the appearance of a tab bar or a toolbar has those of its items")
  func copiesOfItems() throws {
    let tabs = UITabBarAppearance()
    tabs.stackedLayoutAppearance.normal.iconColor = .red
    tabs.stackedItemSpacing = 7
    let copy = try #require(tabs.copy() as? UITabBarAppearance)
    #expect(copy.stackedLayoutAppearance.normal.iconColor == .red)
    #expect(copy.stackedItemSpacing == 7)
    let toolbar = UIToolbarAppearance()
    toolbar.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    let other = try #require(toolbar.copy() as? UIToolbarAppearance)
    #expect(other.doneButtonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
  }

  @Test("Configuring a background takes the colour away, a transparent one the shadow too")
  func backgrounds() {
    let appearance = UIBarAppearance()
    func reset() { (appearance.backgroundColor, appearance.shadowColor) = (.red, .blue) }
    reset()
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor == nil)
    #expect(appearance.shadowColor != nil)
    reset()
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil)
    #expect(appearance.shadowColor == nil)
    reset()
    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundColor == nil)
  }

  @Test("The colours of a tab bar's appearance are those of its tabs")
  func tabAppearance() {
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .brown
    appearance.stackedLayoutAppearance.normal.iconColor = .red
    appearance.stackedLayoutAppearance.selected.iconColor = .green
    let bar = UITabBar()
    bar.standardAppearance = appearance
    #expect(bar.barTintColor == .brown)
    #expect(bar.unselectedItemTintColor == .red)
    #expect(bar.tintColor == .green)
    let toolbar = UIToolbar()
    let ground = UIToolbarAppearance()
    ground.backgroundColor = .red
    toolbar.standardAppearance = ground
    #expect(toolbar.barTintColor == .red)
  }

  @Test(
    "Items of the system have UIKit's numbers",
    arguments: [
      (UIBarButtonItem.SystemItem.done.rawValue, 0), (UIBarButtonItem.SystemItem.flexibleSpace.rawValue, 5),
      (UIBarButtonItem.SystemItem.compose.rawValue, 7), (UIBarButtonItem.SystemItem.search.rawValue, 12),
      (UIBarButtonItem.SystemItem.trash.rawValue, 16), (UIBarButtonItem.SystemItem.close.rawValue, 24),
      (UITabBarItem.SystemItem.recents.rawValue, 4), (UITabBarItem.SystemItem.mostViewed.rawValue, 11),
      (UIBarMetrics.compactPrompt.rawValue, 102), (UIBarPosition.topAttached.rawValue, 3),
      (UINavigationItem.LargeTitleDisplayMode.never.rawValue, 2),
    ])
  func numbers(value: Int, number: Int) { #expect(value == number) }
}

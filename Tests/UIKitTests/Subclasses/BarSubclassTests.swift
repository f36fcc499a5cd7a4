import Foundation
import Testing
import UIKit

private final class Item: UIBarButtonItem { let mark = 1 }
private final class Tab: UITabBarItem { let mark = 1 }
private final class Title: UINavigationItem { let mark = 1 }
private final class NavigationBar: UINavigationBar { let mark = 1 }
private final class TabBar: UITabBar { let mark = 1 }
private final class Toolbar: UIToolbar { let mark = 1 }
private final class Appearance: UINavigationBarAppearance { let mark = 1 }

@Suite("Subclasses of bars and their items")
struct BarSubclassTests {
  @Test("Items are of the subclass, with what the initializers are given")
  func items() {
    #expect(Item().mark == 1)
    #expect(Item(title: "a", style: .plain, target: nil, action: nil).title == "a")
    #expect(Item(barButtonSystemItem: .add, target: nil, action: nil).mark == 1)
    #expect(Tab(title: "a", image: nil, tag: 3).tag == 3)
    #expect(Tab(tabBarSystemItem: .search, tag: 4).tag == 4)
    #expect(Tab().title == nil)
    #expect(Title(title: "a").title == "a")
    #expect(Item(coder: NSCoder())?.mark == 1)
  }

  @Test("Bars and appearances are of the subclass")
  func bars() {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    #expect(
      [NavigationBar(frame: frame), TabBar(frame: frame), Toolbar(frame: frame)].allSatisfy { $0.frame == frame })
    #expect(Appearance().mark == 1)
    #expect(Appearance(barAppearance: UIBarAppearance()).mark == 1)
  }
}

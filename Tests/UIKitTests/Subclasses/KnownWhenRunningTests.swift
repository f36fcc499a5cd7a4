import Foundation
import Testing
import UIKit

private final class Badge: UILabel {
  var made = "by itself"

  override init(frame: CGRect) {
    super.init(frame: frame)
    made = "by its frame"
  }
  required init?(coder: NSCoder) { nil }
}

private final class Row: UITableViewCell {}
private final class Header: UITableViewHeaderFooterView {}
private final class Screen: UIViewController {}
private final class Tap: UITapGestureRecognizer {}
private final class Flow: UICollectionViewFlowLayout {
  override init() {
    super.init()
    minimumLineSpacing = 3
  }
  required init?(coder: NSCoder) { nil }
}

/// Views and controllers with an `init()` of their own, as the adapter writes them.
private class Own: UIView {
  var made: [String] = []

  init() {
    super.init(frame: .zero)
    made.append("Own")
  }
  required init?(coder: NSCoder) { nil }
  @available(swift, obsoleted: 4) required convenience init(ofClass: Void) { self.init() }
}

private final class Inherited: Own {}

private final class Overridden: Own {
  override init() {
    super.init()
    made.append("Overridden")
  }
  required init?(coder: NSCoder) { nil }
}

private class Convenient: UIViewController {
  var made: [String] = []

  convenience init() {
    self.init(nibName: nil, bundle: nil)
    made.append("Convenient")
  }
  @available(swift, obsoleted: 4) required convenience init(ofClass: Void) { self.init() }
}

private final class MoreConvenient: Convenient {
  convenience init() {
    self.init(nibName: nil, bundle: nil)
    made.append("MoreConvenient")
  }
  @available(swift, obsoleted: 4) required convenience init(ofClass: Void) { self.init() }
}

/// The adapter writes these calls for `T()`, `T(frame: .zero)` and `type.init()`.
@Suite("Objects of a class that is known when the program runs")
struct KnownWhenRunningTests {
  private func make<T: UIView>(_ type: T.Type) -> T { T.makeByInit() }
  private func make<T: UIView>(_ type: T.Type, _ frame: CGRect) -> T { T.makeByInit(frame: frame) }

  @Test("A view is of the class, and made by the class's own initializer")
  func views() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(make(Badge.self).made == "by its frame")
    #expect(make(Badge.self, frame).frame == frame)
    let type: UIView.Type = Badge.self
    #expect(type.makeByInit() is Badge)
    #expect(type.makeByInit(frame: frame) is Badge)
    #expect(Swift.type(of: make(UIView.self)) == UIView.self)
  }

  @Test("Cells, headers, controllers, recognizers and layouts are of the class")
  func others() {
    let row = (Row.self as UITableViewCell.Type).makeByInit(style: .subtitle, reuseIdentifier: "row")
    #expect(row is Row)
    #expect(row.detailTextLabel != nil)
    #expect(row.reuseIdentifier == "row")
    #expect((Header.self as UITableViewHeaderFooterView.Type).makeByInit(reuseIdentifier: "a") is Header)
    #expect((Screen.self as UIViewController.Type).makeByInit(nibName: nil, bundle: nil) is Screen)
    #expect((Tap.self as UIGestureRecognizer.Type).makeByInit() is Tap)
    #expect((Tap.self as UIGestureRecognizer.Type).makeByInit(target: nil, action: nil) is Tap)
    #expect((Flow.self as UICollectionViewFlowLayout.Type).makeByInit().minimumLineSpacing == 3)
  }

  @Test("A class with an init() of its own is made by it, and so are its subclasses")
  func ownInits() {
    #expect(make(Own.self).made == ["Own"])
    #expect(make(Inherited.self).made == ["Own"])
    #expect(make(Overridden.self).made == ["Own", "Overridden"])
    #expect((Inherited.self as UIView.Type).makeByInit() is Inherited)
    #expect((Convenient.self as UIViewController.Type).makeByInit() is Convenient)
    #expect(Convenient.makeByInit().made == ["Convenient"])
    #expect(MoreConvenient.makeByInit().made == ["MoreConvenient"])
  }
}

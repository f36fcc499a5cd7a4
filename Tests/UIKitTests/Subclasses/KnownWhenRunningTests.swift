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
}

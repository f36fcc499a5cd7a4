import Foundation
import Galley
import Testing
import UIKit

/// Views that scroll and fill the screen of an iPhone 17, 402 x 874 points, in iOS 26: 62 points are above the safe
/// area and 34 below it, or 83 with a tab bar. A navigation bar adds 54.
@Suite("What scrolls under bars, in UIKit")
struct ScrollInsetTests {
  enum Kind: CaseIterable {
    case plain, text, table, collection

    func make() -> UIScrollView {
      switch self {
      case .plain: UIScrollView()
      case .text: UITextView()
      case .table: UITableView()
      case .collection: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      }
    }
  }

  enum Bars: CaseIterable { case status, navigation, tab }

  private func show(_ view: UIScrollView, under bars: Bars) {
    let controller = UIViewController()
    view.frame = controller.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(view)
    let tabs = UITabBarController()
    tabs.setViewControllers([bars == .tab ? controller : UIViewController()], animated: false)
    let shown: UIViewController =
      switch bars {
      case .status: controller
      case .navigation: UINavigationController(rootViewController: controller)
      case .tab: tabs
      }
    shown.layout(
      size: Device.iPhone17.size(in: .portrait), safeArea: Device.iPhone17.safeArea(in: .portrait),
      in: LayoutEnvironment(
        traits: TraitCollection(locale: "en").on(.iPhone17), measuring: UIKitEnvironment.current.measuring))
  }

  private func covered(_ bars: Bars) -> UIEdgeInsets {
    switch bars {
    case .status: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
    case .navigation: UIEdgeInsets(top: 62 + 54, left: 0, bottom: 34, right: 0)
    case .tab: UIEdgeInsets(top: 62, left: 0, bottom: 83, right: 0)
    }
  }

  @Test("It starts below the bars unless it is never adjusted", arguments: Kind.allCases, Bars.allCases)
  func bars(kind: Kind, bars: Bars) {
    for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .always, .never] {
      let view = kind.make()
      view.contentInsetAdjustmentBehavior = behavior
      show(view, under: bars)
      let expected = behavior == .never ? .zero : covered(bars)
      #expect(view.adjustedContentInset == expected)
      #expect(view.contentOffset == CGPoint(x: 0, y: -expected.top))
    }
  }

  @Test("Low content starts at the edge with scrollable axes, unless it bounces", arguments: Kind.allCases)
  func scrollableAxes(kind: Kind) {
    let view = kind.make()
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    show(view, under: .navigation)
    #expect(view.contentOffset.y == (kind == .table ? -116 : 0))
    #expect(view.alwaysBounceVertical == (kind == .table))
    view.alwaysBounceVertical = true
    show(view, under: .navigation)
    #expect(view.contentOffset.y == -116)
  }

  @Test("A text view adds its own content inset to that of the bars")
  func contentInset() {
    let view = UITextView()
    view.text = "Notes"
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    show(view, under: .navigation)
    #expect(view.contentOffset.y == -126)
    view.contentOffset.y = 5
    show(view, under: .navigation)
    #expect(view.contentOffset.y == 5)
  }
}

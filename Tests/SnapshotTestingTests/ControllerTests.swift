import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

/// A controller that keeps what happened to it.
private final class Diary: UIViewController {
  var entries: [String] = []
  var safeArea: UIEdgeInsets?
  var styleAtLoading: UIUserInterfaceStyle?

  override func viewDidLoad() {
    super.viewDidLoad()
    entries.append("loaded")
    styleAtLoading = traitCollection.userInterfaceStyle
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    entries.append("will appear")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if entries.last != "laid out" { entries.append("laid out") }
    safeArea = view.safeAreaInsets
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    entries.append("appeared")
  }
}

@Suite("Pictures of controllers")
struct ControllerTests {
  private typealias Picture = Snapshotting<UIViewController, UIImage>

  private func extent(_ image: UIImage?) -> [Int] { image?.cgImage.map { [$0.width, $0.height] } ?? [] }

  @Test("A controller appears, on a device with its size, scale and safe area")
  func device() {
    let controller = Diary()
    let image = Picture.image(on: .iPhone13).take(controller)
    #expect(extent(image) == [1170, 2532])
    #expect(Array(controller.entries.prefix(4)) == ["loaded", "will appear", "laid out", "appeared"])
    #expect(controller.safeArea == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    // The view then has its former frame again: that of the screen, as it was loaded.
    #expect(controller.view.frame.size == UIScreen.main.bounds.size)
  }

  @Test("The strategy's size and traits come before those of the device")
  func merging() {
    let controller = Diary()
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 1), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
    ])
    let image = Picture.image(on: .iPhone8(.landscape), size: CGSize(width: 100, height: 50), traits: traits)
      .take(controller)
    #expect(extent(image) == [100, 50])
    #expect(controller.styleAtLoading == .dark)
    #expect(controller.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(controller.traitCollection.verticalSizeClass == .compact)
  }

  @Test("A container without a device has the size of the screen")
  func containers() {
    let child = UINavigationController(rootViewController: UIViewController())
    for controller in [UITabBarController(), UISplitViewController(style: .doubleColumn), child] {
      #expect(controller.view.frame.size == UIScreen.main.bounds.size)
    }
  }

  @Test("A controller without a device has the size of its view, or of the screen")
  func ownSize() {
    let controller = UIViewController()
    #expect(extent(Picture.image.take(controller)) == [1206, 2622])
    controller.view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    #expect(extent(Picture.image(drawHierarchyInKeyWindow: true).take(controller)) == [90, 60])
  }

  @Test("A window shows its root controller, which appears")
  func window() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let controller = Diary()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(extent(Snapshotting<UIView, UIImage>.image.take(window)) == [60, 30])
    #expect(controller.entries.contains("appeared"))
  }

  @Test("A hierarchy tells which controllers are shown")
  func hierarchy() {
    let parent = UIViewController()
    let (shown, hidden, inner) = (UIViewController(), UIViewController(), UIViewController())
    parent.addChild(shown)
    parent.view.addSubview(shown.view)
    parent.addChild(hidden)
    shown.addChild(inner)
    shown.view.addSubview(inner.view)
    #expect(
      Snapshotting<UIViewController, String>.hierarchy.take(parent) == """
        <UIViewController>, state: appeared, view: <UIView>
           | <UIViewController>, state: appeared, view: <UIView>
           |    | <UIViewController>, state: appeared, view: <UIView>
           | <UIViewController>, state: disappeared, view: (view not loaded)
        """)
  }

  @Test("A controller's view is described on a device")
  func description() {
    let controller = UIViewController()
    #expect(
      Snapshotting<UIViewController, String>.recursiveDescription(on: .iPhoneSe).take(controller)
        == "<UIView; frame = (0 0; 320 568); layer = <CALayer>>")
  }

  @Test("A strategy of one's own may be made from another")
  func pullback() {
    struct Screen { var controller: UIViewController }
    let strategy: Snapshotting<Screen, UIImage> = Picture.image(on: .iPhone8).pullback(\.controller)
    #expect(strategy.dependsOnRenderer)
    #expect(extent(strategy.take(Screen(controller: UIViewController()))) == [1125, 2001])
  }
}

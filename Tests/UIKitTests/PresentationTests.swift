import Foundation
import Galley
import Testing

@testable import UIKit

/// Presented controllers are in the picture of the scene, where UIKit shows them.
@Suite struct PresentationTests {
  private let device = Device.iPhone17
  private var bounds: CGRect { CGRect(origin: .zero, size: CGSize(device.size(in: .portrait))) }

  private func show(_ controller: UIViewController, look: SystemLook = .iOS18) {
    var traits = TraitCollection(locale: "en").on(device)
    traits.look = look
    let surroundings = SceneSurroundings(traits: traits, device: device)
    SceneSurroundings.$current.withValue(surroundings) {
      _ = controller.layout(
        size: device.size(in: .portrait), safeArea: device.safeArea(in: .portrait),
        in: LayoutEnvironment(traits: traits, measuring: UIKitEnvironment.current.measuring))
    }
  }

  private func frame(of controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  @Test("An alert is 270 points wide and in the middle of the screen")
  func alert() {
    let presenter = UIViewController()
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    presenter.present(alert, animated: true)
    show(presenter)
    let frame = frame(of: alert)
    #expect(frame.width == 270)
    #expect(abs(frame.midX - bounds.midX) <= 0.5)
    #expect(abs(frame.midY - bounds.midY) <= 1)
    #expect(presenter.shownView.subviews.count == 2)
  }

  @Test("Two short buttons are beside each other, first the one that cancels; three are below one another, it last")
  func buttons() {
    func titles(_ actions: [(String, UIAlertAction.Style)]) -> [CGPoint: String] {
      let presenter = UIViewController()
      let alert = UIAlertController(title: "Delete?", message: "Really", preferredStyle: .alert)
      for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
      presenter.present(alert, animated: true)
      show(presenter)
      var titles: [CGPoint: String] = [:]
      func visit(_ view: UIView) {
        if let button = view as? AlertButton { titles[button.convert(.zero, to: alert.view)] = button.label.text }
        view.subviews.forEach(visit)
      }
      visit(alert.view)
      return titles
    }
    let two = titles([("Delete", .destructive), ("Keep", .cancel)])
    #expect(two.sorted { $0.key.x < $1.key.x }.map(\.value) == ["Keep", "Delete"])
    #expect(Set(two.keys.map(\.y)).count == 1)
    let three = titles([("Keep", .cancel), ("Delete", .destructive), ("Archive", .default)])
    #expect(three.sorted { $0.key.y < $1.key.y }.map(\.value) == ["Delete", "Archive", "Keep"])
  }

  @Test("An action sheet is 8 points from the sides and above the home indicator")
  func actionSheet() {
    let presenter = UIViewController()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Share", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    presenter.present(sheet, animated: true)
    show(presenter)
    let frame = frame(of: sheet)
    #expect(frame.minX == 8 && frame.maxX == bounds.maxX - 8)
    #expect(frame.maxY == bounds.maxY - 34)
    // Two rows of 57 points, and 8 points between them.
    #expect(frame.height == 122)
  }

  @Test("A page sheet starts 10 points below the status bar; one of medium height has 0.56 of the room")
  func sheets() {
    let presenter = UIViewController()
    let presented = UIViewController()
    presenter.present(presented, animated: true)
    show(presenter)
    #expect(abs(frame(of: presented).minY - device.safeArea(in: .portrait).top - 10) < 1e-6)
    #expect(frame(of: presented).maxY == bounds.maxY)

    let other = UIViewController()
    let low = UIViewController()
    low.sheetPresentationController?.detents = [.medium(), .large()]
    other.present(low, animated: true)
    show(other)
    // MBTA's app measured 0.56 on iOS 17; 34 points are those of the home indicator, and heights are whole pixels.
    #expect(abs(frame(of: low).height - (0.56 * (bounds.height - 72 - 34) + 34)) < 0.2)
  }

  @Test("A presentation over the full screen covers it, with the safe area of the screen")
  func fullScreen() {
    let presenter = UIViewController()
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    presenter.present(presented, animated: true)
    show(presenter)
    #expect(frame(of: presented) == bounds)
    #expect(abs(presented.view.safeAreaInsets.top - device.safeArea(in: .portrait).top) < 1e-6)
  }

  private final class CornerPresentation: UIPresentationController {
    var calls: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 20, width: 100, height: 50) }
    override func presentationTransitionWillBegin() {
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
        self.calls.append("alongside")
      })
      calls.append("will begin in \(containerView?.bounds.width ?? 0)")
    }
    override func containerViewWillLayoutSubviews() { calls.append("will lay out") }
    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did end \(completed)") }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var made: CornerPresentation?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      made = CornerPresentation(presentedViewController: presented, presenting: presenting)
      return made
    }
  }

  @Test("An app's own presentation is asked for the frame, and its hooks are called in UIKit's order")
  func customPresentation() throws {
    let presenter = UIViewController()
    let presented = UIViewController()
    let delegate = Delegate()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    presenter.present(presented, animated: true)
    show(presenter)
    let calls = try #require(delegate.made?.calls)
    #expect(calls.prefix(3) == ["alongside", "will begin in \(bounds.width)", "will lay out"])
    #expect(calls.filter { $0 == "did end true" }.count == 1)
    #expect(frame(of: presented) == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test("A controller that a child presents is over the outermost controller, and dismissed by itself")
  func presenter() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let presented = UIViewController()
    child.present(presented, animated: true)
    #expect(navigation.presentedViewController === presented)
    #expect(presented.presentingViewController === navigation)
    presented.dismiss(animated: true)
    #expect(navigation.presentedViewController == nil)
  }
}

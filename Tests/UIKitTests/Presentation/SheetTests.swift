import Foundation
import Galley
import Testing
import UIKit

@Suite("Sheets, popovers and alerts")
struct SheetTests {
  private let phone = Device.iPhone17
  private let pad = Device.iPadPro13

  /// Shows a presentation on a device, and returns the frame of the presented view on the screen.
  private func frame(
    of presented: UIViewController, over presenter: UIViewController = UIViewController(), on device: Device,
    _ orientation: Device.Orientation = .portrait, look: SystemLook = .iOS18
  ) -> CGRect {
    if presented.presentingViewController == nil { presenter.present(presented, animated: false) }
    var traits = TraitCollection(locale: "en", look: look)
    traits = traits.on(device, orientation: orientation)
    let surroundings = SceneSurroundings(traits: traits, device: device, orientation: orientation)
    SceneSurroundings.$current.withValue(surroundings) {
      _ = presenter.layout(
        size: device.size(in: orientation), safeArea: device.safeArea(in: orientation),
        in: LayoutEnvironment(traits: traits, measuring: UIKitEnvironment.current.measuring))
    }
    return presented.view.convert(presented.view.bounds, to: nil)
  }

  private func colors(above view: UIView) -> [UIColor] {
    var (colors, view): ([UIColor], UIView?) = ([], view)
    while let current = view {
      colors += current.subviews.compactMap(\.backgroundColor)
      view = current.superview
    }
    return colors
  }

  @Test("A custom detent is as high within the safe area as its resolver says, at most as high as a large sheet")
  func customDetents() {
    func height(_ value: @escaping (CGFloat) -> CGFloat?) -> CGFloat {
      let presented = UIViewController()
      presented.sheetPresentationController?.detents = [.custom { value($0.maximumDetentValue) }]
      return frame(of: presented, on: phone).height
    }
    let large = frame(of: UIViewController(), on: phone).height
    // The home indicator takes 34 points.
    #expect(height { _ in 200 } == 234)
    #expect(height { $0 / 4 } == (large - 34) / 4 + 34)
    #expect(height { _ in 5000 } == large)
  }

  @Test("A sheet rests at the selected detent, or else at the lowest")
  func selectedDetent() {
    func height(_ identifier: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
      let presented = UIViewController()
      presented.sheetPresentationController?.detents = [.large(), .medium()]
      presented.sheetPresentationController?.selectedDetentIdentifier = identifier
      return frame(of: presented, on: phone).height
    }
    // 0.56 of what is between 72 points at the top and 34 at the bottom, and these 34, at whole pixels.
    #expect(abs(height(nil) - 464) < 0.001)
    #expect(abs(height(.medium) - 464) < 0.001)
    #expect(height(.large) == 802)
  }

  /// View hierarchies of iOS 26.1: openuikit's of 393 x 852 points (`detents_ios.json`), NoTomorrow's of 402 x 874.
  @Test(
    "A sheet of iOS 26 begins at the safe area, and a lower one floats 8 points from the edges",
    arguments: [
      ("iphone-16", 0.0, CGRect(x: 8, y: 403.687, width: 377, height: 440.313)),
      ("iphone-16", 200, CGRect(x: 8, y: 619.527, width: 377, height: 224.473)),
      ("iphone-16", 400, CGRect(x: 8, y: 427.669, width: 377, height: 416.331)),
      ("iphone-16", 10_000, CGRect(x: 0, y: 59, width: 393, height: 793)),
      ("iphone-17", 0, CGRect(x: 8, y: 415.027, width: 386, height: 450.973)),
      ("iphone-17", 10_000, CGRect(x: 0, y: 62, width: 402, height: 812)),
    ])
  func floating(name: String, value: Double, place: CGRect) throws {
    let presented = UIViewController()
    var maximum: CGFloat = 0
    presented.sheetPresentationController?.detents = [
      value == 0
        ? .medium()
        : .custom {
          maximum = $0.maximumDetentValue
          return value
        }
    ]
    let device = try #require(Device.named(name))
    let shown = frame(of: presented, on: device, look: .iOS26)
    #expect(abs(shown.minX - place.minX) < 0.01 && abs(shown.minY - place.minY) < 0.01)
    #expect(abs(shown.width - place.width) < 0.01 && abs(shown.height - place.height) < 0.01)
    if name == "iphone-16", value > 0 { #expect(maximum == 759) }
    // The presented view is laid out at the width of the screen, with the whole home indicator in its safe area.
    #expect(abs(presented.view.bounds.width - (name == "iphone-16" ? 393 : 402)) < 0.01)
    #expect(abs(presented.view.safeAreaInsets.bottom - 34) < 0.01)
  }

  @Test("The screen behind a sheet is dimmed above the largest detent that is undimmed")
  func undimmed() {
    func isDimmed(_ identifier: UISheetPresentationController.Detent.Identifier?) -> Bool {
      let presented = UIViewController()
      presented.sheetPresentationController?.detents = [.medium(), .large()]
      presented.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      presented.sheetPresentationController?.selectedDetentIdentifier = identifier
      _ = frame(of: presented, on: phone)
      return colors(above: presented.view).contains(.black)
    }
    #expect(!isDimmed(.medium))
    #expect(isDimmed(.large))
  }

  @Test("On a tablet, a form sheet is 540 by 620 points or as large as preferred, in the middle")
  func formSheets() {
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    // The screen of 1032 x 1376 points.
    #expect(frame(of: form, on: pad) == CGRect(x: 246, y: 378, width: 540, height: 620))
    let small = UIViewController()
    small.modalPresentationStyle = .formSheet
    small.preferredContentSize = CGSize(width: 300, height: 200)
    #expect(frame(of: small, on: pad) == CGRect(x: 366, y: 588, width: 300, height: 200))
  }

  @Test("A form sheet is at most as large as the screen")
  func largestFormSheet() {
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    form.preferredContentSize = CGSize(width: 3000, height: 4000)
    #expect(frame(of: form, on: pad) == CGRect(x: 0, y: 0, width: 1032, height: 1376))
  }

  @Test("A sheet is as high as the screen of a phone in landscape, and leaves room for the status bar in portrait")
  func fullHeight() {
    #expect(frame(of: UIViewController(), on: phone, .landscape) == CGRect(x: 0, y: 0, width: 874, height: 402))
    let top = phone.safeArea(in: .portrait).top + 10
    #expect(abs(frame(of: UIViewController(), on: phone).minY - top) < 0.001)
  }

  @Test("The screen behind a sheet of iOS 18 moves back as a card, whose corners are drawn with a radius of 10 points")
  func card() throws {
    let presenter = UIViewController()
    _ = frame(of: UIViewController(), over: presenter, on: phone)
    let card = try #require(presenter.view.superview)
    // 16 points are at either side.
    let scale = (402.0 - 32) / 402
    #expect(abs(card.transform.a - scale) < 0.001)
    #expect(abs(card.layer.cornerRadius * scale - 10) < 0.001)
  }

  @Test("A popover is below its source on a tablet, within the margins of the screen, and a sheet on a phone")
  func popovers() {
    let presenter = UIViewController()
    let source = UIView(frame: CGRect(x: 500, y: 100, width: 40, height: 30))
    presenter.view.addSubview(source)
    func popover(_ rect: CGRect = .null) -> UIViewController {
      let presented = UIViewController()
      presented.modalPresentationStyle = .popover
      presented.preferredContentSize = CGSize(width: 200, height: 300)
      presented.popoverPresentationController?.sourceView = source
      presented.popoverPresentationController?.sourceRect = rect
      return presented
    }
    let first = popover()
    let place = frame(of: first, over: presenter, on: pad)
    #expect(place.size == CGSize(width: 200, height: 300))
    #expect(place.midX == 520)
    #expect(place.minY >= 130)
    #expect(place.minY < 160)
    first.dismiss(animated: false)
    // The rectangle of the source is at the left edge of the screen.
    let edge = frame(of: popover(CGRect(x: -500, y: 0, width: 10, height: 10)), over: presenter, on: pad)
    #expect(edge.minX == 10)
    let sheet = frame(of: popover(), on: phone)
    #expect(sheet.maxY == 874)
    #expect(sheet.width == 402)
  }

  @Test("An alert of iOS 26 is 320 points wide, its fields are above its buttons")
  func alerts() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = "Ada" }
    alert.addTextField { $0.placeholder = "Place" }
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    #expect(alert.textFields?.map(\.text) == ["Ada", ""])
    #expect(alert.preferredStyle == .alert)
    #expect(frame(of: alert, on: phone, look: .iOS26).width == 320)
    let fields = (alert.textFields ?? []).map { $0.convert($0.bounds, to: alert.view) }
    #expect(fields.count == 2)
    #expect(fields[0].maxY < fields[1].minY)
    #expect(alert.view.bounds.maxY - fields[1].maxY >= 44)
  }

  private func titles(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(titles)
  }

  @Test("The title of the preferred action is semibold, or else that of the one that cancels; a disabled one is grey")
  func titlesOfActions() throws {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let (save, cancel) = (
      UIAlertAction(title: "Save", style: .default), UIAlertAction(title: "Cancel", style: .cancel)
    )
    for action in [save, cancel] { alert.addAction(action) }
    alert.preferredAction = save
    cancel.isEnabled = false
    _ = frame(of: alert, on: phone)
    let shown = titles(in: alert.view)
    let (first, second) = try (
      #require(shown.first { $0.text == "Save" }), #require(shown.first { $0.text == "Cancel" })
    )
    #expect(first.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(second.font == .systemFont(ofSize: 17))
    #expect(first.textColor != .tertiaryLabel)
    #expect(second.textColor == .tertiaryLabel)
    let plain = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    for title in ["Save", "Cancel"] {
      plain.addAction(UIAlertAction(title: title, style: title == "Save" ? .default : .cancel))
    }
    _ = frame(of: plain, on: phone)
    #expect(titles(in: plain.view).first { $0.text == "Cancel" }?.font == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test("An action sheet is 8 points above the bottom of a screen without a home indicator")
  func actionSheet() {
    let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Save", style: .default))
    let place = frame(of: sheet, on: .iPhoneSE)
    #expect(abs(place.maxY - (667 - 8)) < 0.001)
    #expect(place.minX == 8)
  }

  @Test("An alert has no fields unless they are added, and actions in the order in which they were added")
  func actions() throws {
    let alert = UIAlertController(title: nil, message: "Really?", preferredStyle: .actionSheet)
    #expect(alert.textFields == nil)
    for style in [UIAlertAction.Style.cancel, .destructive, .default] {
      alert.addAction(UIAlertAction(title: "\(style.rawValue)", style: style))
    }
    #expect(alert.actions.map(\.title) == ["1", "2", "0"])
    let copy = try #require(alert.actions[1].copy() as? UIAlertAction)
    #expect(copy.title == "2")
    #expect(copy.style == .destructive)
    #expect(alert.preferredAction == nil)
  }

  @Test("A second controller is not presented over the same one, and completions run")
  func presents() {
    let (presenter, first, second) = (UIViewController(), UIViewController(), UIViewController())
    var steps: [String] = []
    presenter.present(first, animated: true) { steps.append("first") }
    presenter.present(second, animated: true) { steps.append("second") }
    #expect(presenter.presentedViewController === first)
    #expect(second.presentingViewController == nil)
    presenter.dismiss(animated: true) { steps.append("dismissed") }
    #expect(steps == ["first", "dismissed"])
    #expect(first.presentingViewController == nil)
    presenter.present(second, animated: true)
    #expect(presenter.presentedViewController === second)
  }

  @Test("A controller over another over a third is dismissed alone")
  func chains() {
    let (lowest, middle, top) = (UIViewController(), UIViewController(), UIViewController())
    lowest.present(middle, animated: true)
    middle.present(top, animated: true)
    #expect(top.presentingViewController === middle)
    top.dismiss(animated: true)
    #expect(lowest.presentedViewController === middle)
    #expect(middle.presentedViewController == nil)
  }

  @Test(
    "The style decides which presentation there is",
    arguments: [
      (UIModalPresentationStyle.automatic, "sheet"), (.pageSheet, "sheet"), (.formSheet, "sheet"),
      (.popover, "popover"), (.fullScreen, "plain"), (.overFullScreen, "plain"), (.overCurrentContext, "plain"),
    ])
  func styles(style: UIModalPresentationStyle, kind: String) {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    let found =
      controller.sheetPresentationController != nil
      ? "sheet" : controller.popoverPresentationController != nil ? "popover" : "plain"
    #expect(found == kind)
    #expect(controller.presentationController?.presentedViewController === controller)
  }

  @Test("A sheet, a popover and a controller have UIKit's defaults")
  func defaults() throws {
    let controller = UIViewController()
    let sheet = try #require(controller.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(!sheet.prefersGrabberVisible)
    #expect(sheet.preferredCornerRadius == nil)
    let other = UIViewController()
    other.modalPresentationStyle = .popover
    #expect(other.popoverPresentationController?.permittedArrowDirections == .any)
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(UIModalPresentationStyle.automatic.rawValue == -2)
    #expect(UIModalPresentationStyle.popover.rawValue == 7)
    #expect(!controller.isModalInPresentation)
  }

  private final class Recorder: UIPresentationController {
    var found: [String] = []
    override func presentationTransitionWillBegin() {
      let transition = presentedViewController.transitionCoordinator
      transition?.animate(
        alongsideTransition: {
          self.found.append("moves \($0.viewController(forKey: .to) === self.presentedViewController)")
        },
        completion: { self.found.append("ends \($0.viewController(forKey: .from) === self.presentingViewController)") })
      found.append("cancelled \(transition?.isCancelled ?? true)")
    }
    override func containerViewDidLayoutSubviews() { found.append("laid out") }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var made: Recorder?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      made = Recorder(presentedViewController: presented, presenting: presenting)
      return made
    }
  }

  @Test("The coordinator of a presentation knows both controllers, and is gone after it")
  func coordinators() {
    let (presented, delegate) = (UIViewController(), Delegate())
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    _ = frame(of: presented, on: phone)
    #expect(delegate.made?.found.prefix(4) == ["moves true", "ends true", "cancelled false", "laid out"])
    #expect(presented.transitionCoordinator == nil)
  }
}

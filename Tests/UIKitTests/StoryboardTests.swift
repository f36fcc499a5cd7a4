import Foundation
import Galley
import TestSupport
import Testing

@testable import UIKit

/// Storyboards are loaded as UIKit loads them: made, connected, woken, and then shown.
@Suite struct StoryboardTests {
  /// The storyboard of the sample package.
  private static let folder = Checkout.fixtures.appending(path: "AppSample/Sources/Letters/Resources").path
  private static var bundle: Bundle? { Bundle(path: folder) }

  final class ListController: UITableViewController {
    weak var composeButton: UIBarButtonItem!
    var senders = ["Ada", "Jonas"]
    var opened: [String?] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { senders.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
      (cell as? Cell)?.senderLabel.text = senders[indexPath.row]
      return cell
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { opened.append(segue.identifier) }
  }

  final class Cell: UITableViewCell {
    weak var senderLabel: UILabel!
    weak var subjectLabel: UILabel!
    weak var stampView: Stamp!
    var labelsWhenAwake: [Bool] = []

    override func awakeFromNib() { labelsWhenAwake = [senderLabel, subjectLabel].map { $0 != nil } }
  }

  final class Stamp: UIView {
    var rounding: CGFloat = 0
    var roundingWhenAwake: CGFloat?
    override func awakeFromNib() { roundingWhenAwake = rounding }
  }

  final class DetailController: UIViewController {
    weak var subjectLabel: UILabel!
    var labels: [UILabel]!
    weak var envelopeHeight: NSLayoutConstraint!
    var calls: [String] = []

    override func awakeFromNib() { calls.append("awakeFromNib, loaded: \(isViewLoaded)") }
    override func viewDidLoad() {
      calls.append("viewDidLoad, connected: \(subjectLabel != nil), children: \(children.count)")
      envelopeHeight.constant = 160
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      calls.append("prepare for \(segue.identifier ?? ""), connected: \(subjectLabel != nil)")
    }
  }

  final class InnerController: UIViewController {
    weak var addressLabel: UILabel!
  }

  init() {
    UINibClasses.register(
      UINibClass(
        ListController.self, name: "LettersController", module: "Letters",
        members: [.outlet("composeButton", \ListController.composeButton)]))
    UINibClasses.register(
      UINibClass(
        Cell.self, name: "LetterCell", module: "Letters",
        members: [
          .outlet("senderLabel", \Cell.senderLabel), .outlet("subjectLabel", \Cell.subjectLabel),
          .outlet("stampView", \Cell.stampView),
        ]))
    UINibClasses.register(
      UINibClass(Stamp.self, name: "StampView", module: "Letters", members: [.inspectable("rounding", \Stamp.rounding)])
    )
    UINibClasses.register(
      UINibClass(
        DetailController.self, name: "LetterController", module: "Letters",
        members: [
          .outlet("subjectLabel", \DetailController.subjectLabel), .outlet("labels", \DetailController.labels),
          .outlet("envelopeHeight", \DetailController.envelopeHeight),
        ]))
    UINibClasses.register(
      UINibClass(
        InnerController.self, name: "EnvelopeController", module: "Letters",
        members: [.outlet("addressLabel", \InnerController.addressLabel)]))
  }

  private var storyboard: UIStoryboard { UIStoryboard(name: "Letters", bundle: Self.bundle) }
  private let environment = LayoutEnvironment(
    traits: TraitCollection(locale: "en").on(.iPhone17), measuring: UIKitEnvironment.current.measuring)

  private func show(_ controller: UIViewController) {
    controller.layout(
      size: Device.iPhone17.size(in: .portrait), safeArea: Device.iPhone17.safeArea(in: .portrait), in: environment)
  }

  @Test("The initial controller has the controller of its relationship, of the app's class")
  func initialController() throws {
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try #require(navigation.topViewController as? ListController)
    #expect(navigation.viewControllers.count == 1)
    #expect(list.navigationController === navigation)
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(list.navigationItem.title == "Letters")
  }

  @Test("A controller wakes before its view is loaded; segues that embed come after its outlets and before viewDidLoad")
  func orderOfCalls() throws {
    let detail: DetailController = storyboard.instantiateViewController(identifier: "Letter")
    detail.loadViewIfNeeded()
    #expect(
      detail.calls == [
        "awakeFromNib, loaded: false", "prepare for envelope, connected: true",
        "viewDidLoad, connected: true, children: 1",
      ])
  }

  @Test("Outlets lead to views, to constraints, and in the order of the document to several views")
  func outlets() throws {
    let detail: DetailController = storyboard.instantiateViewController(identifier: "Letter")
    show(detail)
    #expect(detail.labels.map(\.text) == ["Subject", "Delivered by hand"])
    let inner = try #require(detail.children.first as? InnerController)
    #expect(inner.addressLabel.text == "Address")
    // The constant that the app sets on the outlet, and the container fills the margins of 20 points.
    #expect(abs(inner.view.frame.width - 362) < 1e-6)
    #expect(abs(inner.view.frame.height - 160) < 1e-6)
  }

  @Test("Before the first layout, views that constraints place have their frames of the canvas, as in UIKit")
  func framesBeforeLayout() throws {
    let detail: DetailController = storyboard.instantiateViewController(identifier: "Letter")
    detail.loadViewIfNeeded()
    #expect(detail.subjectLabel.frame == CGRect(x: 16, y: 119, width: 361, height: 34))
  }

  @Test("A bar button item is an outlet of its controller, and its changes are shown")
  func barButtonItem() throws {
    let list: ListController = storyboard.instantiateViewController(identifier: "Letters")
    list.loadViewIfNeeded()
    #expect(list.composeButton === list.navigationItem.rightBarButtonItem)
    #expect(list.composeButton.action == Selector("compose:"))
    list.composeButton.isEnabled = false
    #expect(list.node.navigationItem.trailingItems.map(\.isEnabled) == [false])
  }

  @Test("Prototype cells are made of the app's class, connected before they wake, with their attributes set")
  func prototypeCells() throws {
    let list: ListController = storyboard.instantiateViewController(identifier: "Letters")
    show(list)
    let cells = list.tableView.visibleCells.compactMap { $0 as? Cell }
    #expect(cells.map { $0.senderLabel.text } == ["Ada", "Jonas"])
    #expect(cells.map(\.labelsWhenAwake) == [[true, true], [true, true]])
    #expect(cells.first?.stampView.roundingWhenAwake == 8)
    #expect(cells.first?.stampView.frame.size == CGSize(width: 40, height: 40))
  }

  @Test("A segue that code performs makes and pushes its destination")
  func performedSegue() throws {
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try #require(navigation.topViewController as? ListController)
    list.performSegue(withIdentifier: "open", sender: nil)
    #expect(list.opened == ["open"])
    #expect(navigation.topViewController is DetailController)
  }

  @Test("A screen is released with its controllers, views and what it presents")
  func release() throws {
    weak var navigation: UINavigationController?
    weak var detail: DetailController?
    weak var alert: UIAlertController?
    weak var cell: UITableViewCell?
    func use() throws {
      let shown = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
      let list = try #require(shown.topViewController as? ListController)
      show(shown)
      cell = list.tableView.visibleCells.first
      #expect(cell != nil)
      list.performSegue(withIdentifier: "open", sender: nil)
      detail = shown.topViewController as? DetailController
      let question = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      question.addAction(UIAlertAction(title: "Keep", style: .cancel))
      detail?.present(question, animated: true)
      show(shown)
      #expect(question.view.superview != nil)
      (navigation, alert) = (shown, question)
    }
    try use()
    #expect(navigation == nil)
    #expect(detail == nil)
    #expect(alert == nil)
    #expect(cell == nil)
    weak var alone: UIAlertController?
    do {
      let shown = UIAlertController(title: "Alone", message: nil, preferredStyle: .alert)
      show(shown)
      alone = shown
    }
    #expect(alone == nil)
  }

  @Test(
    "A document is in the language of the scene", arguments: [("de", "Briefe"), ("ar", "الرسائل"), ("en", "Letters")])
  func language(locale: String, title: String) {
    let surroundings = SceneSurroundings(traits: TraitCollection(locale: locale).on(.iPhone17))
    SceneSurroundings.$current.withValue(surroundings) {
      let list: ListController = storyboard.instantiateViewController(identifier: "Letters")
      #expect(list.navigationItem.title == title)
    }
  }
}

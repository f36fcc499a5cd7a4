import AutoLayout
import Controls
import Foundation
import Graphics

/// The screen of a controller that presents others: its view, and over it the views of the presentations.
final class PresentationScreen {
  /// The controller of the layout that has all of them as its children.
  let node: ViewController
  let view: UIView
  /// The controller that keeps the screen.
  private unowned let presenter: UIViewController
  private let frame: PresenterFrame
  private var containers: [PresentationContainer] = []
  /// In an app, a controller that always presents another would never end.
  private static let mostPresentations = 8

  init(under presenter: UIViewController) {
    self.presenter = presenter
    view = UIView()
    node = PresentationNode()
    node.view = view.node
    frame = PresenterFrame(around: presenter.view)
    view.addSubview(frame)
    node.hold(presenter.node)
  }

  func layout(size: Size, safeArea: EdgeInsets, in environment: LayoutEnvironment) -> LayoutOutcome {
    view.enterWindow(of: size)
    // The frames of presentations depend on traits and on the safe area.
    view.node.prepare(size: size, safeArea: safeArea, in: environment)
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    beginPresentations(in: bounds, safeArea)
    var outcome = node.layout(size: size, safeArea: safeArea, in: environment)
    // A presented controller may present another when it appears.
    while presentedControllers.count > containers.count {
      beginPresentations(in: bounds, safeArea)
      outcome = node.layout(size: size, safeArea: safeArea, in: environment)
    }
    return outcome
  }

  /// The controllers that are presented over one another, from the lowest.
  private var presentedControllers: [UIViewController] {
    var controllers: [UIViewController] = []
    var top = presenter
    while let next = top.presentedViewController, controllers.count < Self.mostPresentations {
      controllers.append(next)
      top = next
    }
    return controllers
  }

  private func beginPresentations(in bounds: CGRect, _ safeArea: EdgeInsets) {
    view.frame = bounds
    frame.frame = bounds
    for controller in presentedControllers where !containers.contains(where: { $0.presented === controller }) {
      let presentation = controller.presentation(by: controller.presentingViewController ?? presenter)
      let container = PresentationContainer(of: presentation, frame: bounds)
      containers.append(container)
      node.hold(controller.node)
      view.addSubview(container)
      // Sheets keep away from the status bar.
      container.node.setRootSafeArea(safeArea)
      container.begin()
      (node as? PresentationNode)?.add(presentation)
      if containers.count == 1 {
        frame.card = presentation.cardOfPresenter(in: bounds)
        if frame.card != nil { (node as? PresentationNode)?.hasLightStatusBar = true }
        view.backgroundColor = frame.card == nil ? nil : .black
      }
    }
    for container in containers { container.frame = bounds }
  }
}

/// The controller of the layout for a screen with presentations. The topmost one that fills the screen decides about
/// its status bar.
private final class PresentationNode: ViewController {
  var hasLightStatusBar = false
  private var deciding: ViewController?

  func add(_ presentation: UIPresentationController) {
    let controller = presentation.presentedViewController
    let fills = presentation.presentationStyle == .fullScreen || controller.modalPresentationCapturesStatusBarAppearance
    if fills { deciding = controller.node }
  }

  private var decider: ViewController? { deciding ?? children.first }
  override var preferredStatusBarStyle: StatusBarStyle { .lightContent }
  override var childForStatusBarStyle: ViewController? { hasLightStatusBar ? nil : decider }
  override var childForStatusBarHidden: ViewController? { decider }
  override var childForHomeIndicatorAutoHidden: ViewController? { decider }
}

/// Holds the view of the presenter, which may move back as a card.
private final class PresenterFrame: UIView {
  private let content: UIView
  var card: CGRect? { didSet { setNeedsLayout() } }

  init(around content: UIView) {
    self.content = content
    super.init(frame: .zero)
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    guard let card, bounds.width > 0 else { return }
    let scale = card.width / bounds.width
    layer.cornerRadius = 10 / scale
    clipsToBounds = true
    transform = CGAffineTransform(translationX: card.midX - bounds.midX, y: card.midY - bounds.midY)
      .scaledBy(x: scale, y: scale)
  }
}

/// The container view of a presentation.
private final class PresentationContainer: UIView {
  private let presentation: UIPresentationController
  private var hasEnded = false
  var presented: UIViewController { presentation.presentedViewController }

  init(of presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presentation.containerView = self
  }

  required init?(coder: NSCoder) { nil }

  func begin() {
    presented.transition = ImmediateTransition(of: presented, in: self)
    presentation.presentationTransitionWillBegin()
    if let view = presentation.presentedView {
      view.translatesAutoresizingMaskIntoConstraints = true
      if !view.isDescendant(of: self) { addSubview(view) }
      // The hooks before the first layout see the size of the presentation.
      view.frame = presentation.frameOfPresentedViewInContainerView
      if view !== presented.view { presented.view.frame = view.bounds }
    }
    presented.transition = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
    presentation.containerViewWillLayoutSubviews()
    presentation.containerViewDidLayoutSubviews()
    guard !hasEnded else { return }
    hasEnded = true
    presentation.presentationTransitionDidEnd(true)
  }
}

extension UIViewController {
  /// Returns the presentation of this controller: the one that its delegate makes, or that of its style.
  fileprivate func presentation(by presenter: UIViewController) -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: presenter)
    {
      presentationController = custom
      return custom
    }
    let own = presentationController ?? ownPresentation(by: presenter)
    presentationController = own
    own.setPresenting(presenter)
    return (own as? UIPopoverPresentationController)?.adapted ?? own
  }
}

extension UIAlertController {
  /// Lays out an alert that is a scene of its own: over an empty screen.
  func layOutAlone(_ size: Size, _ safeArea: EdgeInsets, _ environment: LayoutEnvironment) -> LayoutOutcome {
    let ground = UIViewController()
    ground.view.backgroundColor = .systemBackground
    ground.presentWithoutKeeping(self)
    emptyScreen = ground
    return ground.layout(size: size, safeArea: safeArea, in: environment)
  }
}

extension UIPopoverPresentationController {
  /// Phones show a sheet instead, unless the delegate keeps the popover.
  fileprivate var adapted: UIPresentationController {
    guard UIKitEnvironment.sceneTraits.horizontalSizeClass == .compact,
      delegate?.adaptivePresentationStyle(for: self, traitCollection: .current) != UIModalPresentationStyle.none
    else { return self }
    return adaptiveSheetPresentationController
  }
}

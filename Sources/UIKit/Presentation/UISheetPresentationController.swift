import AutoLayout
import Controls
import Foundation
import Graphics

/// A sheet: at the bottom of a phone, in the middle of a tablet.
open class UISheetPresentationController: UIPresentationController {
  private lazy var sheet = SheetView(around: presentedViewController.view)
  private let dimming = UIView()

  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
  /// Kept, but nobody scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Kept, but on phones sheets are as wide as the screen.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Kept, but on phones sheets are as wide as the screen.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Kept, but the size follows from the presentation style.
  open var prefersPageSizing = true
  /// Kept, but on tablets sheets are in the middle of the screen.
  open weak var sourceView: UIView?
  open func animateChanges(_ changes: () -> Void) { changes() }
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  open override var presentedView: UIView? { sheet }

  private var look: SheetLook { SheetLook(of: UIKitEnvironment.sceneTraits) }
  private var isOnPad: Bool { UIKitEnvironment.sceneTraits.horizontalSizeClass == .regular }
  private var isLow: Bool { UIKitEnvironment.sceneTraits.verticalSizeClass == .compact }

  open override func presentationTransitionWillBegin() {
    dimming.backgroundColor = isDimmed ? .black : .clear
    dimming.alpha = UIKitEnvironment.sceneTraits.userInterfaceStyle == .dark ? 0.48 : 0.2
    containerView?.insertSubview(dimming, at: 0)
    sheet.radius = preferredCornerRadius ?? look.cornerRadius
    sheet.hasRoundBottom = isOnPad || floatingMargin != nil
    sheet.grabber.isHidden = !prefersGrabberVisible
  }

  open override func containerViewWillLayoutSubviews() {
    let bounds = containerView?.bounds ?? .zero
    dimming.frame = bounds
    sheet.scale = floatingMargin.map { (bounds.width - 2 * $0) / bounds.width } ?? 1
  }

  /// As in UIKit, a sheet whose detent the app leaves undimmed has nothing dark behind it.
  private var isDimmed: Bool {
    guard let undimmed = largestUndimmedDetentIdentifier,
      let place = detents.firstIndex(where: { $0.identifier == undimmed }),
      let shown = detents.firstIndex(where: { $0 === detent })
    else { return true }
    return shown > place
  }

  /// The detent that the sheet rests at: the selected one, or the lowest.
  private var detent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.min { height(of: $0) < height(of: $1) }
  }

  /// The height of the sheet at a detent, whose value is a height within the safe area.
  private func height(of detent: Detent) -> CGFloat {
    let bottom = containerView?.safeAreaInsets.bottom ?? 0
    let scale = UIScreen.main.scale
    return ((detent.value(in: maximumHeight - bottom) + bottom) * scale).rounded() / scale
  }

  /// The height of a sheet that is as high as it can be.
  private var maximumHeight: CGFloat {
    guard let containerView else { return 0 }
    return containerView.bounds.height - (isLow ? 0 : CGFloat(look.top(in: EdgeInsets(containerView.safeAreaInsets))))
  }

  /// The distance of a sheet that floats from the sides and the bottom, or `nil` for a sheet at the bottom.
  private var floatingMargin: CGFloat? {
    guard !isOnPad, !isLow, let detent, height(of: detent) < maximumHeight else { return nil }
    return look.floatingMargin.map { CGFloat($0) }
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    guard !isOnPad else { return padFrame(in: bounds) }
    let height = detent.map(height(of:)) ?? maximumHeight
    let margin = floatingMargin ?? 0
    let scale = (bounds.width - 2 * margin) / bounds.width
    return CGRect(
      x: margin, y: bounds.height - margin - height * scale, width: bounds.width * scale, height: height * scale)
  }

  /// Form sheets are 540 x 620 points, the size that UIKit documents, unless the controller prefers another. Page
  /// sheets are 704 points wide and 44 points from the edges, by eye.
  private func padFrame(in bounds: CGRect) -> CGRect {
    let preferred = presentedViewController.preferredContentSize
    let isForm = presentedViewController.modalPresentationStyle != .pageSheet
    var size = isForm ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height - 88)
    if preferred != .zero, isForm { size = preferred }
    size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  override func cardOfPresenter(in bounds: CGRect) -> CGRect? {
    guard look.movesScreenBack, !isOnPad, !isLow, detent.map(height(of:)) ?? maximumHeight == maximumHeight else {
      return nil
    }
    let (rise, inset) = (10.0, 16.0)
    let scale = (bounds.width - 2 * inset) / bounds.width
    return CGRect(
      x: inset, y: bounds.height - maximumHeight - rise, width: bounds.width - 2 * inset, height: bounds.height * scale)
  }

  /// A height at which a sheet rests.
  open class Detent: NSObject {
    public let identifier: Identifier
    private let resolve: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    private init(
      _ identifier: Identifier, resolve: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      self.identifier = identifier
      self.resolve = resolve
    }

    public class func medium() -> Detent { Detent(.medium) }
    public class func large() -> Detent { Detent(.large) }
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolve: resolver) }

    /// The height within the safe area. That of a medium sheet is 0.56 of the largest in view hierarchies of iOS 26.1
    /// (openuikit, NoTomorrow), and in an app that measured it on iOS 17 (MBTA).
    fileprivate func value(in maximum: CGFloat) -> CGFloat {
      if let resolve {
        return resolve(DetentContext(maximumDetentValue: maximum)).map { min($0, maximum) } ?? maximum
      }
      return identifier == .medium ? 0.56 * maximum : maximum
    }

    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
  }

  public static let automaticDimension: CGFloat = -1
}

public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var maximumDetentValue: CGFloat { get }
  var containerTraitCollection: UITraitCollection { get }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  init(maximumDetentValue: CGFloat) { self.maximumDetentValue = maximumDetentValue }
  var containerTraitCollection: UITraitCollection { .current }
}

/// Reacts to a change of the detent, which never happens.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The rounded ground of a sheet, which the presented view fills, laid out at the width of the screen and scaled if the
/// sheet floats.
private final class SheetView: UIView {
  private let content: UIView
  let grabber = UIView(frame: CGRect(x: 0, y: 5, width: 36, height: 5))
  var scale: CGFloat = 1 { didSet { setNeedsLayout() } }
  var radius: CGFloat = 10 { didSet { layer.cornerRadius = radius } }
  var hasRoundBottom = false {
    didSet {
      let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      layer.maskedCorners = hasRoundBottom ? upper.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : upper
    }
  }

  init(around content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clipsToBounds = true
    node.overrideUserInterfaceLevel = .elevated
    backgroundColor = .systemBackground
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    content.translatesAutoresizingMaskIntoConstraints = true
    addSubview(content)
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width / scale, height: bounds.height / scale)
    let margin = (size.width - bounds.width) / 2
    // Before it is scaled, the view reaches to the edges of the screen: from there it has its safe area.
    content.transform = .identity
    content.frame = CGRect(
      x: -margin, y: bounds.height + margin - size.height, width: size.width, height: size.height)
    content.transform = CGAffineTransform(translationX: 0, y: bounds.midY - content.center.y)
      .scaledBy(x: scale, y: scale)
    grabber.frame = CGRect(
      x: bounds.midX - 18 * scale, y: 5 * scale, width: 36 * scale, height: 5 * scale)
  }
}

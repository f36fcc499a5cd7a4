import Foundation
import Testing
import UIKit

private final class OwnAnimation: CAAnimation {}
private final class OwnPropertyAnimation: CAPropertyAnimation {}
private final class OwnTransaction: CATransaction {}
private final class OwnDisplayLink: CADisplayLink {}

private final class OwnLayoutAnchor: NSCollectionLayoutAnchor {}
private final class OwnBoundaryItem: NSCollectionLayoutBoundarySupplementaryItem {}
private final class OwnDecorationItem: NSCollectionLayoutDecorationItem {}
private final class OwnDimension: NSCollectionLayoutDimension {}
private final class OwnEdgeSpacing: NSCollectionLayoutEdgeSpacing {}
private final class OwnGroup: NSCollectionLayoutGroup {}
private final class OwnCustomItem: NSCollectionLayoutGroupCustomItem {}
private final class OwnItem: NSCollectionLayoutItem {}
private final class OwnSection: NSCollectionLayoutSection {}
private final class OwnSize: NSCollectionLayoutSize {}
private final class OwnSpacing: NSCollectionLayoutSpacing {}
private final class OwnSupplementaryItem: NSCollectionLayoutSupplementaryItem {}
private final class OwnCompositionalConfiguration: UICollectionViewCompositionalLayoutConfiguration {}

private final class OwnExtensionContext: NSExtensionContext {}
private final class OwnExtensionItem: NSExtensionItem {}
private final class OwnObservation: NSKeyValueObservation {}
private final class OwnAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

private final class OwnRotor: UIAccessibilityCustomRotor {}
private final class OwnRotorResult: UIAccessibilityCustomRotorItemResult {}
private final class OwnRotorPredicate: UIAccessibilityCustomRotorSearchPredicate {}

private final class OwnAction: UIAction {}
private final class OwnCommand: UICommand {}
private final class OwnKeyCommand: UIKeyCommand {}
private final class OwnMenu: UIMenu {}
private final class OwnMenuController: UIMenuController {}
private final class OwnMenuElement: UIMenuElement {}
private final class OwnDeferredElement: UIDeferredMenuElement {}
private final class OwnContextualAction: UIContextualAction {}
private final class OwnSwipeActions: UISwipeActionsConfiguration {}
private final class OwnRowAction: UITableViewRowAction {}
private final class OwnMenuConfiguration: UIContextMenuConfiguration {}
private final class OwnMenuInteraction: UIContextMenuInteraction {}
private final class OwnEditConfiguration: UIEditMenuConfiguration {}
private final class OwnEditInteraction: UIEditMenuInteraction {}

private final class OwnApplication: UIApplication, @unchecked Sendable {}
private final class OwnShortcutIcon: UIApplicationShortcutIcon {}
private final class OwnShortcut: UIApplicationShortcutItem {}
private final class OwnMutableShortcut: UIMutableApplicationShortcutItem {}
private final class OwnScene: UIScene {}
private final class OwnWindowScene: UIWindowScene {}
private final class OwnSceneOptions: UIScene.ConnectionOptions {}
private final class OwnSceneConfiguration: UISceneConfiguration {}
private final class OwnSession: UISceneSession {}
private final class OwnRestrictions: UISceneSizeRestrictions {}
private final class OwnGeometry: UIWindowScene.GeometryPreferences {}
private final class OwnPhoneGeometry: UIWindowScene.GeometryPreferences.iOS {}
private final class OwnStatusBar: UIStatusBarManager {}
private final class OwnOpenedURL: UIOpenURLContext {}

private final class OwnBarAppearance: UIBarAppearance {}
private final class OwnTabBarAppearance: UITabBarAppearance {}
private final class OwnToolbarAppearance: UIToolbarAppearance {}
private final class OwnButtonAppearance: UIBarButtonItemAppearance {}
private final class OwnButtonState: UIBarButtonItemStateAppearance {}
private final class OwnTabAppearance: UITabBarItemAppearance {}
private final class OwnTabState: UITabBarItemStateAppearance {}
private final class OwnButtonGroup: UIBarButtonItemGroup {}
private final class OwnBarItem: UIBarItem {}
private final class OwnUnavailableView: UIContentUnavailableView {}
private final class OwnDetent: UISheetPresentationController.Detent {}

private final class OwnAttachment: UIAttachmentBehavior {}
private final class OwnCollision: UICollisionBehavior {}
private final class OwnDynamics: UIDynamicItemBehavior {}
private final class OwnPush: UIPushBehavior {}
private final class OwnSnap: UISnapBehavior {}
private final class OwnAnimator: UIDynamicAnimator {}
private final class OwnCubic: UICubicTimingParameters {}
private final class OwnSpring: UISpringTimingParameters {}
private final class OwnMotion: UIMotionEffectGroup {}
private final class OwnFeedback: UIFeedbackGenerator {}
private final class OwnNotice: UINotificationFeedbackGenerator {}
private final class OwnSelection: UISelectionFeedbackGenerator {}

private final class OwnDrag: UIDragInteraction {}
private final class OwnDragItem: UIDragItem {}
private final class OwnDragPreview: UIDragPreview {}
private final class OwnDragParameters: UIDragPreviewParameters {}
private final class OwnTargetedDrag: UITargetedDragPreview {}
private final class OwnDrop: UIDropInteraction {}
private final class OwnDropProposal: UIDropProposal {}
private final class OwnListDrop: UITableViewDropProposal {}
private final class OwnCollectionDrop: UICollectionViewDropProposal {}
private final class OwnPreviewParameters: UIPreviewParameters {}
private final class OwnPreviewTarget: UIPreviewTarget {}
private final class OwnTargetedPreview: UITargetedPreview {}

private final class OwnFocusAnimation: UIFocusAnimationCoordinator {}
private final class OwnFocusEffect: UIFocusEffect {}
private final class OwnHalo: UIFocusHaloEffect {}
private final class OwnFocusSystem: UIFocusSystem {}
private final class OwnFocusUpdate: UIFocusUpdateContext {}
private final class OwnListFocus: UITableViewFocusUpdateContext {}
private final class OwnCollectionFocus: UICollectionViewFocusUpdateContext {}

private final class OwnEvent: UIEvent {}
private final class OwnTouch: UITouch {}
private final class OwnKey: UIKey {}
private final class OwnPress: UIPress {}
private final class OwnPresses: UIPressesEvent {}
private final class OwnHover: UIHoverGestureRecognizer {}
private final class OwnInert: UIInertInteraction {}
private final class OwnLargeContent: UILargeContentViewerInteraction {}
private final class OwnPencil: UIPencilInteraction {}
private final class OwnSpringLoaded: UISpringLoadedInteraction {}
private final class OwnToolTip: UIToolTipInteraction {}
private final class OwnPointer: UIPointerInteraction {}
private final class OwnPointerEffect: UIPointerEffect {}
private final class OwnPointerHighlight: UIPointerHighlightEffect {}
private final class OwnPointerHover: UIPointerHoverEffect {}
private final class OwnPointerLift: UIPointerLiftEffect {}
private final class OwnPointerRegion: UIPointerRegion {}
private final class OwnPointerRequest: UIPointerRegionRequest {}
private final class OwnPointerStyle: UIPointerStyle {}

private final class OwnTextInteraction: UITextInteraction {}
private final class OwnTextItem: UITextItem {}
private final class OwnTextMenu: UITextItem.MenuConfiguration {}
private final class OwnTextPosition: UITextPosition {}
private final class OwnTextRange: UITextRange {}
private final class OwnSelectionRect: UITextSelectionRect {}
private final class OwnInputMode: UITextInputMode {}
private final class OwnAssistant: UITextInputAssistantItem {}
private final class OwnPasswordRules: UITextInputPasswordRules {}
private final class OwnKeyboardGuide: UIKeyboardLayoutGuide {}

private final class OwnFormatter: UIPrintFormatter {}
private final class OwnMarkup: UIMarkupTextPrintFormatter {}
private final class OwnSimpleText: UISimpleTextPrintFormatter {}
private final class OwnViewFormatter: UIViewPrintFormatter {}
private final class OwnPrintInfo: UIPrintInfo {}
private final class OwnPrinting: UIPrintInteractionController {}
private final class OwnPageRenderer: UIPrintPageRenderer {}
private final class OwnDocumentInteraction: UIDocumentInteractionController {}
private final class OwnReference: UIReferenceLibraryViewController {}
private final class OwnNib: UINib {}
private final class OwnStoryboard: UIStoryboard {}

private final class OwnColor: CIColor {}
private final class OwnContext: CIContext {}
private final class OwnFilter: CIFilter {}
private final class OwnImage: CIImage {}
private final class OwnVector: CIVector {}
private final class OwnDurations: DateComponentsFormatter {}
private final class OwnLists: ListFormatter {}
private final class OwnRelativeDates: RelativeDateTimeFormatter {}
private final class OwnDataAsset: NSDataAsset {}
private final class OwnHashTable: NSHashTable<AnyObject> {}
private final class OwnItemProvider: NSItemProvider {}
private final class OwnParagraphStyle: NSParagraphStyle, @unchecked Sendable {}
private final class OwnPointerFunctions: NSPointerFunctions {}
private final class OwnStringContext: NSStringDrawingContext {}
private final class OwnDevice: UIDevice, @unchecked Sendable {}
private final class OwnMetrics: UIFontMetrics, @unchecked Sendable {}
private final class OwnRendererContext: UIGraphicsImageRendererContext {}
private final class OwnImageFormat: UIGraphicsImageRendererFormat {}
private final class OwnFormat: UIGraphicsRendererFormat {}
private final class OwnConfiguration: UIImage.Configuration, @unchecked Sendable {}
private final class OwnSymbols: UIImage.SymbolConfiguration, @unchecked Sendable {}
private final class OwnPasteboard: UIPasteboard, @unchecked Sendable {}
private final class OwnScreen: UIScreen, @unchecked Sendable {}
private final class OwnUndo: UndoManager, @unchecked Sendable {}

private final class Delegate: NSObject, UIContextMenuInteractionDelegate, UIDragInteractionDelegate,
  UIDropInteractionDelegate
{
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    []
  }
}

@Suite("Subclasses of all open classes")
struct OpenClassTests {
  private let item = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let half = NSCollectionLayoutDimension.fractionalWidth(0.5)
  private let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
  private let anchor = NSCollectionLayoutAnchor(edges: .top)

  private var layouts: [AnyObject] {
    [
      OwnLayoutAnchor(edges: .top, absoluteOffset: .zero),
      OwnBoundaryItem(layoutSize: size, elementKind: "a", alignment: .top),
      OwnEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil), OwnCustomItem(frame: .zero),
      OwnItem(layoutSize: size), OwnSize(widthDimension: half, heightDimension: half),
      OwnSection(group: .horizontal(layoutSize: size, subitems: [])),
      OwnSupplementaryItem(layoutSize: size, elementKind: "a", containerAnchor: anchor),
      OwnCompositionalConfiguration(),
    ]
  }

  private var animations: [AnyObject] {
    [
      OwnAnimation(), OwnPropertyAnimation(keyPath: "opacity"), OwnTransaction(),
      OwnDisplayLink(target: item, selector: Selector("a")), OwnAttachment(item: item, attachedToAnchor: .zero),
      OwnCollision(items: [item]), OwnDynamics(items: [item]), OwnPush(items: [item], mode: .continuous),
      OwnSnap(item: item, snapTo: .zero), OwnAnimator(referenceView: item), OwnCubic(animationCurve: .linear),
      OwnCubic(controlPoint1: .zero, controlPoint2: .zero), OwnSpring(), OwnSpring(dampingRatio: 1),
      OwnSpring(dampingRatio: 1, initialVelocity: .zero),
      OwnSpring(mass: 1, stiffness: 1, damping: 1, initialVelocity: .zero), OwnMotion(), OwnFeedback(), OwnNotice(),
      OwnSelection(),
    ]
  }

  private var menus: [AnyObject] {
    [
      OwnAction { _ in }, OwnCommand(action: Selector("a")), OwnKeyCommand(action: Selector("a"), input: "a"),
      OwnMenu(),
      OwnMenuController(), OwnDeferredElement { $0([]) },
      OwnContextualAction(style: .normal, title: "a") { _, _, _ in },
      OwnSwipeActions(actions: []), OwnRowAction(style: .normal, title: "a") { _, _ in }, OwnMenuConfiguration(),
      OwnMenuInteraction(delegate: Delegate()), OwnEditConfiguration(identifier: nil, sourcePoint: .zero),
      OwnEditInteraction(delegate: nil), OwnRotor(name: "a") { _ in nil }, OwnRotorResult(),
      OwnRotorResult(targetElement: item, targetRange: nil), OwnRotorPredicate(),
    ]
  }

  private var bars: [AnyObject] {
    [
      OwnBarAppearance(idiom: .phone), OwnBarAppearance(barAppearance: UIBarAppearance()), OwnTabBarAppearance(),
      OwnToolbarAppearance(), OwnButtonAppearance(), OwnButtonAppearance(style: .plain), OwnTabAppearance(),
      OwnTabAppearance(style: .stacked), OwnButtonGroup(barButtonItems: [], representativeItem: nil), OwnBarItem(),
      OwnUnavailableView(configuration: .empty()),
    ]
  }

  private var apps: [AnyObject] {
    [
      OwnShortcut(type: "a", localizedTitle: "b", localizedSubtitle: nil, icon: nil),
      OwnMutableShortcut(type: "a", localizedTitle: "b", localizedSubtitle: nil, icon: nil),
      OwnSceneConfiguration(name: nil, sessionRole: .windowApplication), OwnPhoneGeometry(interfaceOrientations: .all),
      OwnExtensionContext(), OwnExtensionItem(), OwnNib(nibName: "a", bundle: nil),
      OwnStoryboard(name: "a", bundle: nil), OwnReference(term: "a"), OwnDocumentInteraction(),
    ]
  }

  private var dragging: [AnyObject] {
    [
      OwnDrag(delegate: Delegate()), OwnDrop(delegate: Delegate()), OwnDragItem(itemProvider: NSItemProvider()),
      OwnDragPreview(view: item), OwnDragParameters(),
      OwnTargetedDrag(view: item, parameters: UIDragPreviewParameters()),
      OwnDropProposal(operation: .copy), OwnListDrop(operation: .copy, intent: .unspecified),
      OwnCollectionDrop(operation: .copy, intent: .unspecified), OwnPreviewParameters(),
      OwnPreviewTarget(container: item, center: .zero), OwnTargetedPreview(view: item),
    ]
  }

  private var interactions: [AnyObject] {
    [
      OwnEvent(), OwnTouch(), OwnKey(), OwnPress(), OwnPresses(), OwnHover(target: nil, action: nil), OwnInert(),
      OwnLargeContent(), OwnPencil(), OwnSpringLoaded { _, _ in }, OwnToolTip(), OwnPointer(),
      OwnPointerEffect(preview: UITargetedPreview(view: item)),
      OwnPointerHighlight(preview: UITargetedPreview(view: item)),
      OwnPointerHover(preview: UITargetedPreview(view: item)), OwnPointerLift(preview: UITargetedPreview(view: item)),
      OwnPointerRegion(rect: .zero), OwnPointerRequest(), OwnPointerStyle(), OwnFocusAnimation(), OwnFocusEffect(),
      OwnHalo(), OwnFocusUpdate(), OwnListFocus(), OwnCollectionFocus(),
    ]
  }

  private var texts: [AnyObject] {
    [
      OwnTextInteraction(), OwnTextMenu(preview: nil, menu: UIMenu()), OwnTextPosition(), OwnTextRange(),
      OwnSelectionRect(), OwnInputMode(), OwnAssistant(), OwnPasswordRules(descriptor: "a"), OwnKeyboardGuide(),
      OwnFormatter(), OwnMarkup(markupText: "a"), OwnSimpleText(text: "a"),
      OwnSimpleText(attributedText: NSAttributedString(string: "a")), OwnViewFormatter(), OwnPrintInfo(), OwnPrinting(),
      OwnPageRenderer(),
    ]
  }

  private var values: [AnyObject] {
    [
      OwnImage(), OwnDurations(), OwnLists(), OwnRelativeDates(), OwnItemProvider(), OwnParagraphStyle(),
      OwnMetrics(forTextStyle: .body), OwnFormat(), OwnImageFormat(), OwnConfiguration(traitCollection: nil), OwnUndo(),
    ]
  }

  @Test("Each initializer makes an object of the subclass")
  func initializers() {
    let made =
      layouts + animations + menus + bars + apps + dragging + interactions + texts + values
    #expect(made.allSatisfy { String(describing: type(of: $0)).hasPrefix("Own") })
  }
}

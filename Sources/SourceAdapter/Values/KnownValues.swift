#if UIKitAdapter
/// Values of UIKit's and Swift's types, which pictures show in the place of a stub's.
enum KnownValues {
  /// The value of a type that is not generic, or nil if none is known.
  ///
  /// - Parameter name: The name of what has the value: a ratio is 1, lengths are not.
  static func value(of type: String, named name: String) -> String? {
    if type == "CGFloat" { return isRatio(name) ? "1" : "16" }
    if numbers.contains(type) { return isRatio(name) ? "1" : "0" }
    if plain.contains(type) { return "\(type)()" }
    return values[type]
  }

  private static func isRatio(_ name: String) -> Bool {
    ["ratio", "multiplier", "alpha", "opacity", "scale", "factor"].contains { name.lowercased().contains($0) }
  }

  /// The value of a generic type, or nil if none is known.
  ///
  /// - Parameter argument: Returns a value of the argument at an index.
  static func value(ofGeneric type: String, argument: (_ index: Int) -> String?) -> String? {
    switch type {
    case "Result": argument(0).map { ".success(\($0))" } ?? ".failure(CocoaError(.featureUnsupported))"
    case "Range": argument(0).map { "\($0)..<\($0)" }
    case "ClosedRange": argument(0).map { "\($0)...\($0)" }
    case "CurrentValueSubject": argument(0).map { "CurrentValueSubject(\($0))" }
    default: generics[type]
    }
  }

  private static let numbers: Set<String> = [
    "Int", "Double", "Float", "TimeInterval", "UInt", "Int32", "Int64", "UInt32", "UInt64", "Int16", "UInt8", "Int8",
    "UInt16", "Decimal", "CFTimeInterval", "Float32", "NSInteger",
  ]

  private static let generics: [String: String] = [
    "Array": "[]", "ArraySlice": "[]", "ContiguousArray": "[]", "Set": "[]", "Dictionary": "[:]",
    "KeyValuePairs": "[:]", "AnySequence": "AnySequence([])", "AnyCollection": "AnyCollection([])",
    "AsyncStream": "AsyncStream { $0.finish() }", "NSCache": "NSCache()", "NSHashTable": "NSHashTable()",
    "AnyPublisher": "Empty().eraseToAnyPublisher()", "PassthroughSubject": "PassthroughSubject()",
    "NSDiffableDataSourceSnapshot": "NSDiffableDataSourceSnapshot()",
    "UITableViewDiffableDataSource":
      "UITableViewDiffableDataSource(tableView: UITableView()) { _, _, _ in nil }",
    "UICollectionViewDiffableDataSource":
      "UICollectionViewDiffableDataSource(collectionView: \(collectionView)) { _, _, _ in nil }",
    "UICollectionView.CellRegistration": "UICollectionView.CellRegistration { _, _, _ in }",
  ]

  private static let collectionView =
    "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"

  /// Types with an initializer without arguments.
  private static let plain: Set<String> = Set(StubFamily.views).subtracting(["UIWindow", "UICollectionView"]).union([
    "UIViewController", "UITableViewController", "UITabBarController", "UISplitViewController", "UISearchController",
    "UIResponder", "UILayoutGuide", "UIBezierPath", "UIBarButtonItem", "UITabBarItem", "UIEvent", "UITouch",
    "UITapGestureRecognizer", "UIPanGestureRecognizer", "UILongPressGestureRecognizer", "UIGestureRecognizer",
    "UISwipeGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
    "UIHoverGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UICollectionViewFlowLayout",
    "UICollectionViewLayout", "UICollectionViewLayoutAttributes", "UINavigationBarAppearance", "UITabBarAppearance",
    "UIToolbarAppearance", "UIBarButtonItemAppearance", "UIVisualEffect", "UIContextMenuConfiguration", "UIOffset",
    "UIImpactFeedbackGenerator", "UISelectionFeedbackGenerator", "UINotificationFeedbackGenerator",
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer",
    "CAScrollLayer", "CAAnimation", "CABasicAnimation", "CAKeyframeAnimation", "CAAnimationGroup", "CATransition",
    "CGMutablePath", "NSLayoutConstraint", "NSMutableParagraphStyle", "NSParagraphStyle", "NSShadow",
    "NSTextAttachment", "NSTextStorage", "NSLayoutManager", "NSTextContainer", "NSItemProvider",
    "NSObject", "NSString", "NSDate", "NSDictionary", "NSMutableDictionary", "NSArray", "NSMutableArray",
    "NSSet", "NSMutableSet", "NSOrderedSet", "NSData", "NSMutableData", "NSNull", "NSLock", "NSRecursiveLock",
    "NSCoder", "Date", "UUID", "Data", "IndexSet", "CharacterSet", "DateComponents", "DateInterval", "URLComponents",
    "PersonNameComponents", "Formatter", "DateFormatter", "NumberFormatter", "ISO8601DateFormatter",
    "DateComponentsFormatter", "DateIntervalFormatter", "RelativeDateTimeFormatter", "ByteCountFormatter",
    "LengthFormatter", "JSONEncoder", "JSONDecoder", "PropertyListEncoder", "PropertyListDecoder", "Timer", "Thread",
    "OperationQueue", "Operation", "BlockOperation", "DispatchGroup",
  ])

  /// Those of types that are not made without arguments, with a value that a picture shows if there is one.
  private static let values: [String: String] = [
    "Void": "()", "String": "\"Text\"", "Substring": "\"Text\"", "Character": "\"T\"", "StaticString": "\"Text\"",
    "Bool": "false", "Any": "0", "AnyObject": "NSObject()", "AnyHashable": "0", "AnyClass": "NSObject.self",
    "CVarArg": "\"Text\" as NSString", "Error": "CocoaError(.featureUnsupported)", "Duration": ".zero",
    "CocoaError": "CocoaError(.featureUnsupported)", "URLError": "URLError(.unknown)",
    "NSError": "NSError(domain: \"stub\", code: 0)", "NSNumber": "NSNumber(value: 0)",

    // Foundation
    "URL": "URL(fileURLWithPath: \"/\")", "NSURL": "NSURL(fileURLWithPath: \"/\")",
    "URLRequest": "URLRequest(url: URL(fileURLWithPath: \"/\"))", "URLSession": ".shared",
    "URLSessionConfiguration": ".default", "URLQueryItem": "URLQueryItem(name: \"stub\", value: nil)",
    "Bundle": ".main", "Calendar": ".current", "Calendar.Component": ".day", "Locale": ".current",
    "TimeZone": ".current", "ProcessInfo": ".processInfo", "FileManager": ".default", "UserDefaults": ".standard",
    "NotificationCenter": ".default", "Notification": "Notification(name: Notification.Name(\"stub\"))",
    "Notification.Name": "Notification.Name(\"stub\")", "NSNotification.Name": "Notification.Name(\"stub\")",
    "IndexPath": "IndexPath(row: 0, section: 0)", "NSRange": "NSRange(location: 0, length: 0)",
    "NSPredicate": "NSPredicate(value: true)", "Selector": "Selector(\"stub\")",
    "NSAttributedString": "NSAttributedString(string: \"Text\")", "AttributedString": "AttributedString(\"Text\")",
    "NSMutableAttributedString": "NSMutableAttributedString(string: \"Text\")",
    "NSAttributedString.Key": "NSAttributedString.Key(\"stub\")",
    "DispatchQueue": ".main", "DispatchTime": ".now()", "DispatchTimeInterval": ".seconds(0)",
    "DispatchWorkItem": "DispatchWorkItem {}", "DispatchSemaphore": "DispatchSemaphore(value: 1)",

    // Lengths and places
    "UIEdgeInsets": ".zero", "NSDirectionalEdgeInsets": ".zero", "CGSize": ".zero", "CGPoint": ".zero",
    "CGRect": ".zero", "CGVector": "CGVector(dx: 0, dy: 0)", "CGAffineTransform": ".identity",
    "CATransform3D": "CATransform3DIdentity", "CGPath": "UIBezierPath().cgPath", "UILayoutPriority": ".required",
    "UIRectEdge": ".all", "NSDirectionalRectEdge": ".all", "UIRectCorner": ".allCorners", "CACornerMask": "[]",
    "NSLayoutConstraint.Axis": ".horizontal", "NSLayoutXAxisAnchor": "UIView().leadingAnchor",
    "NSLayoutYAxisAnchor": "UIView().topAnchor", "NSLayoutDimension": "UIView().heightAnchor",

    // Colours, fonts and pictures
    "UIColor": "UIColor.gray", "CGColor": "UIColor.gray.cgColor", "UIFont": "UIFont.systemFont(ofSize: 17)",
    "UIFont.Weight": ".regular", "UIFont.TextStyle": ".body", "UIFontMetrics": ".default",
    "UIFontDescriptor": "UIFont.systemFont(ofSize: 17).fontDescriptor",
    "UIImage": "(UIImage(systemName: \"photo\") ?? UIImage())", "UIImage.SymbolConfiguration": ".unspecified",
    "UIImage.RenderingMode": ".automatic", "UIImage.Orientation": ".up", "UIImage.SymbolScale": ".default",
    "UIImage.SymbolWeight": ".regular", "UIGraphicsImageRenderer": "UIGraphicsImageRenderer(size: .zero)",
    "UIBlurEffect": "UIBlurEffect(style: .regular)", "UIBlurEffect.Style": ".regular",
    "UIVibrancyEffect": "UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))",
    "CAMediaTimingFunction": "CAMediaTimingFunction(name: .linear)",

    // Views and what sets them up
    "UIWindow": "UIWindow(frame: .zero)", "UICollectionView": collectionView,
    "UIButton.Configuration": ".plain()", "UIButton.ButtonType": ".system", "UIControl.State": ".normal",
    "UIControl.Event": ".touchUpInside", "UIView.ContentMode": ".scaleToFill", "UIView.AnimationOptions": "[]",
    "UIView.AnimationCurve": ".easeInOut", "UIView.AutoresizingMask": "[]",
    "UIStackView.Alignment": ".fill", "UIStackView.Distribution": ".fill",
    "UIActivityIndicatorView.Style": ".medium", "UIScrollView.KeyboardDismissMode": ".none",
    "UITableView.Style": ".plain", "UITableView.RowAnimation": ".automatic", "UITableView.ScrollPosition": ".none",
    "UITableViewCell.CellStyle": ".default", "UITableViewCell.AccessoryType": ".none",
    "UITableViewCell.SelectionStyle": ".default", "UITableViewCell.EditingStyle": ".none",
    "UICollectionView.ScrollDirection": ".vertical", "UICollectionView.ScrollPosition": "[]",
    "UICollectionViewCompositionalLayout": "UICollectionViewCompositionalLayout { _, _ in nil }",
    "UIListContentConfiguration": ".cell()", "UIBackgroundConfiguration": ".clear()",
    "NSTextAlignment": ".natural", "NSLineBreakMode": ".byTruncatingTail", "UITextField.BorderStyle": ".none",
    "UITextField.ViewMode": ".never", "UITextContentType": ".name", "UITextAutocapitalizationType": ".none",
    "UITextAutocorrectionType": ".default", "UIKeyboardType": ".default", "UIReturnKeyType": ".default",
    "UISemanticContentAttribute": ".unspecified", "UIAccessibilityTraits": ".none",
    "UIViewPropertyAnimator": "UIViewPropertyAnimator(duration: 0, curve: .linear)",

    // Controllers, bars and menus
    "UINavigationController": "UINavigationController(rootViewController: UIViewController())",
    "UICollectionViewController":
      "UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())",
    "UIPageViewController":
      "UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)",
    "UIAlertController": "UIAlertController(title: nil, message: nil, preferredStyle: .alert)",
    "UIAlertController.Style": ".alert", "UIAlertAction.Style": ".default",
    "UIAlertAction": "UIAlertAction(title: \"Text\", style: .default)",
    "UIActivityViewController": "UIActivityViewController(activityItems: [], applicationActivities: nil)",
    "UISheetPresentationController.Detent": ".large()", "UIModalPresentationStyle": ".automatic",
    "UIModalTransitionStyle": ".coverVertical", "UINavigationItem": "UINavigationItem(title: \"Text\")",
    "UIBarButtonItem.Style": ".plain", "UIBarButtonItem.SystemItem": ".done", "UIMenu": "UIMenu(children: [])",
    "UIAction": "UIAction { _ in }", "UIMenuElement": "UIAction { _ in }",
    "UICommand": "UICommand(title: \"Text\", action: Selector(\"stub\"))",
    "UISwipeActionsConfiguration": "UISwipeActionsConfiguration(actions: [])",
    "UIContextualAction": "UIContextualAction(style: .normal, title: \"Text\") { _, _, _ in }",
    "UIStoryboard": "UIStoryboard(name: \"Main\", bundle: nil)",
    "UINib": "UINib(nibName: \"View\", bundle: nil)", "UIDocument": "UIDocument(fileURL: URL(fileURLWithPath: \"/\"))",

    // The device
    "UIScreen": ".main", "UIDevice": ".current", "UIApplication": ".shared", "UIPasteboard": ".general",
    "UITraitCollection": ".current", "UIContentSizeCategory": ".large", "UIUserInterfaceStyle": ".light",
    "UIUserInterfaceSizeClass": ".compact", "UIUserInterfaceLayoutDirection": ".leftToRight",
    "UIUserInterfaceIdiom": ".phone", "UIInterfaceOrientation": ".portrait", "UIInterfaceOrientationMask": ".all",
    "UIStatusBarStyle": ".default",
  ]

  /// Whether the module has a type of the name, as far as its values are known.
  static func has(_ type: String) -> Bool { value(of: type, named: "") != nil }

  /// How a new initializer of a type that is not a stub makes it, or `nil` if that is not known.
  static func initializer(of type: String) -> String? {
    switch type {
    case "UIColor": "self.init(white: 0.5, alpha: 1)"
    case "UIFont": nil
    case "String", "Substring": "self = \"Text\""
    case "NSAttributedString", "NSMutableAttributedString": "self.init(string: \"Text\")"
    case "CGRect", "CGSize", "CGPoint", "Int", "Double", "CGFloat", "Float", "Bool", "Date", "Data", "UIEdgeInsets":
      "self.init()"
    case "URL": "self.init(fileURLWithPath: \"/\")"
    case "UIBarButtonItem", "UIImage", "UIBezierPath", "CALayer", "UIAlertController", "UIViewController": "self.init()"
    case "UITableView": "self.init(frame: .zero, style: .plain)"
    case "UICollectionView": "self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    default: StubFamily.views.contains(type) ? "self.init(frame: .zero)" : nil
    }
  }
}
#endif

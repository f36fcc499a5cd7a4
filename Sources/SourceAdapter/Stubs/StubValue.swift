#if UIKitAdapter
/// A value for each type, which pictures show in the place of a stub's.
enum StubValue {
  /// The type of what does not return.
  static let never = "Never"

  static let known: [String: String] = [
    "Void": "()", "()": "()", "String": "\"Text\"", "Substring": "\"Text\"", "Character": "\"T\"", "Bool": "false",
    "UIColor": "UIColor.gray", "CGColor": "UIColor.gray.cgColor", "UIFont": "UIFont.systemFont(ofSize: 17)",
    "UIImage": "(UIImage(systemName: \"photo\") ?? UIImage())", "Selector": "Selector(\"stub\")",
    "UIFont.Weight": ".regular", "UIFont.TextStyle": ".body",
    "UIEdgeInsets": ".zero", "NSDirectionalEdgeInsets": ".zero", "CGSize": ".zero", "CGPoint": ".zero",
    "CGRect": ".zero", "CGAffineTransform": ".identity", "CATransform3D": "CATransform3DIdentity",
    "UIImage.SymbolConfiguration": ".unspecified", "UILayoutPriority": ".required", "UIOffset": "UIOffset()",
    "Notification.Name": "Notification.Name(\"stub\")", "NSNotification.Name": "Notification.Name(\"stub\")",
    "NSAttributedString.Key": "NSAttributedString.Key(\"stub\")", "Any": "0", "AnyObject": "NSObject()",
    "AnyHashable": "0", "AnyClass": "NSObject.self", "CVarArg": "\"Text\" as NSString",
    "UIButton.Configuration": ".plain()",
    "UIContentSizeCategory": ".large", "UITraitCollection": ".current", "UIBlurEffect": "UIBlurEffect(style: .regular)",
    "Error": "CocoaError(.featureUnsupported)", "URL": "URL(fileURLWithPath: \"/\")", "Data": "Data()",
    "DispatchQueue": ".main", "Bundle": ".main", "Calendar": ".current", "Locale": ".current", "TimeZone": ".current",
    "UIWindow": "UIWindow(frame: .zero)", "UIMenu": "UIMenu(children: [])", "UIAction": "UIAction { _ in }",
    "UICollectionView": "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
    "NSAttributedString": "NSAttributedString(string: \"Text\")", "AttributedString": "AttributedString(\"Text\")",
    "NSMutableAttributedString": "NSMutableAttributedString(string: \"Text\")",
    "IndexPath": "IndexPath(row: 0, section: 0)",
    "UINavigationController": "UINavigationController(rootViewController: UIViewController())",
    "UIAlertController": "UIAlertController(title: nil, message: nil, preferredStyle: .alert)",
  ]
  private static let numbers: Set<String> = [
    "Int", "Double", "Float", "TimeInterval", "UInt", "Int32", "Int64", "UInt32", "UInt64", "Int16", "UInt8", "Decimal",
    "CFTimeInterval", "Float32", "NSInteger",
  ]
  /// Types with an initializer without arguments.
  private static let plain: Set<String> = Set(StubFamily.views).union([
    "UIViewController", "UITableViewController", "NSObject", "Date", "UUID", "UIBezierPath", "CALayer", "CAShapeLayer",
    "CAGradientLayer", "UILayoutGuide", "NSLayoutConstraint", "NSMutableParagraphStyle", "NSParagraphStyle",
    "UITapGestureRecognizer", "UIPanGestureRecognizer", "UILongPressGestureRecognizer", "UIGestureRecognizer",
    "UIBarButtonItem", "UITabBarController", "DateFormatter", "NumberFormatter", "NSNumber", "NSString",
    "UICollectionViewFlowLayout", "UINavigationBarAppearance", "UITabBarItem", "IndexSet", "DateComponents",
    "URLComponents", "OperationQueue", "NSLock", "UISplitViewController", "UITabBarAppearance",
  ])

  /// - Parameters:
  ///   - name: The name of what has the value: a ratio is 1, lengths are not.
  ///   - made: Whether a type is a stub that can be made, and how.
  static func expression(of type: String, named name: String, made: (String) -> String?) -> String {
    let plainType = StubTypeText(type).plain
    if type.hasSuffix("!"), let wrapped = StubTypeText(type).wrapped {
      let value = expression(of: wrapped, named: name, made: made)
      return value.contains("fatalError") ? "nil" : value
    }
    if StubTypeText(plainType).wrapped != nil { return "nil" }
    if let value = known[plainType] ?? made(plainType) { return value }
    if plainType == "CGFloat" { return isRatio(name) ? "1" : "16" }
    if numbers.contains(plainType) { return isRatio(name) ? "1" : "0" }
    if plainType.hasPrefix("[") { return StubTypeText(plainType).entry == nil ? "[]" : "[:]" }
    if plainType.hasPrefix("Set<") || plainType.hasPrefix("Array<") { return "[]" }
    if plain.contains(plainType) { return "\(plainType)()" }
    if let arrow = plainType.range(of: ") -> "), plainType.hasPrefix("(") {
      let count = parameterCount(String(plainType[..<arrow.lowerBound].dropFirst()))
      let value = expression(of: String(plainType[arrow.upperBound...]), named: name, made: made)
      return "{ \(count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in ")\(value) }"
    }
    if plainType.hasSuffix(".Type") { return plainType.dropLast(".Type".count) + ".self" }
    return "fatalError(\"\(type) is a stub\")"
  }

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

  private static func isRatio(_ name: String) -> Bool {
    ["ratio", "multiplier", "alpha", "opacity", "scale", "factor"].contains { name.lowercased().contains($0) }
  }

  private static func parameterCount(_ list: String) -> Int {
    if list.isEmpty { return 0 }
    var depth = 0
    return list.reduce(into: 1) { count, character in
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == "," && depth == 0 { count += 1 }
    }
  }
}
#endif

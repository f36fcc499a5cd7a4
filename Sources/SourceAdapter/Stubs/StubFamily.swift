#if UIKitAdapter
/// What is known of UIKit's classes that apps subclass: how they are made, and which members show that a class is a
/// subclass.
struct StubFamily {
  let name: String
  let superclass: String
  /// The designated initializers, each with its call of `super`.
  let initializers: [String]
  /// How an initializer of a subclass calls `super`.
  let make: String
  /// Members that no class above has.
  let members: Set<String>

  static let views: [String] = [
    "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIStackView", "UIScrollView", "UITextField",
    "UITextView", "UITableView", "UICollectionView", "UITableViewCell", "UITableViewHeaderFooterView",
    "UICollectionReusableView", "UICollectionViewCell", "UISwitch", "UISlider", "UIPageControl", "UIProgressView",
    "UIVisualEffectView", "UIToolbar", "UINavigationBar", "UITabBar", "UISearchBar", "UIWindow", "UIRefreshControl",
    "UIActivityIndicatorView", "UISegmentedControl", "UIPickerView", "UIDatePicker", "UIStepper", "UIColorWell",
  ]

  static func named(_ name: String) -> StubFamily? { all.first { $0.name == name } }

  /// The classes above one, from the nearest.
  static func superclasses(of name: String) -> [String] {
    guard let superclass = named(name)?.superclass ?? (views.contains(name) ? "UIView" : nil) else { return [] }
    return [superclass] + superclasses(of: superclass)
  }

  /// The class of UIKit's that has a member, or overrides a method.
  static func owner(of member: String) -> StubFamily? { all.first { $0.members.contains(member) } }

  private static let coder = "required init?(coder: NSCoder) { super.init(coder: coder) }"
  private static let frame = "override init(frame: CGRect) { super.init(frame: frame) }"

  private static func view(_ name: String, _ superclass: String = "UIView", _ members: Set<String> = []) -> StubFamily {
    StubFamily(
      name: name, superclass: superclass, initializers: [frame, coder], make: "super.init(frame: .zero)",
      members: members)
  }

  static let all: [StubFamily] = [
    view(
      "UIView", "UIResponder",
      [
        "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "centerXAnchor",
        "centerYAnchor", "widthAnchor", "heightAnchor", "firstBaselineAnchor", "lastBaselineAnchor",
        "translatesAutoresizingMaskIntoConstraints", "addSubview", "insertSubview", "subviews", "superview",
        "removeFromSuperview", "frame", "bounds", "center", "transform", "isHidden", "alpha", "backgroundColor",
        "tintColor", "layer", "clipsToBounds", "contentMode", "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay",
        "setContentHuggingPriority", "setContentCompressionResistancePriority", "addGestureRecognizer",
        "isUserInteractionEnabled", "safeAreaLayoutGuide", "layoutMarginsGuide", "layoutMargins", "bringSubviewToFront",
        "intrinsicContentSize", "sizeToFit", "sizeThatFits", "systemLayoutSizeFitting", "layoutSubviews",
        "didMoveToSuperview", "didMoveToWindow", "willMove(toSuperview:)", "draw(_:)", "updateConstraints",
        "tintColorDidChange", "directionalLayoutMargins", "autoresizingMask", "invalidateIntrinsicContentSize",
        "addConstraint", "addConstraints", "prepareForInterfaceBuilder", "layerClass", "accessibilityIdentifier",
        "isAccessibilityElement", "accessibilityLabel",
      ]),
    StubFamily(
      name: "UIViewController", superclass: "UIResponder",
      initializers: [
        "override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }",
        coder,
      ], make: "super.init(nibName: nil, bundle: nil)",
      members: [
        "viewDidLoad", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
        "viewDidLayoutSubviews", "viewWillLayoutSubviews", "loadView", "navigationController", "navigationItem",
        "present", "dismiss", "addChild", "didMove", "willMove", "removeFromParent", "modalPresentationStyle",
        "modalTransitionStyle", "presentingViewController", "presentedViewController", "tabBarItem", "view",
        "preferredStatusBarStyle", "supportedInterfaceOrientations", "prefersStatusBarHidden", "loadViewIfNeeded",
        "popoverPresentationController", "hidesBottomBarWhenPushed", "transitioningDelegate", "prepare(for:sender:)",
        "preferredContentSize", "isModalInPresentation", "sheetPresentationController",
      ]),
    view("UIControl", "UIView", ["addTarget", "sendActions", "isEnabled", "isSelected", "isHighlighted", "addAction"]),
    view(
      "UIButton", "UIControl",
      [
        "setTitle", "setTitleColor", "titleLabel", "setImage", "setBackgroundImage", "setAttributedTitle",
        "configuration",
      ]),
    view("UILabel", "UIView", ["numberOfLines", "lineBreakMode", "adjustsFontSizeToFitWidth", "minimumScaleFactor"]),
    view("UIImageView"),
    view("UIScrollView", "UIView", ["contentOffset", "contentInset", "contentSize", "isScrollEnabled"]),
    view("UITextField", "UIControl", ["placeholder", "leftView", "rightView", "borderStyle", "clearButtonMode"]),
    view("UISwitch", "UIControl", ["isOn", "setOn", "onTintColor"]),
    view("UISlider", "UIControl", ["minimumValue", "maximumValue"]),
    view("UIPageControl", "UIControl", ["numberOfPages", "currentPage"]),
    view("UIColorWell", "UIControl"),
    StubFamily(
      name: "UIStackView", superclass: "UIView",
      initializers: [frame, "required init(coder: NSCoder) { super.init(coder: coder) }"],
      make: "super.init(frame: .zero)",
      members: ["addArrangedSubview", "arrangedSubviews", "axis", "setCustomSpacing", "distribution", "spacing"]),
    StubFamily(
      name: "UITextView", superclass: "UIScrollView",
      initializers: [
        """
        override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
          }
        """, coder,
      ], make: "super.init(frame: .zero, textContainer: nil)",
      members: ["isEditable", "textContainerInset", "textContainer", "isSelectable"]),
    StubFamily(
      name: "UITableView", superclass: "UIScrollView",
      initializers: [
        "override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }",
        coder,
      ], make: "super.init(frame: .zero, style: .plain)",
      members: ["reloadData", "dequeueReusableCell", "rowHeight", "tableHeaderView", "tableFooterView"]),
    StubFamily(
      name: "UICollectionView", superclass: "UIScrollView",
      initializers: [
        """
        override init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
            super.init(frame: frame, collectionViewLayout: collectionViewLayout)
          }
        """, coder,
      ], make: "super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())", members: []),
    StubFamily(
      name: "UITableViewCell", superclass: "UIView",
      initializers: [
        """
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
          }
        """, coder,
      ], make: "super.init(style: .default, reuseIdentifier: nil)",
      members: [
        "textLabel", "detailTextLabel", "selectionStyle", "accessoryType", "accessoryView", "contentView",
        "setSelected(_:animated:)", "setHighlighted(_:animated:)", "prepareForReuse", "selectedBackgroundView",
      ]),
    StubFamily(
      name: "UITableViewHeaderFooterView", superclass: "UIView",
      initializers: [
        """
        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
          }
        """, coder,
      ], make: "super.init(reuseIdentifier: nil)", members: []),
    view("UICollectionReusableView"), view("UICollectionViewCell", "UICollectionReusableView"),
    StubFamily(
      name: "UITableViewController", superclass: "UIViewController",
      initializers: [
        "override init(style: UITableView.Style) { super.init(style: style) }",
        "override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }",
        coder,
      ], make: "super.init(style: .plain)", members: ["tableView"]),
    StubFamily(
      name: "UICollectionViewController", superclass: "UIViewController",
      initializers: [
        "override init(collectionViewLayout: UICollectionViewLayout) { super.init(collectionViewLayout: collectionViewLayout) }",
        "override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }",
        coder,
      ], make: "super.init(collectionViewLayout: UICollectionViewFlowLayout())", members: ["collectionView"]),
    StubFamily(
      name: "UITabBarController", superclass: "UIViewController",
      initializers: [
        "override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }",
        coder,
      ], make: "super.init(nibName: nil, bundle: nil)", members: ["tabBar", "selectedViewController"]),
    StubFamily(
      name: "UINavigationController", superclass: "UIViewController",
      initializers: [
        "override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }",
        coder,
      ], make: "super.init(nibName: nil, bundle: nil)",
      members: ["pushViewController", "popViewController", "viewControllers", "navigationBar"]),
    StubFamily(
      name: "NSObject", superclass: "", initializers: ["override init() { super.init() }"],
      make: "super.init()", members: []),
  ]
}

extension Stubs {
  /// The class of UIKit's that a class descends from.
  func family(of name: String) -> StubFamily? {
    if let family = StubFamily.named(name) { return family }
    if let superclass = types[name]?.superclass { return family(of: superclass) }
    return StubFamily.superclasses(of: name).lazy.compactMap(StubFamily.named).first
  }
}
#endif

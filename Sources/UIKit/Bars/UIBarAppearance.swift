import Controls
import Foundation
import Graphics

/// The look of a bar: its background and its shadow. What Galley's bars cannot draw is kept.
open class UIBarAppearance: NSObject, NSCopying {
  /// How the background is drawn without a colour.
  enum Background { case `default`, opaque, transparent }

  final var background = Background.default
  public let idiom: UIUserInterfaceIdiom
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public init(idiom: UIUserInterfaceIdiom) { self.idiom = idiom }
  public override convenience init() { self.init(idiom: .unspecified) }
  public required init?(coder: NSCoder) {
    idiom = .unspecified
    super.init()
  }
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    take(barAppearance)
  }

  open func configureWithDefaultBackground() { configure(.default) }
  open func configureWithOpaqueBackground() { configure(.opaque) }
  open func configureWithTransparentBackground() {
    configure(.transparent)
    shadowColor = nil
  }
  private func configure(_ background: Background) {
    self.background = background
    backgroundColor = nil
    backgroundImage = nil
  }

  open func copy(with zone: NSZone? = nil) -> Any { Self(barAppearance: self) }

  func take(_ other: UIBarAppearance) {
    background = other.background
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// The colour of the background, or `nil` for the system's or none.
  final var ground: Color? {
    backgroundColor.map(\.color) ?? (background == .opaque ? SystemColor.systemBackground.dynamicColor : nil)
  }
}

open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var backIndicatorImage = UIImage()
  open var backIndicatorTransitionMaskImage = UIImage()
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }

  final var look: NavigationBar.Appearance {
    NavigationBar.Appearance(
      background: ground, isTransparent: background == .transparent && backgroundColor == nil,
      titleColor: (titleTextAttributes[.foregroundColor] as? UIColor)?.color,
      titleFont: (titleTextAttributes[.font] as? UIFont)?.font,
      largeTitleColor: (largeTitleTextAttributes[.foregroundColor] as? UIColor)?.color)
  }
}

open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0
}

/// The look of an item's title in a state. It is kept, and the bars of Galley do not read it.
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
  public override init() { super.init() }
  public init(style: UIBarButtonItem.Style) { super.init() }
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// The colours of a tab in a state.
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
  public override init() { super.init() }
  public init(style: Style) { super.init() }
  open func configureWithDefault(for style: Style) {}
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
}

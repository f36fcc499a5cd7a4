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
  /// Kept, but backgrounds are colours.
  open var backgroundEffect: UIBlurEffect?
  /// Kept, but backgrounds are colours.
  open var backgroundImage: UIImage?
  /// Kept, but backgrounds are colours.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// Kept, but the line at the edge of the bar is the system's.
  open var shadowColor: UIColor?
  /// Kept, but the line at the edge of the bar is the system's.
  open var shadowImage: UIImage?

  public init(idiom: UIUserInterfaceIdiom) { self.idiom = idiom }
  public override convenience init() { self.init(idiom: .unspecified) }
  /// Reads nothing from the coder.
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

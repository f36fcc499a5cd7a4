import UIKit

// The names of the devices, with those of Galley's.

extension ViewImageConfig {
  // MARK: Phones, in portrait

  public static let iPhoneSe = iPhoneSe(.portrait)
  public static let iPhone8 = iPhone8(.portrait)
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static let iPhoneX = iPhoneX(.portrait)
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static let iPhone12 = iPhone12(.portrait)
  public static let iPhone12Mini = iPhone12Mini(.portrait)
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static let iPhone13 = iPhone13(.portrait)
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  public static func iPhoneSe(_ orientation: Orientation) -> Self { phone("iphone-se-1", orientation) }
  public static func iPhone8(_ orientation: Orientation) -> Self { phone("iphone-8", orientation) }
  public static func iPhone8Plus(_ orientation: Orientation) -> Self { phone("iphone-8-plus", orientation) }
  public static func iPhoneX(_ orientation: Orientation) -> Self { phone("iphone-11-pro", orientation) }
  public static func iPhoneXsMax(_ orientation: Orientation) -> Self { phone("iphone-11-pro-max", orientation) }
  public static func iPhoneXr(_ orientation: Orientation) -> Self { phone("iphone-11", orientation) }
  public static func iPhone12(_ orientation: Orientation) -> Self { phone("iphone-13", orientation) }
  public static func iPhone12Mini(_ orientation: Orientation) -> Self { phone("iphone-13-mini", orientation) }
  public static func iPhone12Pro(_ orientation: Orientation) -> Self { phone("iphone-13-pro", orientation) }
  public static func iPhone12ProMax(_ orientation: Orientation) -> Self { phone("iphone-13-pro-max", orientation) }
  public static func iPhone13(_ orientation: Orientation) -> Self { phone("iphone-13", orientation) }
  public static func iPhone13Mini(_ orientation: Orientation) -> Self { phone("iphone-13-mini", orientation) }
  public static func iPhone13Pro(_ orientation: Orientation) -> Self { phone("iphone-13-pro", orientation) }
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self { phone("iphone-13-pro-max", orientation) }

  // MARK: Tablets, in landscape

  public static let iPadMini = iPadMini(Orientation.landscape)
  public static let iPad9_7 = iPad9_7(Orientation.landscape)
  public static let iPad10_2 = iPad10_2(Orientation.landscape)
  public static let iPadPro10_5 = iPadPro10_5(Orientation.landscape)
  public static let iPadPro11 = iPadPro11(Orientation.landscape)
  public static let iPadPro12_9 = iPadPro12_9(Orientation.landscape)

  public static func iPadMini(_ orientation: Orientation) -> Self { tablet("ipad-9.7", orientation) }
  public static func iPad9_7(_ orientation: Orientation) -> Self { tablet("ipad-9.7", orientation) }
  public static func iPad10_2(_ orientation: Orientation) -> Self { tablet("ipad-10.2", orientation) }
  public static func iPadPro10_5(_ orientation: Orientation) -> Self { tablet("ipad-air-10.5", orientation) }
  public static func iPadPro11(_ orientation: Orientation) -> Self { tablet("ipad-pro-11-2018", orientation) }
  public static func iPadPro12_9(_ orientation: Orientation) -> Self { tablet("ipad-pro-12.9-2015", orientation) }

  public static func iPadMini(_ orientation: TabletOrientation) -> Self { tablet("ipad-9.7", orientation) }
  public static func iPad9_7(_ orientation: TabletOrientation) -> Self { tablet("ipad-9.7", orientation) }
  public static func iPad10_2(_ orientation: TabletOrientation) -> Self { tablet("ipad-10.2", orientation) }
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> Self { tablet("ipad-air-10.5", orientation) }
  public static func iPadPro11(_ orientation: TabletOrientation) -> Self { tablet("ipad-pro-11-2018", orientation) }
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> Self { tablet("ipad-pro-12.9-2015", orientation) }

  // MARK: Television

  /// A screen of 1080 lines. Safe areas: Human Interface Guidelines, "Layout", tvOS.
  public static let tv = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80), size: CGSize(width: 1920, height: 1080),
    traits: UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .tv), UITraitCollection(displayScale: 1),
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .regular),
    ]))
  /// A screen of 2160 lines, which has as many points as ``tv``.
  public static let tv4K = ViewImageConfig(
    safeArea: tv.safeArea, size: tv.size,
    traits: UITraitCollection(traitsFrom: [tv.traits, UITraitCollection(displayScale: 2)]))
}

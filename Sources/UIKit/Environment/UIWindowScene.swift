import Foundation

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// Always empty: a scene is shown without the app around it.
  open var windows: [UIWindow] { [] }
  /// Always `nil`: a scene is shown without the app around it.
  open var keyWindow: UIWindow? { nil }
  open var screen: UIScreen { .main }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// The size and orientation that an app asks for, and is not given.
  open class GeometryPreferences: NSObject {
    open class iOS: GeometryPreferences {
      public init(interfaceOrientations: UIInterfaceOrientationMask = []) {}
    }
  }
}

/// The status bar of a scene.
open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var isStatusBarHidden: Bool { false }
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize.zero
}

/// The hooks of a scene with windows.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

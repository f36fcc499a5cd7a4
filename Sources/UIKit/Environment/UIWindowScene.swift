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
  /// A new manager each time.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// Always `nil`.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// Does nothing: the run says in which size and orientation a scene is shown.
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
  /// Not known: controllers say how the status bar looks.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Not known: controllers say how the status bar looks.
  open var isStatusBarHidden: Bool { false }
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// The least and greatest size of a window, which no scene has.
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize.zero
}

/// The hooks of a scene with windows, none of which is called. Its window is not asked for.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

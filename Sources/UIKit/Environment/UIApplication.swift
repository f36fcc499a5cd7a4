import Foundation

/// The app. It runs in no process of its own: it is active, opens nothing and has no windows unless its code makes
/// some.
open class UIApplication: UIResponder, @unchecked Sendable {
  public static let shared = UIApplication()

  /// An app has a delegate only if its code sets one. It is never called.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Always empty: a scene is shown without the app around it.
  open var windows: [UIWindow] { [] }
  /// Always `nil`: a scene is shown without the app around it.
  open var keyWindow: UIWindow? { nil }
  /// Always empty: a scene is shown without the app around it.
  open var connectedScenes: Set<UIScene> { [] }
  /// Always empty: a scene is shown without the app around it.
  open var openSessions: Set<UISceneSession> { [] }
  /// Always false.
  open var supportsMultipleScenes: Bool { false }
  /// Always active.
  open var applicationState: State { .active }
  /// Always true.
  open var isProtectedDataAvailable: Bool { true }
  /// Always available.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Always without an end.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Kept, but no device goes to sleep.
  open var isIdleTimerDisabled = false
  /// Kept, but the app's icon is not shown.
  open var applicationIconBadgeNumber = 0
  /// Kept, but the status bar shows no indicator.
  open var isNetworkActivityIndicatorVisible = false
  /// Kept, but nobody shakes the device.
  open var applicationSupportsShakeToEdit = true
  /// Kept, but the app's icon is not shown.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Always false.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Always false.
  open var supportsAlternateIcons: Bool { false }
  /// Always `nil`.
  open var alternateIconName: String? { nil }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(UIKitEnvironment.sceneTraits.preferredContentSizeCategory)
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIUserInterfaceLayoutDirection(UIKitEnvironment.sceneTraits.layoutDirection)
  }

  open var statusBarOrientation: UIInterfaceOrientation {
    UIKitEnvironment.orientation == .landscape ? .landscapeRight : .portrait
  }

  open var statusBarFrame: CGRect {
    let top = UIKitEnvironment.device.safeArea(in: UIKitEnvironment.orientation).top
    return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: top)
  }

  /// Not known: controllers say how the status bar looks.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Not known: controllers say how the status bar looks.
  open var isStatusBarHidden: Bool { false }

  // MARK: Inert functions

  /// Returns false: nothing can be opened.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and reports that.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Opens nothing and returns false.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }

  /// Calls nothing: selectors have no meaning here.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }

  /// Does nothing: no event comes.
  open func sendEvent(_ event: UIEvent) {}
  /// Does nothing: no event comes.
  open func beginIgnoringInteractionEvents() {}
  /// Does nothing: no event comes.
  open func endIgnoringInteractionEvents() {}
  /// Always false.
  open var isIgnoringInteractionEvents: Bool { false }
  /// Does nothing.
  open func registerForRemoteNotifications() {}
  /// Does nothing.
  open func unregisterForRemoteNotifications() {}
  /// Does nothing.
  open func beginReceivingRemoteControlEvents() {}
  /// Does nothing.
  open func endReceivingRemoteControlEvents() {}
  /// Does nothing: controllers say how the status bar looks.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Does nothing: controllers say how the status bar looks.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// Does nothing.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Always all: the run says which orientations are shown.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }

  /// Changes no icon, and reports no error.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Begins nothing, and returns `.invalid`.
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    .invalid
  }

  /// Begins nothing, and returns `.invalid`.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Does nothing: no task was begun.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

extension UIApplication {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public static let openSettingsURLString = "app-settings:"
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
}

/// Whether an app may load data in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}

/// The result of loading data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// A task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The hooks of an app, none of which is called.
public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}

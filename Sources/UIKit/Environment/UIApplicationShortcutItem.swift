import Foundation

/// An action of the app's icon, which is not shown.
open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: any NSSecureCoding]?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

/// The image of an action of the app's icon. It is not kept.
open class UIApplicationShortcutIcon: NSObject {
  public enum IconType: Int, Sendable { case compose, play, pause, add, location, search, share, favorite, love, home }
  public convenience init(type: IconType) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
  public convenience init(systemImageName: String) { self.init() }
}

import Foundation

/// A scene that the system keeps.
open class UISceneSession: NSObject {
  /// Always empty.
  open var persistentIdentifier: String { "" }
  /// Always that of an app's windows.
  open var role: Role { .windowApplication }
  /// A new configuration each time, without a name.
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }

  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// How a scene is made.
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// Kept, but no object of the class is made.
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

import Foundation

/// A class of an app that storyboards and nibs name, with the members that they connect.
///
/// Objective-C's runtime finds classes and members by name; here the adapter writes these values. A class can also be
/// registered by hand:
///
/// ```swift
/// UINibClasses.register(
///   UINibClass(
///     BadgeView.self, name: "BadgeView", module: "App", members: [.outlet("countLabel", \BadgeView.countLabel)]))
/// ```
public struct UINibClass: Sendable {
  /// The name in documents.
  public let name: String
  /// The module in documents. A document that names none finds the class too.
  public let module: String
  public let type: AnyObject.Type
  /// Makes an object that is neither a view nor a controller, or `nil` where the class has no `init()`.
  package let makeObject: (@Sendable () -> NSObject)?
  package let members: UINibMembers

  /// Describes a class.
  ///
  /// - Parameters:
  ///   - makeObject: Makes an object of a document that is neither a view nor a controller, as a data source.
  ///   - members: The outlets, inspectable properties and actions that the class declares; a superclass's are its own.
  public init<Owner: AnyObject>(
    _ type: Owner.Type, name: String, module: String, makeObject: (@Sendable () -> NSObject)? = nil,
    members: [UINibMember]
  ) {
    self.name = name
    self.module = module
    self.type = type
    self.makeObject = makeObject
    self.members = UINibMembers(of: type, members)
  }
}

/// Outlets, inspectable properties and actions of a class, all that it has or those of one extension.
public struct UINibMembers: Sendable {
  package let members: [UINibMember]
  private let isOwner: @Sendable (AnyObject) -> Bool

  public init<Owner: AnyObject>(of type: Owner.Type, _ members: [UINibMember]) {
    self.members = members
    isOwner = { $0 is Owner }
  }

  /// The object's member of a kind and name; a subclass's objects have the members too.
  func member(_ kind: UINibMember.Kind, named name: String, of object: AnyObject) -> UINibMember? {
    members.first { $0.kind == kind && $0.name == name && isOwner(object) }
  }
}

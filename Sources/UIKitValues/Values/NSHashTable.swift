import Foundation

/// A set of objects, by identity, which Foundation lacks here. It may keep them weakly.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Member {
    weak var object: ObjectType?
    var kept: ObjectType?
  }

  private let isWeak: Bool
  private var members: [Member] = []

  private init(isWeak: Bool) { self.isWeak = isWeak }

  public convenience override init() { self.init(isWeak: false) }
  public convenience init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
    self.init(isWeak: options.contains(.weakMemory))
  }
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

  open var allObjects: [ObjectType] { members.compactMap(\.object) }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }
  open func contains(_ anObject: ObjectType?) -> Bool { allObjects.contains { $0 === anObject } }
  open func member(_ object: ObjectType?) -> ObjectType? { allObjects.first { $0 === object } }
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    members.removeAll { $0.object == nil }
    members.append(Member(object: object, kept: isWeak ? nil : object))
  }
  open func remove(_ object: ObjectType?) { members.removeAll { $0.object == nil || $0.object === object } }
  open func removeAllObjects() { members = [] }
}

/// How collections keep their objects.
open class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 512)
  }
}

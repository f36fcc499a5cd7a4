import Foundation

/// A drag or a drop, which never happens.
public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// What a table would do with a drop, which never happens.
open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  public let intent: Intent
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// What a collection view would do with a drop, which never happens.
open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  public let intent: Intent
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// A drop on a table, which never happens.
public protocol UITableViewDropCoordinator: AnyObject {
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
}

/// A drop on a collection view, which never happens.
public protocol UICollectionViewDropCoordinator: AnyObject {
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
}

import Foundation

/// Items beside or above each other.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement { case horizontal, vertical, custom }
  let arrangement: Arrangement
  public let subitems: [NSCollectionLayoutItem]
  /// The number of equal items, or `nil` for as many as fit.
  let count: Int?
  /// Whether the items share the group's length equally.
  let isEven: Bool
  private let provider: NSCollectionLayoutGroupCustomItemProvider?
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ arrangement: Arrangement, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int? = nil,
    isEven: Bool = false, provider: NSCollectionLayoutGroupCustomItemProvider? = nil
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count
    self.isEven = isEven
    self.provider = provider
    super.init(layoutSize: size)
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems) }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count, isEven: true)
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count, isEven: true) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom, layoutSize, [], provider: itemProvider) }

  func customItems(in environment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem] {
    provider?(environment) ?? []
  }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ environment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// An item with a frame in its group.
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

import Foundation

/// A cell of a compositional layout.
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Kept, but items have no space of their own around them.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Kept, but badges of items are not shown.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

/// The room and the traits of a section.
public protocol NSCollectionLayoutEnvironment {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

public protocol NSCollectionLayoutContainer {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  /// Always zero: the size is already without the insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// Always zero: the size is already without the insets.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

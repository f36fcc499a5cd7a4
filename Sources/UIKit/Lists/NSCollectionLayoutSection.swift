import AutoLayout
import Foundation

/// Groups that follow each other.
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// How the rows of a list look, or `nil` for a section of groups.
  final var list: UICollectionLayoutListConfiguration?
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  /// Kept, but insets are from the edges of the collection view.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true
  /// Kept, but insets are from the edges of the collection view.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Kept, but never called.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// Makes a section of rows.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, repeatingSubitem: item, count: 1))
    section.list = configuration
    let side: CGFloat = configuration.appearance == .insetGrouped ? configuration.sideMargin(in: layoutEnvironment) : 0
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}

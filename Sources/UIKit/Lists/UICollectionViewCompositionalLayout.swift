import AutoLayout
import Controls
import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of groups of items, laid out from top to bottom.
///
/// Groups of sections that scroll on their own are in one line. Badges of items are not shown.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero
  private var preferredSizes: [CollectionElement: CGSize] = [:]

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  /// Returns `nil`: documents have flow layouts.
  public required init?(coder: NSCoder) { nil }

  /// Makes a layout of rows in the width of the collection view.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment)
    }
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  open override var collectionViewContentSize: CGSize { contentSize }

  // MARK: Preparation

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    attributes = []
    var y: CGFloat = 0
    for index in 0..<collectionView.numberOfSections {
      let environment = CollectionLayoutSurroundings(of: collectionView)
      guard let section = provider(index, environment) else { continue }
      if index > 0 { y += configuration.interSectionSpacing }
      var placement = SectionPlacement(
        section: section, index: index, count: collectionView.numberOfItems(inSection: index), environment: environment,
        preferredSizes: preferredSizes)
      placement.place(from: y)
      attributes += placement.attributes
      y = placement.end
    }
    contentSize = CGSize(width: collectionView.roomForItems.width, height: y)
  }

  // MARK: Answers

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { originalAttributes.estimatedAxes != [] && preferredAttributes.size != originalAttributes.size }
  override func takePreferred(_ attributes: UICollectionViewLayoutAttributes) {
    preferredSizes[CollectionElement(attributes)] = attributes.size
  }
}

/// The distances between sections.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Kept, but sections follow each other from top to bottom.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  /// Kept, but the layout as a whole has no headers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Kept, but insets are from the edges of the collection view.
  open var contentInsetsReference = UIContentInsetsReference.automatic
}

public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// An item whose look a section may change while it scrolls, which never happens.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var frame: CGRect { get }
  var indexPath: IndexPath { get }
  var alpha: CGFloat { get set }
  var transform: CGAffineTransform { get set }
}

/// The look of a list.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  /// Where headers come from. The first item of a section is drawn as an item.
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var showsSeparators = true
  /// Kept, but the list has the colour of its collection view.
  public var backgroundColor: UIColor?
  /// Kept, but headers have the list's spacing.
  public var headerTopPadding: CGFloat?
  /// Kept, but nobody swipes.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Kept, but nobody swipes.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) { self.appearance = appearance }

  /// Cards are as far from the sides as the text of plain rows.
  func sideMargin(in environment: any NSCollectionLayoutEnvironment) -> CGFloat {
    ListMetrics.sideMargin(
      atWidth: environment.container.effectiveContentSize.width, hasInsetSections: appearance == .insetGrouped)
  }
}

/// The room that a collection view gives to sections.
struct CollectionLayoutSurroundings: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(of view: UICollectionView) {
    contentSize = view.roomForItems
    traitCollection = view.traitCollection
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

import AutoLayout
import Controls
import Foundation
import Graphics

/// Items in lines, whose sizes and distances the collection view's delegate may decide on.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A size that stands for self-sizing items of unknown size.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }

  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size that items have before they are measured; zero if they are not.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Kept, but insets are from the content insets.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// Kept, but nobody scrolls.
  open var sectionHeadersPinToVisibleBounds = false
  /// Kept, but nobody scrolls.
  open var sectionFootersPinToVisibleBounds = false

  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero
  private var preferredSizes: [IndexPath: CGSize] = [:]

  /// Lines run from the right in languages that are read from the right.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  open override var collectionViewContentSize: CGSize { contentSize }

  // MARK: Preparation

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    attributes = []
    var start = 0.0
    let breadth = Double(isVertical ? collectionView.roomForItems.width : collectionView.roomForItems.height)
    for section in 0..<collectionView.numberOfSections {
      start = addSection(section, of: collectionView, from: start, breadth: breadth)
    }
    contentSize = isVertical ? CGSize(width: breadth, height: start) : CGSize(width: start, height: breadth)
  }

  private var isVertical: Bool { scrollDirection == .vertical }

  /// - Returns: Where the next section starts.
  private func addSection(_ section: Int, of view: UICollectionView, from start: Double, breadth: Double) -> Double {
    let flow = flow(ofSection: section, of: view)
    let header = isVertical ? flow.headerReferenceSize.height : flow.headerReferenceSize.width
    let footer = isVertical ? flow.footerReferenceSize.height : flow.footerReferenceSize.width
    add(UICollectionView.elementKindSectionHeader, ofSection: section, at: start, extent: header, breadth: breadth)
    let paths = (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    let origin = isVertical ? Point(x: 0, y: start) : Point(x: start, y: 0)
    let rects = flow.rects(of: paths.map { Size(size(ofItemAt: $0, in: view)) }, breadth: breadth)
    var end = start + header + (isVertical ? flow.sectionInset.top : flow.sectionInset.left)
    for (path, rect) in zip(paths, rects) {
      let item = makeAttributes { UICollectionViewLayoutAttributes(forCellWith: path) }
      item.frame = CGRect(rect.offset(by: origin))
      attributes.append(item)
      end = max(end, Double(isVertical ? item.frame.maxY : item.frame.maxX))
    }
    end += isVertical ? flow.sectionInset.bottom : flow.sectionInset.right
    add(UICollectionView.elementKindSectionFooter, ofSection: section, at: end, extent: footer, breadth: breadth)
    return end + footer
  }

  /// Returns attributes of the class that a subclass asks for.
  private func makeAttributes(_ plain: () -> UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let made = plain()
    guard let wanted = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type,
      wanted != UICollectionViewLayoutAttributes.self
    else { return made }
    let own = wanted.makeByInit()
    own.indexPath = made.indexPath
    own.representedElementCategory = made.representedElementCategory
    own.representedElementKind = made.representedElementKind
    return own
  }

  private func add(_ kind: String, ofSection section: Int, at start: Double, extent: Double, breadth: Double) {
    guard extent > 0 else { return }
    let path = IndexPath(item: 0, section: section)
    let edge = makeAttributes { UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path) }
    edge.frame =
      isVertical
      ? CGRect(x: 0, y: start, width: breadth, height: extent) : CGRect(x: start, y: 0, width: extent, height: breadth)
    attributes.append(edge)
  }

  /// Returns the distances and sizes of a section, as the delegate decides or else by the properties.
  private func flow(ofSection section: Int, of view: UICollectionView) -> FlowLayout {
    let delegate = view.itemDelegate as? any UICollectionViewDelegateFlowLayout
    var flow = FlowLayout()
    flow.scrollDirection = isVertical ? .vertical : .horizontal
    flow.sectionInset = EdgeInsets(
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset)
    flow.minimumLineSpacing = Double(
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing)
    flow.minimumInteritemSpacing = Double(
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing)
    flow.headerReferenceSize = Size(
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize)
    flow.footerReferenceSize = Size(
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize)
    return flow
  }

  private func size(ofItemAt indexPath: IndexPath, in view: UICollectionView) -> CGSize {
    if let preferred = preferredSizes[indexPath] { return preferred }
    let delegate = view.itemDelegate as? any UICollectionViewDelegateFlowLayout
    let asked = delegate?.collectionView(view, layout: self, sizeForItemAt: indexPath) ?? itemSize
    guard isSelfSizing, asked == itemSize else { return asked }
    return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
  }

  private var isSelfSizing: Bool { estimatedItemSize != .zero }
  override var asksForPreferredSizes: Bool { isSelfSizing }

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
  ) -> Bool {
    isSelfSizing && preferredAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }
  override func takePreferred(_ attributes: UICollectionViewLayoutAttributes) {
    preferredSizes[attributes.indexPath] = attributes.size
  }

  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
}

/// Decides on the sizes and distances of a flow layout. The defaults are the properties of the layout.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}

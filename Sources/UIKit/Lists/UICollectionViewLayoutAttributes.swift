import AutoLayout
import Foundation

/// The place and look of an item, a header or a decoration.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  /// Kept, but items are drawn without it.
  open var transform = CGAffineTransform.identity
  /// Kept, but items are drawn without it.
  open var transform3D = CATransform3DIdentity
  open var indexPath = IndexPath(item: 0, section: 0)
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open internal(set) var representedElementKind: String?
  /// The axes along which the size is an estimate.
  final var estimatedAxes: UIAxis = .both
  /// What row of a list the item is, or `nil`.
  final var listRow: ListRow?

  /// A row of a list, whose cell draws the separator and the card.
  struct ListRow {
    var isFirst: Bool
    var isLast: Bool
    var appearance: UICollectionLayoutListConfiguration.Appearance
    var hasSeparator: Bool
  }

  public override init() { super.init() }
  @available(swift, obsoleted: 4, message: "UIKit makes objects of classes that are values with it")
  public required convenience init(ofClass: Void) { self.init() }
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }

  open var size: CGSize {
    get { frame.size }
    set {
      let origin = CGPoint(x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2)
      frame = CGRect(origin: origin, size: newValue)
    }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.makeByInit()
    (copy.frame, copy.alpha, copy.zIndex, copy.isHidden) = (frame, alpha, zIndex, isHidden)
    (copy.transform, copy.transform3D, copy.indexPath) = (transform, transform3D, indexPath)
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.estimatedAxes, copy.listRow) = (estimatedAxes, listRow)
    return copy
  }
}

import AutoLayout
import Controls
import Graphics

extension ViewTreeBuilder {
  func makeCollection(_ written: CollectionViewElement) -> CollectionView {
    let collection = CollectionView()
    if let flow = written.flowLayout { collection.layout = layout(flow) }
    return collection
  }

  private func layout(_ written: FlowLayoutElement) -> FlowLayout {
    var layout = FlowLayout()
    layout.scrollDirection = written.scrollsHorizontally ? .horizontal : .vertical
    layout.itemSize = written.itemSize
    layout.minimumLineSpacing = written.minimumLineSpacing
    layout.minimumInteritemSpacing = written.minimumInteritemSpacing
    layout.sectionInset = written.sectionInset
    layout.headerReferenceSize = written.headerReferenceSize
    layout.footerReferenceSize = written.footerReferenceSize
    return layout
  }

  /// Makes a cell as large as it is drawn on the canvas.
  func makeCollectionCell(_ written: CollectionViewCellElement, of element: ViewElement) -> CollectionViewCell {
    let cell = CollectionViewCell()
    cell.customSize = element.savedFrame?.size ?? written.customSize
    return cell
  }

  /// Adds a collection's header, cells and footer.
  func addItems(of collection: CollectionViewElement, to view: View) {
    guard let collectionView = view as? CollectionView else { return }
    collectionView.cells = collection.cells.compactMap { build($0) as? CollectionViewCell }
    collectionView.sectionHeader = collection.sectionHeader.map(build)
    collectionView.sectionFooter = collection.sectionFooter.map(build)
  }

  /// Fills a cell's content view.
  func addContent(of written: CollectionViewCellElement, to view: View) {
    guard let cell = view as? CollectionViewCell, let element = written.contentView else { return }
    let content = DocumentView(elementName: element.elementName)
    cell.contentView = content
    furnish(content, as: element)
  }
}

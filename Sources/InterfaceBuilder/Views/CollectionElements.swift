import AutoLayout
import Controls
import Graphics

/// A collection view.
struct CollectionViewElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The arrangement of cells in rows; none where code makes another.
  var flowLayout: FlowLayoutElement? {
    element.child(forKey: "collectionViewLayout").flatMap {
      $0.name == "collectionViewFlowLayout" ? FlowLayoutElement($0) : nil
    }
  }
  /// The cells that code makes items from.
  var cells: [ViewElement] { element.list("cells").map(ViewElement.init) }
  /// The view before each section.
  var sectionHeader: ViewElement? { element.child(forKey: "sectionHeaderView").map(ViewElement.init) }
  /// The view after each section.
  var sectionFooter: ViewElement? { element.child(forKey: "sectionFooterView").map(ViewElement.init) }
}

/// The arrangement of cells in rows; all measures in points.
struct FlowLayoutElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// Whether rows are columns and the view scrolls sideways.
  var scrollsHorizontally: Bool { element.attributes["scrollDirection"] == "horizontal" }
  /// The least distance between rows.
  var minimumLineSpacing: Double { element.number("minimumLineSpacing") ?? 10 }
  /// The least distance between the items of a row.
  var minimumInteritemSpacing: Double { element.number("minimumInteritemSpacing") ?? 10 }
  /// The size of items.
  var itemSize: Size { element.size("itemSize") ?? Size(width: 50, height: 50) }
  /// The size that items are taken to have before they are measured; none where they are not.
  var estimatedItemSize: Size? { element.size("estimatedItemSize").flatMap { $0 == .zero ? nil : $0 } }
  /// Whether items are measured.
  var hasAutomaticItemSize: Bool { element.flag("automaticEstimatedItemSize") ?? false }
  /// The size of the view before each section.
  var headerReferenceSize: Size { element.size("headerReferenceSize") ?? .zero }
  /// The size of the view after each section.
  var footerReferenceSize: Size { element.size("footerReferenceSize") ?? .zero }
  /// Distances around each section.
  var sectionInset: EdgeInsets { element.insets("sectionInset") ?? .zero }
}

/// A collection view's cell.
struct CollectionViewCellElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The view that holds the subviews. In older documents it has no id and the cell owns the constraints.
  var contentView: ViewElement? { element.child(forKey: "contentView").map(ViewElement.init) }
  /// The name that code makes cells by.
  var reuseIdentifier: String? { element.attributes["reuseIdentifier"] }
  /// The size in points where it is not the arrangement's.
  var customSize: Size? { element.size("customSize").flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } }
}

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

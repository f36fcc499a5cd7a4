import AutoLayout
import Controls
import Graphics

struct CollectionViewElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The flow layout, or `nil` if code provides another layout.
  var flowLayout: FlowLayoutElement? {
    element.child(forKey: "collectionViewLayout").flatMap {
      $0.name == "collectionViewFlowLayout" ? FlowLayoutElement($0) : nil
    }
  }
  /// The prototype cells.
  var cells: [ViewElement] { CollectionSectionElement(element).cells }
  /// The sections that data gives the collection view, or else the one of the document.
  var sections: [CollectionSectionElement] {
    let sections = element.list("sections")
    return (sections.isEmpty ? [element] : sections).map(CollectionSectionElement.init)
  }
}

/// The cells of a collection view between a header and a footer.
struct CollectionSectionElement: DocumentElement {
  /// The key of the header in a collection view and in a section.
  static let headerKey = "sectionHeaderView"
  /// The key of the footer in a collection view and in a section.
  static let footerKey = "sectionFooterView"

  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var cells: [ViewElement] { element.list("cells").map(ViewElement.init) }
  var header: ViewElement? { element.child(forKey: Self.headerKey).map(ViewElement.init) }
  var footer: ViewElement? { element.child(forKey: Self.footerKey).map(ViewElement.init) }
}

/// The layout of a collection view whose items flow from line to line. All lengths are in points.
struct FlowLayoutElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var scrollDirection: FlowLayout.ScrollDirection { element.word("scrollDirection") ?? .vertical }
  /// The minimum distance between lines.
  var minimumLineSpacing: Double { element.number("minimumLineSpacing") ?? 10 }
  /// The minimum distance between the items of a line.
  var minimumInteritemSpacing: Double { element.number("minimumInteritemSpacing") ?? 10 }
  var itemSize: Size { element.size("itemSize") ?? Size(width: 50, height: 50) }
  var headerReferenceSize: Size { element.size("headerReferenceSize") ?? .zero }
  var footerReferenceSize: Size { element.size("footerReferenceSize") ?? .zero }
  var sectionInset: EdgeInsets { element.insets("sectionInset") ?? .zero }
  /// Whether items size themselves to their content.
  var sizesItemsToContent: Bool { element.flag("automaticEstimatedItemSize") ?? false }
}

struct CollectionViewCellElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The view that contains the subviews. In older documents it has no id and the cell owns the constraints.
  var contentView: ViewElement? { element.child(forKey: "contentView").map(ViewElement.init) }
  /// The size in points, or `nil` for the layout's item size.
  var customSize: Size? { element.size("customSize").flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } }
}

// MARK: - Building

extension ViewTreeBuilder {
  func makeCollection(_ element: CollectionViewElement) -> CollectionView {
    let collection = CollectionView()
    if let flow = element.flowLayout { collection.layout = layout(flow) }
    return collection
  }

  private func layout(_ element: FlowLayoutElement) -> FlowLayout {
    var layout = FlowLayout()
    layout.scrollDirection = element.scrollDirection
    layout.itemSize = element.itemSize
    layout.minimumLineSpacing = element.minimumLineSpacing
    layout.minimumInteritemSpacing = element.minimumInteritemSpacing
    layout.sectionInset = element.sectionInset
    layout.headerReferenceSize = element.headerReferenceSize
    layout.footerReferenceSize = element.footerReferenceSize
    return layout
  }

  /// Adds the headers, cells and footers of a collection view.
  func addItems(of element: CollectionViewElement, to view: View) {
    guard let collection = view as? CollectionView else { return }
    collection.sections = element.sections.map { section in
      let cells = section.cells.compactMap { item -> CollectionViewCell? in
        guard let cell = build(item) as? CollectionViewCell else { return nil }
        cell.spaceBesideCell = spaceBeside(item, in: element)
        let isSizedByContent = element.flowLayout?.sizesItemsToContent == true
        cell.fitsContent = isSizedByContent && !setting.isDesignState
        if isSizedByContent && setting.isDesignState { cell.canvasLengths = .size }
        return cell
      }
      return CollectionView.Section(header: section.header.map(build), cells: cells, footer: section.footer.map(build))
    }
  }

  /// Returns the space beside an item that is as wide as a line on a device, because it is on the canvas (6 of 66
  /// items, in 4 documents). Such an item may be wider than the section's insets allow (3 items of 1 document). All
  /// others keep their width.
  private func spaceBeside(_ item: ViewElement, in collection: CollectionViewElement) -> Double? {
    guard !setting.isDocumentCanvas, let layout = collection.flowLayout, let width = item.savedFrame?.width,
      let lineWidth = ViewElement(collection.element).savedFrame?.width
    else { return nil }
    let insets = layout.sectionInset.horizontal
    guard width >= lineWidth - insets - 0.5 else { return nil }
    return width <= lineWidth ? lineWidth - width : insets
  }

  /// Makes a cell with the size that it has on the canvas.
  func makeCollectionCell(_ element: CollectionViewCellElement, of view: ViewElement) -> CollectionViewCell {
    let cell = CollectionViewCell()
    cell.customSize = view.savedFrame?.size ?? element.customSize
    return cell
  }

  /// Fills the content view of a cell.
  func addContent(of element: CollectionViewCellElement, to view: View) {
    guard let cell = view as? CollectionViewCell, let contentElement = element.contentView else { return }
    let content = DocumentView(elementName: contentElement.elementName)
    cell.contentView = content
    fill(content, as: contentElement)
  }
}

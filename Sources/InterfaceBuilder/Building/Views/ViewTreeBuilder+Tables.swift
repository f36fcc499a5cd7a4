import AutoLayout
import Controls
import Graphics

extension ViewTreeBuilder {
  /// Adds a table's header, cells and footer in document order.
  func addRows(of table: TableViewElement, to view: View) {
    let cells = table.isStatic ? table.sections.flatMap(\.cells) : table.prototypes
    for element in [table.headerView].compactMap(\.self) + cells + [table.footerView].compactMap(\.self) {
      view.addSubview(build(element))
    }
  }

  /// Adds a cell's content view, or its views themselves where an old document has no content view.
  func addContent(of cell: TableViewCellElement, to view: View) {
    if let content = cell.contentView { view.addSubview(build(content)) }
    if let accessory = cell.accessoryView { view.addSubview(build(accessory)) }
  }

  /// Adds a collection's header, cells and footer in document order.
  func addItems(of collection: CollectionViewElement, to view: View) {
    let supplements = [collection.sectionHeader, collection.sectionFooter].compactMap(\.self)
    for element in collection.cells + supplements { view.addSubview(build(element)) }
  }

  /// Adds a cell's content view.
  func addContent(of cell: CollectionViewCellElement, to view: View) {
    if let content = cell.contentView { view.addSubview(build(content)) }
  }
}

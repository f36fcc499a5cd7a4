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

  /// Adds a cell's content view and the view at its trailing edge.
  func addContent(of cell: TableViewCellElement, _ element: ViewElement, to view: View) {
    if let written = cell.contentView {
      let content = build(written)
      applyMargins(ofCell: cell, element, content: written, to: content)
      view.addSubview(content)
    }
    if let accessory = cell.accessoryView { view.addSubview(build(accessory)) }
  }

  /// A content view has the table's margins; where it sets some itself and keeps its superview's, the larger of both.
  private func applyMargins(
    ofCell cell: TableViewCellElement, _ element: ViewElement, content written: ViewElement, to content: View
  ) {
    let margins = setting.margins.cellContent(
      width: element.savedFrame?.width ?? setting.screenWidth, deviceWidth: setting.screenWidth,
      isInXib: setting.isXib, hasAccessory: cell.accessory != .none || cell.accessoryView != nil)
    content.systemMinimumMargins = margins
    if let own = content.directionalLayoutMargins, content.preservesSuperviewLayoutMargins {
      content.directionalLayoutMargins = MarginRules.larger(own, margins)
    }
    content.preservesSuperviewLayoutMargins = false
    content.insetsLayoutMarginsFromSafeArea = false
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

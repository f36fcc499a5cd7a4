import AutoLayout
import Controls
import Foundation
import Graphics

// Loading: the number of rows first, then headers, rows and footers from top to bottom until the table is full.
extension UITableView {
  /// The number of rows in each section, which the data source is asked for once.
  final var counts: [Int] {
    if let content { return content.counts }
    takeStaticSections()
    let own = dataSource.map(counts) ?? staticSections.map(\.cells.count)
    let counts = samples?.counts(insteadOf: own) ?? own
    if rowSource != nil { content = TableContent(counts: counts) }
    return counts
  }

  private func counts(of source: any UITableViewDataSource) -> [Int] {
    (0..<max(0, source.numberOfSections(in: self))).map { source.tableView(self, numberOfRowsInSection: $0) }
  }

  /// Loads rows until they fill the table and the screen, so that a table that grows to its content has them all.
  final func loadRows() {
    guard dataSource != nil || samples != nil, bounds.width > 0 else { return }
    _ = counts
    guard var content else { return }
    table.rowHeight = nil
    var hasChanged = !table.rows.hasSections
    let end = max(Double(bounds.maxY), table.rootView.bounds.height) - Double(tableHeaderView?.frame.height ?? 0)
    while content.height < end || content.sections.isEmpty, !content.isWhole {
      loadNext(of: &content)
      hasChanged = true
      // A data source may ask for the cells that were made before.
      self.content = content
    }
    if hasChanged { show(content) }
  }

  private func show(_ content: TableContent) {
    table.rows = .sections(content.counts.indices.map { shownSection($0, of: content) })
  }

  // MARK: Rows of a document

  /// Keeps the sections that the table has in its document, before those of the data source take their place.
  private func takeStaticSections() {
    if staticSections.isEmpty, case .sections(let sections) = table.rows { staticSections = sections }
  }

  final func staticSection(_ index: Int) -> TableSection? {
    staticSections.indices.contains(index) ? staticSections[index] : nil
  }

  final func staticCell(at indexPath: IndexPath) -> TableViewCell? {
    guard let cells = staticSection(indexPath.section)?.cells, cells.indices.contains(indexPath.row) else { return nil }
    return cells[indexPath.row]
  }

  // MARK: Steps

  private func loadNext(of content: inout TableContent) {
    let section = max(0, content.sections.count - 1)
    guard content.sections.indices.contains(section), content.sections[section].footer == nil else {
      let header = edge(isHeader: true, ofSection: content.sections.count)
      content.height += height(of: header)
      content.sections.append(TableContent.Section(header: header))
      return
    }
    let row = content.sections[section].cells.count
    guard row == content.counts[section] else {
      let cell = loadCell(at: IndexPath(row: row, section: section))
      content.height += table.height(of: cell.cell)
      content.sections[section].cells.append(cell)
      return
    }
    let footer = edge(isHeader: false, ofSection: section)
    content.height += height(of: footer)
    content.sections[section].footer = footer
  }

  // MARK: Cells

  private func loadCell(at indexPath: IndexPath) -> UITableViewCell {
    guard let rowSource else { return UITableViewCell() }
    let cell = rowSource.tableView(self, cellForRowAt: indexPath)
    cell.indentationLevel = rowDelegate?.tableView(self, indentationLevelForRowAt: indexPath) ?? cell.indentationLevel
    if cell.superview !== self { table.addSubview(cell.node) }
    let height = rowDelegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    cell.cell.rowHeight = height >= 0 ? Double(height) : nil
    let isSelected = selection.contains(indexPath)
    if isSelected || !cell.isSelected { cell.setSelected(isSelected, animated: false) }
    cell.updateConfigurationIfNeeded()
    let limits = cell.cell.contentLimits
    (cell.contentView as? UIListContentView)?.fit(
      leading: limits.leading, trailing: limits.trailing, leastHeight: limits.leastHeight)
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    return cell
  }

  /// Returns the height of rows that are not loaded, in points.
  private func estimatedHeight(ofRowsIn section: Int, from first: Int, to count: Int) -> Double {
    (first..<max(first, count)).reduce(0) { height, row in
      let path = IndexPath(row: row, section: section)
      let estimates = [rowDelegate?.tableView(self, estimatedHeightForRowAt: path), estimatedRowHeight, rowHeight]
      return height + Double(estimates.compactMap { $0 }.first { $0 > 0 } ?? 44)
    }
  }

  // MARK: Headers and footers

  private func edge(isHeader: Bool, ofSection section: Int) -> TableContent.Edge {
    let asked =
      isHeader
      ? rowDelegate?.tableView(self, heightForHeaderInSection: section)
      : rowDelegate?.tableView(self, heightForFooterInSection: section)
    let own = isHeader ? ownSectionHeights.header : ownSectionHeights.footer
    let usual = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let isOwn = own != nil || asked.map { $0 != usual } ?? false
    let view = edgeView(isHeader: isHeader, ofSection: section)
    return TableContent.Edge(view: view, height: explicitHeight(isOwn ? asked ?? own : nil, hasView: view != nil))
  }

  /// A height of 0 is the usual one in grouped tables, and a height that every section has is not that of an empty
  /// header in plain ones.
  private func explicitHeight(_ height: CGFloat?, hasView: Bool) -> Double? {
    guard let height, height >= 0, height > 0 || style == .plain else { return nil }
    let isOfAllSections = height == ownSectionHeights.header || height == ownSectionHeights.footer
    return style == .plain && !hasView && isOfAllSections ? 0 : Double(height)
  }

  private func edgeView(isHeader: Bool, ofSection section: Int) -> UIView? {
    let view =
      isHeader
      ? rowDelegate?.tableView(self, viewForHeaderInSection: section)
      : rowDelegate?.tableView(self, viewForFooterInSection: section)
    guard let view = view ?? titleView(isHeader: isHeader, ofSection: section) else { return nil }
    // The table sets the frame, whatever the view says.
    view.translatesAutoresizingMaskIntoConstraints = true
    if view.superview !== self { table.addSubview(view.node) }
    (view.node as? TableHeaderFooterView)?.isHeader = isHeader
    (view as? UITableViewHeaderFooterView)?.updateConfigurationIfNeeded()
    if isHeader {
      rowDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      rowDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    return view
  }

  private func titleView(isHeader: Bool, ofSection section: Int) -> UIView? {
    let title =
      isHeader
      ? rowSource?.tableView(self, titleForHeaderInSection: section)
      : rowSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    table.addSubview(view.node)
    view.textLabel?.text = table.shownTitle(title, isHeader: isHeader)
    return view
  }

  /// Returns about the height of a header or footer, to know when the table is full.
  private func height(of edge: TableContent.Edge) -> Double { edge.height ?? (edge.view == nil ? 0 : 28) }

  // MARK: Rows of the layout

  private func shownSection(_ index: Int, of content: TableContent) -> TableSection {
    let count = content.counts[index]
    guard content.sections.indices.contains(index) else {
      var section = TableSection(cells: [])
      let estimate = estimatedSectionHeaderHeight > 0 ? Double(estimatedSectionHeaderHeight) : nil
      section.header = TableEdge(height: estimate)
      section.heightOfRest = estimatedHeight(ofRowsIn: index, from: 0, to: count)
      return section
    }
    let loaded = content.sections[index]
    var section = TableSection(cells: loaded.cells.map(\.cell))
    section.header = TableEdge(loaded.header)
    section.footer = TableEdge(loaded.footer ?? TableContent.Edge())
    section.heightOfRest = estimatedHeight(ofRowsIn: index, from: loaded.cells.count, to: count)
    return section
  }

  /// Takes the loaded views out, and keeps those that can be used again.
  final func recycle() {
    guard let loaded = content else { return }
    content = nil
    table.rows = .sections([])
    for (_, cell) in loaded.cells {
      cell.removeFromSuperview()
      if let identifier = cell.reuseIdentifier { reusableCells.keep(cell, as: identifier) }
    }
    for edge in loaded.sections.flatMap({ [$0.header, $0.footer].compactMap { $0 } }) {
      edge.view?.removeFromSuperview()
      guard let view = edge.view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else {
        continue
      }
      reusableEdges.keep(view, as: identifier)
    }
  }
}

extension TableEdge {
  fileprivate init(_ edge: TableContent.Edge) { self.init(view: edge.view?.node, height: edge.height) }
}

extension TableRows {
  fileprivate var hasSections: Bool { if case .sections = self { true } else { false } }
}

import AutoLayout
import Graphics

/// The frames of the cells, titles and separators of a table, computed from top to bottom.
struct TableLayout {
  /// The title of a header or footer.
  struct Title {
    var text: AttributedText
    var rect: Rect
    var settings: TextSettings
    var color: Color
    var isHeader: Bool
  }

  private(set) var views: [(view: View, frame: Rect)] = []
  private(set) var titles: [Title] = []
  /// A line between rows, or at the edge of a section.
  struct Separator {
    var frame: Rect
    /// The cells that the line is between. The line is a part of the one above.
    var cellAbove: TableViewCell?
    var cellBelow: TableViewCell?
  }

  private(set) var separators: [Separator] = []
  /// The frames of inset grouped sections.
  private(set) var cards: [Rect] = []
  /// The height of the content in points.
  private(set) var height = 0.0

  private unowned let table: TableView
  private let metrics: TableMetrics
  private let width: Double

  init(of table: TableView) {
    self.table = table
    metrics = TableMetrics(style: table.style, look: table.look, context: table.heightContext)
    width = table.bounds.width
    addWholeWidth(table.tableHeaderView)
    switch table.rows {
    case .prototypes(let cells): addPrototypes(cells)
    case .sections(let sections):
      for (index, section) in sections.enumerated() { add(section, isFirst: index == 0) }
    }
    addWholeWidth(table.tableFooterView)
  }

  /// The distance of the content from the safe area.
  private var sideMargin: Double { table.sideMargin }
  private var safeArea: EdgeInsets { table.sideSafeArea }

  // MARK: Sections

  private mutating func addPrototypes(_ cells: [TableViewCell]) {
    guard !cells.isEmpty else { return }
    guard table.isOnCanvas else { return add(TableSection(cells: cells), isFirst: true) }
    height += metrics.prototypeHeader(height: table.sectionHeaderHeight)
    addRows(cells)
  }

  private mutating func add(_ section: TableSection, isFirst: Bool) {
    if let header = section.header {
      add(header, isHeader: true, isFirst: isFirst)
    } else {
      let header = metrics.header(
        height: table.sectionHeaderHeight, hasTitle: section.headerTitle != nil, isFirst: isFirst)
      height += max(header, addTitle(section.headerTitle, within: header, isHeader: true))
    }
    addRows(section.cells, heightOfRest: section.heightOfRest)
    if let footer = section.footer {
      add(footer, isHeader: false, isFirst: isFirst)
    } else {
      let footer = section.footerTitle == nil ? metrics.emptyFooter(height: table.sectionFooterHeight) : 0
      height += max(footer, addTitle(section.footerTitle, within: footer, isHeader: false))
    }
  }

  // MARK: Headers and footers of a delegate

  /// Adds a view above or below the rows of a section, in the width of the rows.
  private mutating func add(_ edge: TableEdge, isHeader: Bool, isFirst: Bool) {
    let usual =
      isHeader
      ? metrics.header(height: table.sectionHeaderHeight, hasTitle: edge.view != nil, isFirst: isFirst)
      : edge.view == nil ? metrics.emptyFooter(height: table.sectionFooterHeight) : 0
    guard let view = edge.view else {
      height += edge.height ?? usual
      return
    }
    let (left, rowWidth) = (table.rowsLeft, table.rowsWidth)
    let padding = isHeader ? metrics.topPaddingOfHeader : 0
    let edgeHeight = edge.height ?? view.automaticHeight(atWidth: rowWidth, usual: usual - padding)
    height += isHeader && table.style == .plain ? table.sectionHeaderTopPadding ?? padding : 0
    views.append((view, Rect(x: left, y: height, width: rowWidth, height: edgeHeight)))
    height += edgeHeight
  }

  private mutating func addWholeWidth(_ view: View?) {
    guard let view else { return }
    views.append((view, Rect(x: 0, y: height, width: width, height: view.frame.height)))
    height += view.frame.height
  }

  // MARK: Rows

  /// - Parameter heightOfRest: The height of further rows, which have no cells, in points.
  private mutating func addRows(_ cells: [TableViewCell], heightOfRest: Double = 0) {
    let top = height
    let isInset = table.style == .insetGrouped
    let (left, rowWidth) = (table.rowsLeft, table.rowsWidth)
    for (index, cell) in cells.enumerated() {
      let rowHeight = rowHeight(of: cell, width: rowWidth)
      let frame = Rect(x: left, y: height, width: rowWidth, height: rowHeight)
      views.append((cell, frame))
      height += rowHeight
      addSeparator(below: Array(cells[index...].prefix(2)), frame)
    }
    height += heightOfRest
    guard !cells.isEmpty else { return }
    if table.style == .grouped {
      separators.append(Separator(frame: line(x: 0, bottom: top, width: width), cellBelow: cells.first))
    }
    if isInset { cards.append(Rect(x: left, y: top, width: rowWidth, height: height - top)) }
  }

  /// A row has its own height, the table's, or that of its content with a separator (`TableViewCell.automaticHeight`),
  /// in every language, at every text size and on every screen.
  private func rowHeight(of cell: TableViewCell, width: Double) -> Double {
    guard let fixed = cell.rowHeight ?? table.rowHeight else { return cell.automaticHeight(atWidth: width) }
    return cell.growsWithContent ? max(fixed, cell.automaticHeight(atWidth: width)) : fixed
  }

  /// - Parameter cells: The cell above the separator and the one below it, if it is not the last.
  private mutating func addSeparator(below cells: [TableViewCell], _ frame: Rect) {
    guard let cell = cells.first else { return }
    let isLast = cells.count == 1
    if isLast, table.style == .insetGrouped { return }
    let isWhole = isLast && table.style == .grouped
    let written = cell.separatorInset ?? table.separatorInset
    let leading = isWhole ? 0 : leadingSafeArea + (written?.left ?? sideMargin + cell.textIndentation)
    let trailing = isWhole ? 0 : written?.right ?? defaultTrailingInset
    let (left, right) = table.isRightToLeft ? (trailing, leading) : (leading, trailing)
    let line = line(x: frame.minX + left, bottom: frame.maxY, width: max(0, frame.width - left - right))
    separators.append(Separator(frame: line, cellAbove: cell, cellBelow: isLast ? nil : cells[1]))
  }

  /// Returns a separator whose edges are at whole pixels.
  private func line(x: Double, bottom: Double, width: Double) -> Rect {
    let thickness = table.separatorThickness
    return Rect(x: x, y: table.roundedToPixel(bottom - thickness), width: width, height: thickness)
  }

  /// The part of a row before the text that sensors cover. Inset sections are clear of them.
  private var leadingSafeArea: Double {
    guard table.style != .insetGrouped else { return 0 }
    return table.isRightToLeft ? safeArea.right : safeArea.left
  }

  private var defaultTrailingInset: Double {
    guard table.metrics.list.endsSeparatorsAtMargin else { return 0 }
    return sideMargin + (table.isRightToLeft ? safeArea.left : safeArea.right)
  }

  // MARK: Titles

  /// Adds a title at the bottom of a header of the usual height, or at the top of such a footer.
  ///
  /// - Returns: The height that the title needs in points, 0 if it is nil.
  private mutating func addTitle(_ title: String?, within usual: Double, isHeader: Bool) -> Double {
    guard let title else { return 0 }
    let inset = table.style == .insetGrouped ? 2 * sideMargin : sideMargin
    let roomWidth = max(0, width - 2 * inset - safeArea.horizontal)
    let text = AttributedText(
      table.shownTitle(title, isHeader: isHeader),
      font: .preferredFont(forTextStyle: table.titleStyle(isHeader: isHeader), compatibleWith: table.traitCollection))
    let settings = TextSettings(maximumLines: 0, lineBreakMode: .wordWrapping, verticalAlignment: .top)
    let textHeight = table.paragraph(text, fitting: roomWidth, settings: settings)?.size.height ?? 0
    let needed = textHeight + (isHeader ? 12 : 20)
    let top = isHeader ? height + max(usual, needed) - textHeight - 6 : height + 8
    titles.append(
      Title(
        text: text, rect: Rect(x: inset + safeArea.left, y: top, width: roomWidth, height: textHeight),
        settings: settings,
        color: table.color(table.titleColor(isHeader: isHeader)),
        isHeader: isHeader))
    return needed
  }

  // MARK: Cards

  /// Returns the area between the square corners of a card and its rounded ones.
  ///
  /// - Parameter radius: The radius of the rounded corners in points.
  static func corners(of card: Rect, radius: Double) -> Path {
    let radius = min(radius, card.width / 2, card.height / 2)
    // A cubic curve close to a quarter circle: the control points are 0.5523 of the radius along the tangents.
    let handle = radius * (1 - 0.5523)
    let corners = [
      (Point(x: card.minX, y: card.minY), 1.0, 1.0), (Point(x: card.maxX, y: card.minY), -1.0, 1.0),
      (Point(x: card.maxX, y: card.maxY), -1.0, -1.0), (Point(x: card.minX, y: card.maxY), 1.0, -1.0),
    ]
    return .elements(
      corners.flatMap { corner, x, y in
        [
          PathElement.move(corner), .line(corner + Point(x: radius * x, y: 0)),
          .curve(
            corner + Point(x: handle * x, y: 0), corner + Point(x: 0, y: handle * y),
            to: corner + Point(x: 0, y: radius * y)),
          .close,
        ]
      })
  }
}

/// The heights of headers and footers in points, measured on frames saved in documents.
struct TableMetrics {
  /// Where a table is drawn.
  enum Context {
    /// As Interface Builder draws it, with space for headers and footers that plain tables do not have in an app.
    case canvas
    /// In an app, on a screen with a number of pixels per point.
    case app(scale: Double)
  }

  let style: TableView.Style
  let look: SystemLook
  let context: Context

  private var isOnCanvas: Bool { if case .canvas = context { true } else { false } }

  /// Returns the height of the header that Interface Builder always shows above prototype cells.
  func prototypeHeader(height: Double?) -> Double {
    guard style == .plain else { return headers.firstGrouped }
    return look < .iOS13 ? height ?? headers.plain : headers.plain
  }

  private var headers: HeaderMetrics { LookMetrics.of(look).list.headers }

  /// Returns the height of a section's header. Longer titles make it taller.
  func header(height: Double?, hasTitle: Bool, isFirst: Bool) -> Double {
    guard style == .plain else { return groupedHeader(height: height, hasTitle: hasTitle, isFirst: isFirst) }
    // A height of 0 hides a header without a title. No known document hides a header with a title.
    if !hasTitle && (height == 0 || !isOnCanvas) { return 0 }
    return hasTitle ? headers.plain : headers.plainWithoutTitle
  }

  /// The space above the header of a plain table, which is part of its height: 22 points since iOS 15
  /// (UITableView, `sectionHeaderTopPadding`).
  var topPaddingOfHeader: Double { style == .plain && look >= .iOS15 ? 22 : 0 }

  /// Returns the height of the footer of a section without a footer title.
  func emptyFooter(height: Double?) -> Double {
    if style == .plain, look < .iOS13 || !isOnCanvas { return 0 }
    return height ?? (style == .plain ? 28 : groupedGap)
  }

  /// The height of a header or footer without a title in a grouped table that sets none: 17 2/3 points in whole pixels
  /// in an app.
  private var groupedGap: Double {
    guard case .app(let scale) = context else { return 18 }
    return (17.67 * scale).rounded(.down) / scale
  }

  private func groupedHeader(height: Double?, hasTitle: Bool, isFirst: Bool) -> Double {
    if hasTitle { return isFirst ? headers.firstGrouped : 38 }
    // The well-known 35 points above the first section, on canvases only up to iOS 12 and otherwise with heights from
    // code only.
    return isFirst && (look < .iOS13 || height == nil && !isOnCanvas) ? 35 : height ?? groupedGap
  }
}

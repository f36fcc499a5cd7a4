import Graphics

/// A table view.
struct TableViewElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// How sections are set apart.
  enum Style: String, Hashable, Sendable {
    case plain, grouped, insetGrouped
  }

  /// How sections are set apart.
  var style: Style { element.word("style") ?? .plain }
  /// Whether the rows stand in the document rather than coming from code.
  var isStatic: Bool { element.attributes["dataMode"] == "static" }
  /// The height of rows in points; none where their content decides.
  var rowHeight: Double? { height("rowHeight") }
  /// The height that rows are taken to have before they are measured, in points.
  var estimatedRowHeight: Double? { height("estimatedRowHeight") }
  /// The height of section headers in points; none where their content decides.
  var sectionHeaderHeight: Double? { height("sectionHeaderHeight") }
  /// The height of section footers in points; none where their content decides.
  var sectionFooterHeight: Double? { height("sectionFooterHeight") }
  /// Whether lines are drawn between rows.
  var hasSeparators: Bool { element.attributes["separatorStyle"] != "none" }
  /// The colour of those lines.
  var separatorColor: DocumentColor? { element.color("separatorColor") }
  /// Distances of those lines from the edges in points.
  var separatorInset: EdgeInsets? { element.insets("separatorInset") }
  /// The view above all rows.
  var headerView: ViewElement? { element.child(forKey: "tableHeaderView").map(ViewElement.init) }
  /// The view below all rows.
  var footerView: ViewElement? { element.child(forKey: "tableFooterView").map(ViewElement.init) }
  /// The cells that code makes rows from.
  var prototypes: [ViewElement] { element.list("prototypes").map(ViewElement.init) }
  /// The sections of rows that stand in the document.
  var sections: [TableSectionElement] { element.list("sections").map(TableSectionElement.init) }

  /// Documents write -1 for a height that the content decides.
  private func height(_ name: String) -> Double? { element.number(name).flatMap { $0 >= 0 ? $0 : nil } }
}

/// A section of rows that stand in the document.
struct TableSectionElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The text above the rows.
  var headerTitle: String? { element.string("headerTitle") }
  /// The text below the rows.
  var footerTitle: String? { element.string("footerTitle") }
  /// The rows.
  var cells: [ViewElement] { element.list("cells").map(ViewElement.init) }
}

/// A table view's cell.
struct TableViewCellElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The arrangements that the system makes of text, detail and image.
  enum Style: String, Hashable, Sendable {
    case custom = ""
    case `default` = "IBUITableViewCellStyleDefault"
    case subtitle = "IBUITableViewCellStyleSubtitle"
    case value1 = "IBUITableViewCellStyleValue1"
    case value2 = "IBUITableViewCellStyleValue2"
  }

  /// What stands at the trailing edge.
  enum Accessory: String, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The arrangement.
  var style: Style { element.word("style") ?? .custom }
  /// What stands at the trailing edge.
  var accessory: Accessory { element.word("accessoryType") ?? .none }
  /// A view at the trailing edge instead.
  var accessoryView: ViewElement? { element.child(forKey: "accessoryView").map(ViewElement.init) }
  /// Whether anything stands at the trailing edge.
  var hasAccessory: Bool { accessory != .none || accessoryView != nil }
  /// The view that holds the subviews.
  var contentView: ViewElement? { element.child(forKey: "contentView").map(ViewElement.init) }
  /// The id of the subview of the content view that is the arrangement's text.
  var textLabelID: String? { element.attributes["textLabel"] }
  /// The id of the one that is its detail.
  var detailTextLabelID: String? { element.attributes["detailTextLabel"] }
  /// The id of the one that is its image.
  var imageViewID: String? { element.attributes["imageView"] }
  /// The height in points; none where the table or the content decides.
  var rowHeight: Double? { element.number("rowHeight").flatMap { $0 >= 0 ? $0 : nil } }
  /// The name that code makes cells by.
  var reuseIdentifier: String? { element.attributes["reuseIdentifier"] }
  /// The number of steps that the content is indented by.
  var indentationLevel: Int { element.integer("indentationLevel") ?? 0 }
  /// A step in points.
  var indentationWidth: Double { element.number("indentationWidth") ?? 10 }
  /// Distances of the line below from the edges in points.
  var separatorInset: EdgeInsets? { element.insets("separatorInset") }
}
